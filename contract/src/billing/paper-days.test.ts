import { expect, it } from 'vitest';
import { paperDay, unusualDay } from './paper-days.ts';

const TODAY = '2026-11-20';

it.each([
  ['2017-07-01', undefined, undefined],
  ['2026-11-20', undefined, undefined],
  ['2026-11-21', 'Please choose today or an earlier day.', 'This day has not come yet.'],
  [
    '2017-06-30',
    'Please choose 01 Jul 2017 or a later day: GST began on it.',
    'This day is before 01 Jul 2017, when GST began.',
  ],
  [
    '0001-01-01',
    'Please choose 01 Jul 2017 or a later day: GST began on it.',
    'This day is before 01 Jul 2017, when GST began.',
  ],
])('a paper of %s is refused, a simple invoice only remarked on', (day, refused, remark) => {
  expect([paperDay(TODAY)(day), unusualDay(day, TODAY)]).toEqual([refused, remark]);
});

it('a paper of no day is refused', () => {
  expect(paperDay(TODAY)('')).toMatch(/^Please enter a date that exists/);
});
