import { addDays, daysBetween, type Day } from '../../clinic-calendar.ts';
import type { DoseDays } from '../dosage-plans/dose-course.ts';
import { memoized } from './memoized.ts';
import { isAsNeeded, isOut, isTakenOn } from '../dosage-plans/dose-days.ts';

/** Days that are looked at from today, and from each day on which a course or a break of it begins anew. */
const HORIZON = 366;
/** Lengths of a span, in days. */
export const DAY = 1;
export const WEEK = 7;

/** Sums that differ by less are the same, so that the earliest days are found in any order of the doses. */
const ROUNDING = 1 + 1e-9;

/** A dose taken as needed may be taken on every day of its course. */
const countsOn = (course: DoseDays, day: Day): boolean =>
  isAsNeeded(course) ? !isOut(course, day) : isTakenOn(course, day);

const isDaily = (course: DoseDays): boolean =>
  course.from === undefined &&
  course.to === undefined &&
  !course.pauses &&
  (course.rhythm === undefined || isAsNeeded(course));

const beginnings = ({ from, pauses = [] }: DoseDays): Day[] => [
  ...(from === undefined ? [] : [from]),
  ...pauses.map(({ to }) => addDays(to, 1)),
];

/** Consecutive days that are looked at. */
interface Run {
  first: Day;
  days: number;
}

/** The days from each of some days on, each day once: beginnings of many courses lie close together. */
function runsFrom(firsts: readonly Day[]): Run[] {
  const runs: Run[] = [];
  for (const first of firsts.toSorted()) {
    const run = runs.at(-1);
    const later = run ? daysBetween(run.first, first) : 0;
    if (run && later <= run.days) run.days = later + HORIZON;
    else runs.push({ first, days: HORIZON });
  }
  return runs;
}

/** Most runs of days, and courses in one, that are cached. */
const KEPT = 500;
const daysOf = memoized(KEPT, (text) => {
  const { first, days } = JSON.parse(text) as Run;
  return Array.from({ length: days }, (_, index) => addDays(first, index));
});
/** For each day of a run whether a course counts; `text` is the run and the course. */
const countsIn = memoized(KEPT, (text) => {
  const [run, course] = JSON.parse(text) as [Run, DoseDays];
  return daysOf(JSON.stringify(run)).map((day) => countsOn(course, day));
});

/** The most of a substance in a span of days, and the doses that make it. */
export interface Fullest<Dose> {
  amount: number;
  doses: readonly Dose[];
}

/** Answers on which of the coming days doses come together. */
export class ComingDays {
  private readonly runs: readonly Run[];

  constructor(courses: readonly DoseDays[], today: Day) {
    this.runs = runsFrom([today, ...courses.flatMap(beginnings).filter((day) => day > today)]);
  }

  private countsOf({ from, to, pauses, rhythm }: DoseDays): readonly (readonly boolean[])[] {
    return this.runs.map((run) => countsIn(JSON.stringify([run, { from, to, pauses, rhythm }])));
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
    const areDaily = doses.every(({ course }) => isDaily(course));
    let most: Fullest<Dose> = { amount: 0, doses: [] };
    for (const [at, { days: all }] of this.runs.entries()) {
      // Daily doses give the same in each span.
      const spans = areDaily ? 1 : all - length + 1;
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
    }
    return most;
  }
}

function daysWithin(counts: readonly boolean[], first: number, length: number): number {
  let days = 0;
  for (let at = first; at < first + length; at++) if (counts[at]) days++;
  return days;
}
