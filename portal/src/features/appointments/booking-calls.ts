import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { CreateAppointment, RescheduleAppointment } from '@clinic/contract/scheduling/appointments';
import { clientApi } from '../../lib/http.ts';

/** Why a client cannot book a second appointment. */
export const ACTIVE_ALREADY =
  'You already have an active appointment. Please complete or cancel your existing appointment before scheduling a new one.';

/** Why a client with a series cannot ask for a visit beside it. */
export const SERIES_ALREADY =
  'Your visits are booked as a series. You can ask for another time for each of them, or cancel it; for a visit beside them please call us.';

export const requestAppointment = (body: CreateAppointment, token?: string) =>
  clientApi.call(appointmentCalls.create, { body }, { token });

export const rescheduleAppointment = (id: string, body: RescheduleAppointment) =>
  clientApi.call(appointmentCalls.reschedule, { id, body });

export const cancelAppointment = (id: string) => clientApi.call(appointmentCalls.cancel, { id });

/** Sets or clears the wish for an earlier time. */
export const wantEarlier = (id: string, wanted: boolean) =>
  clientApi.call(appointmentCalls.wantEarlier, { id, body: { wanted } });
