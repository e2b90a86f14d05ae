import { describe, expect, it } from 'vitest';
import { daysOf, programProblem, programValues } from './program-form.ts';

const filled = { name: 'Detox', weeks: '4', startDate: '2026-01-05' };

describe('the program form', () => {
  it.each([
    ['nothing at all', { name: '', weeks: '', startDate: '' }, 'Please enter a program name'],
    ['only spaces as a name', { ...filled, name: '   ' }, 'Please enter a program name'],
    ['no weeks and no start', { ...filled, weeks: '', startDate: '' }, 'Please enter a duration in weeks'],
    ['weeks that are no number', { ...filled, weeks: 'four' }, 'Number of days could not be calculated'],
    ['no week', { ...filled, weeks: '0' }, 'Weeks must be a whole number between 1 and 52'],
    ['half a week', { ...filled, weeks: '1.5' }, 'Weeks must be a whole number between 1 and 52'],
    ['more than a year', { ...filled, weeks: '53' }, 'Weeks must be a whole number between 1 and 52'],
    ['no start', { ...filled, startDate: '' }, 'Please select a start date'],
    ['a year of two digits', { ...filled, startDate: '0026-02-28' }, 'Please check the year 0026.'],
    ['a day that does not exist', { ...filled, startDate: '2026-02-30' }, 'Please select a start date'],
  ])('names the first thing that is missing: %s', (_, values, sentence) => {
    expect(programProblem(values)?.text).toBe(sentence);
  });

  it.each(['1', '52'])('takes %s weeks', (weeks) => {
    expect(programProblem({ ...filled, weeks })).toBeUndefined();
  });

  it.each([
    ['4', '28'],
    ['1.5', '11'],
    ['', ''],
    ['many', ''],
  ])('makes days of %s weeks', (weeks, days) => {
    expect(daysOf(weeks)).toBe(days);
  });

  it('shows a stored start that carries a time of day as its day', () => {
    const program = { name: 'Detox', duration: 4, durationInDays: 28, startDate: '2026-01-05T00:00:00.000Z' };
    expect(programValues(program)).toEqual(filled);
  });
});
