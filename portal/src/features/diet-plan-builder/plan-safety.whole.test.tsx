import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { aVersion } from '@clinic/ui/test/records.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  bodyOf,
  chooseMeal,
  create,
  edit,
  open,
  plan,
  stored,
  typeItem,
  versioned,
} from '../../test/diet-plan-desk.tsx';

test('an earlier version takes the place of unsaved work only after a question', async () => {
  const { user } = open([stored({ dietPlan: plan() }), ...versioned([aVersion(plan(), plan().updatedAt)])]);
  await chooseMeal(user, 'Lunch', '');
  await typeItem(user, 'Rajma');
  await user.click(screen.getByRole('button', { name: 'History' }));
  await user.click(await screen.findByText(/\(current version\)/));
  await user.click(await screen.findByRole('button', { name: /^Use this version of/ }));
  expect(await screen.findByRole('dialog', { name: /^Use the version of/ })).toBeVisible();
  expect(screen.getByText('Rajma')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use this version' }));
  expect(screen.queryByText('Rajma')).toBeNull();
});

test('a reload restores what was typed, the meal in the builder included', async () => {
  const first = open([stored({ dietPlan: plan() })]);
  await chooseMeal(first.user, 'Dinner', '20:00');
  await typeItem(first.user, 'Palak Soup', { days: '4' });
  first.unmount();
  const second = open([stored({ dietPlan: plan() })]);
  expect(await screen.findByText(/Your unfinished diet plan of/)).toBeVisible();
  expect(await screen.findByText('Palak Soup')).toBeVisible();
  expect(screen.getByLabelText('Days')).toHaveValue('4');
  await second.user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.queryByText('Palak Soup')).toBeNull();
});

test('when another person saved meanwhile nothing typed is lost, and the doctor chooses', async () => {
  const newer = plan({ updatedAt: '2026-01-07T10:00:00.000Z', notes: 'theirs' });
  let current = plan();
  const { user, calls } = open([
    stored(() => ({ dietPlan: current })),
    edit(({ body }) =>
      body.updatedAt === current.updatedAt
        ? { message: 'Saved', dietPlan: current }
        : new Refused('STALE_RECORD'),
    ),
  ]);
  await user.type(await screen.findByLabelText('Notes'), 'mine');
  current = newer;
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByText(/Somebody else saved this diet plan/)).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('mine');
  await user.click(screen.getByRole('button', { name: 'Keep what is on the screen' }));
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'PUT')).toMatchObject({ notes: 'mine', updatedAt: newer.updatedAt }),
  );
});

test('when another tab put a new plan in its place nothing typed is lost, and the doctor chooses', async () => {
  const newer = plan({ _id: 'p2', id: 'p2', updatedAt: '2026-01-07T10:00:00.000Z', notes: 'theirs' });
  let current = plan();
  const { user, calls } = open([
    stored(() => ({ dietPlan: current })),
    edit(new Refused('PLAN_REPLACED')),
    on(dietPlanCalls.edit, { message: 'Saved', dietPlan: newer }, { id: 'p2' }),
  ]);
  await user.type(await screen.findByLabelText('Notes'), 'mine');
  current = newer;
  const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  const notice = await screen.findByText(/Somebody else saved this diet plan/);
  const seen = broughtIntoView.mock.contexts as Element[];
  expect(seen.some((part) => part.contains(notice))).toBe(true);
  expect(screen.getByLabelText('Notes')).toHaveValue('mine');
  await user.click(screen.getByRole('button', { name: 'Keep what is on the screen' }));
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await screen.findByText('Diet plan updated and saved successfully!');
  expect(bodyOf(calls, 'PUT')).toMatchObject({ notes: 'mine', updatedAt: newer.updatedAt });
});

test('while the screen offers both plans nothing else is advised, and the choice ends the matter', async () => {
  const newer = plan({ updatedAt: '2026-01-07T10:00:00.000Z', notes: 'theirs' });
  let current = plan();
  const { user } = open([stored(() => ({ dietPlan: current })), edit(() => new Refused('STALE_RECORD'))]);
  await user.type(await screen.findByLabelText('Notes'), 'mine');
  current = newer;
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByText(/Somebody else saved this diet plan/)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText(/Reload before|Failed to save/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep what is on the screen' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal goes away when what was refused is changed', async () => {
  const { user } = open([
    stored({ dietPlan: plan() }),
    edit(new Refused('INVALID_INPUT', { message: 'Please use at most 200 characters.' })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save diet plan: Please use at most');
  await user.type(screen.getByLabelText('Notes'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a plan that became history with its program is no more to be changed: the screen begins a new one', async () => {
  let current: DietPlan | null = plan();
  const { queryClient } = open([stored(() => ({ dietPlan: current }))]);
  expect(await screen.findByText('Editing')).toBeVisible();
  current = null;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('Creating')).toBeVisible();
  expect(screen.queryByText('Existing plan:')).toBeNull();
});

test('text typed into a plan that became history stays, and is saved as a new plan', async () => {
  let current: DietPlan | null = plan();
  const { user, calls, queryClient } = open([
    stored(() => ({ dietPlan: current })),
    create({ message: 'Saved', dietPlan: plan() }),
  ]);
  await user.type(await screen.findByLabelText('Notes'), 'mine');
  current = null;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('Creating')).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('mine');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'POST')).toMatchObject({ notes: 'mine' }));
});
