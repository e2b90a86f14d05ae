// Written by `npm run vocabulary` from backend/src/care/vocabulary/states.csv; nothing is changed here by hand.
import type { WordRow } from '../words/table-words.ts';
export const STATES: readonly (WordRow)[] = [
  { code: "expecting", label: "Pregnant or breastfeeding", words: ["pregnant", "garbhvati", "anc", "breastfeeding", "breast feeding", "lactating", "expecting", "sagarbha", "गर्भवती", "ગર્ભવતી", "સગર્ભા"], except: ["to get pregnant", "get pregnant", "to become pregnant", "become pregnant", "to be pregnant"], source: "the clinic’s own", on: true },
  { code: "under1", label: "Under 1 year", words: [], except: [], source: "the clinic’s own", on: true },
  { code: "under18", label: "Under 18 years", words: [], except: [], source: "the clinic’s own", on: true },
  { code: "from65", label: "65 years or older", words: [], except: [], source: "the clinic’s own", on: true },
];
