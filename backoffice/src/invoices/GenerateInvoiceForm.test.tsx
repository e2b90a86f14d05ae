import { clientGrid, inventoryGrid } from '@clinic/contract/grid-calls';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { OFFLINE, on, Refused, requestsOf, type Sent } from '@clinic/ui/test/api.ts';
import { aClient, anInvoice, anItem } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { GenerateInvoiceForm } from './GenerateInvoiceForm.tsx';

const neem = anItem({ id: 'n', name: 'Neem', price: 100, countInStock: 40 });
const kavita = aClient({ id: 'c', name: 'Kavita Joshi', phone: '9876543210' });
const created = { message: '', invoice: anInvoice(), warnings: [] };
let refusal: Refused | null = null;
let isLost = false;
const keyOf = (sent?: Sent) => sent?.headers.get('Idempotency-Key');
const stubs = [
  on(inventoryGrid.list, [neem]),
  on(clientGrid.list, [kavita]),
  on(clientGrid.get, kavita, { id: 'c' }),
  on(invoiceCalls.add, () => (isLost ? OFFLINE : (refusal ?? created))),
];
const onCreated = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  onCreated.mockReset();
  refusal = null;
  isLost = false;
});

/** Draws the form before the server has proposed its number, as the page does. */
function Page({ next }: { next: string }) {
  const [number, setNumber] = useState('');
  return (
    <>
      <button onClick={() => setNumber(next)}>The number arrives</button>
      <GenerateInvoiceForm client="c" proposedNumber={number} onCreated={onCreated} />
    </>
  );
}

async function open(next = 'INV-2026-0007', shownNumber = next) {
  const shown = renderArea(<Page next={next} />, stubs);
  const invoices = () => requestsOf(shown.sent, invoiceCalls.add).map(({ body }) => body.items);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'The number arrives' }));
  await screen.findByDisplayValue(shownNumber);
  return { ...shown, invoices, user };
}
type User = ReturnType<typeof userEvent.setup>;
async function choose(user: User, quantity: string) {
  await user.click(screen.getByRole('combobox', { name: 'Item' }));
  await user.click(await screen.findByRole('option', { name: /Neem/ }));
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(field);
  if (quantity) await user.type(field, quantity);
}
const generate = (user: User) => user.click(screen.getByRole('button', { name: 'Generate Invoice' }));
const line = { id: 'n', name: 'Neem', quantity: 3, price: 100 };

/** Sends three pieces of an item, gets no answer, and closes the page. */
async function loseAnAnswer() {
  const first = await open();
  await choose(first.user, '3');
  isLost = true;
  await generate(first.user);
  await screen.findByText(/^The server cannot be reached/, { selector: 'form *' });
  first.unmount();
  isLost = false;
  return first;
}

describe('an item that is filled in but not added', () => {
  it('is on the invoice when it is complete, and in the sums before', async () => {
    const { invoices, user } = await open();
    await choose(user, '3');
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Total₹300.00');
    await generate(user);
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    expect(invoices()[0]).toEqual([line]);
  });

  it('stays when the invoice is refused, and is on the next attempt once', async () => {
    const { invoices, user } = await open();
    await choose(user, '3');
    refusal = new Refused('INVOICE_NUMBER_TAKEN');
    await generate(user);
    expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    refusal = null;
    await generate(user);
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    expect(invoices()[1]).toEqual([line]);
  });

  it('is named with what it lacks, and nothing typed is lost', async () => {
    const { invoices, user } = await open();
    await choose(user, '');
    await generate(user);
    const sentence = 'Neem is filled in but not added. Please enter the quantity, or empty its fields.';
    const said = () => screen.queryAllByText(sentence).filter((text) => text.closest('form'));
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(invoices()).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Item' })).toHaveValue('Neem');
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '3');
    expect(said()).toEqual([]);
    await generate(user);
    await waitFor(() => expect(invoices()[0]).toEqual([line]));
  });

  it('is one invoice when the answer is lost, the page is opened anew, and the same is sent', async () => {
    const first = await loseAnAnswer();
    // Meanwhile the server proposes the next number.
    const again = await open('INV-2026-0008', 'INV-2026-0007');
    expect(screen.getByText(/We do not know whether it was saved/)).toBeVisible();
    await generate(again.user);
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    const [lost] = requestsOf(first.sent, invoiceCalls.add);
    const [repeated] = requestsOf(again.sent, invoiceCalls.add);
    expect(repeated?.body).toEqual(lost?.body);
    expect(keyOf(repeated)).toBe(keyOf(lost));
    again.unmount();
    await open();
    expect(screen.queryByText(/What you had typed before/)).toBeNull();
  });

  it('is an invoice of its own when it was changed after the answer was lost', async () => {
    const first = await loseAnAnswer();
    const again = await open('INV-2026-0008', 'INV-2026-0007');
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await again.user.clear(quantity);
    await again.user.type(quantity, '4');
    await generate(again.user);
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    expect(keyOf(requestsOf(again.sent, invoiceCalls.add)[0])).not.toBe(
      keyOf(requestsOf(first.sent, invoiceCalls.add)[0]),
    );
  });
});

describe('a line that was added', () => {
  const edit = async (user: User, name: string, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    if (text) await user.type(field, text);
  };

  it('is changed in place, and the sums and the warning of the stock follow', async () => {
    const { user, invoices } = await open();
    await choose(user, '2');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    await edit(user, 'Quantity of Neem', '50');
    expect(screen.getByText(/Neem: 50 wanted, 40 in stock/)).toBeVisible();
    await edit(user, 'Quantity of Neem', '3');
    await edit(user, 'Price of Neem', '90.5');
    expect(screen.queryByText(/wanted/)).toBeNull();
    expect(screen.getByRole('cell', { name: '₹271.50' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Generate Invoice' }));
    await waitFor(() => expect(invoices()).toEqual([[{ id: 'n', name: 'Neem', quantity: 3, price: 90.5 }]]));
  });

  it('keeps what was changed of it when the one before it is removed', async () => {
    const { user, invoices } = await open();
    for (const quantity of ['2', '5']) {
      await choose(user, quantity);
      await user.click(screen.getByRole('button', { name: 'Add Item' }));
    }
    const [, second] = screen.getAllByRole('textbox', { name: 'Quantity of Neem' });
    await user.type(second!, '0');
    await user.click(screen.getAllByRole('button', { name: 'Remove Neem' })[0]!);
    expect(screen.getByRole('textbox', { name: 'Quantity of Neem' })).toHaveValue('50');
    await user.click(screen.getByRole('button', { name: 'Generate Invoice' }));
    await waitFor(() => expect(invoices()).toEqual([[{ id: 'n', name: 'Neem', quantity: 50, price: 100 }]]));
  });

  it('has no sum and is not sent while a number of it is missing or wrong', async () => {
    const { user, invoices } = await open();
    await choose(user, '2');
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    for (const wrong of ['', 'ten', '0', '1.5']) {
      await edit(user, 'Quantity of Neem', wrong);
      expect(screen.getByRole('cell', { name: '–' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Generate Invoice' }));
      expect(await screen.findByText(/Please enter a whole number from 1/)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Quantity of Neem' })).toHaveFocus();
    }
    expect(invoices()).toEqual([]);
    await edit(user, 'Quantity of Neem', '4');
    await user.click(screen.getByRole('button', { name: 'Generate Invoice' }));
    await waitFor(() => expect(invoices()).toEqual([[{ id: 'n', name: 'Neem', quantity: 4, price: 100 }]]));
  });
});
