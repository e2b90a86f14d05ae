import { describe, expect, it } from 'vitest';
import type { DietWeek, MealItem } from '../diet-plans/diet-plans.ts';
import { chartParts } from './chart-weeks.ts';

const item = (name: string, days: number): MealItem => ({ name, days, quantity: 1, unit: 'bowl' });
const week = (weekNumber: number, totalDays: number, groups: MealItem[][]): DietWeek => ({
  weekNumber,
  title: `Week ${weekNumber}`,
  totalDays,
  mealPlan: [
    { mealType: 'Lunch', mealTime: '13:30', itemGroups: groups },
    { mealType: 'Breakfast', mealTime: '08:00', itemGroups: [[item('Poha', totalDays)]] },
  ],
});
const shown = (weeks: DietWeek[], chosen: number[], start: string | null = '2026-01-05') =>
  chartParts(weeks, chosen, start).map(({ days, rows }) => ({
    days: days.map(({ day, date }) => `${day} ${date}`),
    rows: rows.map(
      ({ mealType, cells }) =>
        `${mealType}: ${cells.map((cell) => `${cell.days}×${cell.choices.map(({ name }) => name).join('/')}`).join(' ')}`,
    ),
  }));

describe('the pages of a printed plan', () => {
  it('show the days of a week beside each other, meals by their time, equal days as one', () => {
    const groups = [[item('Khichdi', 4), item('Roti', 3)], [item('Soup', 7)]];
    expect(shown([week(1, 7, groups)], [1])).toEqual([
      {
        days: [1, 2, 3, 4, 5, 6, 7].map((day) => `${day} 2026-01-${String(day + 4).padStart(2, '0')}`),
        rows: ['Breakfast: 7×Poha', 'Lunch: 4×Khichdi/Soup 3×Roti/Soup'],
      },
    ]);
  });

  it('begin a week on the day after the weeks before it, also when those are not printed', () => {
    const [part] = shown([week(1, 5, [[item('A', 5)]]), week(2, 2, [[item('B', 2)]])], [2]);
    expect(part).toEqual({
      days: ['1 2026-01-10', '2 2026-01-11'],
      rows: ['Breakfast: 2×Poha', 'Lunch: 2×B'],
    });
  });

  it('go on with a longer week, also inside one food', () => {
    const parts = shown([week(1, 10, [[item('A', 8), item('B', 2)]])], [1]);
    expect(parts.map(({ days, rows }) => [days.length, rows[1]])).toEqual([
      [7, 'Lunch: 7×A'],
      [3, 'Lunch: 1×A 2×B'],
    ]);
  });

  it('leave days empty that an unfinished draft does not fill, and know no dates without a program', () => {
    expect(shown([week(1, 3, [[item('A', 1)]])], [1], null)).toEqual([
      { days: ['1 null', '2 null', '3 null'], rows: ['Breakfast: 3×Poha', 'Lunch: 1×A 2×'] },
    ]);
  });
});
