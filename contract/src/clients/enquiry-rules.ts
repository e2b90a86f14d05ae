import { AGE_YEARS } from '../constants.ts';
import { oneLine, wholeNumber, type Rule } from '../rules.ts';
import { cleanLine } from './client-input.ts';
import { MAX_SOURCE, MAX_SOURCES } from './enquiries.ts';

/** Sentences of the public booking form; browser and server show the same. */
export const NAME_NEEDED = 'Please tell us your name.';
export const PLACE_NEEDED = 'Please tell us where you live.';
/** The sentence is prescribed: wording and punctuation must not change. */
export const TERMS_NEEDED = 'Please accept the terms and conditions to register.';

/** Whole years, 1–120, as a number. */
export const ageInYears: Rule = (value) =>
  wholeNumber(AGE_YEARS.min, AGE_YEARS.max)(value) &&
  `Please enter your age in years, from ${AGE_YEARS.min} to ${AGE_YEARS.max}.`;

const source = oneLine(MAX_SOURCE);

/** At most 20 different lines of at most 60 characters, none of them empty. */
export const sourceList: Rule = (value) => {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string' && one.trim() !== ''))
    return 'Please enter one answer a line.';
  if (value.length > MAX_SOURCES) return `Please enter at most ${MAX_SOURCES} answers.`;
  const lines = value.map((one) => cleanLine(one as string));
  const repeated = lines.find(
    (line, place) => lines.findIndex((other) => other.toLowerCase() === line.toLowerCase()) < place,
  );
  if (repeated !== undefined) return `“${repeated}” is there twice.`;
  return lines.map(source).find((problem) => problem !== undefined);
};
