import { OLDEST_AGE, plain, said } from './days.ts';
import { firstNumber } from './numbers.ts';
import type { Reading } from './reading.ts';

/** A text that gives an age in months, as for a small child: "18 months". */
const IN_MONTHS = /^\D*\d+\s*(?:months?|mths?|महीन|माह|मास|મહિન|માસ)/iu;

/** An age in years as it is typed: "45", "૪૫ વર્ષ", "18 months". */
export function readAge(typed: string): Reading<number> {
  const text = plain(typed);
  if (text === '') return { none: true };
  const told = firstNumber(text);
  if (told === undefined) return said('Not a number');
  const years = IN_MONTHS.test(text) ? Math.floor(told / 12) : told;
  return years >= 0 && years <= OLDEST_AGE ? { value: years } : said(`Not from 0 to ${OLDEST_AGE} years`);
}
