import { describe, expect, it } from 'vitest';
import { nearsRegistration, turnoverWords } from './registration-turnover.ts';

const year = { from: '2026-04-01', until: '2026-11-25' };

describe('the turnover above which a clinic has to register', () => {
  it.each([
    [1_599_999.99, false],
    [1_600_000, true],
    [2_500_000, true],
  ])('is near at %d rupees: %s', (sum, isNear) => {
    expect(nearsRegistration({ sum })).toBe(isNear);
  });

  it.each([
    [1_640_000, /^From 01 Apr 2026 to 25 Nov 2026 the clinic has invoiced ₹16,40,000\.00, .* in time\.$/],
    [2_000_000, /Above ₹20,00,000\.00 in a financial year it has to register .*22\(1\)\)\. .* in time\.$/],
    [2_000_000.01, /That is reached/],
  ])('is said at %d rupees', (sum, words) => {
    expect(turnoverWords({ ...year, sum })).toMatch(words);
  });
});
