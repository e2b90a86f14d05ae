import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { clientGrid } from '@clinic/contract/grid-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { Due } from '@clinic/contract/billing/payments';
import { today } from '@clinic/ui/clinic-page';
import { on } from '@clinic/ui/test/api.ts';
import { aClient, aDue, clientId } from '@clinic/ui/test/records.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import DuesList from './DuesList.tsx';

const early = addDays(today(), -40);
const later = addDays(today(), 20);
const agreed = aDue({
  total: 1000,
  due: 700,
  overdue: 300,
  days: 40,
  dueSince: early,
  parts: [
    { day: early, amount: 300 },
    { day: later, amount: 400 },
  ],
});

function open(dues: Due[]) {
  renderArea(<DuesList pathOf={(id) => `/invoice/${id}`} Client={({ name }) => name} />, [
    on(paymentCalls.dues, { at: today(), dues }),
    on(clientGrid.list, [aClient({ id: clientId, phone: '9825012345' })]),
  ]);
}

it('shows each part at its own day, and reminds of what has had its day alone', async () => {
  open([agreed]);
  const overdue = within(await screen.findByRole('region', { name: '31–60 days' }));
  expect(overdue.getByText('1 invoice · ₹300.00')).toBeVisible();
  expect(overdue.getByText(new RegExp(`since ${formatDay(early)}`))).toBeVisible();
  const message = await overdue.findByRole('link', { name: /^WhatsApp/ });
  const text = new URL(message.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain('over ₹1,000.00, ₹300.00 is due.');
  const toCome = within(screen.getByRole('region', { name: 'Not due yet' }));
  expect(toCome.getByText(new RegExp(`on ${formatDay(later)}`))).toBeVisible();
  expect(toCome.getByText('1 invoice · ₹400.00')).toBeVisible();
  expect(toCome.queryByRole('link', { name: /^WhatsApp/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Receive for/ })).toHaveLength(1);
  expect(screen.getByText('₹700.00 is due')).toBeVisible();
});

it('Receive proposes what has had its day, and has the focus as it opens', async () => {
  open([agreed]);
  fireEvent.click(await screen.findByRole('button', { name: 'Receive for INV-2026-0002' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Receive for INV-2026-0002' }));
  const amount = dialog.getByRole('textbox', { name: 'Amount (₹)' });
  expect(amount).toHaveFocus();
  expect(amount).toHaveValue('300');
  expect(dialog.getByText('₹700.00 is due, ₹300.00 of it by now.')).toBeVisible();
});

it('an invoice whose first day is to come is not asked for, and may be paid early', async () => {
  open([aDue({ due: 400, overdue: 0, days: 0, dueSince: later, parts: [{ day: later, amount: 400 }] })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Receive for INV-2026-0002' }));
  expect(screen.queryByRole('link', { name: /^WhatsApp/, hidden: true })).toBeNull();
  const dialog = within(screen.getByRole('dialog', { name: 'Receive for INV-2026-0002' }));
  expect(dialog.getByText(`₹400.00 is due on ${formatDay(later)}.`)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Amount (₹)' })).toHaveValue('400');
});
