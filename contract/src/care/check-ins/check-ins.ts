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
/** Most check-ins of an answer; a program of a year has 52. */
export const MAX_CHECK_INS = 60;
/** The prescribed sentence beside the note, which must not be changed. */
export const NOT_READ_AT_ONCE = 'Not read at once. Chest pain, fainting, breathlessness: call 112.';

/** A client's answers about a week. */
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

/** A week of the program about which the client may answer now. */
export interface DueCheckIn {
  /** The week of the program, from 1. */
  week: number;
  /** The day after that week; the check-in is open from then until the next is due. */
  dueOn: Day;
}

/** One week's check-in. */
export interface CheckIn extends CheckInAnswers, DueCheckIn {
  _id: string;
  id: string;
  /** Counts the changes from 1, the doctor's included. */
  version: number;
  /** When the client last sent it. */
  sentAt: Instant;
  /** When the doctor read it; null: the client may still change it. */
  readAt: Instant | null;
  /** The doctor's answer; null before there is one. */
  answer: { text: string; at: Instant } | null;
}

/** `GET /api/checkIns`: the client's own check-ins. */
export interface OwnCheckIns {
  /** The open week; null without a program, in its first week, and from a week after its last one. */
  due: DueCheckIn | null;
  /** Newest first, of this and earlier programs, at most 60. */
  checkIns: CheckIn[];
}

/** `PUT /api/checkIns`. */
export interface SaveCheckIn extends CheckInAnswers {
  /** The due week; others answer 400. */
  week: number;
  /** The version that was read; 0 for the first save. A later one exists: 409. */
  version: number;
}

/** `PUT /api/checkIns/:id/answer`. */
export interface AnswerCheckIn {
  /** 1–1,000 characters. */
  text: string;
  /** The version that was read. 409 when the client or another window has changed it. */
  version: number;
}

/** The check-in that is open on a day: each week can be answered from the day after it until the next week is over. */
export function dueCheckIn(
  program: Pick<ClientProgram, 'startDate' | 'duration'> | null,
  today: Day,
): DueCheckIn | null {
  if (!program) return null;
  const week = Math.floor(daysBetween(program.startDate, today) / CHECK_IN_DAYS);
  if (week < 1 || week > program.duration) return null;
  return { week, dueOn: addDays(program.startDate, week * CHECK_IN_DAYS) };
}
