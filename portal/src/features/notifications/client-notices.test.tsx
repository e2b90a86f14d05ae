import { clientCalls } from '@clinic/contract/clients/client-calls';
import { clientNoticeCalls, type OwnNotices } from '@clinic/contract/notifications/client-notice-calls';
import { NOTICE_SENTENCES, type ClientNotice } from '@clinic/contract/notifications/client-notices';
import { privacyCalls } from '@clinic/contract/privacy/privacy-calls';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { answerApi, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aSelf } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account, renderAt } from '../../test/render.tsx';

const RESET: ClientNotice = {
  id: 'letter-of-reset',
  kind: 'second-factor-reset',
  at: '2026-01-05T10:00:00.000Z',
  sentence: NOTICE_SENTENCES['second-factor-reset'],
};
const CODES: ClientNotice = {
  id: 'letter-of-codes',
  kind: 'second-factor-codes',
  at: '2026-01-04T10:00:00.000Z',
  sentence: NOTICE_SENTENCES['second-factor-codes'],
};

/** The client's page of privacy, with letters that wait; `refused`: the first press of each fails. */
function open(given: ClientNotice[], { refused = false } = {}) {
  let left = given;
  let fails = refused;
  const answer = (id: string) => (): OwnNotices | Refused => {
    if (fails) {
      fails = false;
      return new Refused('SERVER_ERROR');
    }
    left = left.filter((one) => one.id !== id);
    return { notices: left };
  };
  const sent = answerApi([
    on(clientCalls.me, () => ({
      client: aSelf({ ...account, ...(left.length > 0 && { notices: left.length }) }),
    })),
    on(clientNoticeCalls.own, () => ({ notices: left })),
    ...given.map(({ id }) => on(clientNoticeCalls.read, answer(id), { id })),
    on(privacyCalls.mine, {
      version: NOTICE_VERSION,
      consents: [],
      whatsApp: false,
      toAsk: false,
      download: null,
      erasure: null,
    }),
  ]);
  return { ...renderAt('/client/privacy', { as: { area: 'client' } }), sent };
}
const panel = () => screen.findByRole('region', { name: /about your account/ });
const readOf = (day: string) => screen.findByRole('button', { name: new RegExp(`^Read: .*${day}`) });

test('letters about the account stand above a client’s page, each with when and what', async () => {
  open([RESET, CODES]);
  const list = within(await panel());
  expect(list.getByText('2 letters about your account')).toBeVisible();
  const rows = list.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/05 Jan 2026.*The clinic took the second step off/);
  expect(rows[1]).toHaveTextContent(/04 Jan 2026.*New recovery codes were made/);
});

test('a letter goes when it is read, and the last one takes the panel away', async () => {
  const { sent, user } = open([RESET, CODES]);
  await user.click(await readOf('05 Jan'));
  const panelLeft = within(await screen.findByRole('region', { name: '1 letter about your account' }));
  expect(panelLeft.getByRole('status')).toHaveFocus();
  expect(screen.queryByText(/second step off/)).not.toBeInTheDocument();
  (await readOf('04 Jan')).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => screen.queryByText(/about your account/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(requestsOf(sent, clientNoticeCalls.read)).toHaveLength(2);
});

test('a letter stays, with a sentence, when it could not be marked as read', async () => {
  const { user } = open([RESET], { refused: true });
  await user.click(await readOf('05 Jan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/try again|could not/i);
  await user.click(await readOf('05 Jan'));
  await expect.poll(() => screen.queryByText(/about your account/)).toBeNull();
});

test('without such letters nothing is asked for', async () => {
  const { sent } = open([]);
  await screen.findByRole('heading', { name: 'Privacy and my data' });
  expect(requestsOf(sent, clientNoticeCalls.own)).toEqual([]);
});
