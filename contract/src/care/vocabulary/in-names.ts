// Written by `npm run vocabulary` from backend/src/care/vocabulary/in-names.csv; nothing is changed here by hand.
import type { WordRow } from '../words/table-words.ts';
import { SING, PODS } from './food-lists.ts';
export const IN_NAMES: readonly (WordRow)[] = [
  { code: "peanut", label: "Peanut, in names alone", may: SING, except: PODS, words: [], source: "the clinic’s own", on: true },
];
