import type { Day } from '../clinic-calendar.ts';

const SERIAL_DIGITS = 5;
const SHAPE = /^[A-Z0-9]{1,4}\/\d{2}-\d{2}\/\d{1,9}$/iu;
/** "04" and later belong to the financial year that begins in their own year. */
const FIRST_MONTH = '04';

/** "26-27" for every day from 2026-04-01 to 2027-03-31. */
export function financialYear(day: Day): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < FIRST_MONTH ? 1 : 0);
  return [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** "TW/26-27/": what all papers of a series in a financial year begin with. */
export const paperSeries = (prefix: string, day: Day): string => `${prefix}/${financialYear(day)}/`;

/** TW/26-27/00042: CGST rule 46 allows sixteen letters, digits, dashes and slashes. */
export const paperNumber = (series: string, serial: number): string =>
  `${series}${String(serial).padStart(SERIAL_DIGITS, '0')}`;

/** Whether a number looks like one that a series gives. */
export const isPaperNumber = (text: string): boolean => SHAPE.test(text.trim().normalize('NFC'));
