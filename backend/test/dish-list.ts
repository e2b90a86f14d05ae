import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { checkPlans } from '@clinic/contract/care/plan-checks/check-plans';
import { eating, fact, inputOf } from '@clinic/contract/care/plan-checks/plan-check-examples';
import { wholeWords, wordList } from '@clinic/contract/care/words/table-words';
import { shippedIndex } from './shipped-index.ts';

// `npm run dishes -- FILE.csv`: tells what the catalogue and the plan checks recognise in a list of dishes (columns
// name, ingredients, diet), such as the public indian_food.csv, which we may not ship.

interface ListedDish {
  name: string;
  ingredients: string;
  diet: string;
}
type Outcome = 'found' | 'unknown' | 'silent';

/**
 * Words for contents in the list's ingredients. They are kept apart from the product's words, with which the test would
 * only compare the product with itself.
 */
const IN_INGREDIENTS: [code: string, words: readonly string[], except: readonly string[]][] = [
  ['peanut', wordList('peanut'), []],
  [
    'milk',
    wordList(
      'milk, milk powder, milk power, curd, yogurt, yoghurt, cream, butter, ghee, paneer, cheese, chenna, chhena, khoa, mawa, dahi, malai',
    ),
    ['coconut milk'],
  ],
  ['egg', ['egg'], []],
  ['fish', ['fish'], []],
  ['shellfish', wordList('prawn, lobster'), []],
  [
    'treeNuts',
    wordList('cashew, almond, pistachio, badam, nut, dry fruit, dried fruit'),
    ['dried fruits rose'],
  ],
  [
    'gluten',
    wordList(
      'wheat, maida, semolina, rava, sooji, atta, bread, all purpose flour, plain flour, refined flour, white flour, vermicelli, naan, pav, roll',
    ),
    ['makki atta'],
  ],
  ['soy', wordList('soy sauce, axone'), []],
  ['sesame', ['sesame'], []],
  ['mustard', wordList('mustard, panch phoran'), []],
];

const index = shippedIndex();
const isIn = (words: readonly string[], text: string): boolean => text.search(wholeWords(words)) >= 0;

function outcomeOf(name: string, known: ReturnType<typeof fact>): Outcome {
  const input = inputOf({ facts: [known], diet: eating(name) });
  const { findings, notChecked } = checkPlans({ ...input, foods: index });
  if (findings.some(({ fact: key }) => key !== null)) return 'found';
  return notChecked.some(({ words }) => words.includes('no food of the catalogue')) ? 'unknown' : 'silent';
}

function told(title: string, all: readonly { what: string; outcome: Outcome }[]): void {
  const of = (outcome: Outcome) => all.filter((one) => one.outcome === outcome);
  console.log(
    `${title}: ${all.length}; found ${of('found').length}, said to be unknown ${of('unknown').length}, silent ${of('silent').length}`,
  );
  for (const { what } of of('silent')) console.log(`  silent: ${what}`);
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Please name the list: npm run dishes -- FILE.csv');
const rows: ListedDish[] = parse(readFileSync(file), { columns: true, bom: true, trim: true });
const dishes = [...new Map(rows.map((row) => [row.name, row])).values()];
const isKnown = ({ name }: ListedDish): boolean => index.foodsNamed({ name }).length > 0;
const [meat, plants] = [true, false].map((isMeat) =>
  dishes.filter(({ diet }) => diet.toLowerCase().startsWith('non') === isMeat),
);

console.log(`Dishes: ${dishes.length}; known ${dishes.filter(isKnown).length}`);
for (const dish of dishes) if (!isKnown(dish)) console.log(`  not known: ${dish.name}`);

const vegetarian = fact('diet', 'vegetarian', 'Vegetarian');
told(
  'With meat, for a vegetarian',
  (meat ?? []).map(({ name }) => ({ what: name, outcome: outcomeOf(name, vegetarian) })),
);
const alarms = (plants ?? []).filter(({ name }) => outcomeOf(name, vegetarian) === 'found');
console.log(`False alarms: ${alarms.length}`);
for (const { name } of alarms) console.log(`  false: ${name}`);

told(
  'Pairs of a dish and an allergen',
  dishes.flatMap(({ name, ingredients }) =>
    IN_INGREDIENTS.filter(([, words, except]) => isIn(words, ingredients) && !isIn(except, ingredients)).map(
      ([code]) => ({ what: `${name}: ${code}`, outcome: outcomeOf(name, fact('allergy', code, code)) }),
    ),
  ),
);
