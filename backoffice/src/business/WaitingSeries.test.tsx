import type { WaitingSeries as Waiting } from '@clinic/contract/billing/paper-series';
import { paperSeriesCalls } from '@clinic/contract/billing/paper-series-calls';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { WaitingSeries } from './WaitingSeries.tsx';

const since = '2026-11-26T06:30:00.000Z';
const invoices: Waiting = { series: 'TW/26-27', paper: 'invoice', since, last: 41, lastDay: '2026-11-20' };
const refunds: Waiting = { series: 'RF/26-27', paper: 'refund', since, last: 0, lastDay: null };

const show = (waiting: Waiting[], answer: object = { waiting: [] }) => ({
  ...renderArea(<WaitingSeries />, [
    on(paperSeriesCalls.waiting, { waiting }),
    on(paperSeriesCalls.confirm, answer as never),
  ]),
  user: userEvent.setup(),
});
const open = async (user: ReturnType<typeof userEvent.setup>, series: string) => {
  await user.click(await screen.findByRole('button', { name: `Confirm ${series}` }));
  return within(await screen.findByRole('dialog', { name: `Last number of ${series}` }));
};

describe('numbers that wait since a restore', () => {
  it('are confirmed as the database has them, by one press', async () => {
    const { user, sent } = show([invoices, refunds]);
    const dialog = await open(user, 'RF/26-27');
    expect(dialog.getByText(/have no number of this financial year/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirm number' }));
    await waitFor(() => expect(requestsOf(sent, paperSeriesCalls.confirm)).toHaveLength(1));
    expect(requestsOf(sent, paperSeriesCalls.confirm)[0]?.body).toEqual({ series: 'RF/26-27', last: 0 });
  });

  it('are raised to the last paper, with its day and the reason', async () => {
    const { user, sent } = show([invoices]);
    const dialog = await open(user, 'TW/26-27');
    const last = dialog.getByRole('textbox', { name: /^Number on the last paper: TW\/26-27\// });
    expect(last).toHaveValue('41');
    fireEvent.change(last, { target: { value: '45' } });
    expect(dialog.getByText(/TW\/26-27\/00042 to TW\/26-27\/00045 are on paper/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Confirm number' }));
    const reason = dialog.getByRole('textbox', { name: /^Why they are missing/ });
    expect(reason).toHaveAccessibleDescription('Please say why these numbers are missing.');
    fireEvent.change(reason, { target: { value: 'Written after the last backup' } });
    await user.click(dialog.getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('20112026');
    await user.click(dialog.getByRole('button', { name: 'Confirm number' }));
    await waitFor(() => expect(requestsOf(sent, paperSeriesCalls.confirm)).toHaveLength(1));
    expect(requestsOf(sent, paperSeriesCalls.confirm)[0]?.body).toEqual({
      series: 'TW/26-27',
      last: 45,
      day: '2026-11-20',
      reason: 'Written after the last backup',
    });
  });

  it('say beside what was typed why they are refused', async () => {
    const { user } = show([invoices], new Refused('STALE_RECORD'));
    const dialog = await open(user, 'TW/26-27');
    await user.click(dialog.getByRole('button', { name: 'Confirm number' }));
    expect(await dialog.findByText(/Somebody else changed this record/)).toBeVisible();
  });

  it('are not spoken of where none waits', async () => {
    const { sent } = show([]);
    await waitFor(() => expect(requestsOf(sent, paperSeriesCalls.waiting)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Numbers wait' })).toBeNull();
  });
});
