import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import type { Precautions } from '@clinic/contract/care/precautions/precautions';
import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import { planCheckCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { on, Refused, requestsOf, type Reply } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_PLAN_CHECKS } from '../../test/client-record.ts';
import { open, plan, stored } from '../../test/diet-plan-desk.tsx';
import { knownOf } from '../../test/known-of-client.ts';

const person = { age: 40, sex: 'Female', weightKg: 80, bmi: 30, bmr: 1400, losesFast: false } as const;
const set = { energy: 1460, protein: 66, activity: 'sedentary', reason: '' } as const;
const goal = { direction: 'lose', kind: 'weight', value: 70, by: '2026-06-01', reason: '' } as const;

const at = (known: Precautions, save?: Reply<typeof precautionCalls.save>, of: object = {}) =>
  open([
    stored({ dietPlan: plan() }),
    on(precautionCalls.ofClient, known, { clientId }),
    on(planCheckCalls.ofClient, { ...NO_PLAN_CHECKS, person: { ...person, ...of } }, { clientId }),
    on(
      progressCalls.goal,
      { goal, earlier: [], expecting: false, version: 1, savedAt: null, savedBy: null },
      { clientId },
    ),
    ...(save ? [on(precautionCalls.save, save, { clientId })] : []),
  ]);

test('a target is proposed from goal and activity, and saved beside what is known', async () => {
  const known = knownOf([], [], 3);
  const { user, calls } = at(known, { ...known, target: set, version: 4 });
  expect(await screen.findByText('No target is set.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Set a target' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Target of a day' }));
  await user.click(dialog.getByRole('button', { name: 'Save target' }));
  expect(dialog.getByText('Please choose how active a day is.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^A usual day is/), 'sedentary');
  expect(dialog.getByText('Proposed: Need 1,960 kcal − 500.')).toBeVisible();
  expect(dialog.getByLabelText('Energy, kcal a day')).toHaveValue('1460');
  await user.clear(dialog.getByLabelText('Energy, kcal a day'));
  await user.type(dialog.getByLabelText('Energy, kcal a day'), '1300');
  await user.click(dialog.getByRole('button', { name: 'Save target' }));
  expect(await dialog.findByText('Please enter at least 1,400 kcal.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Energy, kcal a day'));
  await user.type(dialog.getByLabelText('Energy, kcal a day'), '1,460');
  await user.click(dialog.getByRole('button', { name: 'Save target' }));
  expect(await screen.findByText('Target 1,460 kcal · protein 66 g')).toBeVisible();
  expect(requestsOf(calls, precautionCalls.save).map(({ body }) => body)).toEqual([
    { answers: [], added: [], target: set, version: 3 },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was typed stays when somebody else saved meanwhile', async () => {
  const known = { ...knownOf([], [], 3), target: set };
  const { user } = at(known, new Refused('STALE_RECORD'));
  await user.click(await screen.findByRole('button', { name: 'Change target' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Target of a day' }));
  await user.clear(dialog.getByLabelText('Protein, g a day'));
  await user.type(dialog.getByLabelText('Protein, g a day'), '80');
  await user.click(dialog.getByRole('button', { name: 'Save target' }));
  expect(await dialog.findByText(/^Somebody else changed what is known/)).toBeVisible();
  expect(dialog.getByLabelText('Protein, g a day')).toHaveValue('80');
});

test('a target is taken away again', async () => {
  const known = { ...knownOf([], [], 3), target: set };
  const { user, calls } = at(known, { ...known, target: null, version: 4 });
  await user.click(await screen.findByRole('button', { name: 'Change target' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the target' }));
  expect(await screen.findByText('No target is set.')).toBeVisible();
  expect(requestsOf(calls, precautionCalls.save)[0]?.body).toMatchObject({ target: null });
});

test.each([
  ['under 18 years', { age: 15 }, 'No target under 18 years.'],
  ['without a height', { bmi: null, bmr: null }, 'A target needs weight, height, age and sex.'],
])('nobody %s has one', async (_who, of, words) => {
  at(knownOf([]), undefined, of);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set a target' })).toBeNull();
});
