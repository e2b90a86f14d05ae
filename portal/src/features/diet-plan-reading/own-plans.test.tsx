import { clientCalls } from '@clinic/contract/clients/client-calls';
import { addDays } from '@clinic/contract/clinic-calendar';
import { foodCalls, type PlanFood } from '@clinic/contract/care/foods/food-calls';
import type { Meal, MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import {
  dietPlanCalls,
  herbsPlanCalls,
  snacksPlanCalls,
  vitaminPlanCalls,
} from '@clinic/contract/care/plans/plan-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, cutOff, on, Refused, requestsOf, type Reply } from '@clinic/ui/test/api.ts';
import { aDietPlan, aDose, aHerbsPlan, aSelf, aVitaminPlan } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
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

const partOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.parentElement ?? heading);
};

test('today and the running week stand above the table in words', async () => {
  answerApi([plan({ dietPlan }), ...me('2026-01-01')]);
  vi.setSystemTime('2026-01-09T06:30:00.000Z');
  open('/client/diet-plan');
  expect((await partOf('Today')).getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Breakfast, 8:30 AMPoha, 1 katori',
    'Lunch, 1:00 PMKhichdi, ½ katori or Salad, 1 katori',
  ]);
  expect((await partOf('Week')).getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Breakfast, 8:30 AMPoha, 1 katori',
    'Lunch, 1:00 PMDays 1–3 (Thu 8 – Sat 10 Jan): Khichdi, ½ katori or Salad, 1 katori' +
      'Days 4–7 (Sun 11 – Wed 14 Jan): Dal, 1 katori or Salad, 1 katori',
  ]);
  expect(screen.getByText('This week:')).toBeVisible();
});

test.each([
  [15, 'Between weeks: the last planned day was Wed 14 Jan.'],
  [-1, 'Your program starts on Thu 1 Jan.'],
])('on day %i of a plan of two weeks no week is called this week', async (day, words) => {
  answerApi([plan({ dietPlan }), ...me('2026-01-01')]);
  vi.setSystemTime(new Date(Date.parse('2026-01-01T06:30:00.000Z') + (day - 1) * 86_400_000));
  open('/client/diet-plan');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/this week/i)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Today' })).toBeNull();
});

const POHA: PlanFood = {
  id: 'f'.repeat(24),
  key: 'poha',
  names: { en: 'Poha', hi: 'पोहा', gu: 'પૌંઆ' },
  aliases: [],
  units: [{ name: 'katori', grams: 150 }],
  recipe: [{ food: 'rice', grams: 300 }],
  yieldGrams: 600,
  method: 'Steam it.',
  called: ['Poha'],
};

test('the language is switched on the page, and kept on the account', async () => {
  const calls = answerApi([
    plan({ dietPlan }),
    ...me(addDays(today(), -8)),
    on(foodCalls.ofPlan, { foods: [POHA] }, { clientId: id }),
    on(clientCalls.chooseLanguage, { language: 'gu' }),
  ]);
  const { user } = open('/client/diet-plan');
  await user.click(await screen.findByRole('button', { name: 'ગુજરાતી' }));
  const row = await screen.findAllByText('પૌંઆ, 1 વાટકી');
  expect(row[0]?.closest('ul')).toHaveAttribute('lang', 'gu');
  expect((await partOf('Today')).getByText('બપોરનું ભોજન')).toBeVisible();
  expect((await partOf('Today')).getByText('Khichdi, ½ વાટકી અથવા Salad, 1 વાટકી')).toBeVisible();
  expect(requestsOf(calls, clientCalls.chooseLanguage).map(({ body }) => body)).toEqual([{ language: 'gu' }]);
});

test('a language that cannot be kept goes back to the one before, and says why', async () => {
  answerApi([
    plan({ dietPlan }),
    ...me(addDays(today(), -8)),
    on(foodCalls.ofPlan, { foods: [] }, { clientId: id }),
    on(clientCalls.chooseLanguage, new Refused('SERVER_ERROR')),
  ]);
  const { user } = open('/client/diet-plan');
  await user.click(await screen.findByRole('button', { name: 'हिन्दी' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeVisible());
});

test('one press shows the recipes of today’s dishes for their portions, and no energy', async () => {
  answerApi([
    plan({ dietPlan }),
    ...me(addDays(today(), -8)),
    on(foodCalls.ofPlan, { foods: [POHA] }, { clientId: id }),
  ]);
  const { user } = open('/client/diet-plan');
  await user.click(await screen.findByRole('button', { name: 'Recipes of today' }));
  const dish = (await screen.findByRole('heading', { name: 'Poha, 1 katori' })).parentElement;
  expect(dish).toHaveTextContent('For about 150 g:rice, 75 gSteam it.');
  expect(document.body).not.toHaveTextContent(/kcal|energy/i);
});

const CHANGED = { at: '2026-01-03T06:00:00.000Z', lines: ['Vitamin D3: Sundays only'] };

test('what the doctor changed is said for seven days', async () => {
  const lines = ['dinner of week 2, Moong Dal Khichdi instead of Rajma'];
  const changed = { at: '2026-01-03T06:00:00.000Z', lines };
  answerApi([plan({ dietPlan: { ...dietPlan, changed } }), ...me('2026-01-01')]);
  vi.setSystemTime('2026-01-09T06:30:00.000Z');
  const { unmount } = open('/client/diet-plan');
  expect(
    await screen.findByText('Changed on 3 Jan: dinner of week 2, Moong Dal Khichdi instead of Rajma'),
  ).toBeVisible();
  unmount();
  vi.setSystemTime('2026-01-10T06:30:00.000Z');
  open('/client/diet-plan');
  await screen.findByRole('table');
  expect(screen.queryByText(/^Changed on/)).toBeNull();
});

test.each([
  [
    '/client/vitamins',
    on(
      vitaminPlanCalls.current,
      { vitaminPlan: { ...aVitaminPlan(aDose('Vitamin D3')), changed: CHANGED } },
      { clientId: id },
    ),
  ],
  [
    '/client/herbs-plan',
    on(
      herbsPlanCalls.current,
      { herbsPlan: { ...aHerbsPlan(aDose('Vitamin D3')), changed: CHANGED } },
      { clientId: id },
    ),
  ],
])('at %s the doses that the doctor changed are said for seven days', async (path, answer) => {
  answerApi([answer, ...me('2026-01-01')]);
  vi.setSystemTime('2026-01-09T06:30:00.000Z');
  const { unmount } = open(path);
  expect(await screen.findByText('Changed on 3 Jan: Vitamin D3: Sundays only')).toBeVisible();
  unmount();
  vi.setSystemTime('2026-01-10T06:30:00.000Z');
  open(path);
  await screen.findByText('Vitamin D3', { exact: false });
  expect(screen.queryByText(/^Changed on/)).toBeNull();
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
