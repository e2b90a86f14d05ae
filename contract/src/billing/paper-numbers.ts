import { yearOf, type Day } from '../clinic-calendar.ts';

/** Most characters that CGST rule 46(b) lets the number of a paper have. */
export const MAX_NUMBER = 16;

/** Said of a typed number that only a series gives. */
export const SERIES_NUMBER = 'Numbers of this shape are given by a series. Please choose another one.';

const SERIAL_DIGITS = 5;
const PREFIX = /^[A-Z\d]{1,4}$/;
/** Letters, digits, hyphen and slash, which CGST rule 46(b) lets a number have. */
const TYPED = /^[A-Za-z\d/-]+$/;
/** Looks like a number of a series, in any spelling: TW-26-27-42. */
const LIKE_A_SERIES = /^[A-Z\d]{1,4}[/-]\d{2}[/-]\d{2}[/-]\d+$/i;
const NUMBER = /^([A-Z\d]{1,4})\/(\d{2}-\d{2})\/(\d{5,})$/;

export interface PaperNumber {
  prefix: string;
  /** Such as 26-27. */
  year: string;
  serial: number;
}

export const isPrefix = (text: string): boolean => PREFIX.test(text);

/** The year of the 1 April with which the financial year of a day begins. */
const firstYear = (day: Day): number => yearOf(day) - (day.slice(5) < '04-01' ? 1 : 0);

/** The year from 1 April to 31 March in which a day lies: 2026-04-01 → 26-27. */
export function financialYear(day: Day): string {
  const year = firstYear(day);
  return [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** First and last day of the financial year of a day. */
export function financialYearDays(day: Day): { from: Day; to: Day } {
  const year = firstYear(day);
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

/** Makes the prefix that all numbers of one series share: TW/26-27. */
export const seriesKey = (prefix: string, day: Day): string => `${prefix}/${financialYear(day)}`;

/** TW/26-27/00042 of the series TW/26-27. */
export const numberIn = (series: string, serial: number): string =>
  `${series}/${String(serial).padStart(SERIAL_DIGITS, '0')}`;

/** TW/26-27/00042. Throws a RangeError for a number longer than the law lets it be. */
export function paperNumber(prefix: string, day: Day, serial: number): string {
  const number = numberIn(seriesKey(prefix, day), serial);
  if (!isPrefix(prefix) || number.length > MAX_NUMBER) throw new RangeError(`${number} is too long.`);
  return number;
}

/** The parts of a number, without regard to case and outer spaces; undefined for one of another shape. */
export function readPaperNumber(text: string): PaperNumber | undefined {
  const [, prefix, year, serial] = NUMBER.exec(text.trim().toUpperCase()) ?? [];
  return prefix && year && serial ? { prefix, year, serial: Number(serial) } : undefined;
}

/** Says what is wrong with the number that is typed for a simple invoice in a registered clinic. */
export function typedNumberProblem(text: string): string | undefined {
  if (!TYPED.test(text)) return 'Please use letters, digits, - and / only.';
  return LIKE_A_SERIES.test(text) ? SERIES_NUMBER : undefined;
}
