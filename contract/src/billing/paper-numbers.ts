import { yearOf, type Day } from '../clinic-calendar.ts';

/** Longest paper number that CGST rule 46(b) allows, in characters. */
export const MAX_NUMBER = 16;

/** Refuses a typed number that looks like one of a series. */
export const SERIES_NUMBER = 'Numbers of this shape are given by a series. Please choose another one.';

const SERIAL_DIGITS = 5;
const PREFIX = /^[A-Z\d]{1,4}$/;
/** Characters that CGST rule 46(b) allows in a number. */
const TYPED = /^[A-Za-z\d/-]+$/;
/** Matches numbers that look like a series', in any spelling: TW-26-27-42. */
const LIKE_A_SERIES = /^[A-Z\d]{1,4}[/-]\d{2}[/-]\d{2}[/-]\d+$/i;
const NUMBER = /^([A-Z\d]{1,4})\/(\d{2}-\d{2})\/(\d{5,})$/;

export interface PaperNumber {
  prefix: string;
  /** Financial year, such as 26-27. */
  year: string;
  serial: number;
}

export const isPrefix = (text: string): boolean => PREFIX.test(text);

/** The year in which a day's financial year begins, on 1 April. */
const firstYear = (day: Day): number => yearOf(day) - (day.slice(5) < '04-01' ? 1 : 0);

/** The financial year of a day, from 1 April to 31 March: 2026-04-01 → 26-27. */
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

/** The number of a serial in a series: TW/26-27/00042. */
export const numberIn = (series: string, serial: number): string =>
  `${series}/${String(serial).padStart(SERIAL_DIGITS, '0')}`;

/** Makes a paper number: TW/26-27/00042. Throws a RangeError when it is longer than the law allows. */
export function paperNumber(prefix: string, day: Day, serial: number): string {
  const number = numberIn(seriesKey(prefix, day), serial);
  if (!isPrefix(prefix) || number.length > MAX_NUMBER) throw new RangeError(`${number} is too long.`);
  return number;
}

/** Splits a number into its parts, ignoring case and outer spaces; undefined when it has another shape. */
export function readPaperNumber(text: string): PaperNumber | undefined {
  const [, prefix, year, serial] = NUMBER.exec(text.trim().toUpperCase()) ?? [];
  return prefix && year && serial ? { prefix, year, serial: Number(serial) } : undefined;
}

/** Says what is wrong with the number that is typed for a simple invoice in a registered clinic. */
export function typedNumberProblem(text: string): string | undefined {
  if (!TYPED.test(text)) return 'Please use letters, digits, - and / only.';
  return LIKE_A_SERIES.test(text) ? SERIES_NUMBER : undefined;
}
