import { formatDay, type Day } from '../clinic-calendar.ts';

/** When a doctor would see a client again: the desk books it. Nothing clinical. */
export interface VisitWish {
  /** About which day, after today and within a year. */
  on: Day;
  /** A line for the front desk, at most 200 characters. */
  words?: string;
}

/** The longest distance of a wished visit, in days. */
export const MAX_WISH_DAYS = 366;
/** Days after the wished one for which the desk is still reminded of it. */
export const WISH_SHOWN_DAYS = 60;
/** Weeks that are offered in one press. */
export const WISH_WEEKS = [1, 2, 3, 4, 6] as const;

/** "Dr. Meera Iyer would see them about 10 Dec 2026: bring the report". */
export const wishWords = ({ on, words = '' }: VisitWish, doctor: string): string =>
  `${doctor} would see them about ${formatDay(on)}${words && `: ${words}`}`;
