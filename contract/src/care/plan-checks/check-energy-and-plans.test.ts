import { describe, expect, it, test } from 'vitest';
import type { DietWeek } from '../diet-plans/diet-plans.ts';
import { checkPlans } from './check-plans.ts';
import { fact, food, inputOf, meal, mealItem, week } from './plan-check-examples.ts';

/**
 * Days whose three main meals have a third of the grams each, of foods with 100 kcal, 20 g carbohydrate and 4 g protein
 * per 100 g.
 */
const PLAIN = food('Plain', {
  per100: {
    kcal: 100,
    carbohydrate: 20,
    protein: 4,
    fat: 1,
    sodium: 300,
    sugars: 0,
    potassium: 10,
    lactose: 0,
  },
});
const FOODS = [
  PLAIN,
  food('Farali Bowl', { per100: PLAIN.per100 }),
  food('Meat Broth', { per100: { ...PLAIN.per100, protein: 40 } }),
];
const g = (quantity: number, name = 'Plain', days = 7) => mealItem(name, { quantity, unit: 'g', days });
const plan = (grams: number, name = 'Plain'): DietWeek[] => [
  week(meal('Breakfast', g(grams / 3, name)), meal('Lunch', g(grams / 3)), meal('Dinner', g(grams / 3))),
];

type Some = Parameters<typeof inputOf>[0];
const report = (some: Some) => checkPlans(inputOf({ foods: FOODS, ...some }));
const wordsOf = (some: Some) => report(some).findings.map(({ level, words }) => `${level}: ${words}`);
const condition = (code: string, text: string) => fact('condition', code, text);
const medicine = (code: string, text: string) => fact('medicine', code, text);
const state = (code: string, text: string) => fact('state', code, text, { field: 'PersonalDetails.dob' });
const REVIEW = 'to be reviewed with the treating doctor (the clinic’s own value).';
const KETO = 'to be reviewed with the treating doctor (PMC8432437).';
const expecting = fact('state', 'expecting', 'Pregnant or breastfeeding');

