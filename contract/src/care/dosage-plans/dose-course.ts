import type { Day } from '../../clinic-calendar.ts';

export const DOSE_FORMS = [
  'tablet',
  'capsule',
  'churna',
  'syrup',
  'drops',
  'decoction',
  'ghee or oil',
  'avaleha',
  'asava',
  'external',
  'other',
] as const;
export type DoseForm = (typeof DOSE_FORMS)[number];

/** The days on which a dose is taken; without a rhythm every day. */
export type DoseRhythm =
  /** 1–6 different weekdays, 0 (Sunday) to 6; seven are stored as none. */
  | { weekdays: number[] }
  /** Every 2–90 days, counted from the course's `from`. */
  | { every: number }
  /** A day of each month, 1–28. */
  | { dayOfMonth: number }
  /** Never expected, ticked or dispensed by itself; the plan checks count it daily. */
  | { asNeeded: true };

/** Days on which a dose is not taken, both included. */
export interface DosePause {
  from: Day;
  to: Day;
}

/** Further words of an entry beside its name, strength and counts. A field that is absent is not said. */
export interface DoseCourse {
  /** Id of the inventory's item. */
  product?: string;
  form?: DoseForm;
  /** At most 60 characters: warm water, honey, milk, ghee; checked as a food. */
  vehicle?: string;
  /** First day. */
  from?: Day;
  /** Last day, included. */
  to?: Day;
  /** At most 20. */
  pauses?: DosePause[];
  rhythm?: DoseRhythm;
}

/** The fields that decide on which days a dose is taken. */
export type DoseDays = Pick<DoseCourse, 'from' | 'to' | 'pauses' | 'rhythm'>;

/** A course as it is sent: absent keeps what stands for that entry, null clears. */
export type DoseCourseInput = { [Field in keyof DoseCourse]?: DoseCourse[Field] | null };

/** When a slot's pieces are taken, in place of A and B; `bedtime` only with dinner. */
export const DOSE_MOMENTS = ['withMeal', 'bedtime'] as const;
export type DoseMoment = (typeof DOSE_MOMENTS)[number];

export const STOP_REASONS = ['done', 'sideEffect', 'notNeeded', 'other'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** An entry that leaves the plan by the save that names it. */
export interface DoseStop {
  /** Id of the standing entry. */
  id: string;
  reason: StopReason;
}

/** Longest vehicle, in characters. */
export const MAX_VEHICLE = 60;
/** Most pauses of one entry. */
export const MAX_PAUSES = 20;
/** Days of the rhythm `every`. */
export const EVERY_DAYS = { min: 2, max: 90 } as const;
/** Days of the rhythm `dayOfMonth`: each month has them. */
export const MONTH_DAYS = { min: 1, max: 28 } as const;
