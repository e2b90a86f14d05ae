import { DEFAULT_BUSINESS, type Business } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { taxClassGrid } from '@clinic/contract/grid-calls';
import { on, requestsOf } from '@clinic/ui/test/api.ts';
import { aPayment, aTaxClass } from '@clinic/ui/test/records.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import ReceiveDialog from './ReceiveDialog.tsx';

const REGULAR: Partial<Business> = {
  state: '27',
  registration: [{ from: '2020-01-01', kind: 'regular', gstin: '27AAPFU0939F1ZV' }],
};
const service = aTaxClass({
  id: 's',
  name: 'Weight loss',
  supply: 'service',
  code: '999723',
  unit: '',
  rates: [{ from: '2020-01-01', percent: 18 }],
});
const goods = aTaxClass({ id: 'g', name: 'Medicaments' });

async function open(business: Partial<Business>) {
  const onClose = vi.fn<() => void>();
  const { sent } = renderArea(
    <ReceiveDialog client={{ id: 'c', name: 'Meera Joshi' }} due={500} onClose={onClose} />,
    [
      on(businessCalls.read, { business: { ...DEFAULT_BUSINESS, ...business }, version: 1 }),
      on(taxClassGrid.list, [goods, service]),
      on(paymentCalls.receive, { message: 'Received', payment: aPayment() }),
    ],
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Receive from Meera Joshi' }));
  return { user, dialog, sent, onClose };
}

it('an advance for a taxed service is a receipt voucher, and settles no invoice', async () => {
  const { user, dialog, sent, onClose } = await open(REGULAR);
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, '1180');
  expect(dialog.getByText(/₹680.00 is more than what is due/)).toBeVisible();
  const choose = async (name: string) => {
    await user.click(await dialog.findByRole('combobox', { name: /Advance for/ }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Medicaments');
  expect(dialog.getByText(/A receipt without tax/)).toBeVisible();
  await choose('Weight loss');
  expect(dialog.getByText(/A receipt voucher, with 18 % tax in it/)).toBeVisible();
  expect(dialog.queryByText(/is more than what is due/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Receive' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requestsOf(sent, paymentCalls.receive)[0]?.body).toEqual({
    client: 'c',
    amount: 1180,
    mode: 'Cash',
    advance: { taxClass: 's' },
  });
});

it('without a registration no class is asked', async () => {
  const { user, dialog, sent, onClose } = await open({});
  await user.click(dialog.getByRole('button', { name: 'Receive' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(dialog.queryByRole('combobox', { name: /Advance for/ })).toBeNull();
  expect(requestsOf(sent, paymentCalls.receive)[0]?.body).toEqual({ client: 'c', amount: 500, mode: 'Cash' });
});
