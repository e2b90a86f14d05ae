import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { CreateAppointment, RescheduleAppointment } from '@clinic/contract/scheduling/appointments';
import { clientApi } from '../../lib/http.ts';

/** Why a second appointment is refused. */
export const ACTIVE_ALREADY =
  'You already have an active appointment. Please complete or cancel your existing appointment before scheduling a new one.';

export const requestAppointment = (body: CreateAppointment, token?: string) =>
  clientApi.call(appointmentCalls.create, { body }, { token });

export const rescheduleAppointment = (id: string, body: RescheduleAppointment) =>
  clientApi.call(appointmentCalls.reschedule, { id, body });

export const cancelAppointment = (id: string) => clientApi.call(appointmentCalls.cancel, { id });

/** Whether the client wants an earlier time. */
export const wantEarlier = (id: string, wanted: boolean) =>
  clientApi.call(appointmentCalls.wantEarlier, { id, body: { wanted } });
