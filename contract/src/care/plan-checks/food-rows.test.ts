import { describe, expect, it, test } from 'vitest';
import type { Food } from '../foods/foods.ts';
import { knownOf, type Client } from './form-examples.ts';
import type { With } from './facts-of-rules.ts';
import { FOOD_RULES, LACTOSE_RULE, type FoodRule } from './food-rules.ts';
import { PLAN_RULES, type PlanRule } from './plan-rules.ts';
import { checkPlans } from './check-plans.ts';
import { cited, levelOf } from './rule-rows.ts';
import { dose, eating, food, inputOf, meal, mealItem, week } from './plan-check-examples.ts';
import { FORM_OF } from './row-examples.ts';
import { amountText } from './upper-level-checks.ts';
import { NUTRIENT_WORDS } from './nutrient-words.ts';
import { UPPER_LEVELS } from './upper-levels.ts';

type Some = Omit<Parameters<typeof inputOf>[0], 'facts' | 'notChecked' | 'added'>;
const found = (client: Client, some: Some) => checkPlans(inputOf({ ...knownOf(client), ...some })).findings;
const says = ({ of, meant = [] }: With): Client => (meant[0] ? { rx: meant[0] } : (FORM_OF[of]?.says ?? {}));
const denies = (of: string): Client => FORM_OF[of]?.denies ?? {};

/** A dish that a row is about, with a portion of 100 g. */
const dishesOf = ({ traits, contents, portion }: FoodRule, amount: number): Food[] => {
  const per100 = portion ? { [portion.nutrient]: amount } : {};
  return [
    ...traits.map((trait) => food('House dish', { traits: [trait], per100 })),
    ...contents.map((code) => food('House dish', { contains: [code], per100 })),
    ...(traits.length + contents.length === 0 ? [food('House dish', { per100 })] : []),
  ];
};
const eatenOf = (dish: Food): Some => ({
  foods: [dish],
  diet: eating(mealItem('House dish', { quantity: 100, unit: 'g' })),
  before: [],
});

describe.each(FOOD_RULES.map((rule) => [rule.id, rule] as const))('the row of foods %s', (_id, rule) => {
  const people = [...rule.with, ...rule.otherwise];

  it('has an example of each fact', () => {
    expect(people.map(({ of }) => of).filter((of) => !FORM_OF[of])).toEqual([]);
  });

  it('speaks from a form to a sentence', () => {
    const enough = (rule.portion?.least ?? 0) * 2;
    const unsaid = people.flatMap((one) =>
      dishesOf(rule, enough)
        .filter(
          (dish) =>
            !found(says(one), eatenOf(dish)).some(
              ({ rule: id, level, words }) =>
                id === rule.id && level === levelOf(rule) && words.endsWith(`${cited(rule)}.`),
            ),
        )
        .map((dish) => `${one.of} with ${[...dish.traits, ...dish.contains].join()}`),
    );
    expect(unsaid).toEqual([]);
  });

  it('is silent where a form denies it, of a smaller portion, and of other foods', () => {
    const speaks = (client: Client, dish: Food) =>
      found(client, eatenOf(dish)).some(({ rule: id }) => id === rule.id);
    const plain = food('House dish');
    const wrong = people.flatMap((one) => [
      ...dishesOf(rule, 1000)
        .filter((dish) => speaks(denies(one.of), dish))
        .map(() => `${one.of} denied`),
      ...(one.others ?? []).filter((other) =>
        dishesOf(rule, 1000).some((dish) => speaks({ rx: other }, dish)),
      ),
      ...(rule.portion && dishesOf(rule, 0).some((dish) => speaks(says(one), dish))
        ? ['a small portion']
        : []),
      ...(speaks(says(one), plain) ? [`a plain dish with ${one.of}`] : []),
    ]);
    expect(wrong).toEqual([]);
  });
});

test('The row of lactose speaks from six grams on, and not below', () => {
  const milk = (lactose: number) => food('House dish', { contains: ['milk'], per100: { lactose } });
  const client = { kco: 'Lactose intolerance' };
  expect(found(client, eatenOf(milk(LACTOSE_RULE.grams))).map(({ level }) => level)).toEqual(['ask']);
  expect(found(client, eatenOf(milk(LACTOSE_RULE.grams - 1)))).toEqual([]);
  expect(found({ kco: 'No lactose intolerance' }, eatenOf(milk(LACTOSE_RULE.grams)))).toEqual([]);
});

