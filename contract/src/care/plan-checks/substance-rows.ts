import type { SubstanceWords, WordRow } from '../words/table-words.ts';
import { MEETING_FOODS } from '../vocabulary/meeting-foods.ts';
import { SUBSTANCE_WORDS } from '../vocabulary/substances.ts';

const ALL: readonly SubstanceWords[] = [...SUBSTANCE_WORDS, ...MEETING_FOODS];

/** The words by which substances are searched in each kind of plan. */
const rowsOf = (
  wordsOf: (one: SubstanceWords) => readonly string[],
  all: readonly SubstanceWords[] = ALL,
): WordRow[] => all.map((row) => ({ ...row, words: wordsOf(row) }));

export const ITEM_SUBSTANCES = rowsOf(({ words }) => words);
export const DOSE_SUBSTANCES = rowsOf(({ words, doses = [] }) => [...words, ...doses]);
/** Foods that a dose may be taken with. */
export const MEETING_ROWS = rowsOf(({ words }) => words, MEETING_FOODS);
export const FORM_SUBSTANCES = rowsOf(({ forms = [] }) => forms);

export const SUBSTANCE_LABELS: ReadonlyMap<string, string> = new Map(
  ALL.map(({ code, label }) => [code, label]),
);
