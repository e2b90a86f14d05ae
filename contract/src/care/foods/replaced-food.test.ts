import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDays } from '../diet-plans/diet-plan-rules.ts';
import type { DietWeek, MealItem } from '../diet-plans/diet-plans.ts';
import { foodNamesIn, mealsWith, withReplacedFood } from './replaced-food.ts';

const item = (name: string, days = 7, more: Partial<MealItem> = {}): MealItem => ({
  days,
  name,
  quantity: 1,
  unit: 'bowl',
  ...more,
});
const weekWith = (...itemGroups: MealItem[][]): DietWeek => ({
  weekNumber: 1,
  title: 'Week 1',
  totalDays: 7,
  mealPlan: [{ mealType: 'Lunch', mealTime: '13:00', itemGroups }],
});
const PHULKA = { name: 'Phulka', quantity: 2, unit: 'piece' };
const DAL = { name: 'Dal', quantity: '½', unit: 'katori' };
const plate = (...components: (typeof PHULKA | typeof DAL)[]): MealItem =>
  item('2 Phulka & Dal, ½ katori', 7, { unit: 'plate', components });
const groupsOf = ([week]: DietWeek[]) => week!.mealPlan[0]?.itemGroups;

const KHICHDI_FOOD = { food: 'f'.repeat(24) };
const KHICHDI = { name: 'Khichdi', ...KHICHDI_FOOD, amount: null };

describe('another food in its place', () => {
  it.each([
    [
      'keeps amount and days',
      [[item('Rajma', 7, { food: 'a'.repeat(24) })]],
      [[item('Khichdi', 7, KHICHDI_FOOD)]],
    ],
    ['is found in other letters', [[item(' rajma ')]], [[item('Khichdi', 7, KHICHDI_FOOD)]]],
    [
      'leaves all others',
      [[item('Rajma', 3), item('Dal', 4)], [item('Rajma Masala')]],
      [[item('Khichdi', 3, KHICHDI_FOOD), item('Dal', 4)], [item('Rajma Masala')]],
    ],
  ])('%s', (_what, before, after) => {
    expect(groupsOf(withReplacedFood([weekWith(...before)], 'Rajma', KHICHDI))).toEqual(after);
  });

  it('has the amount that was typed with it', () => {
    const by = { name: 'Jowar Roti', amount: { quantity: 2, unit: 'piece' } };
    expect(groupsOf(withReplacedFood([weekWith([item('Rajma')])], 'Rajma', by))).toEqual([
      [item('Jowar Roti', 7, { quantity: 2, unit: 'piece' })],
    ]);
  });

  it('renames the plate that it is on', () => {
    const by = { name: 'Jowar Roti', amount: null };
    expect(groupsOf(withReplacedFood([weekWith([plate(PHULKA, DAL)])], 'phulka', by))).toEqual([
      [
        item('2 Jowar Roti & Dal, ½ katori', 7, {
          unit: 'plate',
          components: [{ ...PHULKA, name: 'Jowar Roti' }, DAL],
        }),
      ],
    ]);
  });
});

describe('a food that is taken out', () => {
  it.each([
    ['gives its days to the one before', [[item('Dal', 3), item('Rajma', 4)]], [[item('Dal', 7)]]],
    ['gives its days to the one behind', [[item('Rajma', 4), item('Dal', 3)]], [[item('Dal', 7)]]],
    ['takes its alternative along', [[item('Rajma')], [item('Dal')]], [[item('Dal')]]],
    ['takes its meal along', [[item('Rajma')]], undefined],
    ['leaves one food of a plate', [[plate({ ...PHULKA, name: 'Rajma' }, DAL)]], [[{ days: 7, ...DAL }]]],
  ])('%s', (_what, before, after) => {
    expect(groupsOf(withReplacedFood([weekWith(...before)], 'Rajma', null))).toEqual(after);
  });

  it('is in no meal afterwards, and every group has the days that it had', () => {
    const named = fc.constantFrom('Rajma', 'Dal', 'Poha');
    const items = fc.array(fc.tuple(named, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(items, { minLength: 1, maxLength: 3 }), (groups) => {
        const before = groups.map((group) => group.map(([name, days]) => item(name, days)));
        const after = groupsOf(withReplacedFood([weekWith(...before)], 'rajma', null)) ?? [];
        expect(after.flat().map(({ name }) => name)).not.toContain('Rajma');
        const stayed = before.filter((group) => group.some(({ name }) => name !== 'Rajma'));
        expect(after.map(groupDays)).toEqual(stayed.map(groupDays));
      }),
      { verbose: true },
    );
  });
});

describe('the foods of a plan', () => {
  const weeks = [
    weekWith([item('Rajma', 3), item('dal', 4)], [plate(PHULKA, DAL)]),
    weekWith([item('RAJMA')]),
  ];

  it('are named once, also those of plates', () => {
    expect(foodNamesIn(weeks)).toEqual(['dal', 'Phulka', 'Rajma']);
  });

  it('are counted by meals', () => {
    expect(mealsWith(weeks, 'rajma')).toBe(2);
    expect(mealsWith(weeks, 'Phulka')).toBe(1);
    expect(mealsWith(weeks, 'Poha')).toBe(0);
  });
});
