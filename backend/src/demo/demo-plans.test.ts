import { demoDoses, demoSnacks } from './demo-plans.ts';

const clients = Array.from({ length: 40 }, (_, index) => index);

describe('plans of the demo clinic', () => {
  it('count tablets and capsules, spoon powders, measure juices', () => {
    const doses = clients.flatMap((client) => [
      ...demoDoses('Vitamin', client),
      ...demoDoses('Herb', client),
    ]);
    const odd = doses.filter(
      ({ name = '', quantity }) =>
        /Churna|Powder/.test(name) !== (quantity === '½ teaspoon') ||
        /Juice/.test(name) !== (quantity === '20 ml') ||
        /Capsules/.test(name) !== (quantity === '1 capsule'),
    );
    expect(odd).toEqual([]);
  });

  it('have a portion for each snack', () => {
    expect(demoSnacks(0, 'Weight Loss')).toEqual([
      { name: 'Green Tea', quantity: 'One cup, without sugar' },
      { name: 'Protein Bar', quantity: 'Half a bar after the walk' },
    ]);
  });
});
