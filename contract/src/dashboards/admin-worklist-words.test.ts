import { describe, expect, it } from 'vitest';
import { changeWords, lastMonthUntil } from './admin-worklist-words.ts';

describe('this month stands beside the last one', () => {
  it.each([
    ['2026-03-15', '2026-02-01', '2026-02-15'],
    ['2026-03-31', '2026-02-01', '2026-02-28'],
    ['2028-03-30', '2028-02-01', '2028-02-29'],
    ['2026-01-01', '2025-12-01', '2025-12-01'],
  ])('until the same day: %s', (today, from, to) => {
    expect(lastMonthUntil(today)).toEqual({ from, to });
  });

  it.each([
    [112, 100, '▴ 12 more'],
    [97, 100, '▾ 3 fewer'],
    [0, 0, 'as before'],
    [123_456, 0, '▴ 1,23,456 more'],
  ])('%d after %d is %s', (now, before, words) => {
    expect(changeWords(now, before)).toBe(words);
  });

  it('in rupees too', () => {
    expect(changeWords(1500, 2000, (amount) => `₹${amount}`)).toBe('▾ ₹500 less');
  });
});
