import { describe, expect, it } from 'vitest';
import type { DietWeek, Meal, MealItem } from './diet-plans.ts';
import {
  daysLeft,
  fittedMeal,
  groupDays,
  itemDaysProblem,
  itemProblem,
  maxWeeks,
  mealProblems,
  planProblems,
  progressOf,
  renumberWeeks,
  surplusWeeks,
  weekLimitProblem,
  weekProblems,
} from './diet-plan-rules.ts';
import { currentWeek, itemOfDay, programDays, todaysMeals, totalDaysOf } from './diet-plan-days.ts';

const item = (name: string, days: number): MealItem => ({ name, days, unit: 'bowl', quantity: 1 });
const meal = (mealType: Meal['mealType'], mealTime: string, ...itemGroups: MealItem[][]): Meal => ({
  mealType,
  mealTime,
  itemGroups,
});
const week = (weekNumber: number, totalDays: number, ...mealPlan: Meal[]): DietWeek => ({
  weekNumber,
  title: `Week ${weekNumber}`,
  totalDays,
  mealPlan,
});

describe('the length of a plan', () => {
  it.each([
    [{ duration: 8, durationInDays: 60 }, 60, 9],
    [{ duration: 8, durationInDays: null }, 56, 8],
    [{ durationInDays: 1 }, 1, 1],
    [{}, 70, 10],
    [null, 70, 10],
  ])('for the program %j is %d days and at most %d weeks', (program, days, weeks) => {
    expect(programDays(program)).toBe(days);
    expect(maxWeeks(program)).toBe(weeks);
  });

  it('leaves no room for another week once the program is full', () => {
    expect(weekLimitProblem(7, 8, 'adding new ones')).toBeUndefined();
    expect(weekLimitProblem(8, 8, 'adding new ones')).toBe(
      'Maximum 8 weeks allowed as specified in the program plan. Please remove some weeks before adding new ones.',
    );
    expect(weekLimitProblem(9, 8, 'duplicating')).toBe(
      'Maximum 8 weeks allowed as specified in the program plan. Please remove some weeks before duplicating.',
    );
  });

  it('is more than the program has room for when the program was shortened', () => {
    expect(surplusWeeks([week(1, 7), week(2, 7), week(3, 7)], 2)).toEqual([week(3, 7)]);
    expect(surplusWeeks([week(1, 7)], 2)).toEqual([]);
  });

  it('is the sum of its weeks', () => {
    expect(totalDaysOf([week(1, 7), week(2, 5)])).toBe(12);
    expect(totalDaysOf([])).toBe(0);
  });
});

describe('weeks after one was removed', () => {
  it('are numbered from one again, and titles that were not chosen follow', () => {
    const weeks = [week(2, 7), { ...week(4, 7), title: 'Detox' }, { ...week(5, 7), title: '' }];
    expect(renumberWeeks(weeks).map(({ weekNumber, title }) => [weekNumber, title])).toEqual([
      [1, 'Week 1'],
      [2, 'Detox'],
      [3, 'Week 3'],
    ]);
  });

  it('keep everything else', () => {
    const [first] = renumberWeeks([{ ...week(3, 5, meal('Lunch', '13:00')), _id: 'kept' }]);
    expect(first).toMatchObject({ _id: 'kept', totalDays: 5, mealPlan: [{ mealType: 'Lunch' }] });
  });
});

describe('the days of an OR group', () => {
  const group = [item('Poha', 3), item('Upma', 2)];

  it('are those of its items together', () => {
    expect(groupDays(group)).toBe(5);
    expect(groupDays([])).toBe(0);
  });

  it('are shown beside those of the week, with what is left', () => {
    expect(progressOf(group, 7)).toBe('5 of 7 days');
    expect(daysLeft(group, 7)).toBe(2);
    expect(daysLeft(group, 4)).toBe(-1);
    expect(progressOf([], 1)).toBe('0 of 1 day');
  });

  it('follow each other: three days of the first, then the second', () => {
    const names = [1, 2, 3, 4, 5, 6].map((day) => itemOfDay(group, day)?.name);
    expect(names).toEqual(['Poha', 'Poha', 'Poha', 'Upma', 'Upma', undefined]);
  });
});

