import { shippedIndex } from '../../../../test/shipped-index.ts';

const index = shippedIndex();

/**
 * Compares the energy of 100 g with the Indian Nutrient Databank (2024), which counts all ingredients, water included,
 * before anything boils away, as the product does. All ten are within a quarter of it. Rajma and khichdi lie at the
 * lower end, since the databank seems to count less of the cooking water.
 */
test.each([
  ['Chapati', 202],
  ['Idli', 138],
  ['Sambar', 97],
  ['Rajma', 144],
  ['Vegetable Poha', 181],
  ['Rava Upma', 148],
  ['Moong Dal', 50],
  ['Vegetable Khichdi', 143],
  ['Besan Chilla', 136],
  ['Lauki Soup', 23],
])('100 g of what goes into %s have about %i kcal', (name, kcal) => {
  const dish = index.named(name);
  const goesIn = dish?.recipe.reduce((sum, { grams }) => sum + grams, 0) ?? 0;
  const ours = ((dish?.per100.kcal ?? 0) * (dish?.yieldGrams ?? goesIn)) / goesIn;
  expect(Math.abs(ours / kcal - 1)).toBeLessThanOrEqual(0.25);
});

test('No dish gives more than goes in, and none loses more than two thirds of its weight', () => {
  const odd = index.foods
    .filter(({ kind }) => kind === 'dish')
    .map(({ key, recipe, yieldGrams }) => {
      const goesIn = recipe.reduce((sum, { grams }) => sum + grams, 0);
      return { key, left: (yieldGrams ?? goesIn) / goesIn };
    })
    .filter(({ left }) => left > 1.02 || left < 0.33);
  expect(odd).toEqual([]);
});

test('Every dish has its energy, protein, fat, carbohydrate and fibre', () => {
  const main = ['kcal', 'protein', 'fat', 'carbohydrate'] as const;
  const unknown = index.foods.filter(
    ({ kind, per100 }) => kind === 'dish' && main.some((code) => per100[code] === null),
  );
  expect(unknown.map(({ key }) => key)).toEqual([]);
});
