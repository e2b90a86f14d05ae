import { formatDay, isRealDate, yearOf, type Day } from '../clinic-calendar.ts';
import { valueOf, type Reading } from './reading.ts';
import { inLatinDigits, UNSEEN } from './text.ts';

/** The period in which a typed day must lie, both ends included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The earliest day that a client's record can contain. */
export const FIRST_DAY: Day = '1900-01-01';
/** The period of the clinic's own work: visits, programs, measures. */
export const CLINIC_DAYS: DayRange = { from: '2000-01-01', to: '2099-12-31' };
/** The highest age of a client, in years. */
export const OLDEST_AGE = 120;

/** Tells whether a text is an existing day in a plausible year; 0066 is none. */
export const isPossibleDay = (text: string): boolean => isRealDate(text) && text >= FIRST_DAY;

/** Says why a day in a year such as 0026 is refused; undefined for any other text. */
export const yearProblem = (text: string): string | undefined =>
  isRealDate(text) && !isPossibleDay(text) ? `Please check the year ${text.slice(0, 4)}.` : undefined;

const NONE = { none: true } as const;
/** A reading without a value; the sentence tells the person why. */
export const said = (sentence: string) => ({ none: true, sentence }) as const;

/** Turns digits of three scripts into 0 to 9; removes invisible characters and surrounding spaces. */
export const plain = (typed: string): string => inLatinDigits(typed.replaceAll(UNSEEN, '')).trim();
const writtenYear = (day: Day): string => day.slice(0, 4);

/** The days that a year such as 0066 or 0966 may mean: those of the range whose year ends with the same digits. */
export function yearsMeant(day: Day, { from, to }: DayRange): Day[] {
  const year = yearOf(day);
  if (!isRealDate(day) || year >= 1000) return [];
  const lastTwo = String(year % 100).padStart(2, '0');
  return ['19', '20']
    .map((century) => `${century}${lastTwo}`)
    .filter((meant) => meant.endsWith(String(year)))
    .map((meant) => `${meant}${day.slice(4)}`)
    .filter((meant) => isRealDate(meant) && meant >= from && meant <= to);
}

/** Reads a day yyyy-MM-dd from 1900 to `today`, in digits of three scripts. */
export function readPastDay(typed: string, today: Day): Reading<Day> {
  const day = plain(typed);
  if (day === '') return NONE;
  if (!isRealDate(day)) return said('Not a date');
  const candidates = yearsMeant(day, { from: FIRST_DAY, to: today });
  if (candidates.length > 0) {
    const sentence = `${writtenYear(day)}: ${candidates.map(yearOf).join(' or ')}?`;
    return { unsure: true, candidates, sentence };
  }
  if (day < FIRST_DAY) return said(`Not a date from ${yearOf(FIRST_DAY)} on`);
  return day > today ? said('Not a day that has come') : { value: day };
}

function yearsBetween(born: Day, today: Day): number {
  const birthdayToCome = today.slice(5) < born.slice(5);
  return yearOf(today) - yearOf(born) - (birthdayToCome ? 1 : 0);
}

/** Reads a birth day: from 1900 on, not after today, at most 120 years ago. */
export function readBirth(typed: string, today: Day): Reading<Day> {
  const reading = readPastDay(typed, today);
  const isTooOld = 'value' in reading && yearsBetween(reading.value, today) > OLDEST_AGE;
  return isTooOld ? said(`More than ${OLDEST_AGE} years ago`) : reading;
}

/** Full years from a birth day to `today`; undefined when the text is no possible birth day. */
export function ageOn(today: Day, born: string): number | undefined {
  const birth = valueOf(readBirth(born, today));
  return birth === undefined ? undefined : yearsBetween(birth, today);
}

/** A stored past day as people read it, "05 Jan 2026"; an impossible one is shown as stored, with "not a date". */
export function shownPastDay(stored: string, today: Day): string {
  const day = valueOf(readPastDay(stored, today));
  return day === undefined ? `${stored} (not a date)` : formatDay(day);
}
