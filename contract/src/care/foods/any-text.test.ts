import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FoodSearch } from './food-search.ts';
import type { Food } from './foods.ts';
import { gramsOf } from './item-grams.ts';

/** Generates typed texts: quantities and units in three scripts, with joiners, and arbitrary text. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...'0123456789½¼⅔-–/., gmlkatoripecs()કટોરવાૐ\u200d\u200cकप૧२'),
    maxLength: 20,
  }),
);
const FOOD = {
  names: { en: 'Moong Dal', hi: 'मूंग दाल', gu: 'મગની દાળ' },
  aliases: ['mung'],
  units: [{ name: 'katori', grams: 130 }],
  retired: false,
} as unknown as Food;
const search = new FoodSearch([FOOD]);

describe('whatever is typed', () => {
  it('weighs a number of grams, from the least to the most, or is not known', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.double()), typed, (quantity, unit) => {
        const grams = gramsOf({ quantity, unit }, FOOD);
        if (grams === null) return;
        expect(grams.from).toBeGreaterThan(0);
        expect(grams.to).toBeGreaterThanOrEqual(grams.from);
      }),
      { numRuns: 5000, examples: [['7', '0g']] },
    );
  });

  it('finds the food or nothing', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect([0, 1]).toContain(search.find(text).length);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['મગ', 'મગ\u200d', ' મગની  દાળ', 'દાળ\u200c', 'मूंग', 'DAL moong', 'Mu\u200bng'])(
    'finds it by %j',
    (text) => {
      expect(search.find(text)).toHaveLength(1);
    },
  );
});
