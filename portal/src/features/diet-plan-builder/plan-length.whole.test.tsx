import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { addressOf } from '@clinic/contract/calls';
import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { requestsOf } from '@clinic/ui/test/api.ts';
import { aVersion, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import {
  bodyOf,
  chooseMeal,
  edit,
  meal,
  open,
  plan,
  program,
  stored,
  typeItem,
  versioned,
} from '../../test/diet-plan-desk.tsx';

test('weeks are limited by the program, at least one stays, and a removed one can be had back', async () => {
  const { user } = open([stored({ dietPlan: plan() })]);
  const weeks = within(await screen.findByRole('region', { name: 'Weeks Overview' }));
  const change = async (week: string, how: string) => {
    await user.click(weeks.getByRole('button', { name: `Change ${week}` }));
    await user.click(await screen.findByRole('menuitem', { name: how }));
  };
  await user.click(weeks.getByRole('button', { name: 'Remove Active' }));
  expect(weeks.getByRole('alert')).toHaveTextContent('At least one week is required in the diet plan.');
  for (let copies = 0; copies < 3; copies += 1) {
    await user.click(weeks.getByRole('button', { name: 'Duplicate Active' }));
  }
  expect(screen.getByLabelText('Total No. of Weeks')).toHaveValue('4 / 4');
  await user.click(weeks.getByRole('button', { name: 'Add Week' }));
  expect(weeks.getByRole('alert')).toHaveTextContent(
    'Maximum 4 weeks allowed as specified in the program plan. Please remove some weeks before adding new ones.',
  );
  await change('Week 2', 'Duplicate');
  expect(weeks.getByRole('alert')).toHaveTextContent('Please remove some weeks before duplicating.');
  await change('Week 2', 'Remove');
  expect(await screen.findByRole('dialog', { name: 'Remove this week from the plan?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Week 2' }));
  expect(screen.getByLabelText('Total No. of Weeks')).toHaveValue('3 / 4');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Total No. of Weeks')).toHaveValue('4 / 4');
});

const longWeeks = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    weekNumber: index + 1,
    title: index === 5 ? 'Fasting' : `Week ${index + 1}`,
    totalDays: 7,
    mealPlan: [meal(name)],
  }));

test('a plan longer than its shortened program names the weeks that are too many, and cuts them', async () => {
  const { user, calls } = open([
    stored({ dietPlan: plan({ weeks: longWeeks(6, 'Idli') }) }),
    edit({ message: 'Saved', dietPlan: plan() }),
  ]);
  const notice = await screen.findByText(/The plan has 6 weeks, the program 4\./);
  expect(notice).toHaveTextContent('Too many: Week 5 and Fasting.');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Maximum 4 weeks allowed');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cut to 4 weeks' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Cut to 4 weeks, without Week 5 and Fasting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT').weeks).toHaveLength(4));
});

const kept = (version: number, body: DietPlan) =>
  aVersion(body, `2026-01-0${version}T10:00:00.000Z`, version);
const rejoiner = clientRecord({ status: 'rejoiner', program });

test('a client who comes back starts from what was published, cut to the new program', async () => {
  const { user, calls } = open([
    ...rejoiner,
    ...versioned([
      kept(3, plan({ weeks: longWeeks(2, 'Never shown'), hasPublished: true })),
      kept(2, plan({ weeks: longWeeks(6, 'Idli'), status: 'published', hasPublished: true })),
    ]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Start from the last plan' }));
  expect(
    await screen.findByText('Earlier version loaded, the first 4 of its 6 weeks, as the program has 4.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Total No. of Weeks')).toHaveValue('4 / 4');
  expect(screen.getByRole('table', { name: 'Meal plans of Week 1' })).toHaveTextContent('Idli');
  // Only the plan that is used is read with its contents.
  expect(requestsOf(calls, dietPlanCalls.version).map(({ path }) => path)).toEqual([
    addressOf(dietPlanCalls.version, { clientId, version: '2' }),
  ]);
});

test('drafts that no client followed are no last plan', async () => {
  const { user } = open([...rejoiner, ...versioned([kept(1, plan())])]);
  await user.click(await screen.findByRole('button', { name: 'Start from the last plan' }));
  expect(
    await screen.findByText('No earlier plan was published. Its drafts are in the History below.'),
  ).toBeVisible();
  expect(screen.queryByText('Daliya Upma')).toBeNull();
});

test('a changed length of a week lists the meals that no longer add up, and fills them in one tap', async () => {
  const { user } = open([stored({ dietPlan: plan() })]);
  const days = await screen.findByLabelText('Days of Week 1');
  await user.clear(days);
  await user.type(days, '9');
  expect(screen.getByText(/do not add up to 9 days/)).toHaveTextContent('Breakfast');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Each 'OR' group must sum up to the total plan duration of 9 days.",
  );
  await user.click(screen.getByRole('button', { name: 'Fill to 9 days' }));
  expect(screen.queryByText(/do not add up to 9 days/)).toBeNull();
});

test.each(['1.5', '-2', '1e1', '½', '1,5', '०'])(
  '"%s" days of a week stay as they were typed, and the week as long as it was',
  async (typed) => {
    const { user } = open([stored({ dietPlan: plan() })]);
    const days = await screen.findByLabelText('Days of Week 1');
    await user.clear(days);
    await user.type(days, typed);
    await user.tab();
    expect(days).toHaveValue(typed);
    expect(days).toHaveAccessibleDescription(/^Please enter a whole number from 1 to/);
    expect(screen.queryByText(/do not add up/)).toBeNull();
  },
);

test('error boxes go away when their cause does: a full plan, an item that lacks something', async () => {
  const { user } = open([stored({ dietPlan: plan({ weeks: longWeeks(4, 'Idli') }) })]);
  await user.click(await screen.findByRole('button', { name: 'Add Week' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Maximum 4 weeks allowed');
  await user.click(screen.getByRole('button', { name: 'Change Week 4' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Week 4' }));
  expect(screen.queryByText(/Maximum 4 weeks allowed/)).toBeNull();
  const builder = await chooseMeal(user, 'Lunch');
  await user.click(within(builder).getByRole('button', { name: 'Add Item' }));
  expect(within(builder).getByRole('alert')).toHaveTextContent('Please fill all item fields');
  await typeItem(user, 'Dal roti', { unit: 'plate' });
  expect(within(builder).queryByRole('alert')).toBeNull();
});
