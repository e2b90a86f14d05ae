import { addDays } from '@clinic/contract/clinic-calendar';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, on, Refused, requestsOf, type Reply } from '@clinic/ui/test/api.ts';
import { aMeasurement } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';

async function open(own: Reply<typeof measurementCalls.own>) {
  const measurements = [aMeasurement(addDays(today(), -3), 84)];
  const calls = answerApi([
    on(measurementCalls.ofClient, { measurements, baseline: [] }, { clientId: account.id }),
    on(measurementCalls.own, own),
  ]);
  const page = renderAt('/client/dashboard', { as: { area: 'client' } });
  await page.user.click(await screen.findByRole('button', { name: 'Enter your weight' }));
  return { calls, ...page };
}
const answer: Reply<typeof measurementCalls.own> = ({ body }) => ({
  message: 'Saved.',
  measurement: aMeasurement(today(), body.value, { kind: body.kind, source: 'client' }),
});

test("today's weight is one field, beside what it was the last time", async () => {
  const { user, calls } = await open(answer);
  expect(await screen.findByText(/^Last: 84 kg/)).toBeVisible();
  expect(screen.getByLabelText('Weight (kg)')).toHaveFocus();
  await user.type(screen.getByLabelText('Weight (kg)'), '83,5{Enter}');
  expect(await screen.findByText('Weight of today saved: 83.5 kg.')).toBeVisible();
  expect(screen.getByLabelText('Weight (kg)')).toHaveValue('');
  expect(requestsOf(calls, measurementCalls.own).map(({ body }) => body)).toEqual([
    { kind: 'weight', value: 83.5 },
  ]);
});

test('an impossible weight is not sent, and a jump is asked about', async () => {
  const { user, calls } = await open(answer);
  await screen.findByText(/^Last: 84 kg/);
  const field = screen.getByLabelText('Weight (kg)');
  await user.type(field, '835{Enter}');
  expect(screen.getByText('Weight: please enter a number from 20 to 350 kg.')).toBeVisible();
  await user.clear(field);
  await user.type(field, '78{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
  await user.click(question.getByRole('button', { name: 'Change it' }));
  expect(requestsOf(calls, measurementCalls.own)).toEqual([]);
  expect(field).toHaveValue('78');
});

test('the waist is logged in the same place, and a failure keeps what was typed', async () => {
  const { user } = await open(new Refused('SERVER_ERROR'));
  await user.click(await screen.findByRole('button', { name: 'Waist instead' }));
  await user.type(screen.getByLabelText('Waist (cm)'), '91{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Waist (cm)', description: /.+/ })).toHaveValue('91');
});
