import { wordList } from '../words/table-words.ts';

/** A unit's word, and all singulars it may have. */
export type UnitForms = ReadonlySet<string>;

/** Gives the possible singulars: "pieces" → "piece", "leaves" → "leaf", "rotis" → "roti". */
export const singulars = (word: string): UnitForms =>
  new Set(
    [
      word,
      word.replace(/ies$/, 'y'),
      word.replace(/ves$/, 'f'),
      word.replace(/es$/, ''),
      word.replace(/(?<!s)s$/, ''),
    ].filter(Boolean),
  );

/** Tells whether two units share a form. */
export const isOf = (words: UnitForms, unit: UnitForms): boolean => {
  for (const form of unit) if (words.has(form)) return true;
  return false;
};

const unitWords = (words: string): UnitForms =>
  new Set(wordList(words).flatMap((word) => [...singulars(word)]));

/** Units of weight and volume in grams; a millilitre is taken for a gram. */
export const MASS_UNITS = [
  { words: unitWords('g, gm, gms, gr, gram, gramme, grm, ग्राम, ગ્રામ'), grams: 1, isVolume: false },
  { words: unitWords('kg, kilo, kilogram'), grams: 1000, isVolume: false },
  { words: unitWords('ml, mls, millilitre, milliliter, मिली, મિલી'), grams: 1, isVolume: true },
  { words: unitWords('l, ltr, litre, liter'), grams: 1000, isVolume: true },
] as const;

/**
 * Tells how to read the comma of "1,250" before a unit: for grams and millilitres it groups thousands, for kilograms
 * and litres it is decimal; undefined for other units, where the person is asked.
 */
export function commaOfUnit(unit: string): 'group' | 'decimal' | undefined {
  const forms = singulars(unit.trim().toLowerCase().replace(/\.$/, ''));
  const mass = MASS_UNITS.find(({ words }) => isOf(words, forms));
  return mass && (mass.grams === 1 ? 'group' : 'decimal');
}

/**
 * Household measures in grams or millilitres, for foods without own units: the clinic's starting values, all estimates.
 * A piece or a plate has no known weight.
 */
export const HOUSEHOLD_MEASURES: readonly { words: UnitForms; grams: number; isTeaspoon?: true }[] = [
  { words: unitWords('katori, vatki, vaatki, vadki, vati, wati, कटोरी, વાટકી'), grams: 150 },
  { words: unitWords('bowl, बाउल, બાઉલ'), grams: 200 },
  { words: unitWords('cup, कप, કપ'), grams: 150 },
  { words: unitWords('glass, गिलास, ગ્લાસ'), grams: 200 },
  { words: unitWords('tablespoon, table spoon, tbsp, tbs, tblsp, tbl spoon'), grams: 15 },
  { words: unitWords('teaspoon, tea spoon, tsp, चम्मच, ચમચી'), grams: 5, isTeaspoon: true },
  { words: unitWords('handful, hand full, mutthi, muthi, मुट्ठी, મુઠ્ઠી'), grams: 30 },
];

/** Grams of a teaspoon of powder, and names of foods that are powders. */
export const POWDER_SPOON = 2.5;
export const POWDER =
  /(?<!\p{L})(?:powder|churna|churan|choorna|masala|flour|atta|चूर्ण|पाउडर|ચૂર્ણ|પાવડર)(?![\p{L}\p{M}])/u;

/** Words for one piece. */
export const PIECE_WORDS = unitWords('piece, pc, pcs, pce, no, nos, number, nang, unit, whole, नग, નંગ');
