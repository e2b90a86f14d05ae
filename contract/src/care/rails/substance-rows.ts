import type { WordRow } from '../table-words.ts';
import { SUBSTANCE_WORDS, type SubstanceWords } from './substance-words.ts';

/** The words of substances as each kind of plan is searched for them. */
const rowsOf = (wordsOf: (one: SubstanceWords) => readonly string[]): WordRow[] =>
  SUBSTANCE_WORDS.map(({ except = [], madeOf, ...own }) => ({
    code: own.code,
    label: own.label,
    words: wordsOf(own),
    except,
    ...(madeOf && { madeOf }),
    source: '',
    on: true,
  }));

export const ITEM_SUBSTANCES = rowsOf(({ words }) => words);
export const DOSE_SUBSTANCES = rowsOf(({ words, doses = [] }) => [...words, ...doses]);
export const FORM_SUBSTANCES = rowsOf(({ forms = [] }) => forms);

export const SUBSTANCE_LABELS: ReadonlyMap<string, string> = new Map(
  SUBSTANCE_WORDS.map(({ code, label }) => [code, label]),
);
