import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { clientGrid } from '@clinic/contract/grid-calls';
import { today } from '@clinic/ui/clinic-page';
import { on } from '@clinic/ui/test/api.ts';
import { aClient, anInvoice, clientId } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { PaymentRequest } from './PaymentRequest.tsx';

const invoice = anInvoice({
  total: 500,
  due: 300,
  items: [{ id: 'n', name: 'Neem', quantity: 1, price: 500 }],
});
const text =
  'of your invoice INV-2026-0001 of 20 Nov 2026 over ₹500.00, ₹300.00 is due. You find it at http://localhost:3000/client/invoices.';

function open(upi: { upiId: string; upiPayee: string }, of = invoice) {
  const client = aClient({ id: clientId, phone: '9825012345' });
  renderArea(<PaymentRequest invoice={of} />, [
    on(businessCalls.read, { business: { ...DEFAULT_BUSINESS, ...upi }, version: 1 }),
    on(clientGrid.list, [client]),
  ]);
}

it('what is due is paid by a code of UPI, or asked for by a message that names no items', async () => {
  open({ upiId: 'tarang@okbank', upiPayee: 'Tarang' });
  expect(await screen.findByTitle('QR code to pay ₹300.00 for INV-2026-0001 by UPI')).toBeInTheDocument();
  const message = await screen.findByRole('link', { name: 'WhatsApp Kavita Joshi about INV-2026-0001' });
  const sent = new URL(message.getAttribute('href') ?? '').searchParams.get('text');
  expect(sent).toContain(text);
  expect(sent).not.toContain('Neem');
});

it('an instalment is not asked for before its day', async () => {
  const later = addDays(today(), 20);
  const dueOn = [
    { day: addDays(today(), -2), amount: 250 },
    { day: addDays(today(), -1), amount: 100 },
    { day: later, amount: 150 },
  ];
  open({ upiId: 'tarang@okbank', upiPayee: 'Tarang' }, { ...invoice, due: 250, dueOn });
  expect(await screen.findByTitle('QR code to pay ₹100.00 for INV-2026-0001 by UPI')).toBeInTheDocument();
  const message = await screen.findByRole('link', { name: 'WhatsApp Kavita Joshi about INV-2026-0001' });
  expect(new URL(message.getAttribute('href') ?? '').searchParams.get('text')).toContain('₹100.00 is due.');
});

it('before the first day there is a code for who wants to pay early, and neither message nor letter', async () => {
  const later = addDays(today(), 20);
  const dueOn = [
    { day: addDays(today(), -2), amount: 200 },
    { day: later, amount: 150 },
    { day: addDays(later, 30), amount: 150 },
  ];
  open({ upiId: 'tarang@okbank', upiPayee: 'Tarang' }, { ...invoice, dueOn });
  expect(await screen.findByTitle('QR code to pay ₹150.00 for INV-2026-0001 by UPI')).toBeInTheDocument();
  expect(screen.getByText(`Nothing is due before ${formatDay(later)}.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy letter' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^WhatsApp/ })).toBeNull();
});

it('the letter says the same, also without a UPI id', async () => {
  const user = userEvent.setup();
  open({ upiId: '', upiPayee: '' });
  await user.click(await screen.findByRole('button', { name: 'Copy letter' }));
  const letter = await navigator.clipboard.readText();
  expect(letter.replaceAll('\n', ' ')).toContain(`Dear Kavita Joshi,  ${text}`);
  expect(screen.queryByTitle(/QR code/)).toBeNull();
});
