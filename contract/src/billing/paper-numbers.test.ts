import { describe, expect, it } from 'vitest';
import {
  financialYear,
  financialYearDays,
  isPaperNumber,
  isPrefix,
  paperNumber,
  paperSeries,
} from './paper-numbers.ts';

describe('the number of a paper', () => {
  it.each([
    ['2026-03-31', '25-26'],
    ['2026-04-01', '26-27'],
    ['2026-12-31', '26-27'],
    ['2099-04-01', '99-00'],
    ['2100-03-31', '99-00'],
  ])('of %s belongs to the financial year %s', (day, year) => {
    expect(financialYear(day)).toBe(year);
  });

  it('has the prefix, the year and five digits, or as many as it needs', () => {
    const series = paperSeries('TW', '2026-11-26');
    expect([42, 99_999, 100_000].map((serial) => paperNumber(series, serial))).toEqual([
      'TW/26-27/00042',
      'TW/26-27/99999',
      'TW/26-27/100000',
    ]);
    expect(paperNumber(paperSeries('ABCD', '2026-11-26'), 99_999)).toHaveLength(16);
  });

  it('is refused when it is longer than sixteen characters', () => {
    expect(() => paperNumber(paperSeries('TWIN', '2026-11-26'), 100_000)).toThrow(RangeError);
  });

  it('begins with one to four letters and digits', () => {
    expect(['T', 'TW1', 'TWIN', '', 'TW-', 'tw', 'TWINS'].filter(isPrefix)).toEqual(['T', 'TW1', 'TWIN']);
  });

  it('is of a year from the first of April to the last of March', () => {
    expect(financialYearDays('2027-03-31')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  });

  it('is known by its shape, without regard to case and outer spaces', () => {
    expect(['TW/26-27/00042', ' tw/26-27/1 ', 'A1/99-00/100000'].map(isPaperNumber)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['INV-2026-0012', 'TW/26-27/', 'CLINIC/26-27/1', 'TW/2026/1'].map(isPaperNumber)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