/** A day of three meals of a food with this much of a nutrient, and enough of the others. */
const dayOf = (more: Partial<Food['per100']>, name = 'Plain', grams = 800): Some => {
  const per100 = {
    kcal: 80,
    carbohydrate: 10,
    protein: 5,
    fat: 2,
    sodium: 200,
    sugars: 0,
    potassium: 1,
    ...more,
  };
  const item = (called: string) => mealItem(called, { quantity: grams, unit: 'g' });
  return {
    foods: [food('Plain', { per100 }), food('Farali Bowl', { per100 })],
    diet: [week(meal('Breakfast', item(name)), meal('Lunch', item('Plain')), meal('Dinner', item('Plain')))],
    before: [],
    person: { age: 40, weightKg: 100 },
  };
};
const WELL = dayOf({});
const ALARMS: Readonly<Record<PlanRule['trait']['of'], (rule: PlanRule) => Some>> = {
  fasting: () => dayOf({}, 'Farali Bowl'),
  first: () => ({ ...WELL, before: null }),
  less: () => ({ ...dayOf({}, 'Plain', 600), before: WELL.diet ?? null }),
  fast: () => ({ ...WELL, person: { ...WELL.person, losesFast: true } }),
  deficit: () => ({ ...dayOf({ kcal: 60 }), person: { age: 40, weightKg: 100, bmr: 1600, bmi: 17 } }),
  below: ({ trait }) => (trait.of === 'below' ? dayOf({ [trait.nutrient]: (trait.least / 2400) * 80 }) : {}),
  protein: () => ({ ...WELL, person: { age: 40, weightKg: 50 } }),
};
const PLAN_FORMS: Readonly<Record<string, Client>> = {
  'medicine:lithium': { rx: 'Lithium 300' },
  'medicine:aceArb & medicine:diuretic': { rx: 'Telma H' },
  'condition:eatingDisorder': { kco: 'Anorexia nervosa' },
  'condition:bariatric': { kco: 'Gastric bypass' },
  'state:from65': { age: 70 },
};

describe.each(PLAN_RULES.map((rule) => [rule.id, rule] as const))('the row of plans %s', (_id, rule) => {
  const people = rule.with.filter((of) => of !== 'bmi');
  const formOf = (of: string) => PLAN_FORMS[of] ?? FORM_OF[of]?.says;

  it('has an example of each fact', () => {
    expect(people.filter((of) => !formOf(of))).toEqual([]);
  });

  it('speaks from a form to a sentence, and is silent without the fact, and of a plan that is well', () => {
    const alarm = ALARMS[rule.trait.of](rule);
    const speaks = (client: Client, some: Some) => {
      const age = client.age ?? 40;
      return found(client, { ...some, person: { ...some.person, age } }).filter(
        ({ rule: id }) => id === rule.id,
      );
    };
    const unsaid = people.filter((of) => {
      const [first] = speaks(formOf(of) ?? {}, alarm);
      return first?.level !== levelOf(rule) || !first.words.endsWith(`${cited(rule)}.`);
    });
    expect(unsaid).toEqual([]);
    expect(people.filter((of) => speaks(formOf(of) ?? {}, WELL).length > 0)).toEqual([]);
    const thin = rule.with.includes('bmi') ? { ...alarm, person: { ...alarm.person, bmi: 22 } } : alarm;
    expect(speaks({}, thin)).toEqual([]);
  });
});

const LEVELS = NUTRIENT_WORDS.flatMap((nutrient) =>
  UPPER_LEVELS.filter((row) => row.nutrient === nutrient.code).map(
    (row) => [nutrient.code, row.who, nutrient, row] as const,
  ),
);
it('each upper level is of a known substance', () => {
  expect(LEVELS).toHaveLength(UPPER_LEVELS.length);
});
test.each(LEVELS)('the level of %s for %s speaks above it, and not below', (_code, who, nutrient, row) => {
  const client: Client = who === 'expecting' ? { expecting: true } : {};
  const age = who === 'from 51 years' ? 60 : who === 'from 71 years' ? 75 : 40;
  const levels = (micrograms: number) =>
    found(client, {
      vitamin: [dose(`${nutrient.label} ${amountText(nutrient, micrograms)}`)],
      person: { age },
    })
      .filter(({ rule, words }) => rule === row.id && words.includes(amountText(nutrient, row.above)))
      .map(({ words }) => words.endsWith(`${cited(row)}.`));
  expect(levels(row.above * 1.2)).toEqual([true]);
  expect(levels(row.above * 0.8)).toEqual([]);
});
