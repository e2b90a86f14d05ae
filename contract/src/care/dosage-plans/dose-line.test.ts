import { expect, test } from 'vitest';
import type { DoseCourse } from './dose-course.ts';
import type { DosageEntry } from './dosage-plans.ts';
import { doseLine, totalText } from './dose-line.ts';

const TODAY = '2026-01-05';

test.each<[DoseCourse, string]>([
  [{}, ''],
  [{ form: 'tablet' }, 'Tablet'],
  [{ form: 'other', vehicle: 'honey' }, 'With honey'],
  [{ form: 'ghee or oil', vehicle: 'warm milk' }, 'Ghee or oil, with warm milk'],
  [{ rhythm: { weekdays: [0] } }, 'Sundays'],
  [{ form: 'capsule', rhythm: { every: 3 }, to: '2026-02-12' }, 'Capsule · Every 3 days, until 12 Feb'],
  [{ rhythm: { asNeeded: true } }, 'As needed'],
])('%j reads "%s"', (course, line) => {
  expect(doseLine(course, TODAY)).toBe(line);
});

test.each<[Partial<DosageEntry>, string]>([
  [{ total: 2 }, '2 a day'],
  [{ total: 1, rhythm: { weekdays: [0] } }, '1 each time'],
  [{ total: 1, rhythm: { asNeeded: true } }, '1 each time'],
  [{ total: 0, rhythm: { asNeeded: true } }, ''],
  [{ total: 2, to: '2026-01-04' }, ''],
  [{ total: 2, to: TODAY }, '2 a day'],
])('the pieces of %j are “%s”', (entry, words) => {
  expect(totalText({ total: 0, ...entry }, TODAY)).toBe(words);
});

test('on paper no course is over', () => {
  expect(totalText({ total: 2, to: '2025-01-04' })).toBe('2 a day');
});
