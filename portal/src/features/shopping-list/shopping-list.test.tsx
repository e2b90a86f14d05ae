import type { DietWeek, MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import { foodCalls, type PlanFood } from '@clinic/contract/care/foods/food-calls';
import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { addDays } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, OFFLINE, on, Refused, type Reply } from '@clinic/ui/test/api.ts';
import { aDietPlan, aSelf } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';

const { id } = account;
const food = (key: string, en: string, gu: string, more: Partial<PlanFood> = {}): PlanFood => ({
  id: key.padEnd(24, '0'),
  key,
  names: { en, hi: '', gu },
  aliases: [],
  units: [],
  recipe: [],
  yieldGrams: null,
  method: '',
  called: [en],
  ...more,
});
const FOODS = [
  food('khichdi', 'Khichdi', 'ખીચડી', {
    units: [{ name: 'bowl', grams: 200 }],
    recipe: [
      { food: 'rice', grams: 60 },
      { food: 'moong', grams: 40 },
    ],
    yieldGrams: 400,
  }),
  food('rice', 'Raw rice', 'કાચા ચોખા', { group: 'grains' }),
  food('moong', 'Raw moong dal', 'કાચી મગની દાળ', { group: 'pulses' }),
  food('apple', 'Apple', 'સફરજન', { group: 'fruit', units: [{ name: 'piece', grams: 150 }] }),
];
const item = (name: string, quantity: number | string, unit: string): MealItem => ({
  name,
  quantity,
  unit,
  days: 7,
});
const weekOf = (weekNumber: number, ...itemGroups: MealItem[][]): DietWeek => ({
  weekNumber,
  title: `Week ${weekNumber}`,
  totalDays: 7,
  mealPlan: itemGroups.length > 0 ? [{ mealType: 'Lunch', mealTime: '13:00', itemGroups }] : [],
});
const dietPlan = aDietPlan({
  weeks: [
    weekOf(1, [item('Apple', 1, 'piece')]),
    weekOf(2, [item('Khichdi', 1, 'bowl')], [item('Grandmother’s thepla', 2, 'pieces')]),
    weekOf(3, [item('Grandmother’s thepla', 2, 'pieces')]),
    weekOf(4),
  ],
});

interface Given {
  language?: PlanLanguage;
  foods?: Reply<typeof foodCalls.ofPlan>;
  plan?: Reply<typeof dietPlanCalls.current>;
}

function open(
  path = '/client/shopping-list',
  { language = 'en', foods = { foods: FOODS }, plan = { dietPlan } }: Given = {},
) {
  const program = { name: 'Weight Loss', duration: 4, durationInDays: 28, startDate: addDays(today(), -8) };
  answerApi([
    on(dietPlanCalls.current, plan, { clientId: id }),
    on(foodCalls.ofPlan, foods, { clientId: id }),
    on(clientCalls.me, { client: aSelf({ ...account, language, program }) }),
  ]);
  return renderAt(path, { as: { area: 'client' } });
}
const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('the list of the running week has what its recipes need, by the parts of a shop', async () => {
  open();
  expect(await rowsOf('Grains and flours')).toEqual(['Raw rice, 250 g']);
  expect(await rowsOf('Pulses and peanuts')).toEqual(['Raw moong dal, 150 g']);
  expect(screen.getByText('Where a meal has alternatives, the list is for the first one.')).toBeVisible();
  expect(screen.queryByText(/thepla/)).toBeNull();
  expect(document.body).not.toHaveTextContent(/kcal|energy/i);
});

test('another week is chosen, and a food that is not known is listed by its name', async () => {
  const { user, router } = open();
  await user.selectOptions(await screen.findByLabelText('Week'), '3');
  expect(await rowsOf('Also')).toEqual(['Grandmother’s thepla, 2 pieces (7 days)']);
  expect(router.state.location.search).toBe('?week=3');
  expect(screen.queryByText(/alternatives/)).toBeNull();
});

test('ticks are kept for the account and the week', async () => {
  const { user, unmount } = open('/client/shopping-list?week=2');
  await user.click(await screen.findByRole('checkbox', { name: 'Raw rice, 250 g' }));
  expect(screen.getByText('1 of 2 ticked')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Week'), '1');
  expect(await screen.findByRole('checkbox', { name: 'Apple, 7 pieces' })).not.toBeChecked();
  unmount();

  const again = open('/client/shopping-list?week=2');
  const rice = await screen.findByRole('checkbox', { name: 'Raw rice, 250 g' });
  expect(rice).toBeChecked();
  await again.user.click(rice);
  expect(rice).not.toBeChecked();
  await again.user.click(rice);
  await again.user.click(screen.getByRole('button', { name: 'Untick all' }));
  expect(rice).not.toBeChecked();
});

test('without network the kept plan, foods and ticks make the list', async () => {
  const { user, unmount } = open('/client/shopping-list?week=2');
  await user.click(await screen.findByRole('checkbox', { name: 'Raw rice, 250 g' }));
  unmount();
  open('/client/shopping-list?week=2', { foods: OFFLINE, plan: OFFLINE });
  expect(await screen.findByRole('checkbox', { name: 'Raw rice, 250 g' })).toBeChecked();
});

test('it is in the language of the client', async () => {
  open('/client/shopping-list?week=1', { language: 'gu' });
  expect(await rowsOf('ફળ')).toEqual(['સફરજન, 7 નંગ']);
});

test('a phone sends it as a text, with what is ticked', async () => {
  const share = vi.fn<typeof navigator.share>(() => Promise.resolve());
  Object.assign(navigator, { share });
  const { user } = open('/client/shopping-list?week=2');
  await user.click(await screen.findByRole('checkbox', { name: 'Raw rice, 250 g' }));
  await user.click(screen.getByRole('button', { name: 'Share list' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    text: [
      'Shopping list: Week 2',
      'Grains and flours\n✓ Raw rice, 250 g',
      'Pulses and peanuts\n– Raw moong dal, 150 g',
      'Where a meal has alternatives, the list is for the first one.',
    ].join('\n\n'),
  });
});

test('another browser copies it', async () => {
  const { user } = open('/client/shopping-list?week=1');
  await user.click(await screen.findByRole('button', { name: 'Copy list' }));
  expect(await screen.findByText('The list is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Shopping list: Week 1\n\nFruit\n– Apple, 7 pieces');
});

test('a week without meals, and a client without a plan, are told so', async () => {
  const { unmount } = open('/client/shopping-list?week=4');
  expect(await screen.findByText('No meals are planned for this week yet.')).toBeVisible();
  unmount();
  open('/client/shopping-list', { plan: { dietPlan: null } });
  expect(await screen.findByText('No diet plan found. Please contact your doctor.')).toBeVisible();
});

test('a failure says what is missing, and is tried again', async () => {
  open('/client/shopping-list', { foods: new Refused('SERVER_ERROR') });
  expect(await screen.findByText('The shopping list could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
