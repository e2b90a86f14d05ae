import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { aFood } from '@clinic/contract/care/foods/food-examples';
import { FoodIndex } from '@clinic/contract/care/foods/food-index';
import { MEAL_TYPES } from '@clinic/contract/constants';
import { on } from '@clinic/ui/test/api.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { open, plan, stored } from '../../test/diet-plan-desk.tsx';
import { account } from '../../test/render.tsx';

const nameOf = (week: number, type: string): string => `${type} food of ${week}`;
const WEEKS = Array.from({ length: 52 }, (_week, at) => ({
  weekNumber: at + 1,
  title: `Week ${at + 1}`,
  totalDays: 7,
  mealPlan: MEAL_TYPES.map((mealType) => ({
    mealType,
    mealTime: '09:00',
    itemGroups: [[{ name: nameOf(at + 1, mealType), days: 7, quantity: 1, unit: 'bowl' }]],
  })),
}));

const icons = vi.hoisted(() => ({ drawn: 0 }));
/** Every head of a week or a meal has this icon, and the focused cell. */
vi.mock('@mui/icons-material/MoreVert', () => ({
  default: () => {
    icons.drawn += 1;
    return null;
  },
}));

beforeEach(() => localStorage.setItem(`plan-view:${account.id}`, 'grid'));
afterEach(() => vi.restoreAllMocks());

test('of 52 weeks with six meals a letter draws no other cell, an arrow the two that it leads between, a line no head', async () => {
  const { user } = open([
    on(foodCalls.all, {
      version: 1,
      foods: [aFood(nameOf(1, 'Lunch'), { units: [{ name: 'bowl', grams: 100 }], per100: { kcal: 90 } })],
    }),
    stored({ dietPlan: plan({ weeks: WEEKS }) }),
  ]);
  expect(await screen.findAllByRole('columnheader')).toHaveLength(53);
  await screen.findAllByText(/kcal/);
  await user.click(within(screen.getByRole('grid')).getByText(`${nameOf(2, 'Lunch')}, 1 bowl`));
  const field = await screen.findByRole('combobox', { name: 'Lunch, Week 2' });
  expect(field).toHaveFocus();
  // The sums of the week look up its foods, too.
  await screen.findByLabelText('Numbers of Week 2');

  icons.drawn = 0;
  // A drawn cell looks up its food.
  const looked = vi.spyOn(FoodIndex.prototype, 'foodsNamed');
  const drawn = () => [...new Set(looked.mock.calls.map(([{ name }]) => name))].toSorted();
  await user.keyboard('d');
  expect(field).toHaveValue('d');
  expect(drawn()).toEqual([]);
  await user.keyboard('{Backspace}{ArrowDown}');
  expect(await screen.findByRole('combobox', { name: 'Evening Snacks, Week 2' })).toHaveFocus();
  expect(drawn()).toEqual([nameOf(2, 'Evening Snacks'), nameOf(2, 'Lunch')]);
  expect(icons.drawn).toBe(1);

  icons.drawn = 0;
  looked.mockClear();
  await user.keyboard('= papaya 1 bowl{Enter}');
  await screen.findAllByText('papaya, 1 bowl');
  expect(icons.drawn).toBeLessThanOrEqual(2);
});