describe('a meal in a week of another length', () => {
  it.each([
    [[3, 4], 7, [3, 4]],
    [[3, 4], 10, [3, 7]],
    [[3, 4], 5, [3, 2]],
    [[3, 4], 3, [3]],
    [[3, 4], 2, [2]],
    [[], 7, []],
  ])('of %s days lasts %s', (days, length, expected) => {
    const dishes = days.map((each, place) => item(`Dish ${place}`, each));
    const [group = []] = fittedMeal(meal('Lunch', '13:00', dishes), length).itemGroups;
    expect(group.map((one) => one.days)).toEqual(expected);
  });
});

describe('an item', () => {
  it.each([
    item('Poha', 1),
    { ...item('Poha', 7), quantity: '½ katori' },
    { ...item('Poha', 7), quantity: 0.5 },
  ])('%j is complete', (complete) => {
    expect(itemProblem(complete)).toBeUndefined();
  });

  it.each([
    item('Poha', 0),
    item('Poha', 1.5),
    item('Poha', Number.NaN),
    item(' ', 1),
    { ...item('Poha', 1), unit: '' },
    { ...item('Poha', 1), quantity: ' ' },
    { ...item('Poha', 1), quantity: 0 },
  ])('%j is not', (incomplete) => {
    expect(itemProblem(incomplete)).toBe('Please fill all item fields');
  });
});

describe('the days of an item', () => {
  it.each([
    [1, 7, undefined],
    [7, 7, undefined],
    [0, 7, 'Please enter 1 to 7 days: the week has 7 days.'],
    [Number.NaN, 7, 'Please enter 1 to 7 days: the week has 7 days.'],
    [8, 7, 'Please enter 1 to 7 days: the week has 7 days.'],
    [74, 7, 'Please enter 1 to 7 days: the week has 7 days.'],
    [2, 1, 'Please enter 1 day: the week has 1 day.'],
  ])('%d in a week of %d', (days, weekDays, problem) => {
    expect(itemDaysProblem(days, weekDays)).toBe(problem);
  });
});

describe('a meal', () => {
  const sevenDays = "Each 'OR' group must sum up to the total plan duration of 7 days.";

  it.each([
    ['one group of seven days', meal('Lunch', '13:00', [item('Roti', 7)]), []],
    [
      'alternatives of seven days',
      meal('Lunch', '13:00', [item('Roti', 7)], [item('Rice', 3), item('Dal', 4)]),
      [],
    ],
    ['no time', meal('Lunch', '', [item('Roti', 7)]), ['Please set meal time']],
    ['no group', meal('Lunch', '13:00'), ['Please add at least one item']],
    ['an empty group only', meal('Lunch', '13:00', []), ['Please add at least one item']],
    ['neither', meal('Lunch', ''), ['Please set meal time', 'Please add at least one item']],
    ['too few days', meal('Lunch', '13:00', [item('Roti', 6)]), [sevenDays]],
    ['too many days', meal('Lunch', '13:00', [item('Roti', 7), item('Dal', 1)]), [sevenDays]],
    ['one alternative short', meal('Lunch', '13:00', [item('Roti', 7)], [item('Rice', 6)]), [sevenDays]],
    ['an empty alternative', meal('Lunch', '13:00', [item('Roti', 7)], []), [sevenDays]],
    ['a nameless item', meal('Lunch', '13:00', [item('', 7)]), ['Please fill all item fields']],
  ])('with %s', (_name, checked, problems) => {
    expect(mealProblems(checked, 7)).toEqual(problems);
  });
});

