import { expect, test } from 'vitest';
import type { DoseCourse } from './dose-course.ts';
import { doseLine } from './dose-line.ts';

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
