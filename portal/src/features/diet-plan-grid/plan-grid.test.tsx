import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { aFood } from '@clinic/contract/care/foods/food-examples';
import { on, type Stub } from '@clinic/ui/test/api.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bodyOf, create, edit, meal, open, plan, stored } from '../../test/diet-plan-desk.tsx';
import { account } from '../../test/render.tsx';

const units = (...names: string[]) => names.map((name) => ({ name, grams: 50 }));
const FOODS = [
  aFood('Bhindi Sabzi', {
    names: { en: 'Bhindi Sabzi', hi: 'भिंडी की सब्ज़ी', gu: 'ભીંડાનું શાક' },
    units: units('bowl'),
  }),
  aFood('Phulka', { units: units('piece') }),
  aFood('Methi Water', { units: units('glass') }),
];
const week = (number: number, mealPlan: ReturnType<typeof meal>[] = []) => ({
  weekNumber: number,
  title: `Week ${number}`,
  totalDays: 7,
  mealPlan,
});
const two = () => stored({ dietPlan: plan({ weeks: [week(1, [meal('Poha')]), week(2)] }) });
const saves = edit(({ body }) => ({ message: 'Saved', dietPlan: plan({ weeks: body.weeks }) }));

beforeEach(() => localStorage.setItem(`plan-view:${account.id}`, 'grid'));

async function begin(...stubs: Stub[]) {
  const opened = open([on(foodCalls.all, { version: 1, foods: FOODS }), ...stubs]);
  await screen.findByRole('grid', { name: 'Meals of the weeks' });
  // The foods are there once the plan was checked.
  const checks = await screen.findByRole('region', { name: 'What speaks against the plan' });
  await waitFor(() => expect(within(checks).getByRole('button')).toBeEnabled());
  return opened;
}
/** The plan stands in the page a second time, for paper. */
const grid = () => within(screen.getByRole('grid'));
const field = (name: string) => screen.findByRole('combobox', { name });
const saved = async ({ user, calls }: Awaited<ReturnType<typeof begin>>, method = 'PUT') => {
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, method)).toBeDefined());
  return bodyOf(calls, method).weeks.map(({ mealPlan }) =>
    Object.fromEntries(
      mealPlan.map(({ mealType, mealTime, itemGroups }) => [
        `${mealType} ${mealTime}`,
        itemGroups
          .map((group) =>
            group.map((item) => `${item.name} ${item.quantity} ${item.unit} ${item.days}d`).join(' + '),
          )
          .join(' / '),
      ]),
    ),
  );
};

test('a line and Enter make a meal at its usual time, Enter on an empty line goes down', async () => {
  const opened = await begin(
    create(({ body }) => ({ message: 'Saved', dietPlan: plan({ weeks: body.weeks }) })),
  );
  const { user } = opened;
  await user.click(await field('On Rising, Week 1'));
  await user.keyboard('methi water{Enter}{Enter}');
  expect(await field('Breakfast, Week 1')).toHaveFocus();
  await user.keyboard('2 phulka 3d{Enter}bhindi sabzi{Enter}/1 guava{Enter}');
  expect(await saved(opened, 'POST')).toEqual([
    {
      'On Rising 07:00': 'Methi Water 1 glass 7d',
      'Breakfast 09:00': 'Phulka 2 piece 3d + Bhindi Sabzi 1 bowl 4d / guava 1 piece 7d',
    },
  ]);
});

test('a full meal keeps the line with its sentence, and “=” stands instead, which is said and undone', async () => {
  const opened = await begin(two(), saves);
  const { user } = opened;
  await user.click(grid().getByText('Poha, 1 bowl'));
  const breakfast = await field('Breakfast, Week 1');
  expect(breakfast).toHaveFocus();
  await user.keyboard('guava{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /must sum up to the total plan duration of 7 days/,
  );
  expect(breakfast).toHaveValue('guava');
  await user.keyboard('{Escape}{Escape}=guava{Enter}');
  expect(
    await screen.findByText(
      'Line added to Breakfast of Week 1, in place of what stood in Breakfast of Week 1.',
    ),
  ).toBeVisible();
  expect(breakfast).toHaveValue('');
  await user.keyboard('{Control>}z{/Control}');
  expect(await saved(opened)).toEqual([{ 'Breakfast 09:00': 'Poha 1 bowl 7d' }, {}]);
});

test('the grid is one tab stop: arrows, Home and End move in it, Tab leaves it', async () => {
  const { user } = await begin(two());
  await user.click(await field('On Rising, Week 1'));
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await field('Breakfast, Week 2')).toHaveFocus();
  await user.keyboard('{Home}{Control>}{End}{/Control}');
  expect(await field('Dinner, Week 2')).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}{End}');
  expect(await field('On Rising, Week 2')).toHaveFocus();
  const table = screen.getByRole('grid');
  await user.tab();
  expect(table.contains(document.activeElement)).toBe(false);
  await user.tab({ shift: true });
  expect(await field('On Rising, Week 2')).toHaveFocus();
});

test('foods are offered in three scripts; an arrow marks one, Enter takes it, and adds it', async () => {
  const opened = await begin(two(), saves);
  const { user } = opened;
  await user.click(await field('On Rising, Week 1'));
  await user.keyboard('2 phulka & ભીં');
  expect(await screen.findByRole('option', { name: '2 phulka & Bhindi Sabzi' })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await field('On Rising, Week 1')).toHaveValue('2 phulka & Bhindi Sabzi');
  await user.keyboard('{Enter}');
  expect((await saved(opened))[0]).toMatchObject({
    'On Rising 07:00': '2 Phulka & Bhindi Sabzi, 1 bowl 1 plate 7d',
  });
});

