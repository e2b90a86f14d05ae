import { addDays } from '../../clinic-calendar.ts';
import type { ProgressRow } from './progress-input.ts';

/** First day of all simulated progress. */
export const FIRST_DAY = '2026-01-01';
export const PROGRESS_DAYS = 84;
/** Kilograms at the start. */
const AT_FIRST = 90;
/** Correlation of the deviation of one day with that of the day before. */
const CORRELATION = 0.3;

/** Makes the same random numbers from 0 to 1 for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Makes normally distributed random numbers with mean 0 and deviation 1 (Box and Muller). */
function normalsFrom(seed: number): () => number {
  const next = numbersFrom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

export interface MadeUp {
  /** The client's true change, kilograms a week. */
  aWeek: number;
  /** Standard deviation of a weighing from the truth, kilograms. */
  noise: number;
  /** Days from one weighing to the next. */
  every: number;
}

/** Simulates weighings of clients whose true progress is known, with one decimal as scales show. */
export function madeUpProgress(
  { aWeek, noise, every }: MadeUp,
  count: number,
  seed: number,
): ProgressRow[][] {
  const normal = normalsFrom(seed);
  return Array.from({ length: count }, () => {
    let off = normal() * noise;
    const rows: ProgressRow[] = [];
    for (let day = 0; day < PROGRESS_DAYS; day += 1) {
      if (day > 0) off = CORRELATION * off + Math.sqrt(1 - CORRELATION ** 2) * noise * normal();
      if (day % every !== 0) continue;
      const on = addDays(FIRST_DAY, day);
      const value = Number((AT_FIRST + (aWeek * day) / 7 + off).toFixed(1));
      const row = { kind: 'weight', day: on, value, diastolic: null, source: 'client' } as const;
      rows.push({ ...row, at: `${on}T06:00:00.000Z` });
    }
    return rows;
  });
}
