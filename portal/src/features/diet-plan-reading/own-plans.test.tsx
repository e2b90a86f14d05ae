import { clientCalls } from '@clinic/contract/clients/client-calls';
import { addDays } from '@clinic/contract/clinic-calendar';
import type { Meal, MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import {
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
} from '@clinic/contract/care/plans/plan-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, cutOff, on, type Reply } from '@clinic/ui/test/api.ts';
import { aDietPlan, aSelf } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';

const { id } = account;
const plan = (reply: Reply<typeof dietPlanCalls.current>) =>
  on(dietPlanCalls.current, reply, { clientId: id });
const item = (name: string, days: number, quantity: number | string = 1) => ({
  name,
  days,
  unit: 'katori',
  quantity,
});
const lunch = (itemGroups: MealItem[][]): Meal => ({ mealType: 'Lunch', mealTime: '13:00', itemGroups });
const breakfast: Meal = { mealType: 'Breakfast', mealTime: '08:30', itemGroups: [[item('Poha', 7)]] };
const dietPlan = aDietPlan({
  notes: 'Warm water through the day.',
  // At this instant the clinic's next day has begun.
  updatedAt: '2026-01-05T20:00:00.000Z',
  weeks: [
    { weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan: [lunch([[item('Soup', 7)]])] },
    {
      weekNumber: 2,
      title: 'Light week',
      totalDays: 7,
      mealPlan: [lunch([[item('Khichdi', 3, '½'), item('Dal', 4)], [item('Salad', 7)]]), breakfast],
    },
  ],
});
const me = (startDate: string) => [
  on(clientCalls.me, {
    client: aSelf({
      ...account,
      program: { name: 'Weight Loss', duration: 2, durationInDays: 14, startDate },
    }),
  }),
];
const open = (path: string) => renderAt(path, { as: { area: 'client' } });

test('the diet plan opens on the current week and marks what is eaten today', async () => {
  answerApi([plan({ dietPlan }), ...me(addDays(today(), -8))]);
  open('/client/diet-plan');
  expect(await screen.findByRole('heading', { name: 'Light week' })).toBeVisible();
  expect(screen.getByText('Today is day 2 of 7.')).toBeVisible();
  expect(screen.getByLabelText('Week')).toHaveDisplayValue('Week 2: Light week (this week)');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Meal TypeTimeDiet Plan',
    'Breakfast8:30 AMPoha, 1 katori',
    'Lunch1:00 PM(Khichdi, ½ katori [days 1–3, today] + Dal, 1 katori [days 4–7])/ Salad, 1 katori',
  ]);
  expect(screen.getByText('Warm water through the day.')).toBeVisible();
  expect(screen.getByText('06 Jan 2026')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent(
    '+ together/ alternatives() grouped',
  );
});

test('another week is chosen from the list and stays in the address', async () => {
  answerApi([plan({ dietPlan }), ...me(addDays(today(), -8))]);
  const { router, user } = open('/client/diet-plan');
  await user.selectOptions(await screen.findByLabelText('Week'), '1');
  expect(await screen.findByRole('heading', { name: 'Week 1' })).toBeVisible();
  expect(screen.getByRole('table')).toHaveTextContent('Soup');
  expect(router.state.location.search).toBe('?week=1');
});

test('a plan of one week has no week selector', async () => {
  answerApi([plan({ dietPlan: { ...dietPlan, weeks: dietPlan.weeks.slice(0, 1) } }), ...me(today())]);
  open('/client/diet-plan');
  await screen.findByRole('table');
  expect(screen.queryByLabelText('Week')).toBeNull();
});

test.each([
  ['/client/diet-plan', 'No diet plan found. Please contact your doctor.'],
  ['/client/vitamins', 'No vitamins plan found. Please contact your healthcare provider.'],
  ['/client/vitamins-plan', 'No vitamins plan found. Please contact your healthcare provider.'],
  ['/client/herbs-plan', 'No herbs plan found. Please contact your healthcare provider.'],
  ['/client/snacks', 'No snacks plan found. Please contact your healthcare provider.'],
])('%s without a plan says "%s"', async (path, text) => {
  answerApi([
    ...me(today()),
    plan({ dietPlan: null }),
    on(vitaminPlanCalls.current, { vitaminPlan: null }, { clientId: id }),
    on(herbsPlanCalls.current, { herbsPlan: null }, { clientId: id }),
    on(snacksPlanCalls.current, { snacksPlan: null }, { clientId: id }),
  ]);
  open(path);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['/client/diet-plan', 'Failed to load diet plan. Please try again later.'],
  ['/client/vitamins', 'Error loading vitamins plan. Please try again later.'],
  ['/client/herbs-plan', 'Error loading herbs plan. Please try again later.'],
  ['/client/snacks', 'Error loading snacks plan. Please try again later.'],
  ['/client/plan', 'An error occurred while fetching plan details'],
])('%s without network and without a copy says "%s"', async (path, text) => {
  cutOff();
  open(path);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test.each(['diet-plan', 'vitamins', 'herbs-plan', 'snacks', 'plan'])(
  'in a browser that knows that it is offline, %s says that it is not available',
  async (page) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    cutOff();
    open(`/client/${page}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not available without network.');
    vi.restoreAllMocks();
  },
);

test('the purchased plan says name, duration, start date and that it is active', async () => {
  answerApi(me('2026-01-05'));
  open('/client/plan');
  const region = await screen.findByRole('region', { name: 'Weight Loss' });
  expect(region).toHaveTextContent('Active');
  expect(region).toHaveTextContent('Duration2 weeksStart date05 Jan 2026Last day18 Jan 2026');
});

test('without a program it says so', async () => {
  answerApi([on(clientCalls.me, { client: aSelf({ ...account, status: 'new' }) })]);
  open('/client/plan');
  expect(await screen.findByText('Currently no plan set')).toBeVisible();
});
