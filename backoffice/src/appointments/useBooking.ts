import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { CreateAppointment } from '@clinic/contract/scheduling/appointments';
import { formatDay, formatTime } from '@clinic/contract/clinic-calendar';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { fieldErrorsOf, refusalOf } from '@clinic/ui/session/refusal.ts';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';
import type { Booking } from './booking.ts';
import { timeRefusedOf, type TimeRefused } from './time-refusal.ts';
import { useAppointmentsChanged } from './useAppointmentsChanged.ts';
import { useHoursQuestion } from './useHoursQuestion.tsx';

/** Milliseconds that the toast about a conflict stays (specification 1, section 9). */
const CONFLICT_LIFE = 5000;

export interface HowToBook {
  confirm: boolean;
  /** Takes a time that is held by a request. */
  overHold?: boolean;
}

/** Answers field → sentence for what the server refused. */
export function useBooking(onBooked: () => void) {
  const [refused, setRefused] = useState<TimeRefused | null>(null);
  const server = useServer();
  const changed = useAppointmentsChanged();
  const { mayBook, question } = useHoursQuestion();

  /** The client's other visit is shown as a toast, a taken time in the form beside the free ones. */
  const refuse = (error: unknown) => {
    const refusal = refusalOf(error);
    const existing = refusal?.existingAppointment;
    if (existing)
      notify.error(
        `Client already has an active appointment on ${formatDay(existing.date)} at ${formatTime(existing.time)}. Please wait for it to complete or cancel it before booking a new one.`,
        CONFLICT_LIFE,
      );
    else if (refusal?.statusCode === 409) setRefused(timeRefusedOf(error, 'This time cannot be booked.'));
    else if (refusal?.error) notify.error(`Error: ${refusal.error}`);
    else notify.error(`Error booking appointment : ${failureText(error, 'Please try again.')}`);
    return fieldErrorsOf(error) ?? undefined;
  };

  const book = async ({ hoursReason, ...booking }: Booking, { confirm, overHold }: HowToBook) => {
    setRefused(null);
    if (!overHold && !(await mayBook(booking))) return undefined;
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
    if (confirm)
      notify.emailed('Appointment booked successfully!', 'Appointment confirmed and client notified!');
    else notify.success('Appointment booked successfully!', 'Not confirmed yet.');
    onBooked();
    return undefined;
  };

  return { book, refused, forget: () => setRefused(null), question };
}
