import { formatDay, isRealDate, yearOf, type Day } from '../clinic-calendar.ts';
import { valueOf, type Reading } from './reading.ts';
import { inLatinDigits, UNSEEN } from './text.ts';

/** Days between which a typed one lies, both included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The first day that can stand in the life of a client. */
export const FIRST_DAY: Day = '1900-01-01';
/** Days of the clinic's own work: visits, programs, measures. */
export const CLINIC_DAYS: DayRange = { from: '2000-01-01', to: '2099-12-31' };
/** Years that a client can have at most. */
export const OLDEST_AGE = 120;

/** Tells whether a text is a day that exists, and of no year such as 0066. */
export const isPossibleDay = (text: string): boolean => isRealDate(text) && text >= FIRST_DAY;

/** Says why a day in a year such as 0026 is refused; undefined for any other text. */
export const yearProblem = (text: string): string | undefined =>
  isRealDate(text) && !isPossibleDay(text) ? `Please check the year ${text.slice(0, 4)}.` : undefined;

const NONE = { none: true } as const;
/** Nothing is read, and the sentence says why. */
export const said = (sentence: string) => ({ none: true, sentence }) as const;

/** Digits of three scripts as 0 to 9, without marks that are not seen and blanks around. */
export const plain = (typed: string): string => inLatinDigits(typed.replaceAll(UNSEEN, '')).trim();
const writtenYear = (day: Day): string => day.slice(0, 4);

/** The days that a day in a year such as 0066 or 0966 may mean: those of a range whose years end with its digits. */
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

/** A day yyyy-MM-dd, in digits of three scripts, from 1900 to `today`. */
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

/** A day of birth: from 1900 on, not after today, and of a person of at most 120 years. */
export function readBirth(typed: string, today: Day): Reading<Day> {
  const reading = readPastDay(typed, today);
  const isTooOld = 'value' in reading && yearsBetween(reading.value, today) > OLDEST_AGE;
  return isTooOld ? said(`More than ${OLDEST_AGE} years ago`) : reading;
}

/** Full years from a day of birth to `today`; undefined where the text is no possible day of birth. */
export function ageOn(today: Day, born: string): number | undefined {
  const birth = valueOf(readBirth(born, today));
  return birth === undefined ? undefined : yearsBetween(birth, today);
}

/** A stored past day as people read it, "05 Jan 2026"; what is no possible one as it is, with "not a date". */
export function shownPastDay(stored: string, today: Day): string {
  const day = valueOf(readPastDay(stored, today));
  return day === undefined ? `${stored} (not a date)` : formatDay(day);
}