describe('a week', () => {
  const breakfast = meal('Breakfast', '08:00', [item('Poha', 7)]);
  const lunch = meal('Lunch', '13:00', [item('Roti', 5)]);

  it('lists the meals that no longer add up when its length changes', () => {
    expect(weekProblems(week(1, 7, breakfast))).toEqual([]);
    expect(weekProblems(week(1, 5, breakfast, lunch))).toEqual([
      {
        mealType: 'Breakfast',
        problems: ["Each 'OR' group must sum up to the total plan duration of 5 days."],
      },
    ]);
  });
});

describe('a plan', () => {
  const good = week(1, 7, meal('Breakfast', '08:00', [item('Poha', 7)]));

  it('can be saved with a program, a week and a meal, even when another week is still empty', () => {
    expect(planProblems({ hasProgram: true, weeks: [good, week(2, 7)] })).toEqual([]);
  });

  it('needs a program, then a week, then a meal', () => {
    expect(planProblems({ hasProgram: false, weeks: [] })).toEqual([
      'Client plan not found. Please ensure the client has a plan assigned.',
    ]);
    expect(planProblems({ hasProgram: true, weeks: [] })).toEqual([
      'Please add at least one week before saving',
    ]);
    expect(planProblems({ hasProgram: true, weeks: [week(1, 7), week(2, 7)] })).toEqual([
      'Please add at least one meal plan across the weeks before saving',
    ]);
  });

  it('says each thing once, however many meals have it', () => {
    const bad = meal('Lunch', '', [item('Roti', 7)]);
    expect(planProblems({ hasProgram: true, weeks: [week(1, 7, bad), week(2, 7, bad), good] })).toEqual([
      'Please set meal time',
    ]);
  });
});

describe('the current week', () => {
  const weeks = [week(1, 7), week(2, 3), week(3, 7)];

  it.each([
    ['2026-01-01', 1, 1],
    ['2026-01-05', 1, 1],
    ['2026-01-11', 1, 7],
    ['2026-01-12', 2, 1],
    ['2026-01-14', 2, 3],
    ['2026-01-15', 3, 1],
    ['2026-01-21', 3, 7],
    ['2026-06-01', 3, 7],
  ])('on %s is week %d, day %d', (today, weekNumber, day) => {
    expect(currentWeek(weeks, '2026-01-05', today)).toEqual({ week: weeks[weekNumber - 1], day });
  });

  it('is the first when no start is known, and none without weeks', () => {
    expect(currentWeek(weeks, null, '2026-06-01')).toEqual({ week: weeks[0], day: 1 });
    expect(currentWeek([], '2026-01-05', '2026-01-06')).toBeUndefined();
  });
});

describe("today's meals", () => {
  const weeks = [
    week(
      1,
      7,
      meal('Dinner', '19:30', [item('Khichdi', 7)], [item('Soup', 4), item('Salad', 3)]),
      meal('Breakfast', '08:00', [item('Poha', 3), item('Upma', 4)]),
    ),
    week(2, 7, meal('Lunch', '13:00', [item('Roti', 7)])),
  ];
  const menu = (today: string) =>
    todaysMeals(weeks, '2026-01-05', today).map(
      ({ mealType, choices }) => `${mealType}: ${choices.map(({ name }) => name).join(' / ')}`,
    );

  it('are what each alternative says for the day, in the order of the day', () => {
    expect(menu('2026-01-05')).toEqual(['Breakfast: Poha', 'Dinner: Khichdi / Soup']);
    expect(menu('2026-01-08')).toEqual(['Breakfast: Upma', 'Dinner: Khichdi / Soup']);
    expect(menu('2026-01-09')).toEqual(['Breakfast: Upma', 'Dinner: Khichdi / Salad']);
  });

  it('are those of the next week when it begins', () => {
    expect(menu('2026-01-12')).toEqual(['Lunch: Roti']);
  });

  it('are none without a plan, or on a day that no item covers', () => {
    expect(todaysMeals([], '2026-01-05', '2026-01-05')).toEqual([]);
    const short = [week(1, 7, meal('Lunch', '13:00', [item('Roti', 1)]))];
    expect(todaysMeals(short, '2026-01-05', '2026-01-06')).toEqual([]);
  });
});
