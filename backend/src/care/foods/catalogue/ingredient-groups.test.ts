import { groupOfKey } from './ingredient-groups.ts';
import { shippedFoods } from './shipped-foods.ts';

describe('the part of a shop', () => {
  it('is known of every ingredient of the product, and of no dish', () => {
    for (const { key, kind } of shippedFoods())
      expect([key, groupOfKey(key) !== undefined]).toEqual([key, kind === 'ingredient']);
  });

  it.each([
    ['spinach', 'vegetables'],
    ['onion', 'vegetables'],
    ['egg', 'milkAndEggs'],
    ['a-food-of-the-clinic', undefined],
  ])('of %s is %s', (key, group) => {
    expect(groupOfKey(key)).toBe(group);
  });
});
