import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine } from '../../clients/client-input.ts';
import { MEAL_TYPES } from '../../constants.ts';
import { FoodIndex } from '../foods/food-index.ts';
import type { Food } from '../foods/foods.ts';
import type { PrecautionSort } from '../precautions/precaution-words.ts';
import { CONDITIONS } from '../vocabulary/conditions.ts';
import { CONTENTS } from '../vocabulary/contents.ts';
import { DIETS } from '../vocabulary/diets.ts';
import { MEDICINES } from '../vocabulary/medicines.ts';
import { STATES } from '../vocabulary/states.ts';
import { DIET_WISHES } from '../vocabulary/wishes.ts';
import { MAX_FINDINGS, type PlanCheckInput } from './findings.ts';
import { checkPlans } from './check-plans.ts';
import { dose, eating, fact, food, inputOf, mealItem } from './plan-check-examples.ts';

const FOODS = [
  food('Peanut', { contains: ['peanut'], per100: { kcal: 567, protein: 26 } }),
  food('Sabudana Khichdi', {
    contains: ['peanut'],
    recipe: [{ food: 'peanut', grams: 30 }],
    traits: ['fasting'],
  }),
  food('Palak Paneer', { contains: ['milk'], traits: ['highOxalate'], per100: { kcal: 150, vitaminK: 200 } }),
  food('Giloy Kadha', { herbs: ['giloy'], per100: { kcal: 5 } }),
];

describe('the summary', () => {
  it('says against what was checked, and never that something is safe', () => {
    const facts = [fact('allergy', 'peanut', 'peanuts'), fact('diet', 'vegetarian', 'Veg')];
    const said = (name: string) => checkPlans(inputOf({ facts, foods: FOODS, diet: eating(name) })).summary;
    expect(said('Palak Paneer')).toBe('Checked against peanut allergy, vegetarian. Nothing found.');
    expect(said('Sabudana Khichdi')).toBe('Checked against peanut allergy, vegetarian.');
    expect(checkPlans(inputOf({})).summary).toBe(
      'No allergy, diet or condition is recorded: only doses are checked.',
    );
  });
});

describe('“checked against” is said only of what everything could be checked for', () => {
  const peanuts = fact('allergy', 'peanut', 'peanuts');
  const summary = (some: Parameters<typeof inputOf>[0]) =>
    checkPlans(inputOf({ foods: FOODS, ...some })).summary;

  it.each([
    [
      'a food that the catalogue does not know',
      { facts: [peanuts], diet: eating('Mystery Bowl', 'Palak Paneer') },
    ],
    ['an unknown part of a plate', { facts: [peanuts], diet: eating('Palak Paneer and mystery') }],
    ['a dose of which nothing is known', { facts: [peanuts], vitamin: [dose('Mystery powder')] }],
  ])('not with %s', (_what, some) => {
    expect(summary(some)).toBe('Not all could be checked against peanut allergy. Nothing found in the rest.');
  });

  it('and of the others beside it', () => {
    const gout = fact('condition', 'gout', 'Gout');
    expect(summary({ facts: [peanuts, gout], vitamin: [dose('Mystery powder')] })).toBe(
      'Checked against gout. Not all could be checked against peanut allergy. Nothing found in the rest.',
    );
    expect(summary({ facts: [peanuts], diet: eating('Mystery Bowl', 'Sabudana Khichdi') })).toBe(
      'Not all could be checked against peanut allergy.',
    );
  });

  it('not of diets that contradict each other, of lactose and vitamin K that are not known, of a food of which only the name is', () => {
    const diets = [
      fact('diet', 'vegetarian', 'Veg'),
      fact('diet', 'mixed', 'Non-veg', { field: 'HealthHabits.diet' }),
    ];
    expect(summary({ facts: diets, diet: eating('Palak Paneer') })).toMatch(
      /^Not all could be checked against vegetarian/,
    );
    const lactose = fact('condition', 'lactose', 'lactose intolerance');
    expect(summary({ facts: [lactose], diet: eating('Palak Paneer') })).toMatch(
      /^Not all .* lactose intolerance\./,
    );
    const warfarin = fact('medicine', 'anticoagulant', 'Warfarin');
    expect(summary({ facts: [warfarin], diet: eating('Giloy Kadha') })).toMatch(/^Not all could/);
    expect(summary({ facts: [warfarin], diet: eating('Palak Paneer') })).not.toMatch(/Not all/);
    const karonda = fact('allergy', 'other', 'karonda', { state: 'stands' });
    expect(summary({ facts: [karonda], diet: eating('Palak Paneer') })).toBe(
      'Not all could be checked against karonda allergy. Nothing found in the rest.',
    );
  });
});

