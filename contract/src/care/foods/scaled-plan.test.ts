import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { MealType } from '../../constants.ts';
import { foodsIn } from '../diet-plans/diet-plan-rules.ts';
import type { DietWeek, MealItem } from '../diet-plans/diet-plans.ts';
import { plateName, type PlateComponent } from '../diet-plans/plates.ts';
import { numbersOfDay } from './day-numbers.ts';
import { aFood } from './food-examples.ts';
import { FoodIndex } from './food-index.ts';
import { gramsOf } from './item-grams.ts';
import { scaledPlan } from './scaled-plan.ts';

const units = [
  { name: 'bowl', grams: 200 },
  { name: 'piece', grams: 50 },
];
const FOODS = new FoodIndex([
  aFood('Poha', { units, per100: { kcal: 150 } }),
  aFood('Dal', { units, per100: { kcal: 70 } }),
  aFood('Phulka', { units, per100: { kcal: 240 } }),
  aFood('Makhana', { units, per100: { kcal: 370 } }),
  aFood('Jeera', { units, per100: { kcal: 5 } }),
  aFood('Giloy Kadha', { units, per100: { kcal: 40 }, herbs: ['giloy'] }),
]);
const food = (name: string, quantity: number | string, unit = 'bowl'): PlateComponent => ({
  name,
  quantity,
  unit,
});
const lasting = (days: number, eaten: PlateComponent): MealItem => ({ ...eaten, days });
const plate = (...components: PlateComponent[]): MealItem => ({
  days: 7,
  name: plateName(components),
  quantity: 1,
  unit: 'plate',
  components,
});
const week = (lunch: MealItem[][], more: Partial<Record<MealType, MealItem[][]>> = {}): DietWeek => ({
  weekNumber: 1,
  title: 'Week 1',
  totalDays: 7,
  mealPlan: Object.entries({
    // Each bowl gives 300 kcal.
    Breakfast: [[lasting(7, food('Poha', 1))]],
    Lunch: lunch,
    Dinner: [[lasting(7, food('Poha', 1))]],
    ...more,
  }).map(([mealType, itemGroups]) => ({ mealType: mealType as MealType, mealTime: '09:00', itemGroups })),
});
const amountsIn = (weeks: readonly DietWeek[]) =>
  foodsIn(weeks).map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`);
const percent = (off: number) => Math.round(off * 1000) / 10;

describe('a plan scaled to its target', () => {
  test.each<[string, DietWeek, number, string[], number[]]>([
    [
      'has each food scaled alike',
      week([[lasting(7, food('Poha', 1))]]),
      1350,
      ['1.5 bowl Poha', '1.5 bowl Poha', '1.5 bowl Poha'],
      [0],
    ],
    [
      'falls to no less than half of what stood, and says by how much it is above',
      week([[lasting(7, food('Poha', 1))]]),
      400,
      ['0.5 bowl Poha', '0.5 bowl Poha', '0.5 bowl Poha'],
      [12.5],
    ],
    [
      'stays where all its days are within 5 %',
      week([[lasting(7, food('Poha', 1))]]),
      940,
      ['1 bowl Poha', '1 bowl Poha', '1 bowl Poha'],
      [-4.3],
    ],
    [
      'has a text as a number, in the unit that it names',
      week([[lasting(7, food('Dal', '½ katori'))], [lasting(7, food('Dal', 'half', 'katori'))]]),
      1310,
      ['2 bowl Poha', '1 katori Dal', '1 katori Dal', '2 bowl Poha'],
      [-0.4],
    ],
    [
      'has grams in steps of five, and keeps ranges, words, herbs, spices and what is not known',
      week([[lasting(7, food('Makhana', 23, 'g'))]], {
        'On Rising': [[lasting(7, food('Giloy Kadha', 1))]],
        'Mid Morning': [[lasting(7, food('Phulka', '1-2', 'piece'))]],
        'Evening Snacks': [[plate(food('Jeera', 1, 'piece'), food('Dal', 1))]],
      }),
      1800,
      [
        '2 bowl Poha',
        '35 g Makhana',
        '2 bowl Poha',
        '1 bowl Giloy Kadha',
        '1-2 piece Phulka',
        '1 piece Jeera',
        '1.5 bowl Dal',
      ],
      [3.4],
    ],
  ])('%s', (_what, before, target, amounts, off) => {
    const scaled = scaledPlan([before], FOODS, target);
    expect(amountsIn(scaled.weeks)).toEqual(amounts);
    expect(scaled.days.map((days) => percent(days.off))).toEqual(off);
  });

  it('takes a food of several days to what they need on average, and the foods of each day to the rest', () => {
    const before = week([[lasting(3, food('Dal', 1)), lasting(4, food('Phulka', 4, 'piece'))]]);
    const { weeks, days } = scaledPlan([before], FOODS, 1200);
    expect(days.map(({ from, to, before: stood }) => [from, to, stood.from])).toEqual([
      [1, 3, 740],
      [4, 7, 1080],
    ]);
    expect(days.every(({ off }) => Math.abs(off) <= 0.05)).toBe(true);
    expect(amountsIn(weeks)[0]).toBe(amountsIn(weeks).at(-1));
  });

  it('brings alternatives to one energy, each of them to the target', () => {
    const before = week([[lasting(7, food('Dal', 1))], [lasting(7, food('Phulka', 4, 'piece'))]]);
    const [days] = scaledPlan([before], FOODS, 1200).days;
    expect(days?.before).toEqual({ from: 740, to: 1080 });
    expect(Math.abs(days!.off)).toBeLessThanOrEqual(0.05);
  });

  it('names a plate by its new amounts', () => {
    const { weeks } = scaledPlan(
      [week([[plate(food('Dal', '½'), food('Phulka', 2, 'piece'))]])],
      FOODS,
      1800,
    );
    const [item] = weeks[0]?.mealPlan[1]?.itemGroups[0] ?? [];
    expect(item?.name).toBe(plateName(item?.components ?? []));
    expect(item?.name).not.toContain('½');
  });

  it('leaves days that cannot be judged, and counts them', () => {
    const unknown = week([[lasting(2, food('Manna', 1)), lasting(5, food('Poha', 1))]]);
    const noLunch = week([]);
    const { days, unjudged } = scaledPlan([unknown, noLunch], FOODS, 1800);
    expect(days.map((one) => [one.week, one.from, one.to])).toEqual([[0, 3, 7]]);
    expect(unjudged).toBe(9);
    expect(amountsIn(scaledPlan([noLunch], FOODS, 1800).weeks)).toEqual(amountsIn([noLunch]));
  });
});

const anyFood = fc.record(
  {
    name: fc.constantFrom('Poha', 'Dal', 'Phulka', 'Makhana', 'Jeera', 'Giloy Kadha', 'Manna'),
    quantity: fc.oneof(
      fc.constantFrom<(number | string)[]>('½', '1½ katori', '1-2', 'some', '¾', 0.3, 40),
      fc.integer({ min: 1, max: 12 }).map((halves) => halves / 2),
    ),
    unit: fc.constantFrom('bowl', 'piece', 'g', 'plate'),
  },
  { noNullPrototype: true },
);
const anyItem = fc.oneof(
  anyFood,
  fc.array(anyFood, { minLength: 2, maxLength: 3 }).map((components) => plate(...components)),
);
const anyGroup = fc
  .tuple(anyItem, anyItem, fc.integer({ min: 1, max: 7 }))
  .map(([one, other, days]): MealItem[] =>
    days === 7
      ? [{ ...one, days }]
      : [
          { ...one, days },
          { ...other, days: 7 - days },
        ],
  );
const anyMeal = fc.array(anyGroup, { minLength: 1, maxLength: 2 });
const anyWeek = fc
  .record({ Breakfast: anyMeal, 'Mid Morning': anyMeal, Dinner: anyMeal, lunch: anyMeal })
  .map(({ lunch, ...more }) => week(lunch, more));
const anyTarget = fc.integer({ min: 800, max: 3500 });
const half = (value: number) => Number.isInteger(value * 2);

const SEED = 20_261_130;
describe(`any plan and target, seed ${SEED}`, () => {
  const any = (holds: (weeks: DietWeek[], target: number) => void) =>
    fc.property(fc.array(anyWeek, { minLength: 1, maxLength: 2 }), anyTarget, holds);
  const runs = { seed: SEED, numRuns: 300 };

  it('has only halves, none below half of what stood, and keeps all else', () => {
    fc.assert(
      any((weeks, target) => {
        const [before, after] = [foodsIn(weeks), foodsIn(scaledPlan(weeks, FOODS, target).weeks)];
        for (const [place, { quantity: _before, unit: _unit, ...stood }] of before.entries()) {
          const now = after[place]!;
          expect(now).toMatchObject('days' in stood ? { ...stood, name: now.name } : stood);
          if (now.quantity === before[place]!.quantity) continue;
          expect(half(Number(now.quantity))).toBe(true);
          const known = FOODS.named(now.name)!;
          const grams = (eaten: PlateComponent) => gramsOf(eaten, known)!.from;
          expect(grams(now)).toBeGreaterThanOrEqual(grams(before[place]!) / 2 - 1e-6);
        }
      }),
      runs,
    );
  }, 60_000);

  it('gives the energy that it says, and takes no judged day further from the target except within 5 %', () => {
    fc.assert(
      any((weeks, target) => {
        const scaled = scaledPlan(weeks, FOODS, target);
        for (const days of scaled.days) {
          const reckoned = numbersOfDay(scaled.weeks[days.week]!, days.from, FOODS).nutrients.kcal!;
          expect(reckoned.from).toBeCloseTo(days.after.from, 6);
          expect(reckoned.to).toBeCloseTo(days.after.to, 6);
          const far = Math.max(
            ...[days.before.from, days.before.to].map((end) => Math.abs(end / target - 1)),
          );
          expect(Math.abs(days.off)).toBeLessThanOrEqual(Math.max(far, 0.05) + 1e-6);
        }
      }),
      runs,
    );
  }, 60_000);

  it('is the same when it is scaled twice, wherever the days of a week are within 5 %', () => {
    fc.assert(
      any((weeks, target) => {
        const once = scaledPlan(weeks, FOODS, target);
        const twice = scaledPlan(once.weeks, FOODS, target);
        const near = [...weeks.keys()].filter((place) =>
          once.days.every((days) => days.week !== place || Math.abs(days.off) <= 0.05),
        );
        expect(near.map((place) => twice.weeks[place])).toEqual(near.map((place) => once.weeks[place]));
      }),
      runs,
    );
  }, 60_000);

  it('is the same each time, and for equal weeks', () => {
    fc.assert(
      any((weeks, target) => {
        const [first] = weeks;
        const copy = JSON.parse(JSON.stringify(first)) as DietWeek;
        const scaled = scaledPlan([first!, copy], FOODS, target).weeks;
        expect(scaled[1]).toEqual(scaled[0]);
        expect(scaledPlan([copy], FOODS, target).weeks).toEqual([scaled[0]]);
      }),
      runs,
    );
  }, 60_000);
});
