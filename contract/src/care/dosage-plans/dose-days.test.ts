import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../clinic-calendar.ts';
import { readCourse } from './course-rules.ts';
import type { DoseDays } from './dose-course.ts';
import { dosesOn, isTakenOn, nextEdge } from './dose-days.ts';
import { emptyDosage, withCount, withMoment, withTiming } from './dosage-rules.ts';

/** The first of January 2026 is a Thursday. */
const START = '2026-01-01';
const daysTaken = (course: DoseDays, days = 31) =>
  Array.from({ length: days }, (_, index) => addDays(START, index))
    .filter((day) => isTakenOn(course, day))
    .map((day) => Number(day.slice(8)));

describe('a dose is taken', () => {
  it.each<[string, DoseDays, number[]]>([
    ['on Sundays', { rhythm: { weekdays: [0] } }, [4, 11, 18, 25]],
    ['on Mondays and Thursdays', { rhythm: { weekdays: [1, 4] } }, [1, 5, 8, 12, 15, 19, 22, 26, 29]],
    ['every third day from the second', { rhythm: { every: 3 }, from: '2026-01-20' }, [20, 23, 26, 29]],
    ['every tenth day from a day long before', { rhythm: { every: 10 }, from: '2025-12-30' }, [9, 19, 29]],
    ['on the 28th of each month', { rhythm: { dayOfMonth: 28 } }, [28]],
    ['never by itself as needed', { rhythm: { asNeeded: true } }, []],
    ['from its first to its last day', { from: '2026-01-30', to: '2026-01-31' }, [30, 31]],
    ['until its last day', { to: '2026-01-02' }, [1, 2]],
    ['not in its pauses', { to: '2026-01-06', pauses: [{ from: '2026-01-02', to: '2026-01-05' }] }, [1, 6]],
    [
      'every third day, counted through a pause',
      { rhythm: { every: 3 }, from: START, pauses: [{ from: '2026-01-02', to: '2026-01-20' }] },
      [1, 22, 25, 28, 31],
    ],
  ])('%s', (_, course, days) => {
    expect(daysTaken(course)).toEqual(days);
  });

  it('daily without a course', () => {
    expect(daysTaken({})).toHaveLength(31);
  });

  it('in the slots with a count, in the order of the day', () => {
    const dosage = withMoment(
      withTiming(withCount(emptyDosage(), 'lunch', 2), 'lunch', 'A'),
      'dinner',
      'bedtime',
    );
    expect(dosesOn({ dosage }, START)).toEqual([
      { slot: 'lunch', count: 2, timing: 'A' },
      { slot: 'dinner', count: 1, timing: '', moment: 'bedtime' },
    ]);
    expect(dosesOn({ dosage, to: '2025-12-31' }, START)).toEqual([]);
  });
});

describe('the next edge of courses', () => {
  const courses: DoseDays[] = [
    { from: '2026-01-05', to: '2026-02-12', pauses: [{ from: '2026-01-10', to: '2026-01-14' }] },
    { to: '2026-01-20' },
  ];
  it.each([
    ['2026-01-01', '2026-01-05'],
    ['2026-01-05', '2026-01-10'],
    ['2026-01-10', '2026-01-15'],
    ['2026-01-15', '2026-01-21'],
    ['2026-01-21', '2026-02-13'],
    ['2026-02-13', null],
  ])('after %s is %s', (today, edge) => {
    expect(nextEdge(courses, today)).toBe(edge);
  });
});

/** A day by its number: the calendar's, without any text or time zone. */
const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);
const FIRST = 20_454;
const someDay = fc.integer({ min: FIRST, max: FIRST + 800 });
const someRhythm = fc.oneof(
  fc.record({ weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }) }),
  fc.record({ every: fc.integer({ min: 2, max: 90 }) }),
  fc.record({ dayOfMonth: fc.integer({ min: 1, max: 28 }) }),
  fc.record({ asNeeded: fc.constant(true as const) }),
);
const someCourse = fc.record(
  {
    from: someDay,
    to: someDay,
    pauses: fc.array(fc.tuple(someDay, someDay), { maxLength: 5 }),
    rhythm: someRhythm,
  },
  { requiredKeys: [] },
);

it('agrees with a plain calendar on every day', () => {
  fc.assert(
    fc.property(someCourse, someDay, (some, number) => {
      const { from, to, pauses = [], rhythm } = some;
      const course = readCourse({
        ...(rhythm && { rhythm }),
        ...(from !== undefined && { from: dayOf(from) }),
        ...(to !== undefined && { to: dayOf(to) }),
        pauses: pauses.map(([one, other]) => ({ from: dayOf(one), to: dayOf(other) })),
      });
      const date = new Date(number * 86_400_000);
      const isOut =
        (from !== undefined && number < from) ||
        (to !== undefined && number > to) ||
        pauses.some(([one, other]) => one <= number && number <= other);
      const falls =
        rhythm === undefined ||
        ('weekdays' in rhythm && rhythm.weekdays.includes(date.getUTCDay())) ||
        ('every' in rhythm && (from === undefined || (number - from) % rhythm.every === 0)) ||
        ('dayOfMonth' in rhythm && date.getUTCDate() === rhythm.dayOfMonth);
      expect(isTakenOn(course, dayOf(number))).toBe(falls && !isOut);
      expect(weekdayOf(dayOf(number))).toBe(date.getUTCDay());
    }),
    { numRuns: 2000 },
  );
});
