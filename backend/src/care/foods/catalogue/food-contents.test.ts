import { CONTENTS } from '@clinic/contract/care/vocabulary/contents';
import { searchable, wordFinder } from '@clinic/contract/care/words/table-words';
import type { Content, Food } from '@clinic/contract/care/foods/foods';
import { shippedIndex } from '../../../../test/shipped-index.ts';

const index = shippedIndex();
const named = (name: string): Food => {
  const food = index.named(name);
  if (!food) throw new Error(`No food is called ${name}`);
  return food;
};

test.each<[string, Content]>([
  ['Peanut Chikki', 'peanut'],
  ['સિંગદાણા ચિક્કી', 'peanut'],
  ['Sabudana Khichdi', 'peanut'],
  ['Sabudana vada', 'peanut'],
  ['Bharela ringan', 'peanut'],
  ['Dal dhokli', 'peanut'],
  ['Undhiyu', 'peanut'],
  ['Farali suki bhaji', 'peanut'],
  ['Boiled Peanuts', 'peanut'],
  ['Sing bhujia', 'peanut'],
  ['Kaju Katli', 'treeNuts'],
  ['Mixed Nuts', 'treeNuts'],
  ['Paneer butter masala', 'treeNuts'],
  ['Daliya Upma', 'gluten'],
  ['Rava Upma', 'gluten'],
  ['Dudhi na muthiya', 'gluten'],
  ['Corn flakes', 'gluten'],
  ['Barley water', 'gluten'],
  ['Kadhi', 'milk'],
  ['Palak Paneer', 'milk'],
  ['Khandvi', 'milk'],
  ['Steamed Dhokla', 'mustard'],
  ['Khaman', 'mustard'],
  ['Til chikki', 'sesame'],
  ['Soya chunks', 'soy'],
  ['Tofu scramble', 'soy'],
  ['Hummus', 'sesame'],
  ['Omelette', 'egg'],
  ['Prawns', 'shellfish'],
  ['Grilled Fish', 'fish'],
])('%s contains %s', (name, content) => {
  expect(named(name).contains).toContain(content);
});

test.each<[string, Content[]]>([
  ['Vegetable Poha', ['peanut']],
  ['Protein Bar', ['milk', 'peanut', 'treeNuts', 'soy', 'gluten']],
  ['Granola', ['milk', 'peanut', 'treeNuts', 'soy', 'gluten']],
  ['Energy Bar', ['milk', 'peanut', 'treeNuts', 'soy', 'gluten']],
  ['Trail Mix', ['peanut', 'treeNuts', 'sesame']],
  ['Seeds Mix', ['peanut', 'treeNuts', 'sesame']],
  ['Steamed Dhokla', ['gluten']],
  ['Chikki', ['peanut', 'treeNuts']],
  ['Oats Porridge', ['gluten']],
  ['Raisins', ['sulphite']],
])('%s contains or may contain %j', (name, contents) => {
  const food = named(name);
  expect([...food.contains, ...food.mayContain]).toEqual(expect.arrayContaining(contents));
});

test.each<[string, Content]>([
  ['Butter beans', 'milk'],
  ['Jowar atta roti', 'gluten'],
  ['Ragi malt', 'gluten'],
  ['Kuttu roti', 'gluten'],
  ['Rajgira roti', 'gluten'],
  ['Bajra rotlo', 'gluten'],
  ['Makki ki roti', 'gluten'],
  ['Paneer bhurji', 'egg'],
  ['Eggplant', 'egg'],
  ['Eggless cake', 'egg'],
  ['Almond milk', 'milk'],
  ['Coconut milk', 'milk'],
  ['Soy milk', 'milk'],
  ['Coconut', 'treeNuts'],
  ['Makhana', 'treeNuts'],
  ['Singhara', 'treeNuts'],
  ['Peanut butter', 'milk'],
])('%s neither contains nor may contain %s', (name, content) => {
  const food = named(name);
  expect([...food.contains, ...food.mayContain]).not.toContain(content);
});

test('A diet never allows what a food contains', () => {
  const STRICTER: Partial<Record<Content, readonly string[]>> = {
    milk: ['vegan'],
    egg: ['vegan', 'vegetarian'],
    fish: ['vegan', 'vegetarian', 'egg'],
    shellfish: ['vegan', 'vegetarian', 'egg'],
  };
  const wrong = index.foods.filter(
    ({ diet, contains, avoid }) =>
      contains.some((content) => STRICTER[content]?.includes(diet)) ||
      (avoid.includes('honey') && diet === 'vegan') ||
      (avoid.some((one) => ['chicken', 'beef', 'pork'].includes(one)) && diet !== 'meat'),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

test('Who avoids roots finds them in every dish of potato, onion, garlic and fresh ginger', () => {
  const wrong = index.foods.filter(
    ({ avoid }) =>
      ['potato', 'ginger', 'garlic'].some((one) => avoid.includes(one as 'potato')) &&
      !avoid.includes('root'),
  );
  // Spring garlic is eaten for its leaves, and the label of packed food says garlic powder.
  const LEAVES = [
    'green-garlic',
    'garlic-powder',
    'hummus',
    'tomato-ketchup',
    'instant-noodles',
    'maggi-veg',
  ];
  expect(wrong.map(({ key }) => key).filter((key) => !LEAVES.includes(key))).toEqual([]);
});

test('Whatever has hing may have gluten', () => {
  const wrong = index.foods.filter(
    ({ avoid, contains, mayContain }) =>
      avoid.includes('hing') && ![...contains, ...mayContain].includes('gluten'),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

/** These names have a word of a food that is not in them. */
const ONLY_CALLED_SO = ['rice-milk', 'oat-milk', 'custard-apple', 'rice-cake', 'tofu-bhurji', 'macadamia'];
const NOODLES_OF_RICE_AND_MUNG = ['rice-noodles', 'rice-noodles-raw', 'glass-noodles'];

test('What the English name of a food says, the food contains or may contain', () => {
  const find = wordFinder(CONTENTS);
  const silent = index.foods
    .filter(({ key }) => ![...ONLY_CALLED_SO, ...NOODLES_OF_RICE_AND_MUNG].includes(key))
    .flatMap((food) => {
      const codes = find(searchable(food.names.en)).map(({ row }) => row.code);
      const known: string[] = [...food.contains, ...food.mayContain];
      return codes.filter((code) => !known.includes(code)).map((code) => `${food.key}: ${code}`);
    });
  expect(silent).toEqual([]);
});
