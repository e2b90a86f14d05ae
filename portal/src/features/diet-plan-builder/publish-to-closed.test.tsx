import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import { on, Refused, requestsOf, type Reply } from '@clinic/ui/test/api.ts';
import { aClient, clientId } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { bodyOf, edit, meal, open, plan, program, stored } from '../../test/diet-plan-desk.tsx';
import { allergy, knownOf } from '../../test/known-of-client.ts';

const typed = { program, email: 'nita@example.com', recordsClosed: 'PERSON_UNCONFIRMED' } as const;
const QUESTION = 'Opens the portal: nita@example.com. Typed at the desk. Is it hers?';
const CLOSED = /^Asha Patel sees this plan once the address is confirmed\./;
const OPEN = 'Asha Patel sees this plan as soon as it is published.';
const confirmed = { message: 'The person is confirmed.', client: aClient({ program, email: typed.email }) };

/** Opens the question before publishing for a client whose address the desk typed in. */
async function openQuestion(food: string, confirm: Reply<typeof clientCalls.confirm> = confirmed) {
  const week = { weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan: [meal(food)] };
  const { user, calls } = open([
    ...clientRecord({ ...typed, typedAtDesk: true }),
    stored({ dietPlan: plan({ weeks: [week] }) }),
    edit(({ body }) => ({ message: 'Saved', dietPlan: plan({ weeks: body.weeks, status: body.status! }) })),
    on(precautionCalls.ofClient, knownOf([allergy('Peanut', 'peanuts')]), { clientId }),
    on(clientCalls.confirm, confirm, { id: clientId }),
  ]);
  await screen.findByRole('button', { name: /(Nothing found|^1 stop)/ });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this diet plan?' }));
  expect(await dialog.findByText(QUESTION)).toBeVisible();
  expect(dialog.getByText(CLOSED)).toBeVisible();
  return { user, calls, dialog };
}

test('publishing asks whether the address that the desk typed in is hers, and a Yes opens the portal first', async () => {
  const { user, calls, dialog } = await openQuestion('Idli');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await dialog.findByText(OPEN)).toBeVisible();
  expect(dialog.queryByText(QUESTION)).toBeNull();
  expect(requestsOf(calls, clientCalls.confirm)[0]?.body).toEqual({ email: 'nita@example.com' });
  expect(bodyOf(calls, 'PUT')).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT')).toMatchObject({ status: 'published' }));
});

test('a plan is published without the Yes, and the client sees it later', async () => {
  const { user, calls, dialog } = await openQuestion('Idli');
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  await screen.findByText('Diet plan updated and published successfully!');
  expect(bodyOf(calls, 'PUT')).toMatchObject({ status: 'published' });
  expect(requestsOf(calls, clientCalls.confirm)).toHaveLength(0);
});

test('a Yes is asked beside the reasons for what speaks against the plan, and publishes nothing by itself', async () => {
  const { user, calls, dialog } = await openQuestion('Peanut Chikki');
  await user.selectOptions(dialog.getByLabelText(/^Reason/), 'Client tolerates it');
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await dialog.findByText(OPEN)).toBeVisible();
  expect(bodyOf(calls, 'PUT')).toBeUndefined();
  expect(dialog.getByRole('combobox', { name: /^Reason/ })).toHaveDisplayValue('Client tolerates it');
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT')).toMatchObject({ status: 'published' }));
});

test('a Yes to an address that the desk has changed meanwhile is refused, and goes on asking', async () => {
  const { user, dialog } = await openQuestion('Idli', new Refused('STALE_RECORD'));
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(/changed/)).toBeVisible();
  expect(dialog.getByText(QUESTION)).toBeVisible();
});
