// Written by `npm run vocabulary` from backend/src/care/vocabulary/avoided.csv; nothing is changed here by hand.
import type { WordRow } from '../words/table-words.ts';
import type { AvoidedCode } from './codes.ts';
import { ONION, GARLIC, ROOT, POTATO, GINGER, BRINJAL, HONEY } from './food-lists.ts';
export const AVOIDED_WORDS: readonly (WordRow & { code: AvoidedCode })[] = [
  { code: "onion", label: "Onion", words: [...ONION, "shallot", "scallion", "कांदा"], except: [], source: "the clinic’s own", on: true },
  { code: "garlic", label: "Garlic", words: [...GARLIC, "lasun", "lehsuni"], except: [], source: "the clinic’s own", on: true },
  { code: "root", label: "Root vegetables", words: [...ROOT, "carrot", "gajar", "radish", "mooli", "mula", "muli", "beet", "beetroot", "yam", "suran", "sweet potato", "shakkariya", "shakarkand", "ratalu", "arbi", "arvi", "turnip", "shalgam", "गाजर", "मूली", "चुकंदर", "शकरकंद", "ગાજર", "મૂળા", "બીટ", "શક્કરિયા", "સૂરણ", "રતાળુ"], except: ["radish leaf", "radish leaves", "mooli patta", "muli bhaji", "mula ni bhaji", "mula bhaji", "beet leaf", "beet leaves", "beet greens", "beetroot leaves", "beet na pan", "arbi patta", "arvi patta", "arbi patra", "arvi patra", "arbi na patra", "arvi na patra", "sweet potato leaf", "sweet potato leaves"], source: "the clinic’s own", on: true },
  { code: "potato", label: "Potato", words: [...POTATO, "potatoes", "bateta"], except: ["sweet potato", "aloo bukhara", "alu bukhara", "alu leaves", "alu vadi", "alu wadi"], source: "the clinic’s own", on: true },
  { code: "ginger", label: "Ginger", words: GINGER, except: ["dry ginger", "dried ginger", "ginger powder", "ginger capsule", "ginger tablet"], source: "the clinic’s own", on: true },
  { code: "brinjal", label: "Brinjal", words: [...BRINJAL, "aubergine", "eggplant", "egg plant", "baigan", "vengan"], except: [], source: "the clinic’s own", on: true },
  { code: "mushroom", label: "Mushroom", words: ["mushroom", "khumb", "मशरूम", "મશરૂમ"], except: [], source: "the clinic’s own", on: true },
  { code: "fig", label: "Fig", words: ["fig", "anjeer", "anjir", "अंजीर", "અંજીર"], except: [], source: "the clinic’s own", on: true },
  { code: "hing", label: "Hing", words: ["hing", "asafoetida", "asafetida", "हींग", "હિંગ", "હીંગ"], except: [], source: "the clinic’s own", on: true },
  { code: "honey", label: "Honey", words: [...HONEY, "shahad", "shehad", "madhu"], except: ["honeydew", "honey dew"], source: "the clinic’s own", on: true },
  { code: "chicken", label: "Chicken", words: ["chicken", "murgh", "murg", "murghi", "चिकन", "मुर्ग", "ચિકન"], except: [], source: "the clinic’s own", on: true },
  { code: "beef", label: "Beef", words: ["beef"], except: ["beef tomato", "beefsteak tomato"], source: "the clinic’s own", on: true },
  { code: "pork", label: "Pork", words: ["pork", "bacon", "ham"], except: [], source: "the clinic’s own", on: true },
];
