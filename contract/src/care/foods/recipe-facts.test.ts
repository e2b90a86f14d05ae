import { describe, expect, it } from 'vitest';
import { aFood, type SomeFood } from './food-examples.ts';
import { RecipeError, recipeDepth, recipeFacts, type RecipeFood } from './recipe-facts.ts';

const food = (more: SomeFood = {}): RecipeFood => aFood('A food', more);
const KITCHEN: Record<string, RecipeFood> = {
  flour: food({ per100: { kcal: 340, iron: 4, folate: 40 }, contains: ['gluten'], mayContain: ['mustard'] }),
  ghee: food({ per100: { kcal: 900, iron: 0 }, diet: 'vegetarian', contains: ['milk'] }),
  water: food({ per100: { kcal: 0, iron: 0, folate: 0 } }),
  hing: food({ mayContain: ['gluten'], avoid: ['hing'] }),
  egg: food({ per100: { kcal: 140 }, diet: 'egg', contains: ['egg'], traits: ['rawEgg'] }),
  fish: food({ per100: { kcal: 120 }, diet: 'meat', contains: ['fish'], traits: ['rawFish', 'sardine'] }),
  jaggery: food({ per100: { kcal: 380, sugars: 90 }, traits: ['sugary', 'fasting'] }),
  spinach: food({ per100: { kcal: 23 }, traits: ['highOxalate', 'highPotassium'] }),
  wine: food({ traits: ['alcohol', 'grapefruit', 'unpasteurised'], herbs: ['giloy'] }),
  roti: food({ per100: { kcal: 260 }, contains: ['gluten'], recipe: [{ food: 'flour', grams: 100 }] }),
  wrap: food({ per100: { kcal: 250 }, recipe: [{ food: 'roti', grams: 100 }] }),
  box: food({ per100: { kcal: 200 }, recipe: [{ food: 'wrap', grams: 100 }] }),
  hen: food({ recipe: [{ food: 'chick', grams: 1 }] }),
  chick: food({ recipe: [{ food: 'hen', grams: 1 }] }),
};
const find = (key: string) => KITCHEN[key];
const parts = (recipe: Record<string, number>) =>
  Object.entries(recipe).map(([key, grams]) => ({ food: key, grams }));
const facts = (recipe: Record<string, number>, yieldGrams: number | null = null) =>
  recipeFacts(parts(recipe), yieldGrams, find);

describe('what follows for a dish from its recipe', () => {
  it.each([
    [{ flour: 100, water: 100 }, null, 'kcal', 170],
    [{ flour: 100, water: 100 }, 160, 'kcal', 212.5],
    [{ flour: 100, ghee: 10 }, 110, 'iron', 3.64],
    // Ghee's folate is unknown, so the dish's is unknown too.
    [{ flour: 100, ghee: 10 }, 110, 'folate', null],
    [{ flour: 100 }, null, 'protein', null],
    // An unknown food of only a pinch leaves the dish's value known.
    [{ flour: 100, hing: 0.5 }, 100, 'kcal', 340],
    [{ flour: 100, hing: 5 }, 100, 'kcal', null],
  ] as const)(
    'is the sum of its parts in 100 g as it is eaten: %o done %s, %s',
    (recipe, done, code, value) => {
      expect(facts(recipe, done).per100[code]).toBe(value);
    },
  );

  it.each([
    [{ flour: 1, water: 1 }, 'vegan'],
    [{ flour: 1, ghee: 1 }, 'vegetarian'],
    [{ ghee: 1, egg: 1 }, 'egg'],
    [{ egg: 1, fish: 1, ghee: 1 }, 'meat'],
  ] as const)('is for the strictest diet of its parts: %o', (recipe, diet) => {
    expect(facts(recipe).diet).toBe(diet);
  });

  it('contains what its parts contain, also a pinch of it, and may contain no more what it contains', () => {
    expect(facts({ hing: 0.1, ghee: 5, water: 500 })).toMatchObject({
      contains: ['milk'],
      mayContain: ['gluten'],
      avoid: ['hing'],
    });
    expect(facts({ flour: 100, hing: 1 })).toMatchObject({ contains: ['gluten'], mayContain: ['mustard'] });
  });

  it.each([
    [{ jaggery: 50, water: 50 }, ['sugary']],
    [{ egg: 50, fish: 50 }, ['sardine']],
    [{ wine: 10, water: 90 }, ['alcohol', 'grapefruit']],
    [{ spinach: 100, water: 100 }, ['highOxalate', 'highPotassium']],
    [{ spinach: 0.5, water: 100 }, []],
  ] as const)('keeps of the traits what cooking and an amount leave: %o', (recipe, traits) => {
    expect(facts(recipe).traits).toEqual(traits);
  });

  it('keeps herbs that work like a dose, and is the same in any order', () => {
    expect(facts({ wine: 10, flour: 10 }).herbs).toEqual(['giloy']);
    expect(facts({ egg: 3, ghee: 2, flour: 1 })).toEqual(facts({ flour: 1, ghee: 2, egg: 3 }));
  });
});

describe('a recipe', () => {
  it.each([
    [{ flour: 1 }, 1],
    [{ roti: 1, ghee: 1 }, 2],
    [{ wrap: 1 }, 3],
  ])('stands in recipes up to three deep: %o', (recipe, depth) => {
    expect(recipeDepth(parts(recipe), find)).toBe(depth);
  });

  it.each([
    [{}, 'empty', []],
    [{ flour: 1, manna: 1 }, 'unknown', ['manna']],
    [{ hen: 1 }, 'cycle', ['hen', 'chick', 'hen']],
    [{ box: 1 }, 'deep', ['box', 'wrap', 'roti']],
  ])('is refused with the way to what is wrong: %o is %s', (recipe, problem, path) => {
    let thrown: unknown;
    try {
      facts(recipe);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(RecipeError);
    expect(thrown).toMatchObject({ problem, path });
  });
});
