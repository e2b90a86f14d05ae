import { appointmentCalls } from '@clinic/contract/appointment-calls';
import type { CreateAppointment } from '@clinic/contract/appointments';
import { formatDay, formatTime } from '@clinic/contract/clinic-calendar';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { fieldErrorsOf, refusalOf } from '@clinic/ui/session/refusal.ts';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';
import type { Booking } from './booking.ts';
import { timeRefusedOf, type TimeRefused } from './time-refusal.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';

/** Milliseconds that the toast about a conflict stays (specification 1, section 9). */
const CONFLICT_LIFE = 5000;

export interface HowToBook {
  confirm: boolean;
  /** Takes a time that is kept for somebody. */
  overHold?: boolean;
}

/** Books at the desk; answers field → sentence for what the server refused. */
export function useBooking(onBooked: () => void) {
  const [refused, setRefused] = useState<TimeRefused | null>(null);
  const server = useServer();
  const changed = useAppointmentsChanged();

  const refuse = (error: unknown) => {
    const refusal = refusalOf(error);
    const existing = refusal?.existingAppointment;
    const held = refusal?.code === 'TIME_HELD';
    const sentence = existing
      ? `Client already has an active appointment on ${formatDay(existing.date)} at ${formatTime(existing.time)}. Please wait for it to complete or cancel it before booking a new one.`
      : held || !refusal?.error
        ? `Error booking appointment : ${failureText(error, 'Please try again.')}`
        : `Error: ${refusal.error}`;
    if (!held) notify.error(sentence, existing ? CONFLICT_LIFE : undefined);
    setRefused({
      ...timeRefusedOf(error, sentence),
      ...(!held && { sentence }),
    });
    return fieldErrorsOf(error) ?? undefined;
  };

  const book = async ({ hoursReason, ...booking }: Booking, { confirm, overHold }: HowToBook) => {
    setRefused(null);
    const body: CreateAppointment = {
      ...booking,
      ...(hoursReason.trim() && { hoursReason }),
      ...(confirm && { confirm }),
      ...(confirm && overHold && { overHold }),
    };
    try {
      await server((api) => api.call(appointmentCalls.create, { body }));
    } catch (error) {
      return refuse(error);
    } finally {
      changed();
    }
    notify.success('Appointment booked successfully!');
    if (confirm) notify.success('Appointment confirmed and client notified!');
    onBooked();
    return undefined;
  };

  return { book, refused, forget: () => setRefused(null) };
}
