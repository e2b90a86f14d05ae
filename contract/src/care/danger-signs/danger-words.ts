import { oneOf } from '../words/danger-pattern.ts';
import { signsIn, type Sign } from './danger-signs.ts';
import { sugarDangersIn } from './sugar-values.ts';
import { searchable } from '../words/table-words.ts';
import { SIGN_WORDS } from '../vocabulary/danger-signs.ts';
import { DANGER_WORDS } from '../vocabulary/dangers.ts';

/**
 * Dangers whose words are looked up as they stand, whatever is denied, and those that a negation takes back.
 */
export type Danger = keyof typeof DANGER_WORDS | Sign;

/** Stands where words of danger were written, before and after they are sent; number and call in all three languages. */
export const CALL_112 =
  'This is not read at once. If it is about your chest, breath, fainting, bleeding, weakness of one side or thoughts of ending your life, call 112 now. अभी 112 पर फ़ोन करें। હમણાં જ 112 પર ફોન કરો.';

const DANGERS = (Object.keys(DANGER_WORDS) as (keyof typeof DANGER_WORDS)[]).map((danger) => ({
  danger,
  pattern: new RegExp(oneOf(DANGER_WORDS[danger]), 'iu'),
}));

/**
 * Finds the dangers that a client's own text may speak of, in the order of the tables. Nothing is judged by
 * these words, and no word that is missing says that all is well: they show the sentence about 112 once more,
 * and put the row on top of the doctor's list.
 */
export function dangersIn(text: string): Danger[] {
  const said = text
    .split(/[\n\r]/)
    .map(searchable)
    .join('\n');
  const named = DANGERS.filter(({ pattern }) => pattern.test(said)).map(({ danger }) => danger);
  const signs = new Set<Danger>([...signsIn(said, named.includes('breath')), ...sugarDangersIn(said)]);
  return [...named, ...(Object.keys(SIGN_WORDS) as Danger[]).filter((danger) => signs.has(danger))];
}
