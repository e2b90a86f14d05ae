import { expect, it, test } from 'vitest';
import { FoodIndex } from '../foods/food-index.ts';
import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import { checkUnknownDoses, dayDosesOf } from './day-doses.ts';
import { doseEntry } from './examined-doses.ts';
import { FindingList } from './finding-list.ts';
import type { HealthFact } from './health-facts.ts';
import { dose, food, inputOf } from './plan-check-examples.ts';
import { dosesOf } from './plan-items.ts';

const FOODS = new FoodIndex([food('Amla Murabba')]);
const entriesOf = (vitamin: DosageEntry[]) =>
  dosesOf(inputOf({ vitamin }).plans).map((one) => doseEntry(one, FOODS));

test.each([
  ['Zinc 10 mg', { morning: 1 }, { Zinc: 10_000 }],
  ['Zinc 10 mg', { morning: 1, dinner: 2 }, { Zinc: 30_000 }],
  ['Zinc', { morning: 2 }, { Zinc: null }],
  ['Calcium 500 mg + D3 1,000 IU', { lunch: 2 }, { 'Vitamin D': 50, Calcium: 1_000_000 }],
  ['Ashwagandha', { morning: 1 }, {}],
])('a day with %s at %o has %j', (name, slots, amounts) => {
  const given = dayDosesOf(entriesOf([dose(name, slots)])).map(({ of, daily }) => [of.nutrient.label, daily]);
  expect(Object.fromEntries(given)).toEqual(amounts);
});

const fact = (sort: HealthFact['sort'], code: string): HealthFact => ({
  key: code,
  sort,
  code,
  label: code,
  text: code,
  unsure: false,
  words: code,
  short: code,
});
const PEANUT = fact('allergy', 'peanut');
const CHOLESTEROL = fact('condition', 'cholesterol');

function checked(doses: DosageEntry[]) {
  const list = new FindingList();
  const entries = entriesOf(doses);
  checkUnknownDoses(entries, dayDosesOf(entries), [PEANUT, CHOLESTEROL], list);
  return { list, notChecked: list.sorted().notChecked };
}

it('a dose of which nothing is known is said with its quantity, at each of its places', () => {
  const doses = [
    dose('Remedy X', { quantity: ' 60 tablets ' }),
    dose('Remedy X', { quantity: ' 60 tablets ' }),
  ];
  expect(checked(doses).notChecked).toEqual([
    {
      key: 'dose:remedy x\n 60 tablets ',
      of: 'dose',
      words: '“Remedy X, 60 tablets”: what is in it is not known.',
      places: [
        { plan: 'vitamin', item: 0 },
        { plan: 'vitamin', item: 1 },
      ],
    },
  ]);
  expect(checked([dose('Remedy X')]).notChecked.map(({ words }) => words)).toEqual([
    '“Remedy X”: what is in it is not known.',
  ]);
});

it('of a dose of which nothing is known, those whose facts look at doses are not said to be checked', () => {
  const { list } = checked([dose('Remedy X')]);
  expect([PEANUT, CHOLESTEROL].map((one) => list.isCheckedInPart(one))).toEqual([true, false]);
});

test.each([
  ['a vitamin', 'Zinc 10 mg'],
  ['a vitamin without its strength', 'Zinc'],
  ['a herb', 'Ashwagandha'],
  ['a food of the catalogue', 'Amla Murabba'],
])('%s is known', (_what, name) => {
  const { list, notChecked } = checked([dose(name)]);
  expect(notChecked).toEqual([]);
  expect(list.isCheckedInPart(PEANUT)).toBe(false);
});

it('a known dose hides no unknown one behind it', () => {
  expect(checked([dose('Zinc 10 mg'), dose('Ashwagandha'), dose('Remedy X')]).notChecked).toHaveLength(1);
});
