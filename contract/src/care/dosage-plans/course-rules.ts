import { isRealDate, type Day } from '../../clinic-calendar.ts';
import { cleanLine } from '../../clients/client-input.ts';
import {
  DOSE_FORMS,
  EVERY_DAYS,
  MAX_PAUSES,
  MAX_VEHICLE,
  MONTH_DAYS,
  type DoseCourse,
  type DoseCourseInput,
  type DoseForm,
  type DosePause,
  type DoseRhythm,
} from './dose-course.ts';

type Unchecked = Record<string, unknown>;

/** A sent or stored object; an empty one for anything else. */
export const objectOf = (value: unknown): Unchecked =>
  typeof value === 'object' && value !== null ? (value as Unchecked) : {};
const isWholeIn = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
/** Courses end before this day; days far ahead are mistyped years. */
const END_OF_COURSES = '2100-01-01';
const isDay = (value: unknown): value is Day =>
  typeof value === 'string' && isRealDate(value) && value < END_OF_COURSES;
const isForm = (value: unknown): value is DoseForm => (DOSE_FORMS as readonly unknown[]).includes(value);

const WEEKDAYS_SENTENCE = 'Please choose at least one weekday.';
const RHYTHM_SENTENCE = 'Please choose weekdays, every so many days, a day of the month, or as needed.';

/** Says what is wrong with a rhythm as it is sent; undefined when it can be stored. */
export function rhythmProblem(sent: unknown): string | undefined {
  const rhythm = objectOf(sent);
  const [kind, ...others] = Object.keys(rhythm);
  if (kind === undefined || others.length > 0) return RHYTHM_SENTENCE;
  const value = rhythm[kind];
  switch (kind) {
    case 'weekdays':
      return Array.isArray(value) && value.length > 0 && value.every((day) => isWholeIn(day, 0, 6))
        ? undefined
        : WEEKDAYS_SENTENCE;
    case 'every':
      return isWholeIn(value, EVERY_DAYS.min, EVERY_DAYS.max)
        ? undefined
        : `Please enter a whole number of days from ${EVERY_DAYS.min} to ${EVERY_DAYS.max}.`;
    case 'dayOfMonth':
      return isWholeIn(value, MONTH_DAYS.min, MONTH_DAYS.max)
        ? undefined
        : `Please enter a day of the month from ${MONTH_DAYS.min} to ${MONTH_DAYS.max}.`;
    case 'asNeeded':
      return value === true ? undefined : RHYTHM_SENTENCE;
    default:
      return RHYTHM_SENTENCE;
  }
}

/** Reads a rhythm; undefined for none, for one that cannot be, and for all seven weekdays. */
function readRhythm(stored: unknown): DoseRhythm | undefined {
  if (stored === undefined || stored === null || rhythmProblem(stored) !== undefined) return undefined;
  const rhythm = stored as DoseRhythm;
  if (!('weekdays' in rhythm)) return { ...rhythm };
  const weekdays = [...new Set(rhythm.weekdays)].toSorted((one, other) => one - other);
  return weekdays.length === 7 ? undefined : { weekdays };
}

/** The fields of a course. */
export const COURSE_FIELDS = [
  'product',
  'form',
  'vehicle',
  'from',
  'to',
  'pauses',
  'rhythm',
] as const satisfies readonly (keyof DoseCourse)[];

/** The fields of a course that say something, out of anything that has them; they are not checked. */
export function saidCourse(course: DoseCourseInput): DoseCourse {
  const said = COURSE_FIELDS.filter((field) => course[field] !== undefined && course[field] !== null);
  return Object.fromEntries(said.map((field) => [field, course[field]]));
}

const readPause = (stored: unknown): DosePause[] => {
  const { from, to } = objectOf(stored);
  return isDay(from) && isDay(to) && from <= to ? [{ from, to }] : [];
};

/** Reads the course of an entry: only what is said, and only what can be. */
export function readCourse(stored: unknown): DoseCourse {
  const { product, form, vehicle, from, to, pauses, rhythm } = objectOf(stored);
  const taken = typeof vehicle === 'string' ? cleanLine(vehicle) : '';
  const paused = Array.isArray(pauses) ? pauses.flatMap(readPause) : [];
  const days = readRhythm(rhythm);
  return {
    ...(typeof product === 'string' && product !== '' && { product }),
    ...(isForm(form) && { form }),
    ...(taken !== '' && { vehicle: taken }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(paused.length > 0 && { pauses: paused }),
    ...(days && { rhythm: days }),
  };
}

const TOO_LATE = 'Please choose a day before 2100.';

/** Where a course is wrong, and what a person reads there. */
export interface CourseProblem {
  field: string;
  sentence: string;
}

/** Says what is wrong with a course; undefined when it can be stored. */
export function courseProblem({
  vehicle = '',
  from,
  to,
  pauses = [],
  rhythm,
}: DoseCourse): CourseProblem | undefined {
  if (vehicle.length > MAX_VEHICLE)
    return { field: 'vehicle', sentence: `Please enter at most ${MAX_VEHICLE} characters.` };
  const late = Object.entries({ from, to }).find(([, day]) => day !== undefined && !isDay(day));
  if (late) return { field: late[0], sentence: TOO_LATE };
  if (from !== undefined && to !== undefined && from > to)
    return { field: 'to', sentence: 'Please choose a last day that is not before the first.' };
  const wrong = pauses.findIndex((pause) => pause.from > pause.to);
  if (wrong >= 0)
    return {
      field: `pauses.${wrong}.to`,
      sentence: 'Please choose a last day that is not before the first.',
    };
  const far = pauses.findIndex((pause) => !isDay(pause.to));
  if (far >= 0) return { field: `pauses.${far}.to`, sentence: TOO_LATE };
  if (pauses.length > MAX_PAUSES)
    return { field: 'pauses', sentence: `Please enter at most ${MAX_PAUSES} pauses.` };
  const sentence = rhythm && rhythmProblem(rhythm);
  return sentence === undefined ? undefined : { field: 'rhythm', sentence };
}
