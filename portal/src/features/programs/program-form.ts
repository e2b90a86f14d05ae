import { isRealDate } from '@clinic/contract/clinic-calendar';
import { yearProblem } from '@clinic/contract/reading/days';
import { PROGRAM_WEEKS } from '@clinic/contract/constants';
import { readNumber, wholeNumberIn } from '@clinic/contract/reading/numbers';
import type { ClientProgram } from '@clinic/contract/people';
import { valueOf } from '@clinic/contract/reading/reading';
import { oneLine } from '@clinic/contract/rules';

const DAYS_OF_A_WEEK = 7;

export interface ProgramValues {
  name: string;
  weeks: string;
  /** yyyy-MM-dd, or empty. */
  startDate: string;
}

export const programValues = (program: ClientProgram | null): ProgramValues => ({
  name: program?.name ?? '',
  weeks: program ? String(program.duration) : '',
  // Older records carry a time of day behind the day.
  startDate: program?.startDate.slice(0, 10) ?? '',
});

export const programsDiffer = (one: ProgramValues, other: ProgramValues): boolean =>
  one.name !== other.name || one.weeks !== other.weeks || one.startDate !== other.startDate;

/** Days of the weeks, rounded; empty when the text is empty or no number. */
export function daysOf(weeks: string): string {
  const count = valueOf(readNumber(weeks, { comma: 'group' }));
  return count !== undefined && count >= 0 ? String(Math.round(count * DAYS_OF_A_WEEK)) : '';
}

export interface ProgramProblem {
  field: keyof ProgramValues;
  text: string;
}

/** The first error that prevents a save, in the order of the form. */
export function programProblem({ name, weeks, startDate }: ProgramValues): ProgramProblem | undefined {
  if (name.trim() === '') return { field: 'name', text: 'Please enter a program name' };
  const tooLong = oneLine()(name);
  if (tooLong) return { field: 'name', text: tooLong };
  if (weeks.trim() === '') return { field: 'weeks', text: 'Please enter a duration in weeks' };
  if (daysOf(weeks) === '') return { field: 'weeks', text: 'Number of days could not be calculated' };
  const { min, max } = PROGRAM_WEEKS;
  const count = wholeNumberIn(weeks);
  if (Number.isNaN(count) || count < min || count > max)
    return { field: 'weeks', text: `Weeks must be a whole number between ${min} and ${max}` };
  if (!isRealDate(startDate)) return { field: 'startDate', text: 'Please select a start date' };
  const wrongYear = yearProblem(startDate);
  return wrongYear === undefined ? undefined : { field: 'startDate', text: wrongYear };
}
