import type { ClinicMoment, Day } from '../clinic-calendar.ts';
import type { AppointmentType } from '../constants.ts';
import type { PersonRef } from '../people.ts';
import type { Appointment, PersonInput } from './appointments.ts';
import type { Alternative } from './booking-policy.ts';

/** Fewest and most visits of a series. */
export const SERIES_TIMES = { min: 2, max: 30 } as const;
/** The last visit of a series is at most so many days after the first. */
export const SERIES_DAYS = 366;

/**
 * Every `days` days (1–90); or every `weeks` weeks (1–12) on the weekdays of `on`, 0 (Sunday) to 6, each once; left
 * out: on the weekday of the first visit.
 */
export type SeriesRhythm = { days: number } | { weeks: number; on?: number[] };

/** A date of the series that takes place at another time. */
export interface SeriesExchange {
  /** The date by the rhythm. */
  date: Day;
  at: ClinicMoment;
}

/** Visits at intervals, booked all or none. */
export interface BookSeries {
  /** Id, or {id, name}. */
  client: PersonInput;
  /** Id, or {id, name}. */
  doctor: PersonInput;
  /** Id, or {id, name}. */
  assistant: PersonInput;
  /** Left out: In-Person. */
  appointmentType?: AppointmentType;
  /** Minutes, 15–120 in steps of 15; left out: 15. */
  duration?: number;
  /** Not before today; its time, HH:mm, a multiple of five minutes, is the time of each visit. */
  first: ClinicMoment;
  every: SeriesRhythm;
  /** How many dates the rhythm counts, 2–30, also those that are left out. */
  times: number;
  /** Dates of the rhythm on which there is no visit. */
  leaveOut?: Day[];
  /** Dates of the rhythm that take place at another time. */
  instead?: SeriesExchange[];
  assistantNotes?: string;
  /** The reason to book outside the doctor's hours; with it `closed` and `off` are no obstacles. */
  hoursReason?: string;
  /**
   * Id of the client's active visit, which becomes the first one of the series, confirmed at its own time; `first`
   * must be that time.
   */
  takeFirst?: string;
  /** True: nothing is booked; the answer says what is in the way. */
  dryRun?: boolean;
}

/** Reasons why one date of a series is not free. */
export type SeriesObstacle = 'closed' | 'off' | 'taken' | 'held';

export interface SeriesDate extends ClinicMoment {
  /** The date by the rhythm; another one than `date` when it takes place on another day. */
  of: Day;
  /** Null: free. */
  obstacle: SeriesObstacle | null;
  /** Why, as the desk reads it; empty when it is free. */
  why: string;
  /** At most three free times of that day or the next open one; none when it is free. */
  alternatives: Alternative[];
}

export interface SeriesAnswer {
  message: string;
  /** The dates of the rhythm that are not left out, earliest first. */
  dates: SeriesDate[];
  /** The visits that were booked, earliest first; empty after a dry run. */
  appointments: Appointment[];
  /** True: the visits were booked and the client, who has no e-mail, is to be told by phone. Left out otherwise. */
  byPhone?: true;
}

/** A client's series of which visits are still to come. */
export interface RunningSeries {
  id: string;
  doctor: PersonRef;
  /** The visits to come, earliest first; one that takes place now is among them. */
  toCome: Appointment[];
  /** How many visits were booked. */
  of: number;
}
