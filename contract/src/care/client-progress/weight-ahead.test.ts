import { describe, expect, it } from 'vitest';
import { addDays } from '../../clinic-calendar.ts';
import { rangeAhead } from './weight-ahead.ts';

const TODAY = '2026-03-31';

describe('the range of the line ahead', () => {
  const line = { today: TODAY, now: 80, low: -1, high: -0.5 };
  it.each<[string, string, ReturnType<typeof rangeAhead>]>([
    [
      'opens from today until the day',
      addDays(TODAY, 14),
      [
        { day: TODAY, low: 80, high: 80 },
        { day: addDays(TODAY, 14), low: 78, high: 79 },
      ],
    ],
    [
      'ends after half a year',
      addDays(TODAY, 400),
      [
        { day: TODAY, low: 80, high: 80 },
        { day: addDays(TODAY, 182), low: 54, high: 67 },
      ],
    ],
    ['is empty on the day itself', TODAY, []],
    ['is empty after it', addDays(TODAY, -1), []],
  ])('%s', (_, until, expected) => {
    expect(rangeAhead(line, until)).toEqual(expected);
  });
});
