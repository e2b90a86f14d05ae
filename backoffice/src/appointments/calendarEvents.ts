import { effectiveTime } from '@clinic/contract/appointment-rules';
import type { Appointment } from '@clinic/contract/appointments';
import { clinicDateTime, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import { calendarFills, colours } from '@clinic/theme/tokens';
import { dateOfDay, dateOfTime } from '../forms/days.ts';
import { STATUS_WORDS } from './appointmentWords.ts';

export interface CalendarEvent {
  appointment: Appointment;
  title: string;
  start: Date;
  end: Date;
}

// The calendar draws in the browser's zone, so it is given the clinic's wall clock as if it were local.
const localOf = ({ date, time }: ClinicMoment): Date => {
  const day = dateOfDay(date) ?? new Date(0);
  const clock = dateOfTime(time);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), clock?.getHours(), clock?.getMinutes());
};

/** An instant as the clinic's clock shows it, for a browser in any zone. */
export const wallClock = (instant: Date, zone: string): Date => localOf(clinicDateTime(instant, zone));

export const eventOf = (appointment: Appointment): CalendarEvent => {
  const start = localOf(effectiveTime(appointment));
  return {
    appointment,
    title: `${STATUS_WORDS[appointment.status]}: ${appointment.client.name} with ${appointment.doctor.name}`,
    start,
    end: new Date(start.getTime() + appointment.duration * 60_000),
  };
};

/** Requested amber, cancelled red, otherwise dark brown. */
export const eventStyle = ({ appointment: { status } }: CalendarEvent) => {
  const fills = calendarFills.assistant;
  const { ground, text } = status === 'confirmed' ? fills.other : fills[status];
  return {
    style: {
      backgroundColor: colours[ground],
      color: colours[text],
      border: `1px solid ${colours.paper}`,
      textDecoration: status === 'cancelled' ? 'line-through' : undefined,
    },
  };
};
