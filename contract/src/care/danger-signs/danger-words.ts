import { oneOf } from '../words/danger-pattern.ts';
import { signsIn, type Sign } from './danger-signs.ts';
import { sugarDangersIn } from './sugar-values.ts';
import { searchable } from '../words/table-words.ts';
import { SIGN_WORDS } from '../vocabulary/danger-signs.ts';
import { DANGER_WORDS } from '../vocabulary/dangers.ts';

/** Dangers: those whose words always count, and signs that a negation takes back. */
export type Danger = keyof typeof DANGER_WORDS | Sign;

/**
 * The sentence about 112 in three languages, shown beside texts with words of danger before and after they are sent.
 */
export const CALL_112 =
  'This is not read at once. If it is about your chest, breath, fainting, bleeding, weakness of one side or thoughts of ending your life, call 112 now. अभी 112 पर फ़ोन करें। હમણાં જ 112 પર ફોન કરો.';

const DANGERS = (Object.keys(DANGER_WORDS) as (keyof typeof DANGER_WORDS)[]).map((danger) => ({
  danger,
  pattern: new RegExp(oneOf(DANGER_WORDS[danger]), 'iu'),
}));

/**
 * Finds dangers that a client's text may mention, in the order of the tables. It is no judgement, and finding none
 * means nothing: a match only shows the sentence about 112 and moves the row to the top of the doctor's list.
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
