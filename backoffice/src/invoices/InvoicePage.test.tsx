import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { clientGrid, inventoryGrid, invoiceGrid } from '@clinic/contract/grid-calls';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { GstPaper } from '@clinic/contract/billing/papers';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { today } from '@clinic/ui/clinic-page';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient, anAccount, anInvoice, anItem, aPayment, clientId } from '@clinic/ui/test/records.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import InvoicePage from './InvoicePage.tsx';

const items = [{ id: 'n', name: 'Neem', quantity: 3, price: 100 }];
const use = { id: 'u', invoice: '1', invoiceNumber: 'INV-2026-0001', wanted: 120, taken: 120 };

let stock: InventoryItem[] = [];
const inStock = () => items.map(({ id, name }) => anItem({ id, name }));
const putBack = () => {
  stock = inStock();
  return { item: anItem(), message: 'Item put back successfully' };
};
beforeEach(() => {
  stock = inStock();
});

async function open(more: Partial<Invoice>) {
  const { router, sent } = renderArea(
    <Routes>
      <Route path="/invoice/:id" element={<InvoicePage />} />
    </Routes>,
    [
      on(invoiceGrid.get, anInvoice({ items, total: 300, ...more }), { id: '1' }),
      on(invoiceGrid.get, anInvoice({ id: '9', invoiceNumber: 'INV-9' }), { id: '9' }),
      on(invoiceGrid.list, []),
      on(inventoryGrid.list, () => stock),
      on(inventoryCalls.putBack, () => putBack(), { id: 'n' }),
      on(clientGrid.get, aClient(), { id: clientId }),
      on(paymentCalls.account, anAccount({ payments: [aPayment({ amount: 120, uses: [use] })] }), {
        clientId,
      }),
      on(invoiceCalls.creditNotes, { creditNotes: [] }, { id: '1' }),
      on(paymentCalls.receive, new Refused('BOOKS_CLOSED')),
      on(invoiceCalls.credit, new Refused('STALE_RECORD'), { id: '1' }),
      on(invoiceCalls.notReceived, new Refused('STALE_RECORD'), { id: '1' }),
    ],
  );
  await router.navigate('/invoice/1');
  return { user: userEvent.setup(), sent };
}

it('lists what is still to be paid when, and proposes what has had its day', async () => {
  const [yesterday, later] = [addDays(today(), -1), addDays(today(), 20)];
  const dueOn = [
    { day: addDays(today(), -2), amount: 120 },
    { day: yesterday, amount: 80 },
    { day: later, amount: 100 },
  ];
  await open({ due: 180, settled: 120, state: 'partPaid', dueOn });
  const money = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(
    money.getByText(`Agreed: ₹80.00 on ${formatDay(yesterday)}, ₹100.00 on ${formatDay(later)}`),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Receive' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Receive for INV-2026-0001' }));
  expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('80');
});

it('says what is due, and keeps what was typed when a payment is refused', async () => {
  const { user, sent } = await open({ due: 180, settled: 120, state: 'partPaid' });
  const money = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(money.getByText('Part paid')).toBeVisible();
  expect(money.getByText('₹180.00')).toBeVisible();
  expect(await money.findByRole('link', { name: 'RC/26-27/00001' })).toHaveAttribute(
    'href',
    '/all-invoices/payments/p1',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Receive' }));
  // The press draws the dialog and focuses it.
  const dialog = within(screen.getByRole('dialog', { name: 'Receive for INV-2026-0001' }));
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  expect(amount).toHaveFocus();
  expect(amount).toHaveValue('180');
  await user.clear(amount);
  await user.type(amount, '200');
  expect(dialog.getByText(/₹20.00 is more than what is due/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Receive' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it as credit' }));
  expect(await dialog.findByText(/The books are closed for this day/)).toBeVisible();
  expect(amount).toHaveValue('200');
  expect(requestsOf(sent, paymentCalls.receive)[0]?.body).toEqual({
    client: clientId,
    amount: 200,
    mode: 'Cash',
    invoices: [{ invoice: '1', amount: 180 }],
    due: 180,
  });
});

