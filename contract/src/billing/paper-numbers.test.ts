import { describe, expect, it } from 'vitest';
import { financialYear, isPrefix, paperNumber, readPaperNumber, seriesKey } from './paper-numbers.ts';

describe('the number of a paper', () => {
  it.each([
    ['2026-04-01', '26-27'],
    ['2027-03-31', '26-27'],
    ['2026-03-31', '25-26'],
    ['2099-12-31', '99-00'],
  ])('of %s is of the financial year %s', (day, year) => {
    expect(financialYear(day)).toBe(year);
  });

  it('has prefix, financial year and five digits', () => {
    expect(paperNumber('TW', '2026-11-26', 42)).toBe('TW/26-27/00042');
    expect(seriesKey('TW', '2026-11-26')).toBe('TW/26-27');
  });

  it('is refused when it is longer than sixteen characters', () => {
    expect(paperNumber('TWIN', '2026-11-26', 99_999)).toHaveLength(16);
    expect(() => paperNumber('TWIN', '2026-11-26', 100_000)).toThrow(RangeError);
  });

  it('is read without regard to case and outer spaces', () => {
    expect(readPaperNumber(' tw/26-27/00042 ')).toEqual({ prefix: 'TW', year: '26-27', serial: 42 });
  });

  it.each([['INV-2026-0001'], ['TW/26-27/42'], ['TOOLONG/26-27/00042'], ['']])(
    '%j is of no series',
    (number) => {
      expect(readPaperNumber(number)).toBeUndefined();
    },
  );

  it('begins with one to four letters and digits', () => {
    expect(['T', 'TW1', 'TWIN', '', 'TW-', 'tw', 'TWINS'].filter(isPrefix)).toEqual(['T', 'TW1', 'TWIN']);
  });
});
