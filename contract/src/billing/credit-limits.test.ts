import { expect, it } from 'vitest';
import { lastCreditDay } from './credit-limits.ts';

it.each([
  ['2026-04-01', null, '2027-11-30'],
  ['2027-03-31', null, '2027-11-30'],
  ['2027-04-01', null, '2028-11-30'],
  ['2026-05-01', '2027-10-15', '2027-10-14'],
  ['2026-05-01', '2027-12-31', '2027-11-30'],
  ['2027-05-01', '2027-10-15', '2028-11-30'],
])('a supply of %s, last annual return %s, is credited with GST until %s', (supplied, filed, last) => {
  expect(lastCreditDay(supplied, filed)).toBe(last);
});
