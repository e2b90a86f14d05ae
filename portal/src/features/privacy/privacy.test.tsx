import type { OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { privacyCalls } from '@clinic/contract/privacy/privacy-calls';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { answerApi, on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';

const open = () => renderAt('/client/privacy', { as: { area: 'client' } });
const own = (more: Partial<OwnPrivacy> = {}): OwnPrivacy => ({
  version: NOTICE_VERSION,
  consents: (['treatment', 'reminders', 'newsletter'] as const).map((purpose) => ({
    purpose,
    given: purpose !== 'newsletter',
    version: NOTICE_VERSION,
    at: '2026-01-05T06:00:00.000Z',
    way: 'registration' as const,
  })),
  whatsApp: false,
  toAsk: false,
  download: null,
  erasure: null,
  ...more,
});

test('a consent is taken back with one press, as it was given', async () => {
  const after = own();
  const sent = answerApi([
    on(privacyCalls.mine, own()),
    on(privacyCalls.decide, {
      ...after,
      consents: after.consents.map((consent) => ({ ...consent, given: consent.purpose === 'treatment' })),
    }),
  ]);
  const { user } = open();
  const reminders = await screen.findByRole('switch', { name: 'Reminders' });
  expect(reminders).toBeChecked();
  await user.click(reminders);
  expect(requestsOf(sent, privacyCalls.decide)[0]?.body).toEqual({
    version: NOTICE_VERSION,
    reminders: false,
  });
  expect(screen.getByRole('switch', { name: 'Reminders' })).not.toBeChecked();
});

test('a client registered at the desk is asked for consent first', async () => {
  const sent = answerApi([on(privacyCalls.mine, own({ toAsk: true })), on(privacyCalls.decide, own())]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'I agree' }));
  expect(requestsOf(sent, privacyCalls.decide)[0]?.body).toEqual({
    version: NOTICE_VERSION,
    treatment: true,
  });
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
});

test('the notice is there in three languages, and a draft says that it is one', async () => {
  answerApi([on(privacyCalls.mine, own())]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'ગુજરાતી' }));
  expect(screen.getByText(/Draft, not yet checked/)).toBeVisible();
});

test('a choice that was not saved says so and stays as it was', async () => {
  answerApi([on(privacyCalls.mine, own()), on(privacyCalls.decide, new Refused('SERVER_ERROR'))]);
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: 'Newsletter' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Newsletter' })).not.toBeChecked();
});

test('a request that waits may be taken back, and a declined one says why', async () => {
  const asked = { state: 'asked' as const, askedAt: '2026-01-05T06:00:00.000Z', answer: '' };
  answerApi([
    on(privacyCalls.mine, own({ erasure: asked })),
    on(
      privacyCalls.withdrawErasure,
      own({ erasure: { ...asked, state: 'declined', answer: 'A bill is open.' } }),
    ),
  ]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Take my request back' }));
  expect(await screen.findByText(/A bill is open/)).toBeVisible();
});

test('the client chooses reminders by WhatsApp with one press', async () => {
  const sent = answerApi([on(privacyCalls.mine, own()), on(privacyCalls.decide, own({ whatsApp: true }))]);
  const { user } = open();
  const choice = await screen.findByRole('switch', { name: 'Remind me by WhatsApp' });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(requestsOf(sent, privacyCalls.decide)[0]?.body).toEqual({ version: NOTICE_VERSION, whatsApp: true });
  expect(await screen.findByRole('switch', { name: 'Remind me by WhatsApp' })).toBeChecked();
});
