import type { ClientWishes } from '@clinic/contract/privacy/written-down';
import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { answerApi, on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { clientId, noWishes } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { renderAt } from '../../test/render.tsx';

const CLIENT = { clientId };
const at = '2026-01-05T06:00:00.000Z';
const waiting: ClientWishes = {
  ...noWishes,
  copy: { at, writtenDown: { by: 'Ritu Shah', proof: 'phone', remark: '' }, handedOver: null },
};
const file = {
  _id: 'f1',
  id: 'f1',
  state: 'ready',
  percent: 100,
  askedAt: at,
  size: 1000,
  expiresAt: '2026-01-06T06:00:00.000Z',
} as const;

function open(wishes: ClientWishes, ...more: Stub[]) {
  const sent = answerApi([
    ...clientRecord({}, []),
    on(writtenDownCalls.ofClient, { wishes }, CLIENT),
    ...more,
  ]);
  return { sent, ...renderAt(`/doctor/clients/${clientId}`, { as: { area: 'doctor' } }) };
}
const panel = async () => within(await screen.findByRole('region', { name: 'Consents and wishes' }));

test('the doctor gives the password before the copy is made', async () => {
  let proved = false;
  const { user, sent } = open(
    waiting,
    on(
      writtenDownCalls.makeCopy,
      () => (proved ? { ...waiting, download: file } : new Refused('PASSWORD_AGAIN')),
      CLIENT,
    ),
    on(secondFactorCalls.proveAgain, () => {
      proved = true;
      return { message: 'Thank you.' };
    }),
    on(secondFactorCalls.state, {
      appSince: null,
      recoveryLeft: 0,
      passkeys: [],
      passkeyHost: null,
    } as never),
  );
  expect((await panel()).getByText('Wanted: the doctor hands it over.')).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'Make the copy' }));
  const question = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.type(question.getByLabelText(/Your password/), 'secret-1');
  await user.click(question.getByRole('button', { name: 'Continue' }));
  expect(await (await panel()).findByRole('button', { name: 'Save the copy' })).toBeVisible();
  expect(requestsOf(sent, secondFactorCalls.proveAgain).map(({ body }) => body)).toEqual([
    { current: 'secret-1' },
  ]);
});

test('the doctor says that the client has the copy', async () => {
  const handed: ClientWishes = {
    ...waiting,
    copy: waiting.copy && { ...waiting.copy, handedOver: { at, by: 'Dr Mehta' } },
  };
  const { user } = open({ ...waiting, download: file }, on(writtenDownCalls.handOver, handed, CLIENT));
  expect((await panel()).getByText(/is ready, kept until/)).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'Handed over' }));
  expect(await (await panel()).findByText(/Handed over by Dr Mehta/)).toBeVisible();
  expect((await panel()).queryByRole('button', { name: 'Save the copy' })).toBeNull();
});
