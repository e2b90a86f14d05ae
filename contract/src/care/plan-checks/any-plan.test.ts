import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import type { DoseCourse, DoseRhythm } from '../dosage-plans/dose-course.ts';
import { cleanLine } from '../../clients/client-input.ts';
import { MEAL_TYPES } from '../../constants.ts';
import { FoodIndex } from '../foods/food-index.ts';
import type { PrecautionSort } from '../precautions/precaution-words.ts';
import { CONDITIONS } from '../vocabulary/conditions.ts';
import { CONTENTS } from '../vocabulary/contents.ts';
import { DIETS } from '../vocabulary/diets.ts';
import { MEDICINES } from '../vocabulary/medicines.ts';
import { STATES } from '../vocabulary/states.ts';
import { DIET_WISHES } from '../vocabulary/wishes.ts';
import { type PlanCheckInput } from './findings.ts';
import { checkPlans } from './check-plans.ts';
import { dose, fact, food } from './plan-check-examples.ts';

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
    course: fc.record(
      {
        vehicle: text,
        from: fc.constantFrom('2025-12-31', '2026-03-01'),
        to: fc.constantFrom('2026-01-01', '2026-02-28'),
        rhythm: fc.constantFrom<DoseRhythm[]>(
          { weekdays: [0] },
          { every: 3 },
          { dayOfMonth: 1 },
          { asNeeded: true },
        ),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  })
  .map(({ name, course, ...more }): DosageEntry => ({ ...dose(name, more), ...(course as DoseCourse) }));
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
    take: fc.array(text, { maxLength: 2 }),
    vitamin: fc.array(oneDose, { maxLength: 1 }),
    herbs: fc.array(oneDose, { maxLength: 1 }),
    snacks: fc.array(fc.record({ name: text, quantity: text }), { maxLength: 1 }),
  }),
  before: fc.constantFrom(null, []),
  today: fc.constant('2026-01-05'),
  foods: fc.constant(index),
});

/** The findings without their places, which change with the order of the input. */
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
    take: plans.take?.toReversed() ?? [],
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
