import { expect, test } from 'vitest';
import { aFood } from './food-examples.ts';
import { FoodIndex } from './food-index.ts';
import { foodsInName } from './foods-in-name.ts';

const food = (en: string, gu = '') => aFood(en, { names: { en, hi: '', gu } });
const index = new FoodIndex(
  ['Phulka', 'Lauki Sabzi', 'Masoor Dal', 'Curd', 'Brown Rice', 'Salad and Soup', 'Khichdi']
    .map((one) => food(one))
    .concat(food('Rotli', 'રોટલી'), food('Shaak', 'શાક')),
);

test.each([
  ['1 Phulka, Lauki Sabzi and Masoor Dal', ['Phulka', 'Lauki Sabzi', 'Masoor Dal'], []],
  ['½ cup Brown Rice + curd', ['Brown Rice', 'Curd'], []],
  ['2-3 phulka with Gavar Sabzi', ['Phulka'], ['gavar sabzi']],
  ['1½ katori khichdi', ['Khichdi'], []],
  ['રોટલી અને શાક', ['Rotli', 'Shaak'], []],
  ['Phulka', ['Phulka'], []],
  ['Sandwich', [], ['sandwich']],
  ['2 katori', [], ['katori']],
  [' , ', [], []],
])('“%s” speaks of %o, and %o is not known', (name, foods, unknown) => {
  const named = foodsInName(name, index);
  expect(named.foods.map(({ names }) => names.en)).toEqual(foods);
  expect(named.unknown).toEqual(unknown);
});
