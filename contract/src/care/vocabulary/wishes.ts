// Written by `npm run vocabulary` from backend/src/care/vocabulary/wishes.csv; nothing is changed here by hand.
import type { WordRow } from '../words/table-words.ts';
import { ONION, GARLIC, ROOT, POTATO, GINGER, BRINJAL, HONEY } from './food-lists.ts';
export const DIET_WISHES: readonly (WordRow)[] = [
  { code: "no-onion", label: "No onion", words: ONION, except: [], source: "the clinic’s own", on: true },
  { code: "no-garlic", label: "No garlic", words: GARLIC, except: [], source: "the clinic’s own", on: true },
  { code: "no-root", label: "No root vegetables", words: ROOT, except: [], source: "the clinic’s own", on: true },
  { code: "no-potato", label: "No potato", words: POTATO, except: [], source: "the clinic’s own", on: true },
  { code: "no-ginger", label: "No ginger", words: GINGER, except: [], source: "the clinic’s own", on: true },
  { code: "no-brinjal", label: "No brinjal", words: BRINJAL, except: [], source: "the clinic’s own", on: true },
  { code: "no-mushroom", label: "No mushroom", words: ["mushroom"], except: [], source: "the clinic’s own", on: true },
  { code: "no-egg", label: "No egg", words: ["egg", "anda", "अंडा", "ઈંડા"], except: [], source: "the clinic’s own", on: true },
  { code: "no-meat", label: "No meat", words: ["meat", "mutton", "मांस", "માંસ"], except: [], source: "the clinic’s own", on: true },
  { code: "no-chicken", label: "No chicken", words: ["chicken"], except: [], source: "the clinic’s own", on: true },
  { code: "no-fish", label: "No fish", words: ["fish", "seafood", "machhli"], except: [], source: "the clinic’s own", on: true },
  { code: "no-beef", label: "No beef", words: ["beef"], except: [], source: "the clinic’s own", on: true },
  { code: "no-pork", label: "No pork", words: ["pork"], except: [], source: "the clinic’s own", on: true },
  { code: "no-milk", label: "No milk", words: ["milk", "doodh", "dudh", "dairy", "दूध", "દૂધ"], except: [], source: "the clinic’s own", on: true },
  { code: "no-honey", label: "No honey", words: HONEY, except: [], source: "the clinic’s own", on: true },
];
