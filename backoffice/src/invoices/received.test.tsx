import { clientGrid, inventoryGrid } from '@clinic/contract/grid-calls';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { today } from '@clinic/ui/clinic-page';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aClient, anAccount, anInvoice } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { GenerateInvoiceForm } from './GenerateInvoiceForm.tsx';

const line = { item: 'n', name: 'Neem', quantity: 3, price: 100, stock: 40 };
const onCreated = vi.fn<() => void>();
let made = anInvoice();

async function open(left = 0) {
  const { sent } = renderArea(
    <GenerateInvoiceForm client="c" lines={[line]} proposedNumber="" onCreated={onCreated} />,
    [
      on(inventoryGrid.list, []),
      on(clientGrid.list, []),
      on(clientGrid.get, aClient({ id: 'c' }), { id: 'c' }),
      on(paymentCalls.account, anAccount({ left }), { clientId: 'c' }),
      on(invoiceCalls.add, () => ({ message: '', invoice: made, warnings: [] })),
    ],
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Invoice number' }), 'INV-7');
  const generate = async () => {
    await user.click(screen.getByRole('button', { name: 'Generate Invoice' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    return requestsOf(sent, invoiceCalls.add)[0]?.body;
  };
  const receive = async (amount: string) => {
    await user.clear(screen.getByRole('textbox', { name: 'Received' }));
    if (amount) await user.type(screen.getByRole('textbox', { name: 'Received' }), amount);
  };
  return { user, sent, generate, receive };
}

beforeEach(() => {
  localStorage.clear();
  onCreated.mockReset();
  made = anInvoice();
});

it('receives nothing when the field is emptied, and says in the toast what is paid and due', async () => {
  made = anInvoice({ total: 300, settled: 0, due: 300, state: 'open' });
  const { user, generate, receive } = await open();
  await receive('');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Received' })).toHaveValue('');
  expect(screen.getByText('₹300.00 stays due')).toBeVisible();
  expect(await generate()).toMatchObject({ paymentMode: 'Cash', payments: [] });
  expect(await screen.findByText('Invoice generated successfully: ₹0.00 paid, ₹300.00 due')).toBeVisible();
});

it('receives the total unless another amount is typed, and sends what it always sent', async () => {
  const { generate } = await open();
  expect(screen.getByRole('textbox', { name: 'Received' })).toHaveValue('300.00');
  const body = await generate();
  expect(body).toMatchObject({ paymentMode: 'Cash' });
  expect(body).not.toHaveProperty('payments');
});

it('says what to give back, and what stays due', async () => {
  const { user, generate, receive } = await open();
  await receive('500');
  expect(screen.getByText('Give back ₹200.00')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'UPI' }));
  expect(screen.getByText('That is ₹200.00 more than the total.')).toBeVisible();
  await receive('120');
  expect(screen.getByText('₹180.00 stays due')).toBeVisible();
  expect(await generate()).toMatchObject({ payments: [{ mode: 'UPI', amount: 120 }] });
});

it('is split into parts, with the rest in instalments', async () => {
  const { user, generate } = await open();
  await user.click(screen.getByRole('button', { name: 'Split or owe' }));
  expect(screen.getByRole('textbox', { name: 'Amount of part 1' })).toHaveFocus();
  await user.keyboard('100');
  await user.click(screen.getByRole('button', { name: 'Add part' }));
  const second = screen.getByRole('textbox', { name: 'Amount of part 2' });
  expect(second).toHaveValue('200.00');
  await user.clear(second);
  await user.type(second, '50');
  await user.type(screen.getByRole('textbox', { name: 'Reference of part 2' }), '4410');
  const instalments = screen.getByRole('textbox', { name: 'Instalments' });
  await user.clear(instalments);
  await user.type(instalments, '2');
  expect(screen.getByRole('list', { name: 'Instalments' })).toHaveTextContent('₹75.00');
  const body = await generate();
  expect(body?.payments).toEqual([
    { mode: 'Cash', amount: 100 },
    { mode: 'UPI', amount: 50, reference: '4410' },
  ]);
  expect(body?.dueOn?.map(({ amount }) => amount)).toEqual([150, 75, 75]);
  expect(body?.dueOn?.map(({ day }) => day > today())).toEqual([false, true, true]);
});

it('uses the credit of a client who has some', async () => {
  const { user, generate } = await open(120);
  await user.click(await screen.findByRole('checkbox', { name: 'Use the credit of ₹120.00' }));
  expect(screen.getByRole('textbox', { name: 'Received' })).toHaveValue('180.00');
  expect(await generate()).toMatchObject({ payments: [{ mode: 'Cash', amount: 180 }], useCredit: true });
});
