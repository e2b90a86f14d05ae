import { emailGrid, clientGrid } from '@clinic/contract/grid-calls';
import { emailCalls } from '@clinic/contract/notifications/email-calls';
import type { Email } from '@clinic/contract/notifications/email-kinds';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import EmailsPage from './EmailsPage.tsx';

const failed: Email = {
  _id: '674100000000000000000001:2:confirmed',
  id: '674100000000000000000001:2:confirmed',
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  to: { name: 'Asha Patel', email: 'asha@example.com' },
  client: 'c1',
  kind: 'confirmed',
  about: 'Confirmed: Tue 24 Nov, 3:30 PM',
  state: 'failed',
  attempts: 1,
  problem: '550 Mailbox unavailable',
  telling: null,
};

function open() {
  const shown = renderArea(<EmailsPage />, [
    on(emailGrid.list, [failed]),
    on(clientGrid.list, []),
    on(emailCalls.retry, { letter: { ...failed, state: 'queued' } }, { id: failed.id }),
    on(emailCalls.look, {
      kind: 'reminder-24h',
      subject: 'See you on Tue 24 Nov',
      html: '<p>Dear Asha</p>',
    }),
    on(emailCalls.switches, { off: [], version: 0 }),
    on(emailCalls.switchOne, { off: ['reminder-24h'], version: 1 }),
  ]);
  return { ...shown, user: userEvent.setup() };
}

describe('the emails', () => {
  it('say what became of them, and one that failed is sent again', async () => {
    const { user, sent } = open();
    expect(await screen.findByText('Confirmed: Tue 24 Nov, 3:30 PM')).toBeVisible();
    expect(screen.getByText('550 Mailbox unavailable')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Retry: Confirmed/ }));
    await waitFor(() => expect(requestsOf(sent, emailCalls.retry)).toHaveLength(1));
    await waitFor(() => expect(requestsOf(sent, emailGrid.list).length).toBeGreaterThan(1));
  });

  it('are narrowed to those that failed', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Failed' }));
    await waitFor(() =>
      expect(requestsOf(sent, emailGrid.list).at(-1)?.query.get('filter')).toBe('{"state":"failed"}'),
    );
  });

  it('are shown as they look, and one that need not be sent is switched off', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('tab', { name: 'How they look' }));
    const frame = await screen.findByTitle('Reminder the day before, as it looks');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', '<p>Dear Asha</p>');
    await user.click(await screen.findByRole('switch', { name: 'This letter is sent' }));
    expect(await screen.findByRole('switch', { name: 'This letter is switched off' })).not.toBeChecked();
    expect(requestsOf(sent, emailCalls.switchOne)[0]?.body).toEqual({ kind: 'reminder-24h', on: false });
  });
});
