import { DEFAULT_BUSINESS, type Business } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import type { CreditNote, CreditNoteLine } from '@clinic/contract/billing/credit-notes';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { Payment } from '@clinic/contract/billing/payments';
import { clientGrid, inventoryGrid, invoiceGrid, taxClassGrid } from '@clinic/contract/grid-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import {
  aClient,
  aCreditNote,
  anAccount,
  anInvoice,
  anItem,
  aPayment,
  aTaxClass,
  clientId,
} from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import CorrectInvoicePage from './CorrectInvoicePage.tsx';

const neem = { id: 'n', name: 'Neem', quantity: 3, price: 100 };
const replacement = anInvoice({ id: '2', invoiceNumber: 'INV-9', total: 500, settled: 500 });

const Made = () => <p>{(useLocation().state as { corrected: string }).corrected}</p>;

async function open(
  old: Partial<Invoice>,
  {
    business = {},
    left = 0,
    credited = [],
    payments = [],
  }: {
    business?: Partial<Business>;
    left?: CreditNote['left'];
    credited?: CreditNote[];
    payments?: Payment[];
  } = {},
) {
  const corrected = anInvoice({ items: [neem], total: 300, invoiceNumber: 'INV-7', ...old });
  const answer = { message: '', invoice: corrected, creditNote: aCreditNote({ left }), replacement };
  const { router, sent } = renderArea(
    <Routes>
      <Route path="/invoice/:id/correct" element={<CorrectInvoicePage />} />
      <Route path="/invoice/:id" element={<Made />} />
    </Routes>,
    [
      on(invoiceGrid.get, corrected, { id: '1' }),
      on(invoiceCalls.creditNotes, { creditNotes: credited }, { id: '1' }),
      on(paymentCalls.account, anAccount({ payments }), { clientId: corrected.client.id }),
      on(invoiceCalls.nextNumber, { invoiceNumber: 'INV-9' }),
      on(inventoryGrid.list, [anItem({ id: 'n', name: 'Neem', taxClass: 'm' })]),
      on(clientGrid.list, [aClient({ id: 'd', name: 'Meera Rao' })]),
      on(clientGrid.get, aClient({ id: 'd', name: 'Meera Rao' }), { id: 'd' }),
      on(clientGrid.get, aClient({ program: { name: 'Detox', duration: 8 } as never }), { id: clientId }),
      on(businessCalls.read, { business: { ...DEFAULT_BUSINESS, ...business }, version: 1 }),
      on(taxClassGrid.list, [aTaxClass({ id: 'm', rates: [{ from: '2020-01-01', percent: 18 }] })]),
      on(invoiceCalls.correct, answer, { id: '1' }),
    ],
  );
  await router.navigate('/invoice/1/correct');
  const user = userEvent.setup();
  const correct = async () => {
    await user.click(await screen.findByRole('button', { name: 'Correct Invoice' }));
    await waitFor(() => expect(requestsOf(sent, invoiceCalls.correct)).toHaveLength(1));
    return requestsOf(sent, invoiceCalls.correct)[0]?.body;
  };
  return { user, correct };
}

beforeEach(() => localStorage.clear());

