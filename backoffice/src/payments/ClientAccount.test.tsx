import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { on } from '@clinic/ui/test/api.ts';
import { aDue, anAccount, clientId } from '@clinic/ui/test/records.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { ClientAccount } from './ClientAccount.tsx';

it('has a line for each day on which something is due, and Receive takes what has had its day', async () => {
  const early = addDays(today(), -10);
  const later = addDays(today(), 20);
  const parts = [
    { day: early, amount: 300 },
    { day: later, amount: 400 },
  ];
  const other = aDue({
    invoice: 'i3',
    invoiceNumber: 'INV-3',
    due: 50,
    parts: [{ day: today(), amount: 50 }],
  });
  const dues = [aDue({ due: 700, overdue: 300, dueSince: early, parts }), other];
  renderArea(<ClientAccount client={{ id: clientId, name: 'Kavita Joshi' }} />, [
    on(paymentCalls.account, anAccount({ due: 750, dues }), { clientId }),
    on(businessCalls.read, { business: DEFAULT_BUSINESS, version: 1 }),
  ]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `${formatDay(early)}INV-2026-0002₹300.00`,
    `${formatDay(today())}INV-3₹50.00`,
    `${formatDay(later)}INV-2026-0002₹400.00`,
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Receive' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Receive from Kavita Joshi' }));
  expect(dialog.getByRole('textbox', { name: 'Amount (₹)' })).toHaveFocus();
  expect(dialog.getByRole('textbox', { name: 'Amount (₹)' })).toHaveValue('350');
  expect(dialog.getByText('₹750.00 is due, ₹350.00 of it by now.')).toBeVisible();
});
