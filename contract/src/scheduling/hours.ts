import type { ClinicMoment, Day } from '../clinic-calendar.ts';
import type { AppointmentType } from '../constants.ts';
import type { PersonRef, Stored } from '../people.ts';

/** Where a visit takes place; a doctor's working hours name the modes they are for. */
export const VISIT_MODES = ['clinic', 'online'] as const;
export type VisitMode = (typeof VISIT_MODES)[number];

/** In-person visits and those at a machine need the clinic. */
export const modeOf = (type: AppointmentType): VisitMode => (type === 'Online' ? 'online' : 'clinic');

/** A working period of one day; work over midnight is two periods that touch. */
export interface WorkRange {
  /** HH:mm, a multiple of five minutes, clinic's zone. */
  from: string;
  /** HH:mm, later than `from`, a multiple of five minutes; 24:00 is the end of the day. */
  to: string;
  /** Kinds of visit in this period, at least one. */
  modes: VisitMode[];
}

/** A working period of one weekday. */
export interface WeekRange extends WorkRange {
  /** 0 = Sunday … 6 = Saturday. */
  day: number;
}

/** A doctor's weekly hours, valid from a day on until the doctor's next stored week begins. */
export interface Week extends Stored {
  /** Id of the doctor. */
  doctor: string;
  /** First day on which it holds, yyyy-MM-dd. */
  validFrom: Day;
  /** Ranges of one day do not overlap; a weekday without one is free. At most 100. */
  ranges: WeekRange[];
  /** Counts the changes. */
  version: number;
}

/** Working time outside the week, on one day. */
export interface ExtraHours extends Stored, WorkRange {
  /** Id of the doctor. */
  doctor: string;
  date: Day;
}

/** Leave of one doctor, or a closure of the clinic. */
export interface TimeOff extends Stored {
  /** Id of the doctor; null: the whole clinic. */
  doctor: string | null;
  from: ClinicMoment;
  /** The end, not included; later than `from`. */
  to: ClinicMoment;
  /** Clients see it for a closure ("Closed: Diwali"), never for a doctor's time off. */
  label: string;
  /** Counts the changes. */
  version: number;
}

/** Everything that decides when one doctor works. */
export interface DoctorHours {
  doctor: PersonRef;
  /** Earliest first; empty: the clinic's opening hours apply. */
  weeks: Week[];
  extra: ExtraHours[];
  timeOff: TimeOff[];
}

/** The hours that the reader may see: a doctor sees only the own. */
export interface ClinicHours {
  doctors: DoctorHours[];
  /** Closures of the whole clinic. */
  closures: TimeOff[];
}

/** Days of extra hours and time off to answer; weeks are all answered. */
export interface HoursRange {
  /** First day, yyyy-MM-dd; left out: today. */
  from?: Day;
  /** Last day, included; left out: no bound. */
  to?: Day;
}

export interface SaveWeek {
  /** yyyy-MM-dd; a week of the doctor that begins on the same day is replaced. */
  validFrom: Day;
  ranges: WeekRange[];
  /** The version that was read: an older one answers 409. Left out for a new week, on a day where none begins yet. */
  version?: number;
}

export interface AddExtraHours extends WorkRange {
  /** Id of the doctor. */
  doctor: string;
  /** yyyy-MM-dd, not before today. */
  date: Day;
}

export interface SaveTimeOff {
  /** Id of the doctor; null: the whole clinic, which only an admin may close. Stored time off keeps its doctor. */
  doctor: string | null;
  from: ClinicMoment;
  to: ClinicMoment;
  /** 1–200 characters. */
  label: string;
  /** True: saves it over visits, which then appear in the desk's worklist; otherwise they are listed in a 409. */
  overVisits?: boolean;
  /** The version that was read. */
  version?: number;
}

/** A visit inside the new time off, listed in the 409 VISITS_IN_TIME_OFF. */
export interface VisitInTheWay {
  id: string;
  client: string;
  doctor: string;
  /** Day and time in the clinic's zone. */
  at: ClinicMoment;
  status: 'requested' | 'confirmed';
  /** For visits of one series, which are one row: all their times in this time off, earliest first; `at` is the first. */
  series?: { id: string; dates: ClinicMoment[] };
}
