// Written by `npm run vocabulary` from backend/src/care/vocabulary/shells.csv; nothing is changed here by hand.
import type { WordRow } from '../words/table-words.ts';
export const SHELL_WORDS: readonly (WordRow)[] = [
  { code: "gelatin", label: "Gelatin", words: ["gelatin", "gelatine"], may: ["capsule", "cap", "softgel", "soft gel"], except: ["veg capsule", "veg cap", "vegcap", "vegetarian capsule", "vegetable capsule", "vegan capsule", "hpmc capsule", "hpmc"], source: "the clinic’s own", on: true },
];