it('of an illness without a rule nothing is said to be checked', () => {
  const cholesterol = fact('condition', 'cholesterol', 'High cholesterol');
  const mixed = fact('diet', 'mixed', 'Non-veg');
  expect(checkPlans(inputOf({ facts: [cholesterol, mixed] })).summary).toBe(
    'No rule speaks of what is recorded: only doses are checked.',
  );
  const facts = [cholesterol, fact('diet', 'jain', 'Jain'), fact('condition', 'ibd', 'IBD')];
  expect(checkPlans(inputOf({ facts })).summary).toBe('Checked against IBD, Jain. Nothing found.');
});

it('a key is a line that a body takes, also of long names, and differs where they differ', () => {
  const names = ['x', 'y'].map((end) => `Mulethi ${'long name '.repeat(18)}${end}`);
  const { findings } = checkPlans(
    inputOf({ herbs: [...names.map((name) => dose(name)), dose(`Senna ${'other name '.repeat(16)}`)] }),
  );
  const keys = findings.map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  expect(keys.every((key) => key.length <= 400 && cleanLine(key) === key)).toBe(true);
});

describe('what was not checked', () => {
  it('is quoted with its way out: texts, foods, doses', () => {
    const { findings, notChecked } = checkPlans(
      inputOf({
        facts: [fact('diet', 'vegetarian', 'Veg')],
        notChecked: [
          { field: 'MedicalHistory.allergies', text: 'sing', means: null },
          { field: 'MedicalHistory.kco', text: 'PCOD', means: [] },
        ],
        diet: eating('Haldi doodh special'),
        vitamin: [dose('Shelcal', { quantity: '60 tablets', morning: 1 })],
      }),
    );
    expect(findings).toEqual([]);
    expect(notChecked.map(({ of, words }) => `${of}: ${words}`)).toEqual([
      'dose: “Shelcal, 60 tablets”: what is in it is not known.',
      'food: Energy not checked: no lunch and no dinner.',
      'food: “Haldi doodh special” is no food of the catalogue: only its name is looked at.',
      'text: “sing” (Medical History): what does it mean?',
    ]);
  });
});

it('findings beyond the most are one that says how many', () => {
  const names = Array.from({ length: 250 }, (_one, place) => `Chikki ${place}`);
  const { findings } = checkPlans(
    inputOf({ facts: [fact('allergy', 'peanut', 'peanuts')], diet: eating(...names) }),
  );
  expect(findings).toHaveLength(MAX_FINDINGS);
  expect(findings.at(-1)).toMatchObject({ rule: 'more', level: 'ask', words: 'and 51 more', fact: null });
  expect(findings.at(-1)?.places).toHaveLength(51);
});

const WORDS = [
  'Peanut',
  'Chikki',
  'મગફળી',
  'मूंगफली',
  '\u200d',
  'Sabudana Khichdi',
  'Palak Paneer',
  'without',
  'no',
  'Giloy Kadha',
  'farali',
  'Boiled Egg',
  'Vitamin D3 2,000 IU',
  'Calcium 500 mg + D3 1,000 IU',
  'Ashwagandha',
  'Mulethi',
  'senna',
  '60 tablets',
  'weekly',
  'with milk',
  '½',
  '1-2',
  '150 g',
  'bowl',
  '🥜',
  '(',
  '\\',
  '.*',
  '$&',
  'Warf',
  'sing',
  'Brinjal',
];
const SIGNS = [
  ...'aZé9०૬½.,;:/+-–(){}[]\\^$*?\'"<>',
  ' ',
  '\n',
  '\0',
  '\u200d',
  '\ud83e',
  'ખ',
  'ी',
  '🥜',
  'İ',
  'ß',
];
const text = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...WORDS), fc.constantFrom('', ...WORDS))
      .map((words) => words.join(' ')),
  },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...SIGNS), { maxLength: 6 }).map((signs) => signs.join('')),
  },
);
const quantity = fc.oneof(fc.integer({ min: 0, max: 500 }), text);
const item = fc.record(
  {
    days: fc.integer({ min: 1, max: 7 }),
    name: text,
    unit: fc.constantFrom('bowl', 'g', '', '\0'),
    quantity,
  },
  { noNullPrototype: true },
);
const oneMeal = fc.record({
  mealType: fc.constantFrom(...MEAL_TYPES),
  mealTime: fc.constant('09:00'),
  itemGroups: fc.array(fc.array(item, { minLength: 1, maxLength: 2 }), { maxLength: 1 }),
});
const oneWeek = fc.record({
  weekNumber: fc.constant(1),
  title: text,
  totalDays: fc.integer({ min: 1, max: 8 }),
  mealPlan: fc.array(oneMeal, { maxLength: 2 }),
});
const oneDose = fc
  .record({
    name: text,
    quantity: text,
    notes: text,
    morning: fc.integer({ min: 0, max: 9 }),
    onRising: fc.integer({ min: 0, max: 1 }),
  })
  .map(({ name, ...more }) => dose(name, more));