it('is credited by amount, in whole rupees or paise, and then no piece comes back', async () => {
  const { user, sent } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit INV-2026-0001' }));
  expect(dialog.getByText('3 pieces, ₹300.00')).toBeVisible();
  const line = within(dialog.getByRole('group', { name: 'Neem' }));
  const amount = line.getByRole('textbox', { name: 'Amount ₹' });
  await user.type(amount, '300.01');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Damaged lid');
  expect(line.queryByRole('combobox', { name: /They are/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Credit' }));
  expect(await dialog.findByText('At most ₹300.00 is left.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '49.50');
  await user.type(line.getByRole('textbox', { name: 'Pieces' }), '1');
  await user.click(dialog.getByRole('button', { name: 'Credit' }));
  expect(await dialog.findByText('Please enter either pieces or an amount.')).toBeVisible();
  await user.clear(line.getByRole('textbox', { name: 'Pieces' }));
  await user.click(dialog.getByRole('combobox', { name: /What was paid for it/ }));
  await user.click(await screen.findByRole('option', { name: 'Paid back: UPI' }));
  await user.click(dialog.getByRole('button', { name: 'Credit' }));
  await waitFor(() =>
    expect(requestsOf(sent, invoiceCalls.credit)[0]?.body).toMatchObject({
      lines: [{ line: 0, amount: 49.5, returned: 'none' }],
      refund: { mode: 'UPI' },
    }),
  );
  expect(amount).toHaveValue('49.50');
});

it('says what a credit comes to with its tax, and where the money goes, before it is made', async () => {
  const neem = { code: '3004', unit: 'NOS', kind: 'taxable', rate: 18, gross: 236, net: 236 } as const;
  const tax = { taxable: 236, cgst: 21.24, sgst: 21.24, igst: 0 };
  const gst: GstPaper = {
    title: 'Tax Invoice',
    place: '27',
    recipient: { name: 'Kavita Joshi', gstin: '', address: '', state: '' },
    lines: [{ ...neem, ...tax }],
    ...tax,
    roundOff: 0,
  };
  const two = [{ id: 'n', name: 'Neem', quantity: 2, price: 118 }];
  const { user } = await open({ items: two, gst, total: 278.48, due: 100, settled: 178.48 });
  await user.click(await screen.findByRole('button', { name: 'Credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit INV-2026-0001' }));
  expect(dialog.queryByText(/is credited/)).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Amount ₹' }), '118');
  const said = await dialog.findByText('₹139.24 is credited');
  expect(said.closest('output')).toHaveTextContent(
    "₹139.24 is credited, ₹21.24 of it tax. ₹100.00 comes off what is due, ₹39.24 stays the client's credit.",
  );
  await user.click(dialog.getByRole('button', { name: 'Take back all' }));
  await user.click(dialog.getByRole('combobox', { name: /What was paid for it/ }));
  await user.click(await screen.findByRole('option', { name: 'Paid back: Cash' }));
  expect((await dialog.findByText('₹278.48 is credited')).closest('output')).toHaveTextContent(
    '₹178.48 is paid back: Cash.',
  );
});

it('is credited line by line, and offers the newer one when another person was faster', async () => {
  const { user, sent } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit INV-2026-0001' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Returned');
  await user.click(dialog.getByRole('button', { name: 'Credit' }));
  expect(await dialog.findByText('Please enter what is taken back.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take back all' }));
  await user.click(dialog.getByRole('button', { name: 'Credit' }));
  expect(await dialog.findByRole('button', { name: 'Reload' })).toBeVisible();
  await waitFor(() =>
    expect(requestsOf(sent, invoiceCalls.credit)[0]?.body).toMatchObject({
      lines: [{ line: 0, quantity: 3, returned: 'shelf' }],
      reason: 'Returned',
    }),
  );
});

it('says of a removed item that its pieces are written off, and puts it back by a press', async () => {
  stock = [];
  const { user, sent } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit INV-2026-0001' }));
  expect(await dialog.findByText(/Removed from the inventory: its pieces are written off/)).toBeVisible();
  expect(dialog.getByRole('combobox', { name: /They are/ })).toHaveTextContent('Written off');
  await user.click(dialog.getByRole('combobox', { name: /They are/ }));
  const choices = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(choices).toEqual(['Written off', 'Stays with the client']);
  await user.click(screen.getByRole('option', { name: 'Written off' }));
  await user.click(dialog.getByRole('button', { name: /^Put it back/ }));
  await waitFor(() => expect(dialog.queryByText(/Removed from the inventory/)).toBeNull());
  expect(dialog.getByRole('combobox', { name: /They are/ })).toHaveTextContent('Back on the shelf');
  expect(requestsOf(sent, inventoryCalls.putBack)).toHaveLength(1);
});

it('that was corrected leads to the one in its place, and that one back', async () => {
  await open({ replacedBy: '9', state: 'credited' });
  const link = await screen.findByRole('link', { name: 'INV-9' });
  expect(link).toHaveAttribute('href', '/invoice/9');
  expect(link.parentElement).toHaveTextContent('This invoice is credited: INV-9 takes its place.');
  // The notice on the screen is not printed, so the paper must say it too.
  expect(await screen.findByText('Credited. INV-9 takes its place.')).toBeVisible();
});

it('that was paid in part says on the paper how, when, and what is due', async () => {
  await open({ due: 180, settled: 120, state: 'partPaid' });
  expect(await screen.findByText('Received 20 Nov 2026, UPI')).toBeVisible();
  expect(screen.getByText('−₹120.00')).toBeVisible();
});

it('shows what the client says to have paid, proposes it at Receive, and tells the client by "Not received"', async () => {
  const saidPaid = { id: 's', at: '2026-11-29T10:00:00.000Z', reference: '4410', due: 300, open: true };
  const { user, sent } = await open({ due: 300, settled: 0, state: 'open', saidPaid });
  expect(await screen.findByText(/said on .* that ₹300\.00 is paid, reference 4410\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Receive' }));
  expect(await screen.findByRole('textbox', { name: 'Reference' })).toHaveValue('4410');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Not received' }));
  await user.click(await screen.findByRole('button', { name: 'Tell the client' }));
  await waitFor(() =>
    expect(requestsOf(sent, invoiceCalls.notReceived)).toMatchObject([{ body: { saidPaid: 's' } }]),
  );
});

it('says that the client is told, and offers "Not received" no more', async () => {
  const saidPaid = { id: 's', at: '2026-11-29T10:00:00.000Z', reference: '4410', due: 300, open: false };
  await open({ due: 300, settled: 0, state: 'open', saidPaid });
  expect(await screen.findByText(/It was not received, and the client is told\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Not received' })).toBeNull();
});
