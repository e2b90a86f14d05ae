import { wordList } from '../table-words.ts';

/** What a unit of weight or volume is in grams; a millilitre is taken for a gram. */
export const MASS_UNITS = [
  { words: wordList('g, gm, gms, gr, gram, gramme, grm, ग्राम, ગ્રામ'), grams: 1, isVolume: false },
  { words: wordList('kg, kilo, kilogram'), grams: 1000, isVolume: false },
  { words: wordList('ml, mls, millilitre, milliliter, मिली, મિલી'), grams: 1, isVolume: true },
  { words: wordList('l, ltr, litre, liter'), grams: 1000, isVolume: true },
] as const;

/**
 * Household measures of a food that has none of its own, in grams or millilitres: the clinic's own starting values
 * (specification 8, tables, section 7). All are estimates; a piece and a plate are of no weight that is known.
 */
export const HOUSEHOLD_MEASURES: readonly { words: readonly string[]; grams: number; isTeaspoon?: true }[] = [
  { words: wordList('katori, vatki, vaatki, vadki, vati, wati, कटोरी, વાટકી'), grams: 150 },
  { words: wordList('bowl, बाउल, બાઉલ'), grams: 200 },
  { words: wordList('cup, कप, કપ'), grams: 150 },
  { words: wordList('glass, गिलास, ગ્લાસ'), grams: 200 },
  { words: wordList('tablespoon, table spoon, tbsp, tbs, tblsp, tbl spoon'), grams: 15 },
  { words: wordList('teaspoon, tea spoon, tsp, चम्मच, ચમચી'), grams: 5, isTeaspoon: true },
  { words: wordList('handful, hand full, mutthi, muthi, मुट्ठी, મુઠ્ઠી'), grams: 30 },
];

/** Grams of a teaspoon of a powder, and names that say that a food is one. */
export const POWDER_SPOON = 2.5;
export const POWDER =
  /(?<!\p{L})(?:powder|churna|churan|choorna|masala|flour|atta|चूर्ण|पाउडर|ચૂર્ણ|પાવડર)(?![\p{L}\p{M}])/u;

/** One of something. */
export const PIECE_WORDS = wordList('piece, pc, pcs, pce, no, nos, number, nang, unit, whole, नग, નંગ');