describe('a plan', () => {
  test.each<[string, Some, string[]]>([
    [
      'with a fasting day stops beside dapagliflozin',
      { facts: [medicine('sglt2', 'Dapagliflozin 10')], diet: plan(2400, 'Farali Bowl') },
      [`stop: Dapagliflozin 10. The plan has a fasting day: ${KETO}`],
    ],
    [
      'below 130 g of carbohydrate and 1,200 kcal too',
      { facts: [medicine('sglt2', 'Dapa')], diet: plan(600) },
      [
        'stop: A day of the plan gives at most 600 kcal: below 800 kcal, the least (the clinic’s own value).',
        `stop: Dapa. A day of the plan gives at most 120 g of carbohydrate, below 130 g: ${KETO}`,
        `ask: Dapa. A day of the plan gives at most 600 kcal, below 1,200 kcal: ${REVIEW}`,
      ],
    ],
    [
      'that is the first one asks beside glimepiride',
      { facts: [medicine('insulinSulfonylurea', 'Glimepiride 1')], diet: plan(2400), before: null },
      [`ask: Glimepiride 1. It is the first plan: doses: ${REVIEW}`],
    ],
    [
      'with a fifth less energy than the one before asks beside insulin',
      { facts: [medicine('insulinSulfonylurea', 'Insulin')], diet: plan(1500), before: plan(2000) },
      [
        `ask: Insulin. The plan gives 25 % less energy than the one before (1,500 and 2,000 kcal a day): ${REVIEW}`,
      ],
    ],
    [
      'with a little less does not',
      { facts: [medicine('insulinSulfonylurea', 'Insulin')], diet: plan(1800), before: plan(2000) },
      [],
    ],
    [
      'poor in sodium asks beside an ARB with a diuretic',
      {
        facts: [medicine('aceArb', 'Telma-H'), medicine('diuretic', 'Telma-H')],
        foods: [{ ...PLAIN, per100: { ...PLAIN.per100, sodium: 50 } }],
        diet: plan(2000),
      },
      [`ask: Telma-H. A day of the plan gives at most 1,000 mg of sodium, below 1,500 mg: ${REVIEW}`],
    ],
    [
      'beside an ARB alone does not',
      { facts: [medicine('aceArb', 'Telma')], foods: [PLAIN], diet: plan(400 * 5) },
      [],
    ],
    [
      'of a fasting week asks beside gallstones',
      {
        facts: [condition('gallstones', 'GB stone')],
        diet: plan(2000).map((one) => ({ ...one, title: 'Upvas week' })),
      },
      [`ask: Gallstones (Medical History: “GB stone”). The plan has a fasting day: ${REVIEW}`],
    ],
    [
      'of somebody who loses fast asks beside gallstones',
      {
        facts: [condition('gallstones', 'GB stone')],
        person: { losesFast: true },
        diet: plan(2000),
      },
      [`ask: Gallstones (Medical History: “GB stone”). Weight falls fast: ${REVIEW}`],
    ],
    ['of somebody else who loses fast does not', { person: { losesFast: true }, diet: plan(2000) }, []],
    [
      'with a deficit stops at a BMI of 17.5',
      { person: { bmi: 17.5, bmr: 1200 }, diet: plan(1500) },
      [
        `stop: BMI 17.5. A day of the plan gives at most 1,500 kcal, below what a sedentary day takes, 1,680 kcal: ${REVIEW}`,
      ],
    ],
    ['without one does not', { person: { bmi: 17.5, bmr: 1200 }, diet: plan(1700) }, []],
    [
      'below 1,200 kcal asks from 65 years on',
      { facts: [state('from65', '65 years or older')], diet: plan(1100) },
      [
        'ask: A day of the plan gives at most 1,100 kcal: below 1,200 kcal, the floor (the clinic’s own value).',
        `ask: 65 years or older (Personal Details). A day of the plan gives at most 1,100 kcal, below 1,200 kcal: ${REVIEW}`,
      ],
    ],
    [
      'with little protein asks beside semaglutide',
      { facts: [medicine('glp1', 'Semaglutide')], diet: plan(1450) },
      [`ask: Semaglutide. A day of the plan gives at most 58 g of protein, below 60 g: ${REVIEW}`],
    ],
    [
      'with much protein asks beside a kidney disease',
      { facts: [condition('kidney', 'CKD')], person: { weightKg: 60 }, diet: plan(2400) },
      [
        'ask: Kidney disease (Medical History: “CKD”). A day of the plan gives up to 96 g of protein (1.6 g/kg), above 1.3 g/kg: to be reviewed with the treating doctor (KDIGO 2024).',
      ],
    ],
    [
      'with a fasting day stops while expecting',
      { facts: [expecting], diet: plan(2400, 'Farali Bowl') },
      [`stop: Pregnant or breastfeeding (Goal). The plan has a fasting day: ${REVIEW}`],
    ],
  ])('%s', (_name, some, said) => {
    expect(wordsOf(some).toSorted()).toEqual(said.toSorted());
  });
});

