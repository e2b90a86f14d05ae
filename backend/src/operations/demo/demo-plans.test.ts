import { demoDietPlan, demoDoses, demoSnacks } from './demo-plans.ts';

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

  it('have a whole plate for lunch and dinner: grain, vegetables, and a pulse, milk or paneer', () => {
    const eaten = clients.flatMap((client) =>
      demoDietPlan(client, { name: 'Weight Loss', duration: 8 }).weeks.flatMap(({ mealPlan }) =>
        mealPlan
          .filter(({ mealType }) => mealType === 'Lunch' || mealType === 'Dinner')
          .flatMap(({ itemGroups }) => itemGroups.flat().map(({ name }) => name)),
      ),
    );
    const grain = /Phulka|Roti|Rice|Khichdi|Daliya|Chilla/;
    const protein = /Dal|Kadhi|Rajma|Paneer|Curd|Chana|Sprouts|Moong|Buttermilk/;
    const vegetables = /Sabzi|Salad|Vegetable|Palak/;
    const odd = eaten.filter((name) => ![grain, protein, vegetables].every((part) => part.test(name)));
    expect([...new Set(odd)]).toEqual([]);
    expect(eaten.length).toBeGreaterThan(0);
  });

  it('have a portion for each snack', () => {
    expect(demoSnacks(0, 'Weight Loss')).toEqual([
      { name: 'Green Tea', quantity: 'One cup, without sugar' },
      { name: 'Protein Bar', quantity: 'Half a bar after the walk' },
    ]);
  });
});
