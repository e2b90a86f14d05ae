import { expect, test } from 'vitest';
import { addDays } from '../clinic-calendar.ts';
import { keptUntil, mayGo } from './retention.ts';

test('an invoice goes on the same day eight years later', () => {
  expect(keptUntil('2026-01-05', 8)).toBe('2034-01-05');
});

test('of 29 February it is the 1st of March where there is none', () => {
  expect(keptUntil('2024-02-29', 3)).toBe('2027-03-01');
  expect(keptUntil('2024-02-29', 8)).toBe('2032-02-29');
});

test('what is kept for no years goes on its own day', () => {
  expect(keptUntil('2026-01-05', 0)).toBe('2026-01-05');
});

test('both say the same of every day of a leap year and the years around it', () => {
  for (let day = '2023-01-01'; day < '2026-01-01'; day = addDays(day, 1))
    for (const years of [0, 1, 3, 8])
      for (const today of [-1, 0, 1].map((days) => addDays(keptUntil(day, years), days)))
        expect([day, today, day <= mayGo(today, years)]).toEqual([
          day,
          today,
          keptUntil(day, years) <= today,
        ]);
});
