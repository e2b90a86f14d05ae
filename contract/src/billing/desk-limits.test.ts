import { expect, it } from 'vitest';
import { aboveDayLimit, aboveDiscountLimit, dayLimitWords } from './desk-limits.ts';

it.each([
  [dayLimitWords('credit', 500), 'The front desk may credit ₹500.00 a day without an admin.'],
  [dayLimitWords('out', 1000), 'The front desk may pay back or take out ₹1,000.00 a day without an admin.'],
  [
    aboveDayLimit('credit', { limit: 500, taken: 400 }),
    'This is above what the front desk may do in a day. You have credited ₹400.00 of ₹500.00 today, so ₹100.00 is left. An admin can do it.',
  ],
  // Here the limit was lowered during the day.
  [
    aboveDayLimit('out', { limit: 100, taken: 400 }),
    'This is above what the front desk may do in a day. You have paid back or taken out ₹400.00 of ₹100.00 today, so ₹0.00 is left. An admin can do it.',
  ],
  [
    aboveDiscountLimit(12.5),
    'The front desk may take at most 12.5 % off what things cost. An admin can do it.',
  ],
])('the desk reads what it may do: %s', (said, expected) => {
  expect(said).toBe(expected);
});
