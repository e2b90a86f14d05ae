// Written by `npm run vocabulary` from backend/src/care/vocabulary/diets.csv; nothing is changed here by hand.
import type { WordRow } from '../words/table-words.ts';
import { FAST, NO_FAST } from './food-lists.ts';
export const DIETS: readonly (WordRow)[] = [
  { code: "vegan", label: "Vegan", words: ["vegan"], except: [], source: "the clinic’s own", on: true },
  { code: "vegetarian", label: "Vegetarian", words: ["vegetarian", "veg", "pure veg", "pure vegetarian", "shakahari", "शाकाहारी", "वेज", "શાકાહારી", "વેજ"], except: [], source: "the clinic’s own", on: true },
  { code: "egg", label: "Eggs, no meat", words: ["egg", "eggetarian", "eggitarian", "ovo", "ovo vegetarian"], except: [], source: "the clinic’s own", on: true },
  { code: "mixed", label: "Eats everything", words: ["mixed", "mix", "non veg", "nonveg", "non vegetarian", "nonvegetarian", "mansahari", "मांसाहारी", "नॉनवेज", "માંસાહારી", "નોનવેજ"], except: [], source: "the clinic’s own", on: true },
  { code: "jain", label: "Jain", words: ["jain", "जैन", "જૈન"], except: [], source: "the clinic’s own", on: true },
  { code: "swaminarayan", label: "Swaminarayan", words: ["swaminarayan", "swami narayan", "satvik", "sattvik", "sattvic", "satvic"], except: [], source: "the clinic’s own", on: true },
  { code: "fasting", label: "Days of fasting", words: [...FAST, "fast"], except: NO_FAST, source: "the clinic’s own", on: true },
];
