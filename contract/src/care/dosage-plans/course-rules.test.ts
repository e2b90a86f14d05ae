import { describe, expect, it } from 'vitest';
import { courseProblem, readCourse, rhythmProblem } from './course-rules.ts';
import type { DoseCourse, DoseDays } from './dose-course.ts';
import { courseText } from './dose-words.ts';
import { readDosageEntry } from './dosage-rules.ts';

describe('a course', () => {
  const whole: DoseCourse = {
    product: '0123456789abcdef01234567',
    form: 'churna',
    vehicle: 'warm water',
    from: '2026-01-05',
    to: '2026-02-12',
    pauses: [{ from: '2026-01-10', to: '2026-01-14' }],
    rhythm: { weekdays: [0, 3] },
  };

  it('is read as it was written', () => {
    expect(readCourse(whole)).toEqual(whole);
    expect(readDosageEntry({ name: 'Triphala', ...whole })).toMatchObject(whole);
  });

  it.each([
    ['nothing', {}],
    ['no object', 'weekly'],
    ['null', null],
    ['cleared fields', { vehicle: null, from: null, pauses: null, rhythm: null }],
    ['empty fields', { product: '', form: '', vehicle: ' ', from: '', pauses: [], rhythm: {} }],
    [
      'what cannot be',
      { form: 'soup', from: '2026-02-30', pauses: [{ from: '2026-02-02', to: '2026-02-01' }] },
    ],
  ])('is not said by %s', (_, stored) => {
    expect(readCourse(stored)).toEqual({});
  });

  it('on all seven weekdays is no rhythm, and a weekday counts once, in order', () => {
    expect(readCourse({ rhythm: { weekdays: [6, 5, 4, 3, 2, 1, 0] } })).toEqual({});
    expect(readCourse({ rhythm: { weekdays: [3, 0, 3] } })).toEqual({ rhythm: { weekdays: [0, 3] } });
  });

  it.each<[string, DoseCourse, string | undefined]>([
    ['a whole one', whole, undefined],
    ['one day', { from: '2026-01-05', to: '2026-01-05' }, undefined],
    ['an end before its beginning', { from: '2026-01-05', to: '2026-01-04' }, 'to'],
    [
      'a pause that ends before it begins',
      {
        pauses: [
          { from: '2026-01-05', to: '2026-01-05' },
          { from: '2026-01-05', to: '2026-01-04' },
        ],
      },
      'pauses.1.to',
    ],
    ['a mistyped year', { to: '2206-01-05' }, 'to'],
    ['a pause of a mistyped year', { pauses: [{ from: '2026-01-05', to: '9999-12-31' }] }, 'pauses.0.to'],
    ['a long vehicle', { vehicle: 'x'.repeat(61) }, 'vehicle'],
    ['21 pauses', { pauses: Array.from({ length: 21 }, () => whole.pauses![0]!) }, 'pauses'],
    ['no weekday', { rhythm: { weekdays: [] } }, 'rhythm'],
  ])('of %s has its problem at: %3$s', (_, course, field) => {
    expect(courseProblem(course)?.field).toBe(field);
  });
});

describe('a rhythm', () => {
  it.each([
    [{ weekdays: [0] }, undefined],
    [{ weekdays: [] }, 'Please choose at least one weekday.'],
    [{ weekdays: [7] }, 'Please choose at least one weekday.'],
    [{ weekdays: 'Sunday' }, 'Please choose at least one weekday.'],
    [{ every: 2 }, undefined],
    [{ every: 90 }, undefined],
    [{ every: 1 }, 'Please enter a whole number of days from 2 to 90.'],
    [{ every: 91 }, 'Please enter a whole number of days from 2 to 90.'],
    [{ every: 2.5 }, 'Please enter a whole number of days from 2 to 90.'],
    [{ dayOfMonth: 28 }, undefined],
    [{ dayOfMonth: 29 }, 'Please enter a day of the month from 1 to 28.'],
    [{ asNeeded: true }, undefined],
  ])('%j: %s', (rhythm, problem) => {
    expect(rhythmProblem(rhythm)).toBe(problem);
  });

  it.each([{}, { weekly: true }, { asNeeded: false }, { every: 2, weekdays: [0] }, 'weekly', [], null])(
    '%j is none of the four',
    (rhythm) => {
      expect(rhythmProblem(rhythm)).toMatch(/^Please choose weekdays/);
    },
  );
});

describe('the days of a dose in words', () => {
  const today = '2026-01-12';
  it.each<[DoseDays, string]>([
    [{}, ''],
    [{ rhythm: { weekdays: [0] } }, 'Sundays'],
    [{ rhythm: { weekdays: [0, 1, 4] } }, 'Sundays, Mondays and Thursdays'],
    [{ rhythm: { every: 2 }, from: '2026-01-01' }, 'every other day'],
    [{ rhythm: { every: 3 }, from: '2026-01-01' }, 'every 3 days'],
    [{ rhythm: { dayOfMonth: 1 } }, 'on the 1st of each month'],
    [{ rhythm: { dayOfMonth: 12 } }, 'on the 12th of each month'],
    [{ rhythm: { dayOfMonth: 22 } }, 'on the 22nd of each month'],
    [{ rhythm: { asNeeded: true } }, 'as needed'],
    [{ to: '2026-02-12' }, 'until 12 Feb'],
    [{ to: '2027-02-12' }, 'until 12 Feb 2027'],
    [{ from: '2026-01-13' }, 'from 13 Jan'],
    [{ to: '2026-01-11', pauses: [{ from: '2026-01-01', to: '2026-02-01' }] }, 'ended 11 Jan'],
    [{ pauses: [{ from: '2026-01-10', to: '2026-01-14' }] }, 'paused until 14 Jan'],
    [{ pauses: [{ from: '2026-01-13', to: '2026-01-14' }] }, 'paused from 13 Jan until 14 Jan'],
    [{ pauses: [{ from: '2026-01-01', to: '2026-01-11' }] }, ''],
    [{ rhythm: { weekdays: [0] }, to: '2026-02-12' }, 'Sundays, until 12 Feb'],
  ])('%j: %s', (course, text) => {
    expect(courseText(course, today)).toBe(text);
  });
});
