import { describe, expect, it } from 'vitest';
import type { DietWeek, Meal, MealItem } from './diet-plans.ts';
import { changeLines, isShown } from './plan-change-lines.ts';
import { planChanges } from './plan-changes.ts';

const item = (name: string, days = 7, quantity = 1): MealItem => ({ name, days, unit: 'bowl', quantity });
const dinner = (items: MealItem[], mealTime = '19:30'): Meal => ({
  mealType: 'Dinner',
  mealTime,
  itemGroups: [items],
});
const week = (weekNumber: number, mealPlan: Meal[], totalDays = 7): DietWeek => ({
  weekNumber,
  title: `Week ${weekNumber}`,
  totalDays,
  mealPlan,
});
const RAJMA = dinner([item('Rajma')]);
const KHICHDI = dinner([item('Moong Dal Khichdi')]);
const lines = (before: DietWeek[], after: DietWeek[]) => changeLines(planChanges(before, after));

describe('what changed in a plan, in words', () => {
  const cases: [string, DietWeek[], DietWeek[], string[]][] = [
    ['nothing', [week(1, [RAJMA])], [week(1, [RAJMA])], []],
    [
      'another food',
      [week(1, [RAJMA]), week(2, [RAJMA])],
      [week(1, [RAJMA]), week(2, [KHICHDI])],
      ['dinner of week 2, Moong Dal Khichdi instead of Rajma'],
    ],
    [
      'the same change in several weeks',
      [1, 2, 3].map((number) => week(number, [RAJMA])),
      [1, 2, 3].map((number) => week(number, [KHICHDI])),
      ['dinner of weeks 1, 2 and 3, Moong Dal Khichdi instead of Rajma'],
    ],
    [
      'another amount',
      [week(1, [RAJMA])],
      [week(1, [dinner([item('Rajma', 7, 2)])])],
      ['dinner of week 1, Rajma, 2 bowl instead of Rajma, 1 bowl'],
    ],
    [
      'another time',
      [week(1, [RAJMA])],
      [week(1, [dinner([item('Rajma')], '20:00')])],
      ['dinner of week 1, at 8:00 PM instead of 7:30 PM'],
    ],
    [
      'other days',
      [week(1, [dinner([item('Rajma', 3), item('Poha', 4)])])],
      [week(1, [dinner([item('Rajma', 4), item('Poha', 3)])])],
      ['dinner of week 1, on other days'],
    ],
    [
      'one food more',
      [week(1, [RAJMA])],
      [week(1, [dinner([item('Rajma', 3), item('Poha', 4)])])],
      ['dinner of week 1, also Poha'],
    ],
    ['a new meal', [week(1, [])], [week(1, [RAJMA])], ['dinner of week 1, new: Rajma']],
    ['a meal that is gone', [week(1, [RAJMA])], [week(1, [])], ['dinner of week 1, no longer planned']],
    ['a new week', [week(1, [RAJMA])], [week(1, [RAJMA]), week(2, [RAJMA])], ['week 2, new']],
    [
      'a week that is gone',
      [week(1, [RAJMA]), week(2, [RAJMA])],
      [week(1, [RAJMA])],
      ['week 2, no longer planned'],
    ],
    ['a longer week', [week(1, [RAJMA])], [week(1, [RAJMA], 8)], ['week 1, other days']],
    [
      'another title',
      [week(1, [RAJMA])],
      [{ ...week(1, [RAJMA]), title: 'Fasting' }],
      ['week 1, now called “Fasting”'],
    ],
    ['a title that is gone', [week(1, [RAJMA])], [{ ...week(1, [RAJMA]), title: '' }], []],
    [
      'a meal that moved to another time of the day, in several weeks',
      [1, 2].map((number) => week(number, [RAJMA])),
      [1, 2].map((number) => week(number, [{ ...RAJMA, mealType: 'Lunch', mealTime: '13:00' }])),
      ['lunch of weeks 1 and 2, moved from dinner'],
    ],
    [
      'a meal that moved to another week',
      [week(1, [RAJMA]), week(2, [])],
      [week(1, []), week(2, [RAJMA])],
      ['dinner of week 2, moved from dinner of week 1'],
    ],
    [
      'another food of one name',
      [week(1, [dinner([{ ...item('Rajma'), food: 'one' }])])],
      [week(1, [dinner([{ ...item('Rajma'), food: 'other' }])])],
      [],
    ],
  ];
  it.each(cases)('%s', (_, before, after, words) => {
    expect(lines(before, after)).toEqual(words);
  });

  it('are at most twenty lines, of which the last counts the rest', () => {
    const before = Array.from({ length: 25 }, (_, place) => week(place + 1, [RAJMA]));
    const after = before.map((one, place) => week(one.weekNumber, [dinner([item(`Food ${place}`)])]));
    const said = lines(before, after);
    expect(said).toHaveLength(20);
    expect(said.at(-1)).toBe('and 6 more');
  });

  it.each([
    ['2026-01-10T11:59:59.000Z', true],
    ['2026-01-10T12:00:00.000Z', false],
  ])('are shown for seven days: at %s %s', (now, shown) => {
    expect(isShown({ at: '2026-01-03T12:00:00.000Z' }, new Date(now))).toBe(shown);
  });
});
