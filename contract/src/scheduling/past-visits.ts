import { addDays, type Day } from '../clinic-calendar.ts';
import type { AppointmentType } from '../constants.ts';
import type { Appointment } from './appointments.ts';
import type { Outcome } from './visit-outcome.ts';

/** The desk enters a forgotten visit so many days later at most. */
export const PAST_VISIT_DAYS = 30;

/** The outcomes with which a past visit is entered. */
export const PAST_OUTCOMES = ['completed', 'no_show'] as const satisfies readonly Outcome[];

/** A visit that has taken place, or was missed, and was not written down then. */
export interface PastVisit {
  /** Id of the client. */
  client: string;
  /** Id of the doctor. */
  doctor: string;
  /** A day of the last 30, in the clinic's zone. */
  date: Day;
  /** HH:mm, a multiple of five minutes. */
  time: string;
  outcome: (typeof PAST_OUTCOMES)[number];
  /** Left out: In-Person. */
  appointmentType?: AppointmentType;
  /** Minutes, 15–120 in steps of 15; left out: 15. */
  duration?: number;
  assistantNotes?: string;
  /** The doctor becomes the doctor of a client who has none. */
  setsOwner?: boolean;
}

export interface PastVisitEntered {
  appointment: Appointment;
  /** Other visits of the doctor at that time, in words; nothing is refused for them. */
  clashes: string[];
  /** The client was registered after the visit. */
  beforeRegistration: boolean;
}

/** Tells whether a visit of this day may still be entered. */
export const isEnteredLater = (day: Day, today: Day): boolean =>
  day <= today && day >= addDays(today, -PAST_VISIT_DAYS);
