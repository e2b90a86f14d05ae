import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { ERRORS } from '@clinic/contract/errors';
import { answerApi, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aVersion, clientId } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { meal, open, plan, stored, versioned, type User } from '../../test/diet-plan-desk.tsx';
import { renderAt } from '../../test/render.tsx';
import { DietPlanReading } from './DietPlanReading.tsx';

const MEALS = ['Breakfast', 'Lunch', 'Dinner', 'Evening Snacks'] as const;
const week = (number: number, names: readonly string[]) => ({
  weekNumber: number,
  title: `Week ${number}`,
  totalDays: 7,
  mealPlan: names.map((name, place) => ({ ...meal(name), mealType: MEALS[place % 4]! })),
});
const early = plan({
  weeks: [week(1, ['Rajma', 'Idli'])],
  notes: 'Much water.',
  status: 'published',
  hasPublished: true,
});
const late = plan({ weeks: [week(1, ['Khichdi', 'Idli']), week(2, ['Poha'])], take: ['Ginger tea'] });
const first = aVersion(early, '2026-01-05T10:00:00.000Z', 1);
const second = {
  ...aVersion(late, '2026-01-06T10:00:00.000Z', 2),
  answers: [
    {
      plan: 'diet' as const,
      key: 'k',
      reason: 'other' as const,
      note: 'n',
      words: 'w',
      by: 'Dr Asha',
      at: late.updatedAt,
    },
  ],
};

const [, UNAVAILABLE] = ERRORS.SERVICE_UNAVAILABLE;
const openHistory = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'History' }));
  return within(screen.getByRole('region', { name: 'History' }));
};
const differs = () => screen.findByRole('region', { name: 'What differs' });

test('the history says what is in each version, and reads its contents when it is opened', async () => {
  const { user, calls } = open([stored({ dietPlan: late }), ...versioned([second, first])]);
  const history = await openHistory(user);
  expect(await history.findByText('Draft: 2 weeks, 3 meals, 1 reason given')).toBeVisible();
  expect(history.getByText('Published: 1 week, 2 meals')).toBeVisible();
  expect(requestsOf(calls, dietPlanCalls.version)).toEqual([]);
  await user.click(history.getByText('05 Jan 2026, 3:30 PM'));
  expect(await history.findByRole('button', { name: /^Use this version of 05 Jan/ })).toBeVisible();
  expect(requestsOf(calls, dietPlanCalls.version)).toHaveLength(1);
  expect(requestsOf(calls, dietPlanCalls.history)).toEqual([]);
});

test('a version says what the plan on the screen has otherwise, also after a change', async () => {
  const { user } = open([stored({ dietPlan: late }), ...versioned([second, first])]);
  const history = await openHistory(user);
  await user.click(await history.findByText('05 Jan 2026, 3:30 PM'));
  const lines = async () =>
    within(await differs())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await lines()).toEqual([
    'other notes',
    'other lines of “Take”',
    'breakfast of week 1, Khichdi instead of Rajma',
    'week 2, new',
  ]);
  expect(screen.getByText('From this version to the plan on the screen')).toBeVisible();
  await user.type(screen.getByLabelText('Notes'), 'Much water.');
  await user.click(screen.getByRole('button', { name: 'Delete Lunch' }));
  expect(await lines()).toEqual([
    'other lines of “Take”',
    'breakfast of week 1, Khichdi instead of Rajma',
    'lunch of week 1, no longer planned',
    'week 2, new',
  ]);
});

test('nothing differs in the version that is on the screen', async () => {
  const { user } = open([stored({ dietPlan: late }), ...versioned([second, first])]);
  const history = await openHistory(user);
  await user.click(await history.findByText(/\(current version\)/));
  expect(await differs()).toHaveTextContent('Nothing differs.');
});

