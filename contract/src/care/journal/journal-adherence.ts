import { addDays, type Day } from '../../clinic-calendar.ts';
import type { Adherence as WeeksAdherence } from '../client-progress/progress-input.ts';
import { THRESHOLDS } from '../body/alert-thresholds.ts';
import type { JournalDay, JournalDose } from './journal.ts';

/** How the items of several days were answered. */
export interface Adherence {
  had: number;
  swapped: number;
  skipped: number;
  /** Items that were asked for and not answered. */
  unanswered: number;
  /** Days with at least one answer. */
  answeredDays: number;
  /** Followed ÷ answered in whole per cent; null before there are four answered days. */
  percent: number | null;
}

/** Answered days that are needed for a percentage; fewer say nothing about a person. */
export const ANSWERED_DAYS_NEEDED = THRESHOLDS.lowAdherence.days;
export const WEEK_DAYS = 7;

type Answered = Pick<JournalDay, 'day' | 'meals' | 'doses' | 'answers'>;

/** A dose that was stopped on its day is asked for only when it was answered before. */
const isAsked = ({ key, isStopped }: JournalDose, answers: JournalDay['answers']): boolean =>
  !isStopped || answers[key] !== undefined;

/** Counts the days before `today`, since today is not over. */
export function adherenceOf(days: readonly Answered[], today: Day): Adherence {
  const past = days.filter(({ day }) => day < today);
  const states = past.flatMap(({ meals, doses, answers }) =>
    [...meals, ...doses.filter((dose) => isAsked(dose, answers))].map(({ key }) => answers[key]),
  );
  const count = (state: (typeof states)[number]) => states.filter((one) => one === state).length;
  const [had, swapped, skipped] = [count('had'), count('swapped'), count('skipped')];
  const answeredDays = past.filter(({ answers }) => Object.keys(answers).length > 0).length;
  return {
    had,
    swapped,
    skipped,
    unanswered: count(undefined),
    answeredDays,
    percent: answeredDays < ANSWERED_DAYS_NEEDED ? null : Math.round((had / (had + swapped + skipped)) * 100),
  };
}

/** Counts the answers of the seven days before `today`, for the alert of low adherence. */
export function weekBefore(days: readonly Answered[], today: Day): WeeksAdherence {
  const week = days.filter(({ day }) => day >= addDays(today, -WEEK_DAYS));
  const { had, swapped, skipped, answeredDays } = adherenceOf(week, today);
  return { followed: had, answered: had + swapped + skipped, days: answeredDays };
}
