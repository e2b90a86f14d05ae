import { addDays, type Day } from '../../clinic-calendar.ts';
import type { DoseDays } from '../dosage-plans/dose-course.ts';
import { memoized } from './memoized.ts';
import { isAsNeeded, isTakenOn } from '../dosage-plans/dose-days.ts';

/** Days that are looked at from today, and from each day on which a course or a break of it begins anew. */
const HORIZON = 366;
/** Lengths of a span, in days. */
export const DAY = 1;
export const WEEK = 7;

/** Sums that differ by less are the same, so that the earliest days are found in any order of the doses. */
const ROUNDING = 1 + 1e-9;

/** A dose taken as needed may be taken on every day of its course. */
const countsOn = (course: DoseDays, day: Day): boolean =>
  isTakenOn(isAsNeeded(course) ? { ...course, rhythm: undefined } : course, day);

const isDaily = ({ from, to, pauses, rhythm }: DoseDays): boolean =>
  from === undefined && to === undefined && !pauses && (rhythm === undefined || 'asNeeded' in rhythm);

const beginnings = ({ from, pauses = [] }: DoseDays): Day[] => [
  ...(from === undefined ? [] : [from]),
  ...pauses.map(({ to }) => addDays(to, 1)),
];

/** Most runs of days, and courses in one, that are cached. */
const KEPT = 500;
const daysFrom = memoized(KEPT, (first) =>
  Array.from({ length: HORIZON }, (_, index) => addDays(first, index)),
);
/** For each day of a run whether a course counts; `text` is the run's first day and the course. */
const countsIn = memoized(KEPT, (text) => {
  const [first, course] = JSON.parse(text) as [Day, DoseDays];
  return daysFrom(first).map((day) => countsOn(course, day));
});
const ALWAYS: readonly boolean[] = Array.from({ length: HORIZON }, () => true);

/** The most of a substance in a span of days, and the doses that make it. */
export interface Fullest<Dose> {
  amount: number;
  doses: readonly Dose[];
}

/** Answers on which of the coming days doses come together. */
export class ComingDays {
  /** The first days of the runs that are looked at. */
  private readonly firsts: readonly Day[];

  constructor(courses: readonly DoseDays[], today: Day) {
    const later = courses.flatMap(beginnings).filter((day) => day > today);
    this.firsts = [...new Set([today, ...later])];
  }

  private countsOf(course: DoseDays): readonly (readonly boolean[])[] {
    if (isDaily(course)) return this.firsts.map(() => ALWAYS);
    const { from, to, pauses, rhythm } = course;
    return this.firsts.map((first) => countsIn(JSON.stringify([first, { from, to, pauses, rhythm }])));
  }

  /** Tells whether two doses are taken on one day. */
  meet(one: DoseDays, other: DoseDays): boolean {
    if (isDaily(one) && isDaily(other)) return true;
    const counts = this.countsOf(other);
    return this.countsOf(one).some((run, at) => run.some((isTaken, day) => isTaken && counts[at]?.[day]));
  }

  /**
   * Finds when doses give most: a day, or the mean of a day in seven days. A dose's `amount` is that
   * of a day on which it is taken.
   */
  fullest<Dose extends { course: DoseDays; amount: number }>(
    doses: readonly Dose[],
    length: typeof DAY | typeof WEEK,
  ): Fullest<Dose> {
    const counted = doses.map((dose) => ({ dose, runs: this.countsOf(dose.course) }));
    // Daily doses give the same in each span.
    const spans = doses.every(({ course }) => isDaily(course)) ? 1 : HORIZON - length + 1;
    let most: Fullest<Dose> = { amount: 0, doses: [] };
    for (const at of this.firsts.keys())
      for (let first = 0; first < spans; first++) {
        const taken = counted.flatMap(({ dose, runs }) => {
          const days = daysWithin(runs[at] ?? [], first, length);
          return days > 0
            ? [{ dose, share: days === length ? dose.amount : (dose.amount * days) / length }]
            : [];
        });
        const amount = taken.reduce((sum, { share }) => sum + share, 0);
        if (amount > most.amount * ROUNDING) most = { amount, doses: taken.map(({ dose }) => dose) };
      }
    return most;
  }
}

function daysWithin(counts: readonly boolean[], first: number, length: number): number {
  let days = 0;
  for (let at = first; at < first + length; at++) if (counts[at]) days++;
  return days;
}
