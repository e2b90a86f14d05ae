import { describe, expect, it } from 'vitest';
import { portionOf } from './portion.ts';

const khichdi = {
  names: { en: 'Khichdi', hi: '', gu: '' },
  aliases: [],
  units: [{ name: 'bowl', grams: 200 }],
  recipe: [
    { food: 'rice', grams: 120 },
    { food: 'moong', grams: 80 },
    { food: 'salt', grams: 4 },
  ],
  yieldGrams: 800,
};

describe('the recipe of a dish for a portion', () => {
  it.each([
    ['a bowl', 1, 'bowl', 200, [30, 20, 1]],
    ['half a bowl', '½', 'bowl', 100, [15, 10, 1]],
    ['a range is the larger', '1-2', 'bowl', 400, [60, 40, 2]],
    ['a weight', 400, 'g', 400, [60, 40, 2]],
    ['an unknown unit has the whole recipe', 1, 'plate', null, [120, 80, 4]],
  ])('%s', (_, quantity, unit, grams, parts) => {
    const portion = portionOf({ quantity, unit }, khichdi);
    expect(portion.grams).toBe(grams);
    expect(portion.parts.map((part) => part.grams)).toEqual(parts);
  });

  it('without a known yield it is that of the sum of its parts', () => {
    const portion = portionOf({ quantity: 102, unit: 'g' }, { ...khichdi, yieldGrams: null });
    expect(portion.parts.map(({ grams }) => grams)).toEqual([60, 40, 2]);
  });
});
