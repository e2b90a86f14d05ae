import { planCheckCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { on, Refused } from '@clinic/ui/test/api.ts';
import { clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_PLAN_CHECKS } from '../../test/client-record.ts';
import { allergy, knownOf } from '../../test/known-of-client.ts';
import { dose, d3, whey, open, line, save, saved } from '../../test/plan-checks.tsx';

test('a line says what speaks against the plan, and what was looked at where nothing does', async () => {
  open([whey, d3], knownOf([allergy('Peanut', 'peanuts')], ['sing']));
  expect(await line(/^1 stop · 1 ask · \d not checked$/)).toBeVisible();
});

test('where nothing is found the line says what was looked at, and never that it is safe', async () => {
  open([dose('Zinc 10 mg')], knownOf([allergy('Peanut')]));
  expect(await line('Checked against peanut allergy. Nothing found')).toBeVisible();
  expect(screen.queryByText(/safe/i)).toBeNull();
});

test('when it cannot be loaded the line says so, and the server is left to ask', async () => {
  let works = false;
  const { user, answers } = open([whey], knownOf([allergy('Peanut')]), [
    on(planCheckCalls.ofClient, () => (works ? NO_PLAN_CHECKS : new Refused('SERVER_ERROR')), { clientId }),
  ]);
  expect(await screen.findByText('What speaks against this plan could not be loaded.')).toBeVisible();
  await user.click(save());
  await saved();
  expect(answers()).toEqual([[]]);
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await line(/^1 stop/)).toBeVisible());
});