describe('energy', () => {
  test.each<[string, Some, string[]]>([
    ['of 1,300 kcal is enough for a woman', { diet: plan(1300) }, []],
    [
      'of 1,300 kcal asks for a man',
      { diet: plan(1300), person: { sex: 'Male' } },
      [
        'ask: A day of the plan gives at most 1,300 kcal: below 1,500 kcal, the floor (the clinic’s own value).',
      ],
    ],
    [
      'below rest asks',
      { diet: plan(1300), person: { bmr: 1400 } },
      [
        'ask: A day of the plan gives at most 1,300 kcal: below 1,400 kcal, the floor (the clinic’s own value).',
      ],
    ],
    [
      'below 800 kcal stops',
      { diet: plan(750) },
      ['stop: A day of the plan gives at most 750 kcal: below 800 kcal, the least (the clinic’s own value).'],
    ],
    [
      'below 1,700 kcal stops while expecting',
      { diet: plan(1600), facts: [expecting] },
      [
        'stop: Pregnant or breastfeeding (Goal). A day of the plan gives at most 1,600 kcal: below 1,700 kcal, the least while expecting (the clinic’s own value).',
      ],
    ],
    [
      'below 1,400 kcal stops under 18',
      { diet: plan(1300), facts: [state('under18', 'Under 18 years')] },
      [
        'stop: Under 18 years (Personal Details). A day of the plan gives at most 1,300 kcal: below 1,400 kcal, the least under 18 years (the clinic’s own value).',
      ],
    ],
    [
      'of any other plan under 18 asks',
      { diet: plan(2000), person: { age: 12 } },
      [
        'ask: Under 18 years (Personal Details). The energy of a plan under 18 years is to be reviewed (the clinic’s own value).',
      ],
    ],
  ])('%s', (_name, some, said) => {
    expect(wordsOf(some)).toEqual(said);
  });

  it('is judged by the highest alternative', () => {
    const meals = ['Breakfast', 'Lunch', 'Dinner'] as const;
    expect(wordsOf({ diet: [week(...meals.map((type) => meal(type, g(200), g(500))))] })).toEqual([]);
  });

  it('is not judged of a plan with one known meal, nor of a day with unknown food', () => {
    const one = report({ diet: [week(meal('Breakfast', g(100)))] });
    expect([one.findings, one.notChecked.map(({ words }) => words)]).toEqual([
      [],
      ['Energy not checked: no lunch and no dinner.'],
    ]);
    const unknown = report({
      diet: [week(meal('Breakfast', g(100)), meal('Lunch', g(100)), meal('Dinner', mealItem('Sabzi')))],
    });
    expect([unknown.findings, unknown.notChecked.map(({ words }) => words)]).toEqual([
      [],
      ['Energy not checked: 2 of 3 items known.'],
    ]);
  });

  it('asks of a day whose known part is below 800 kcal where only a drink is unknown', () => {
    const day = (grams: number, ...others: ReturnType<typeof mealItem>[]) => ({
      diet: [
        week(
          ...(['Breakfast', 'Lunch', 'Dinner', 'Evening Snacks'] as const).map((type) =>
            meal(type, g(grams / 4)),
          ),
          ...others.map((other) => meal('Mid Morning', other)),
        ),
      ],
    });
    const drink = mealItem('Shikanji Masala Special', { quantity: 1, unit: 'glass' });
    expect(wordsOf(day(630, drink))).toEqual([
      'ask: A day of the plan gives at most 630 kcal as far as it is known, 4 of 5 items: below 800 kcal, the least (the clinic’s own value).',
    ]);
    expect(report(day(630, drink)).notChecked.map(({ words }) => words)).toContain(
      'Energy not checked: 4 of 5 items known.',
    );
    expect(wordsOf(day(900, drink))).toEqual([]);
    // With more unknown food no finding is made.
    expect(wordsOf(day(630, drink, mealItem('Jaljeera Special', { quantity: 1, unit: 'glass' })))).toEqual(
      [],
    );
    expect(wordsOf(day(630, g(146)))).toEqual([
      'stop: A day of the plan gives at most 776 kcal: below 800 kcal, the least (the clinic’s own value).',
    ]);
  });

  it('of an average says how many days it knows', () => {
    const unknown = mealItem('Sabzi', { quantity: 1, unit: 'bowl' });
    const partly = [
      ...plan(1500),
      week(meal('Breakfast', g(500)), meal('Lunch', unknown), meal('Dinner', unknown)),
    ];
    const insulin = [medicine('insulinSulfonylurea', 'Insulin')];
    expect(wordsOf({ facts: insulin, diet: partly, before: plan(2000) })).toEqual([
      `ask: Insulin. The plan gives 25 % less energy than the one before (1,500 on 7 of 14 days and 2,000 kcal a day): ${REVIEW}`,
    ]);
  });

  it('is told once for all low days, with their weeks', () => {
    const groups = [g(300, 'Plain', 4), g(350, 'Plain', 3)];
    const low = week(
      { mealType: 'Breakfast', mealTime: '08:00', itemGroups: [groups] },
      meal('Lunch', g(300)),
      meal('Dinner', g(300)),
    );
    const { findings } = report({ diet: [...plan(2000), low, ...plan(900)] });
    expect(findings).toEqual([
      expect.objectContaining({
        words:
          'A day of the plan gives at most 900 kcal: below 1,200 kcal, the floor (the clinic’s own value).',
        places: [
          { plan: 'diet', week: 1 },
          { plan: 'diet', week: 2 },
        ],
      }),
    ]);
  });
});
