import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MEAL_TYPES, type MealType } from '../../constants.ts';
import type { DietWeek, Meal, MealItem } from './diet-plans.ts';
import { applyChanges, plainWeeks, planChanges, type PlanChange } from './plan-changes.ts';

const item = (name: string, more: Partial<MealItem> = {}): MealItem => ({
  days: 7,
  name,
  unit: 'bowl',
  quantity: 1,
  ...more,
});
const meal = (mealType: MealType, name: string, mealTime = '13:00'): Meal => ({
  mealType,
  mealTime,
  itemGroups: [[item(name)]],
});
const week = (weekNumber: number, ...mealPlan: Meal[]): DietWeek => ({
  weekNumber,
  title: `Week ${weekNumber}`,
  totalDays: 7,
  mealPlan,
});
const RAJMA = meal('Lunch', 'Rajma');
const POHA = meal('Breakfast', 'Poha', '09:00');

/** A change in short: "Lunch 1 → Dinner 2", "- → Lunch 1". */
function short(change: PlanChange): string {
  if (change.of !== 'meal') return `${change.of} ${change.week}`;
  return [change.before, change.after]
    .map((one) => (one ? `${one.meal.mealType} ${one.week}` : '-'))
    .join(' → ');
}

describe('the changes of a plan', () => {
  const cases: [string, DietWeek[], DietWeek[], string[]][] = [
    ['nothing', [week(1, RAJMA)], [week(1, RAJMA)], []],
    ['only the order of meals and fields', [week(1, RAJMA, POHA)], [week(1, POHA, { ...RAJMA })], []],
    ['a meal that is added', [week(1)], [week(1, RAJMA)], ['- → Lunch 1']],
    ['a meal that is removed', [week(1, RAJMA)], [week(1)], ['Lunch 1 → -']],
    [
      'a meal of another time',
      [week(1, RAJMA)],
      [week(1, { ...RAJMA, mealTime: '14:00' })],
      ['Lunch 1 → Lunch 1'],
    ],
    [
      'a meal that moved to the evening',
      [week(1, RAJMA)],
      [week(1, meal('Dinner', 'Rajma', '20:00'))],
      ['Lunch 1 → Dinner 1'],
    ],
    [
      'a meal that moved to another week',
      [week(1, RAJMA), week(2)],
      [week(1), week(2, RAJMA)],
      ['Lunch 1 → Lunch 2'],
    ],
    [
      'two meals that moved in their weeks, and do not cross',
      [week(1, RAJMA), week(2, RAJMA)],
      [week(1, meal('Dinner', 'Rajma')), week(2, meal('Dinner', 'Rajma'))],
      ['Lunch 1 → Dinner 1', 'Lunch 2 → Dinner 2'],
    ],
    [
      'one of two meals of a type that goes, while the other stays',
      [week(1, RAJMA, meal('Lunch', 'Poha', '14:00'))],
      [week(1, meal('Lunch', 'Poha', '14:00'))],
      ['Lunch 1 → -'],
    ],
    [
      'another food of the same name',
      [week(1, RAJMA)],
      [week(1, { ...RAJMA, itemGroups: [[item('Rajma', { food: 'a'.repeat(24) })]] })],
      ['Lunch 1 → Lunch 1'],
    ],
    ['another title', [week(1, RAJMA)], [{ ...week(1, RAJMA), title: 'Fasting' }], ['head 1']],
    ['a week that is added', [week(1)], [week(1), week(2, RAJMA)], ['week 2']],
    ['a week that is removed', [week(1), week(2, RAJMA)], [week(1)], ['week 2']],
    [
      'several, in order of weeks and meals',
      [week(1, RAJMA, POHA), week(2, RAJMA)],
      [week(1, meal('Lunch', 'Dal'), meal('Breakfast', 'Upma')), { ...week(2), totalDays: 8 }, week(3)],
      ['Breakfast 1 → Breakfast 1', 'Lunch 1 → Lunch 1', 'head 2', 'Lunch 2 → -', 'week 3'],
    ],
  ];
  it.each(cases)('are complete: %s', (_, before, after, changes) => {
    const found = planChanges(before, after);
    expect(found.map(short)).toEqual(changes);
    expect(applyChanges(before, found)).toEqual(plainWeeks(after));
  });

  it.each([
    ['a meal', [week(1, POHA)]],
    ['a week', []],
  ])('are refused by a plan that lacks %s of theirs', (_, weeks) => {
    const changes = planChanges([week(1, RAJMA)], [week(1)]);
    expect(() => applyChanges(weeks, changes)).toThrow('These changes are of another plan.');
  });
});

const someItem = fc.record(
  {
    days: fc.integer({ min: 1, max: 2 }),
    name: fc.constantFrom('Rajma', 'Poha'),
    unit: fc.constantFrom('bowl', 'g'),
    quantity: fc.constantFrom<(number | string)[]>(1, '1', '½'),
    food: fc.constantFrom('one', 'other'),
    components: fc.constant([
      { name: 'Phulka', quantity: 2, unit: 'piece' },
      { name: 'Dal', quantity: 1, unit: 'bowl' },
    ]),
  },
  { requiredKeys: ['days', 'name', 'unit', 'quantity'], noNullPrototype: true },
);
const someMeal = fc.record(
  {
    mealType: fc.constantFrom(...MEAL_TYPES.slice(0, 3)),
    mealTime: fc.constantFrom('09:00', '13:00'),
    itemGroups: fc.array(fc.array(someItem, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
  },
  { noNullPrototype: true },
);
const somePlan = fc
  .array(
    fc.record(
      {
        title: fc.constantFrom('', 'Week', 'Fasting'),
        totalDays: fc.integer({ min: 7, max: 8 }),
        mealPlan: fc.array(someMeal, { maxLength: 4 }),
      },
      { noNullPrototype: true },
    ),
    { maxLength: 3 },
  )
  .map((weeks) => weeks.map((one, place) => ({ ...one, weekNumber: place + 1 }) as DietWeek));

/** Fields of items and of a plate's foods, in one order for both sides. */
const FIELDS = ['components', 'days', 'food', 'name', 'quantity', 'unit'];
const SEED = 20_261_130;
test(`the changes of a plan to another, applied to the first, are the other: seed ${SEED}`, () => {
  fc.assert(
    fc.property(somePlan, somePlan, (before, after) => {
      const changes = planChanges(before, after);
      expect(applyChanges(before, changes)).toEqual(plainWeeks(after));
      expect(planChanges(before, before)).toEqual([]);
      // No meal of the same contents stands among the removed and among the added ones.
      const contents = (side: 'before' | 'after') =>
        changes.flatMap((change) => {
          const other = side === 'before' ? 'after' : 'before';
          const one = change.of === 'meal' && change[other] === null ? change[side] : null;
          return one ? [JSON.stringify(one.meal.itemGroups, FIELDS)] : [];
        });
      const added = new Set(contents('after'));
      expect(contents('before').filter((text) => added.has(text))).toEqual([]);
    }),
    { seed: SEED, numRuns: 2000 },
  );
}, 60_000);