const TABLES: Record<PrecautionSort, readonly { code: string }[]> = {
  allergy: [...CONTENTS, { code: 'other' }],
  diet: [...DIETS, ...DIET_WISHES],
  condition: CONDITIONS,
  medicine: MEDICINES,
  state: STATES,
};
const oneFact = fc
  .tuple(
    fc.constantFrom<PrecautionSort[]>('allergy', 'diet', 'condition', 'medicine', 'state'),
    fc.nat(),
    text,
    fc.boolean(),
    fc.constantFrom('open', 'stands', 'wrong', 'no longer written'),
  )
  .map(([sort, place, words, unsure, state]) => {
    const table = TABLES[sort];
    return fact(sort, table[place % table.length]?.code ?? 'other', words, { unsure, state });
  });
const index = new FoodIndex(FOODS);
const turnedIndex = new FoodIndex(FOODS.toReversed());
const anyInput: fc.Arbitrary<PlanCheckInput> = fc.record({
  precautions: fc.record({
    facts: fc.array(oneFact, { maxLength: 3 }),
    notChecked: fc.array(
      fc.record({ field: fc.constant('MedicalHistory.allergies'), text, means: fc.constantFrom(null, []) }),
      { maxLength: 2 },
    ),
    added: fc.array(
      fc.record({
        sort: fc.constant('allergy' as const),
        code: fc.constant('other'),
        words: text,
        label: text,
      }),
      { maxLength: 1 },
    ),
  }),
  person: fc.record({
    age: fc.option(fc.integer({ min: 0, max: 100 })),
    sex: fc.constantFrom('Female', 'Male', null),
    weightKg: fc.option(fc.integer({ min: 0, max: 200 })),
    bmi: fc.option(fc.integer({ min: 0, max: 60 })),
    bmr: fc.option(fc.integer({ min: 0, max: 3000 })),
    losesFast: fc.boolean(),
  }),
  plans: fc.record({
    diet: fc.array(oneWeek, { maxLength: 2 }),
    vitamin: fc.array(oneDose, { maxLength: 1 }),
    herbs: fc.array(oneDose, { maxLength: 1 }),
    snacks: fc.array(fc.record({ name: text, quantity: text }), { maxLength: 1 }),
  }),
  before: fc.constantFrom(null, []),
  foods: fc.constant(index),
});

/** Returns what is said, without the places, which change with the order. */
const said = (input: PlanCheckInput) => {
  const { findings, notChecked, summary } = checkPlans(input);
  return {
    summary,
    findings: findings.map(({ places, ...one }) => ({ ...one, places: places.length })),
    notChecked: notChecked.map(({ places, ...one }) => ({ ...one, places: places.length })),
  };
};
const turned = ({ precautions, plans, ...more }: PlanCheckInput): PlanCheckInput => ({
  ...more,
  precautions: {
    facts: precautions.facts.toReversed(),
    notChecked: precautions.notChecked.toReversed(),
    added: precautions.added.toReversed(),
  },
  plans: {
    diet: plans.diet.toReversed().map((one) => ({
      ...one,
      mealPlan: one.mealPlan
        .toReversed()
        .map((each) => ({ ...each, itemGroups: each.itemGroups.toReversed() })),
    })),
    vitamin: plans.vitamin.toReversed(),
    herbs: plans.herbs.toReversed(),
    snacks: plans.snacks.toReversed(),
  },
  foods: turnedIndex,
});

it('10,000 random plans and precautions throw nothing, and say the same in any order', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const report = said(input);
      const keys = report.findings.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.map(cleanLine)).toEqual(keys);
      expect(said(turned(input))).toEqual(report);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

it('a plan of a year is looked at, each name once', () => {
  const many: Food[] = Array.from({ length: 700 }, (_one, place) =>
    food(`Dish ${place}`, { id: `id-${place}`, key: `dish-${place}`, per100: { kcal: 100 } }),
  );
  const weeks = Array.from({ length: 52 }, (_one, place) => ({
    ...eating(),
    weekNumber: place + 1,
    title: `Week ${place + 1}`,
    totalDays: 7,
    mealPlan: MEAL_TYPES.map((mealType, at) => ({
      mealType,
      mealTime: '09:00',
      itemGroups: [[mealItem(`Dish ${(place * 6 + at) % 200}`)], [mealItem(`Dish ${(place + at) % 200}`)]],
    })),
  }));
  const { notChecked } = checkPlans(
    inputOf({ facts: [fact('allergy', 'peanut', 'peanuts')], diet: weeks, foods: many }),
  );
  expect(notChecked).toEqual([]);
});