test('what a keyboard of another script composes is neither a key of the grid nor of the list', async () => {
  const { user } = await begin(two());
  const first = await field('On Rising, Week 1');
  await user.click(first);
  fireEvent.compositionStart(first);
  for (const key of ['Enter', 'ArrowDown', 'Delete']) fireEvent.keyDown(first, { key, isComposing: true });
  fireEvent.change(first, { target: { value: 'દા' } });
  fireEvent.compositionEnd(first, { data: 'દા' });
  expect(first).toHaveFocus();
  expect(first).toHaveValue('દા');
});

test('a line that is left is added; one that cannot be added stays in its cell', async () => {
  const { user } = await begin(two());
  await user.click(await field('On Rising, Week 1'));
  await user.keyboard('methi water');
  await user.click(grid().getByText('Poha, 1 bowl'));
  expect(await grid().findByText('Methi Water, 1 glass')).toBeVisible();
  await user.keyboard('guava');
  await user.tab();
  await user.click(await grid().findByText('Methi Water, 1 glass'));
  expect(await grid().findByText('Not added: guava')).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(await field('Breakfast, Week 1')).toHaveValue('guava');
});

test('a cell opens in the builder beside the grid and goes back into it; without a time it is asked', async () => {
  const opened = await begin(two(), saves);
  const { user } = opened;
  await user.click(await field('On Rising, Week 1'));
  await user.keyboard('{F2}');
  const builder = within(await screen.findByRole('region', { name: 'New On Rising, Week 1' }));
  expect(builder.getByLabelText('Meal Time')).toHaveValue('07:00');
  await user.click(builder.getByRole('button', { name: 'Cancel' }));
  expect(await field('On Rising, Week 1')).toHaveFocus();
  await user.keyboard('{ArrowDown}{F2}');
  const edited = within(await screen.findByRole('region', { name: 'Edit Breakfast, Week 1' }));
  await user.clear(edited.getByLabelText('Meal Time'));
  await user.click(edited.getByRole('button', { name: 'Update Meal' }));
  expect(await edited.findByText('Please set meal time')).toBeVisible();
  await user.type(edited.getByLabelText('Meal Time'), '08:15');
  await user.click(edited.getByRole('button', { name: 'Update Meal' }));
  expect(await field('Breakfast, Week 1')).toHaveFocus();
  expect((await saved(opened))[0]).toEqual({ 'Breakfast 08:15': 'Poha 1 bowl 7d' });
});

test('both views are of one plan, and the chosen one is remembered', async () => {
  const { user, unmount } = await begin(two());
  expect(screen.getByText('Plan covers 7 of 28 days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByLabelText('Add New Meal')).toBeVisible();
  unmount();
  open([two()]);
  expect(await screen.findByLabelText('Add New Meal')).toBeVisible();
});

test('a line that is being typed is there again after a reload', async () => {
  const first = await begin(two());
  await first.user.click(await field('On Rising, Week 1'));
  await first.user.keyboard('{ArrowRight}{ArrowDown}2 phul');
  first.unmount();
  const { user } = await begin(two());
  expect(await grid().findByText('Not added: 2 phul')).toBeVisible();
  await user.click(await field('On Rising, Week 1'));
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await field('Breakfast, Week 2')).toHaveValue('2 phul');
  await user.keyboard('ka{Enter}');
  expect(grid().queryByText(/Not added/)).toBeNull();
});

test('Ctrl+S saves with the line that is being typed; one that cannot be added stays, and nothing is saved', async () => {
  const { user, calls } = await begin(two(), saves);
  await user.click(grid().getByText('Poha, 1 bowl'));
  await user.keyboard('guava{Control>}s{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/must sum up/);
  expect(bodyOf(calls, 'PUT')).toBeUndefined();
  await user.keyboard('{Escape}{Escape}=guava{Control>}s{/Control}');
  await waitFor(() => expect(bodyOf(calls, 'PUT')).toBeDefined());
  const [group] = bodyOf(calls, 'PUT').weeks[0]?.mealPlan[0]?.itemGroups ?? [];
  expect(group?.map(({ name }) => name)).toEqual(['guava']);
});

test('the menu of a meal swaps a food, saves to the library and shows the days', async () => {
  const { user } = await begin(two());
  await user.click(grid().getByText('Poha, 1 bowl'));
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await screen.findByRole('menuitem', { name: 'Swap a food' });
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await field('Breakfast, Week 1')).toHaveFocus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await screen.findByRole('menuitem', { name: 'Swap a food' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Swap Poha' })).getByRole('button', { name: 'Cancel' }),
  );
  expect(await field('Breakfast, Week 1')).toHaveFocus();
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await screen.findByRole('menuitem', { name: 'Save meal to library' }));
  expect(await screen.findByLabelText(/Title/)).toHaveValue('Poha');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(grid().getByRole('button', { name: 'Change Week 1' }));
  expect(await screen.findByRole('menuitem', { name: 'Save week to library' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Show the days of this week' }));
  const days = within(await screen.findByRole('dialog', { name: 'Days of Week 1' }));
  expect(days.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Meal',
    'Day 1Mon 5 Jan',
    'Day 2Tue 6 Jan',
    'Day 3Wed 7 Jan',
    'Day 4Thu 8 Jan',
    'Day 5Fri 9 Jan',
    'Day 6Sat 10 Jan',
    'Day 7Sun 11 Jan',
  ]);
  expect(days.getAllByRole('cell', { name: 'Poha, 1 bowl' })).toHaveLength(7);
});
