import type { ClientWishes } from '@clinic/contract/privacy/written-down';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import { on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { noWishes } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import ClientWishesPart from './ClientWishesPart.tsx';

const CLIENT = { clientId: 'c1' };
const writtenDown = { by: 'Ritu Shah', proof: 'phone', remark: 'her son was there' } as const;
const at = '2026-01-05T06:00:00.000Z';

const open = (wishes: ClientWishes | null, ...more: Stub[]) =>
  renderArea(<ClientWishesPart clientId="c1" />, [
    on(writtenDownCalls.ofClient, { wishes }, CLIENT),
    ...more,
  ]);
const panel = async () => within(await screen.findByRole('region', { name: 'Consents and wishes' }));

it('writes down what the client said, and shows who wrote it and how it is known', async () => {
  const user = userEvent.setup();
  const after: ClientWishes = {
    ...noWishes,
    consents: noWishes.consents.map((consent) =>
      consent.purpose === 'reminders'
        ? { ...consent, version: NOTICE_VERSION, at, way: 'written-down', writtenDown }
        : consent,
    ),
    whatsApp: true,
    whatsAppSaid: { at, writtenDown },
  };
  const { sent } = open(noWishes, on(writtenDownCalls.write, after, CLIENT));
  expect((await panel()).getByText(/Nothing is written down yet/)).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'Write down' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What has the client said?' }));
  await user.click(dialog.getByRole('button', { name: 'Write down' }));
  expect(await dialog.findByText('Please choose what the client decided.')).toBeVisible();
  expect(dialog.getByText('Please choose how you know it.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Wants reminders and news'), 'No');
  await user.selectOptions(dialog.getByLabelText('Wants them by WhatsApp'), 'Yes');
  await user.selectOptions(dialog.getByLabelText(/How do you know it/), 'Said on the phone');
  await user.type(dialog.getByLabelText('Remark (optional)'), 'her son was there');
  await user.click(dialog.getByRole('button', { name: 'Write down' }));
  expect(await (await panel()).findByText('No: not to be told.')).toBeVisible();
  expect((await panel()).getAllByText(/written down by Ritu Shah, said on the phone: her son/)).toHaveLength(
    2,
  );
  expect(requestsOf(sent, writtenDownCalls.write).map(({ body }) => body)).toEqual([
    {
      version: NOTICE_VERSION,
      proof: 'phone',
      remark: 'her son was there',
      reminders: false,
      whatsApp: true,
    },
  ]);
});

it('sends the wish for erasure to the admin, and takes it back', async () => {
  const user = userEvent.setup();
  const asked: ClientWishes = {
    ...noWishes,
    erasure: { state: 'asked', askedAt: at, answer: '', writtenDown },
  };
  const { sent } = open(
    noWishes,
    on(writtenDownCalls.askErasure, asked, CLIENT),
    on(writtenDownCalls.withdrawErasure, noWishes, CLIENT),
  );
  await user.click((await panel()).getByRole('button', { name: 'Wants the data erased' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The client wants the data erased' }));
  await user.selectOptions(dialog.getByLabelText(/How do you know it/), 'Signed on paper');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await (await panel()).findByText(/Asked for: an admin looks at it/)).toBeVisible();
  expect(requestsOf(sent, writtenDownCalls.askErasure).map(({ body }) => body)).toEqual([{ proof: 'paper' }]);
  await user.click((await panel()).getByRole('button', { name: 'Take the erasure back' }));
  expect(await (await panel()).findByText(/Nothing is written down yet/)).toBeVisible();
});

it('keeps what was chosen where the client has a log-in meanwhile, and says so', async () => {
  const user = userEvent.setup();
  open(noWishes, on(writtenDownCalls.write, new Refused('OWN_LOG_IN'), CLIENT));
  await user.click((await panel()).getByRole('button', { name: 'Write down' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('A copy of the data'), 'Wants it');
  await user.selectOptions(dialog.getByLabelText(/How do you know it/), 'Said at the clinic');
  await user.click(dialog.getByRole('button', { name: 'Write down' }));
  expect(
    await dialog.findByText('This client has a log-in and decides this in the own account.'),
  ).toBeVisible();
  expect(dialog.getByLabelText('A copy of the data')).toHaveValue('yes');
});

it('is not there for a client who decides in the own account', async () => {
  const { sent } = open(null);
  await waitFor(() => expect(requestsOf(sent, writtenDownCalls.ofClient)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Consents and wishes' })).toBeNull();
});

it('says what failed, and reads again', async () => {
  renderArea(<ClientWishesPart clientId="c1" />, [
    on(writtenDownCalls.ofClient, new Refused('TOO_MANY_ATTEMPTS'), CLIENT),
  ]);
  expect((await panel()).getByRole('button', { name: /Try again|Retry/ })).toBeVisible();
});
