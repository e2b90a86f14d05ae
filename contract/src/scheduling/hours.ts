import type { ClinicMoment, Day } from '../clinic-calendar.ts';
import type { AppointmentType } from '../constants.ts';
import type { PersonRef, Stored } from '../people.ts';

/** The place of a visit decides in which of a doctor's hours it fits. */
export const VISIT_MODES = ['clinic', 'online'] as const;
export type VisitMode = (typeof VISIT_MODES)[number];

/** In-person visits and those at a machine need the clinic. */
export const modeOf = (type: AppointmentType): VisitMode => (type === 'Online' ? 'online' : 'clinic');

/** A stretch of working time on one day; overnight is two touching ones. */
export interface WorkRange {
  /** HH:mm, a multiple of five minutes, clinic's zone. */
  from: string;
  /** HH:mm, later than `from`, a multiple of five minutes; 24:00 is the end of the day. */
  to: string;
  /** At least one. */
  modes: VisitMode[];
}

/** A stretch of every week. */
export interface WeekRange extends WorkRange {
  /** 0 = Sunday … 6 = Saturday. */
  day: number;
}

/** When a doctor works, from a day on until the next week of the doctor holds. */
export interface Week extends Stored {
  /** Id of the doctor. */
  doctor: string;
  /** First day on which it holds, yyyy-MM-dd. */
  validFrom: Day;
  /** Ranges of one day do not overlap; a weekday without one is free. At most 100. */
  ranges: WeekRange[];
  /** Raised by every change. */
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
  /** Not included; later than `from`. */
  to: ClinicMoment;
  /** Clients see the clinic's ("Closed: Diwali"), never a doctor's. */
  label: string;
  /** Raised by every change. */
  version: number;
}

/** All that decides when one doctor works. */
export interface DoctorHours {
  doctor: PersonRef;
  /** Earliest first; empty: the clinic's opening hours hold. */
  weeks: Week[];
  extra: ExtraHours[];
  timeOff: TimeOff[];
}

/** All hours that the reader may see: a doctor reads the own. */
export interface ClinicHours {
  doctors: DoctorHours[];
  /** The whole clinic's. */
  closures: TimeOff[];
}

/** Chooses the days of extra hours and time off; weeks come all. */
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
  /**
   * The version that was read; left out for a week that begins on a day of its own. An older one answers 409.
   */
  version?: number;
}

export interface AddExtraHours extends WorkRange {
  /** Id of the doctor. */
  doctor: string;
  /** yyyy-MM-dd, not before today. */
  date: Day;
}

export interface SaveTimeOff {
  /** Id of the doctor; null: the whole clinic, which only an admin closes. A stored one keeps its own. */
  doctor: string | null;
  from: ClinicMoment;
  to: ClinicMoment;
  /** 1–200 characters. */
  label: string;
  /** True: also over visits, which then wait in the desk's worklist; otherwise they answer 409 with their list. */
  overVisits?: boolean;
  /** The version that was read. */
  version?: number;
}

/** A visit over which time off would lie: body of the 409 VISITS_IN_TIME_OFF, in `visits`. */
export interface VisitInTheWay {
  id: string;
  client: string;
  doctor: string;
  /** Clinic's zone. */
  at: ClinicMoment;
  status: 'requested' | 'confirmed';
}
