import { describe, expect, it } from 'vitest';
import { cleanLine } from '../../clients/client-input.ts';
import { MEAL_TYPES } from '../../constants.ts';
import type { Food } from '../foods/foods.ts';
import { MAX_FINDINGS } from './findings.ts';
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
