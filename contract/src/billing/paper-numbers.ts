import type { Day } from '../clinic-calendar.ts';

/** Most characters that CGST rule 46(b) lets the number of a paper have. */
const MAX_NUMBER = 16;

const SERIAL_DIGITS = 5;
const PREFIX = /^[A-Z\d]{1,4}$/;
const SHAPE = /^[A-Z\d]{1,4}\/\d{2}-\d{2}\/\d{1,9}$/i;
/** "04" and later belong to the financial year that begins in their own year. */
const FIRST_MONTH = '04';

const firstYear = (day: Day): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < FIRST_MONTH ? 1 : 0);

/** One to four capital letters and digits. */
export const isPrefix = (text: string): boolean => PREFIX.test(text);

/** "26-27" for every day from 2026-04-01 to 2027-03-31. */
export function financialYear(day: Day): string {
  const year = firstYear(day);
  return [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** First and last day of the financial year of a day. */
export function financialYearDays(day: Day): { from: Day; to: Day } {
  const year = firstYear(day);
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

/** "TW/26-27/": what all papers of a series in a financial year begin with. */
export const paperSeries = (prefix: string, day: Day): string => `${prefix}/${financialYear(day)}/`;

/** TW/26-27/00042. Throws a RangeError for a number longer than the law lets it be. */
export function paperNumber(series: string, serial: number): string {
  const number = `${series}${String(serial).padStart(SERIAL_DIGITS, '0')}`;
  if (number.length > MAX_NUMBER) throw new RangeError(`${number} is too long.`);
  return number;
}

/** Whether a number looks like one that a series gives, without regard to case and outer spaces. */
export const isPaperNumber = (text: string): boolean => SHAPE.test(text.trim().normalize('NFC'));
