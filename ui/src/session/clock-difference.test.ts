import { expect, test } from 'vitest';
import { isWrong, measuredAhead, stillHolds } from './clock-difference.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DATED = 'Wed, 16 Jun 2027 06:30:00 GMT';
const NOON = Date.parse(DATED);

/** The clock of a device, so far ahead of the clinic's, and its count at so many milliseconds after noon. */
const at = (after: number, ahead = 0) => ({ clock: NOON + after + ahead, count: 5000 + after });

test.each([
  ['right', 0],
  ['two days behind', -2 * DAY],
  ['five hours behind', -5 * HOUR],
  ['three years ahead', 3 * 365 * DAY],
])('a clock that is %s is measured by half of the way there and back', (_, ahead) => {
  // The clinic dates whole seconds: on the average half a second is cut off.
  expect(measuredAhead(DATED, at(-1500, ahead), at(2500, ahead))).toBe(ahead);
});

test.each([
  ['has no date', null, at(0), at(100)],
  ['has a date that is none', 'yesterday', at(0), at(100)],
  ['was on its way for more than twenty seconds', DATED, at(-11_000), at(10_000)],
  ['came after a sleep in which nothing was counted', DATED, at(0), { clock: NOON + 8 * HOUR, count: 5100 }],
  ['came after the clock was set', DATED, at(0, -2 * DAY), at(100)],
])('an answer that %s tells nothing', (_, date, sent, arrived) => {
  expect(measuredAhead(date, sent, arrived)).toBeNaN();
});

test('a clock is called wrong when it is off by more than ten minutes', () => {
  expect([10, -10, 10.1, -10.1].map((minutes) => isWrong(minutes * MINUTE))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  ['goes on', -2 * DAY, 0, true],
  ['is put right by some seconds, as networks do', -2 * DAY, 30_000, true],
  ['is put right', -2 * DAY, 2 * DAY, false],
  ['is put right from ahead', 5 * HOUR, -5 * HOUR, false],
  ['is set back', 0, -2 * DAY, false],
  ['is wrong, and is set back further', -5 * HOUR, -DAY, false],
  ['is right, and leaps forward', 0, 2 * DAY, false],
  ['is wrong, and sleeps for a night', -2 * DAY, 8 * HOUR, true],
  ['is ahead, and sleeps for a night', 5 * HOUR, 8 * HOUR, true],
])('of a clock that %s the difference is known afterwards, or not', (_, ahead, moved, holds) => {
  expect(stillHolds(ahead, moved)).toBe(holds);
});
