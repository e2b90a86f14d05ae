import { formatDay, type Day } from '../clinic-calendar.ts';

/** The doctor's wish to see a client again, which the desk books; nothing clinical. */
export interface VisitWish {
  /** The wished day, roughly; after today and within a year. */
  on: Day;
  /** A line for the front desk, at most 200 characters. */
  words?: string;
}

/** Days ahead that a wished visit may be at most. */
export const MAX_WISH_DAYS = 366;
/** Days after the wished day for which the desk still sees the wish. */
export const WISH_SHOWN_DAYS = 60;
/** Distances in weeks that are offered as buttons. */
export const WISH_WEEKS = [1, 2, 3, 4, 6] as const;

/** A wish as the desk reads it: "Dr. Meera Iyer would see them about 10 Dec 2026: bring the report". */
export const wishWords = ({ on, words = '' }: VisitWish, doctor: string): string =>
  `${doctor} would see them about ${formatDay(on)}${words && `: ${words}`}`;
