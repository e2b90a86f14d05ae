import { addDays, daysBetween, type Day, type Instant } from '../../clinic-calendar.ts';
import type { MealType } from '../../constants.ts';
import type { ClientProgram } from '../../people.ts';

/** Questions on a scale from 1 to 5, with the words of both ends. */
export const CHECK_IN_SCALES = {
  hunger: { label: 'Hunger', low: 'Never hungry', high: 'Always hungry' },
  energy: { label: 'Energy', low: 'Worn out', high: 'Full of energy' },
  sleep: { label: 'Sleep', low: 'Slept badly', high: 'Slept well' },
} as const;
export type CheckInScale = keyof typeof CHECK_IN_SCALES;
export const CHECK_IN_SCALE_NAMES = Object.keys(CHECK_IN_SCALES) as CheckInScale[];
/** Steps of every scale. */
export const SCALE_STEPS = { min: 1, max: 5 } as const;
/** Days that one check-in looks back on. */
export const CHECK_IN_DAYS = 7;
/** Longest note, and longest answer of the doctor, in characters. */
export const MAX_CHECK_IN_TEXT = 1000;
/** Check-ins that are answered at most; a program of a year has 52. */
export const MAX_CHECK_INS = 60;
/** This sentence stands beside the note, word by word. */
export const NOT_READ_AT_ONCE = 'Not read at once. Chest pain, fainting, breathlessness: call 112.';

/** How a week went, in the client's words. */
export interface CheckInAnswers extends Record<CheckInScale, number> {
  /** Days on which the plan was followed, 0–7. */
  daysFollowed: number;
  /** The meal that was hardest; null when none was. */
  hardestMeal: MealType | null;
  /** At most 1,000 characters; may be empty. */
  note: string;
  /** kg, measured that day; null when the client did not step on the scales. */
  weight: number | null;
}

/** A week of the program that a client may look back on now. */
export interface DueCheckIn {
  /** The week of the program, from 1. */
  week: number;
  /** The day after that week; open until the next one is due. */
  dueOn: Day;
}

/** One week's check-in. */
export interface CheckIn extends CheckInAnswers, DueCheckIn {
  _id: string;
  id: string;
  /** Counts up from 1 with every change, also the doctor's. */
  version: number;
  /** When the client sent it last. */
  sentAt: Instant;
  /** When the doctor read it; null: the client may still change it. */
  readAt: Instant | null;
  /** The doctor's answer; null as long as there is none. */
  answer: { text: string; at: Instant } | null;
}

/** `GET /api/checkIns`: the client's own. */
export interface OwnCheckIns {
  /** Null outside a program, in its first week, and a week after its last one. */
  due: DueCheckIn | null;
  /** The newest first; of this and of earlier programs, at most 60. */
  checkIns: CheckIn[];
}

/** `PUT /api/checkIns`. */
export interface SaveCheckIn extends CheckInAnswers {
  /** The one that is due: 400 for another. */
  week: number;
  /** The version that the client changes; 0 for the first. 409 when there is a later one. */
  version: number;
}

/** `PUT /api/checkIns/:id/answer`. */
export interface AnswerCheckIn {
  /** 1–1,000 characters. */
  text: string;
  /** The version that was read. 409 when the client or another window has changed it. */
  version: number;
}

/**
 * The check-in that is open on a day: each week of the program is looked back on from the day after it, which is the
 * weekday on which the program began, until the next one is due.
 */
export function dueCheckIn(
  program: Pick<ClientProgram, 'startDate' | 'duration'> | null,
  today: Day,
): DueCheckIn | null {
  if (!program) return null;
  const week = Math.floor(daysBetween(program.startDate, today) / CHECK_IN_DAYS);
  if (week < 1 || week > program.duration) return null;
  return { week, dueOn: addDays(program.startDate, week * CHECK_IN_DAYS) };
}
