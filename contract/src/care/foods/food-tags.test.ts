import { describe, expect, it } from 'vitest';
import { TRAITS } from '../vocabulary/traits.ts';
import { joinTags, ownTags, takenAway, type FoodTags } from './food-tags.ts';
import { FOOD_TRAITS } from './foods.ts';

const tags = (more: Partial<FoodTags> = {}): FoodTags => ({
  diet: 'vegan',
  contains: [],
  mayContain: [],
  avoid: [],
  traits: [],
  herbs: [],
  ...more,
});
const RECIPE = tags({ diet: 'vegetarian', contains: ['milk'], mayContain: ['gluten'], traits: ['salty'] });

describe('what is set by hand on a dish', () => {
  it.each<[Partial<FoodTags>, Partial<FoodTags>]>([
    [{}, {}],
    [{ contains: ['milk', 'peanut'] }, { contains: ['peanut'] }],
    [{ mayContain: ['milk', 'gluten', 'soy'] }, { mayContain: ['soy'] }],
    [{ diet: 'egg' }, { diet: 'egg' }],
    [
      { traits: ['salty', 'fasting'], herbs: ['giloy'] },
      { traits: ['fasting'], herbs: ['giloy'] },
    ],
  ])('is what the recipe does not say: %o', (more, own) => {
    expect(ownTags({ ...RECIPE, ...more }, RECIPE)).toEqual(tags(own));
  });

  it('is joined with what follows from another recipe, which takes away what only followed from the one before', () => {
    const own = ownTags({ ...RECIPE, contains: ['milk', 'peanut'], mayContain: ['egg'] }, RECIPE);
    expect(joinTags(tags({ contains: ['egg'], diet: 'egg' }), own)).toEqual(
      tags({ contains: ['egg', 'peanut'], diet: 'egg' }),
    );
    expect(joinTags(tags(), tags({ diet: 'meat' })).diet).toBe('meat');
  });
});

describe('what a change takes away', () => {
  it.each<[Partial<FoodTags>, Partial<FoodTags>, string[]]>([
    [{ contains: ['milk'] }, { contains: ['milk', 'egg'] }, []],
    [{ contains: ['treeNuts'] }, {}, ['tree nuts']],
    [{ contains: ['milk'] }, { mayContain: ['milk'] }, ['milk']],
    [{ mayContain: ['milk'] }, { contains: ['milk'] }, []],
    [{ mayContain: ['milk'] }, {}, ['may contain milk']],
    [{ diet: 'egg' }, { diet: 'vegetarian' }, ['the diet “egg”']],
    [{ diet: 'vegan' }, { diet: 'meat' }, []],
    [{ traits: ['rawEgg'], avoid: ['onion'], herbs: ['giloy'] }, {}, ['onion', 'raw egg', 'giloy']],
  ])('from %o to %o is told', (before, after, words) => {
    expect(takenAway(tags(before), tags(after))).toEqual(words);
  });
});

it('each trait that names can say is one that a food can have', () => {
  const traits: readonly string[] = FOOD_TRAITS;
  expect(TRAITS.filter(({ code }) => !traits.includes(code))).toEqual([]);
});