it('says the new day and what the old one had received, and takes the rest in the same press', async () => {
  const plan = { name: 'Old detox', weeks: 2, pricePerWeek: 100 };
  const { user, correct } = await open({ settled: 300, total: 500, due: 200, plan, state: 'partPaid' });
  expect(
    await screen.findByText(/INV-7 is credited whole. The new invoice is of 20 Nov 2026\./),
  ).toBeVisible();
  expect(screen.getByText(/The ₹300.00 that it had received pays for the new one first\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Number of weeks' })).toHaveValue('2');
  expect(screen.getByText('₹200.00 stays due')).toBeVisible();
  const received = screen.getByRole('textbox', { name: 'Received' });
  expect(received).toHaveValue('0');
  await user.clear(received);
  await user.type(received, '150');
  expect(screen.getByText('₹50.00 stays due')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong count');
  expect(await correct()).toMatchObject({
    reason: 'Wrong count',
    invoice: {
      invoiceNumber: 'INV-9',
      date: '2026-11-20',
      selectedPlan: 'Old detox',
      numberOfWeeks: 2,
      payments: [{ mode: 'Cash', amount: 150 }],
      useCredit: false,
    },
  });
});

it('proposes the mode in which the old one was paid, and takes more in it', async () => {
  const uses = [{ id: 'u', invoice: '1', invoiceNumber: 'INV-7', wanted: 300, taken: 300 }];
  const payments = [aPayment({ mode: 'UPI', uses }), aPayment({ mode: 'Cash', uses: [] })];
  const { user, correct } = await open(
    {
      id: '1',
      settled: 300,
      due: 200,
      total: 500,
      paymentMode: 'Online',
      state: 'partPaid',
      items: [{ ...neem, quantity: 5 }],
    },
    { payments },
  );
  expect(await screen.findByRole('radio', { name: 'UPI' })).toBeChecked();
  const received = screen.getByRole('textbox', { name: 'Received' });
  await user.clear(received);
  await user.type(received, '200');
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong day');
  expect(await correct()).toMatchObject({ invoice: { payments: [{ mode: 'UPI', amount: 200 }] } });
});

it('changes the quantity and the price of a line in place', async () => {
  const { user, correct } = await open({ settled: 300 });
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Neem' });
  expect(quantity).toHaveValue('3');
  await user.clear(quantity);
  await user.type(quantity, '2');
  const price = screen.getByRole('textbox', { name: 'Price of Neem' });
  await user.clear(price);
  await user.type(price, '120.50');
  expect(screen.getByRole('cell', { name: '₹241.00' })).toBeVisible();
  expect(screen.getByText(/and ₹59.00 stays the client's credit/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong count');
  expect(await correct()).toMatchObject({ invoice: { items: [{ id: 'n', quantity: 2, price: 120.5 }] } });
});

it('says what stays the credit of a client, before and after the press', async () => {
  const { user, correct } = await open({ settled: 300, discount_Percent: 50 }, { left: 150 });
  expect(
    await screen.findByText(/₹300.00 that it had received .* first, and ₹150.00 stays the client's credit/),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Received' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Discount forgotten');
  await correct();
  expect(
    await screen.findByText(
      /^INV-9 of 20 Nov 2026 over ₹500.00 takes the place of INV-7, which CN\/26-27\/00001 credits\..*₹150.00 stays/,
    ),
  ).toBeVisible();
});

it('offers only the pieces and weeks that no credit note has taken back', async () => {
  const amla = { id: 'a', name: 'Amla', quantity: 1, price: 50 };
  const plan = { name: 'Detox', weeks: 4, pricePerWeek: 100 };
  const lineOf = (line: number, name: string, quantity: number, amount: number): CreditNoteLine => ({
    line,
    name,
    quantity,
    amount,
    returned: 'none',
    tax: null,
  });
  const lines = [lineOf(0, 'Neem', 2, 200), lineOf(1, 'Amla', 1, 50), lineOf(2, 'Detox', 1, 100)];
  const note = aCreditNote({ lines, amount: 350 });
  const credits = [{ id: note.id, amount: 350, fromDue: 0 }];
  const { user, correct } = await open(
    { items: [neem, amla], plan, total: 750, settled: 750, state: 'partCredited', credits },
    { credited: [note] },
  );
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Wrong price');
  expect(await correct()).toMatchObject({ invoice: { items: [{ id: 'n', quantity: 1 }], numberOfWeeks: 3 } });
});

const line = { code: '3004', unit: 'NOS', kind: 'taxable', rate: 18, gross: 300, net: 200 } as const;
const gst: Invoice['gst'] = {
  title: 'Tax Invoice',
  place: '24',
  recipient: { name: 'Asha Patel', gstin: '', address: '12 Ring Road', state: '24' },
  lines: [{ ...line, taxable: 169.49, cgst: 0, sgst: 0, igst: 30.51 }],
  taxable: 169.49,
  cgst: 0,
  sgst: 0,
  igst: 30.51,
  roundOff: 0,
};
const asRegistered = {
  business: {
    state: '27',
    closedUntil: '2026-11-10',
    registration: [{ from: '2020-01-01', kind: 'regular' as const, gstin: '27AAPFU0939F1ZV' }],
  },
};

it('a paper of a registered clinic comes back with its recipient, place, discount and classes', async () => {
  const { user, correct } = await open(
    { gst, total: 200, settled: 0, due: 200, state: 'open', date: '2026-11-02' },
    asRegistered,
  );
  expect(await screen.findByText('IGST, supplied in Gujarat')).toBeVisible();
  expect(screen.getByText('Made out to Asha Patel, 12 Ring Road, Gujarat')).toBeVisible();
  expect(screen.getByText(/since the books are closed until 10 Nov 2026, or of the last/)).toBeVisible();
  expect(screen.getByText(/It had received nothing\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Discount ₹' })).toHaveValue('100');
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong day');
  expect(await correct()).toMatchObject({
    invoice: {
      items: [{ id: 'n', quantity: 3, price: 100 }],
      discount: { amount: 100 },
      recipient: { name: 'Asha Patel', address: '12 Ring Road', state: '24' },
      payments: [],
    },
  });
});

it('of the wrong client: the recipient follows the right one, and is shown', async () => {
  const { user, correct } = await open(
    { gst, total: 200, settled: 0, due: 200, state: 'open', date: '2026-11-02' },
    asRegistered,
  );
  expect(await screen.findByText('Made out to Asha Patel, 12 Ring Road, Gujarat')).toBeVisible();
  const client = screen.getByRole('combobox', { name: /Client/ });
  await user.clear(client);
  await user.type(client, 'Meera');
  await user.click(await screen.findByRole('option', { name: /Meera Rao/ }));
  expect(await screen.findByText('Made out to the client')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong client');
  const body = await correct();
  expect(body?.invoice).toMatchObject({ client: 'd' });
  expect(body?.invoice).not.toHaveProperty('recipient');
});
