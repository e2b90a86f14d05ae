import { AGE_YEARS } from '../constants.ts';
import { wholeNumber, type Rule } from '../rules.ts';

/** Sentences of the public booking form; browser and server show the same. */
export const NAME_NEEDED = 'Please tell us your name.';
export const PLACE_NEEDED = 'Please tell us where you live.';
/** The sentence is prescribed: wording and punctuation must not change. */
export const TERMS_NEEDED = 'Please accept the terms and conditions to register.';

/** Whole years, 1–120, as a number. */
export const ageInYears: Rule = (value) =>
  wholeNumber(AGE_YEARS.min, AGE_YEARS.max)(value) &&
  `Please enter your age in years, from ${AGE_YEARS.min} to ${AGE_YEARS.max}.`;