test('a long list of what differs is unfolded, and folded again', async () => {
  const weeks = [week(1, ['Idli']), ...Array.from({ length: 3 }, (_, place) => week(place + 2, ['Idli']))];
  const other = weeks.map((one, place) =>
    week(
      place + 1,
      MEALS.map((name) => `${name} ${place}`),
    ),
  );
  const { user } = open([
    stored({ dietPlan: plan({ weeks: other }) }),
    ...versioned([aVersion(plan({ weeks }), '2026-01-05T10:00:00.000Z', 1)]),
  ]);
  const history = await openHistory(user);
  await user.click(await history.findByText('05 Jan 2026, 3:30 PM'));
  const list = within(await differs());
  expect(list.getAllByRole('listitem')).toHaveLength(8);
  expect(list.getAllByRole('listitem').at(-1)).toHaveTextContent('and 9 more');
  const all = list.getByRole('button', { name: 'Show all 16' });
  expect(all).toHaveAttribute('aria-expanded', 'false');
  await user.click(all);
  expect(list.getAllByRole('listitem')).toHaveLength(16);
  expect(list.queryByText(/more$/)).toBeNull();
  await user.click(list.getByRole('button', { name: 'Show fewer' }));
  expect(list.getAllByRole('listitem')).toHaveLength(8);
});

test('a version that could not be loaded is asked for again by Retry', async () => {
  let away = true;
  const { user } = open([
    stored({ dietPlan: late }),
    ...versioned([second, first]),
    on(dietPlanCalls.version, () => (away ? new Refused('SERVICE_UNAVAILABLE') : { version: first }), {
      clientId,
      version: '1',
    }),
  ]);
  const history = await openHistory(user);
  await user.click(await history.findByText('05 Jan 2026, 3:30 PM'));
  expect(await history.findByText(UNAVAILABLE)).toBeVisible();
  expect(history.queryByRole('button', { name: /^Use this version/ })).toBeNull();
  away = false;
  await user.click(history.getByRole('button', { name: 'Retry' }));
  expect(await history.findByRole('button', { name: /^Use this version of 05 Jan/ })).toBeVisible();
});

test('without a version the history says so, and without the list it offers to ask again', async () => {
  let away = true;
  const { user } = open([
    on(dietPlanCalls.versions, () => (away ? new Refused('SERVICE_UNAVAILABLE') : { versions: [] }), {
      clientId,
    }),
  ]);
  const history = await openHistory(user);
  expect(await history.findByText(UNAVAILABLE)).toBeVisible();
  away = false;
  await user.click(history.getByRole('button', { name: 'Retry' }));
  expect(await history.findByText('Nothing was saved yet.')).toBeVisible();
});

test('"Use this version" puts the contents on the screen, and Undo takes them away', async () => {
  const { user } = open([stored({ dietPlan: late }), ...versioned([second, first])]);
  const history = await openHistory(user);
  await user.click(await history.findByText('05 Jan 2026, 3:30 PM'));
  await user.click(await history.findByRole('button', { name: /^Use this version of 05 Jan/ }));
  expect(await screen.findByText('Earlier version loaded.')).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('Much water.');
  expect(await differs()).toHaveTextContent('Nothing differs.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Notes')).toHaveValue('');
});

test('a new plan without meals is compared with no version', async () => {
  const { user } = open([...versioned([first])]);
  const history = await openHistory(user);
  await user.click(await history.findByText('05 Jan 2026, 3:30 PM'));
  expect(await history.findByText(/Rajma/)).toBeVisible();
  expect(screen.queryByText(/^From this version/)).toBeNull();
});

test('a doctor who covers reads the difference to the present plan', async () => {
  answerApi([...clientRecord(), ...versioned([second, first])]);
  const { user } = renderAt('/doctor/covered', {
    as: { area: 'doctor' },
    routes: [{ path: '/doctor/covered', element: <DietPlanReading clientId={clientId} saved={late} /> }],
  });
  const history = await openHistory(user);
  await user.click(await history.findByText('05 Jan 2026, 3:30 PM'));
  expect(await history.findByText('From this version to the present plan')).toBeVisible();
  expect(history.queryByRole('button', { name: /^Use this version/ })).toBeNull();
});
