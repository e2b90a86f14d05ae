import { clinicDateTime, formatTimes, formatWeekday } from '@clinic/contract/clinic-calendar';
import { CLINIC_ADDRESS } from '@clinic/contract/clinic';
import type { Appointment } from '@clinic/contract/appointments';
import { isOver } from '@clinic/contract/visit-outcome';
import { clinicZone, zoneNote } from '@clinic/ui/clinic-page';

/** Day and time of an appointment on the clinic's clock: "Monday, 05 Jan 2026", "3:30 PM – 4:00 PM"; elsewhere its zone, too. */
export function whenText({ start, end }: Pick<Appointment, 'start' | 'end'>): { day: string; time: string } {
  const from = clinicDateTime(new Date(start), clinicZone());
  const to = clinicDateTime(new Date(end), clinicZone());
  return {
    day: formatWeekday(from.date),
    time: formatTimes(from.time, to.time) + zoneNote(start),
  };
}

/** Where the client goes: the clinic's address, or "Online". */
export const placeText = ({ appointmentType }: Pick<Appointment, 'appointmentType'>): string =>
  appointmentType === 'Online' ? 'Online' : CLINIC_ADDRESS;

/** Still to come, not cancelled and not over by its outcome. */
export const isUpcoming = (
  { status, end, outcome }: Pick<Appointment, 'status' | 'end' | 'outcome'>,
  now: Date,
): boolean => status !== 'cancelled' && new Date(end) > now && !isOver(outcome);

/** Upcoming ones, the next first. */
export const upcoming = (appointments: readonly Appointment[], now: Date): Appointment[] =>
  appointments
    .filter((appointment) => isUpcoming(appointment, now))
    .toSorted((one, other) => one.start.localeCompare(other.start));

/** Over or cancelled, the latest first. */
export const past = (appointments: readonly Appointment[], now: Date): Appointment[] =>
  appointments
    .filter((appointment) => !isUpcoming(appointment, now))
    .toSorted((one, other) => other.start.localeCompare(one.start));
