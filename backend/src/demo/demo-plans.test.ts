import { describe, expect, it } from '@jest/globals';
import { demoDoses, demoSnacks, demoWeeks } from './demo-plans.ts';

const clients = Array.from({ length: 40 }, (_, index) => index);

describe('plans of the demo clinic', () => {
  it('hold nothing that a vegetarian does not eat', () => {
    const dishes = clients
      .flatMap((client) => demoWeeks(4, client))
      .flatMap(({ mealPlan }) => mealPlan)
      .flatMap(({ itemGroups }) => itemGroups.flat());
    expect(dishes.filter(({ name }) => /egg\b|fish/i.test(name))).toEqual([]);
  });

  it('count tablets and capsules, spoon powders, measure juices', () => {
    const doses = clients.flatMap((client) => [
      ...demoDoses('Vitamin', client),
      ...demoDoses('Herb', client),
    ]);
    const odd = doses.filter(
      ({ name, quantity }) =>
        /Churna|Powder/.test(name) !== (quantity === '½ teaspoon') ||
        /Juice/.test(name) !== (quantity === '20 ml') ||
        /Capsules/.test(name) !== (quantity === '1 capsule'),
    );
    expect(odd).toEqual([]);
  });

  it('have a portion for each snack', () => {
    expect(demoSnacks(0)).toEqual([
      { name: 'Green Tea', quantity: 'One cup, without sugar' },
      { name: 'Protein Bar', quantity: 'Half a bar after the walk' },
    ]);
  });
});
