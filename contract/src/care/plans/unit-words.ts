import { HOUSEHOLD_MEASURES, isOf, MASS_UNITS, PIECE_WORDS, singulars } from '../foods/household-measures.ts';
import type { PlanLanguage } from './plan-languages.ts';

/** Units in which plans say amounts; each stands for all words that mean the same, such as "vatki" for katori. */
export const PLAN_UNITS = [
  'piece',
  'plate',
  'katori',
  'bowl',
  'cup',
  'glass',
  'tablespoon',
  'teaspoon',
  'handful',
  'g',
  'kg',
  'ml',
  'l',
] as const;
type PlanUnit = (typeof PLAN_UNITS)[number];

type OtherLanguage = Exclude<PlanLanguage, 'en'>;

/** Drafts: no translator has read them yet. A unit that a language lacks does not compile. */
export const UNIT_WORDS: Readonly<Record<OtherLanguage, Readonly<Record<PlanUnit, string>>>> = {
  hi: {
    piece: 'नग',
    plate: 'प्लेट',
    katori: 'कटोरी',
    bowl: 'बाउल',
    cup: 'कप',
    glass: 'गिलास',
    tablespoon: 'बड़ा चम्मच',
    teaspoon: 'छोटा चम्मच',
    handful: 'मुट्ठी',
    g: 'ग्राम',
    kg: 'किलो',
    ml: 'मिली',
    l: 'लीटर',
  },
  gu: {
    piece: 'નંગ',
    plate: 'પ્લેટ',
    katori: 'વાટકી',
    bowl: 'બાઉલ',
    cup: 'કપ',
    glass: 'ગ્લાસ',
    tablespoon: 'મોટી ચમચી',
    teaspoon: 'નાની ચમચી',
    handful: 'મુઠ્ઠી',
    g: 'ગ્રામ',
    kg: 'કિલો',
    ml: 'મિલી',
    l: 'લિટર',
  },
};

const LISTS = [...MASS_UNITS, ...HOUSEHOLD_MEASURES].map(({ words }) => words).concat(PIECE_WORDS);

/** Each unit with the words of the list that it is in, or its own. */
const FORMS = PLAN_UNITS.map((unit) => ({
  unit,
  forms: LISTS.find((words) => words.has(unit)) ?? singulars(unit),
}));

/** A unit in a language; one that the clinic's lists lack stays as it is typed. */
export function unitIn(typed: string, language: PlanLanguage): string {
  if (language === 'en') return typed;
  const words = singulars(typed.trim().toLowerCase().replace(/\.$/, ''));
  const known = FORMS.find(({ forms }) => isOf(forms, words));
  return known ? UNIT_WORDS[language][known.unit] : typed;
}
