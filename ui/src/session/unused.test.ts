import { describe, expect, it } from 'vitest';
import { mustTell, timeLeft, unusedState } from './unused.ts';

const MINUTE = 60_000;
/** Minutes after midnight in milliseconds. */
const at = (minutes: number) => minutes * MINUTE;
const usedAt = (minutes: number, told = minutes) => ({ at: at(minutes), told: at(told) });

describe('an unused area of the staff', () => {
  it.each([
    [0, 'used'],
    [112.9, 'used'],
    [113, 'warned'],
    [114.9, 'warned'],
    [115, 'over'],
    [600, 'over'],
  ] as const)('%d minutes after the last use is %s', (minutes, state) => {
    expect(unusedState(usedAt(0), at(minutes))).toBe(state);
  });

  it('logs out five minutes before two hours are over, since the server may do so', () => {
    expect(timeLeft(usedAt(30), at(30))).toBe(at(115));
  });

  it('lasts no longer because a clock was set back', () => {
    expect(timeLeft(usedAt(300), at(60))).toBe(at(115));
  });
});

describe('the server is told of a use', () => {
  it.each([
    ['not before five minutes have passed', usedAt(4, 0), 4.9, false],
    ['after five minutes', usedAt(4, 0), 5, true],
    ['also without any further use', usedAt(1, 0), 60, true],
    ['once', usedAt(4, 5), 60, false],
  ] as const)('%s', (_when, use, now, told) => expect(mustTell(use, at(now))).toBe(told));
});
