import { DEFAULT_BUSINESS, type Business } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { taxClassGrid } from '@clinic/contract/grid-calls';
import { on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
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

async function open(business: Partial<Business>, ...stubs: Stub[]) {
  const onClose = vi.fn<() => void>();
  const { sent } = renderArea(
    <ReceiveDialog client={{ id: 'c', name: 'Meera Joshi' }} due={500} onClose={onClose} />,
    [
      on(businessCalls.read, { business: { ...DEFAULT_BUSINESS, ...business }, version: 1 }),
      on(taxClassGrid.list, [goods, service]),
      on(paymentCalls.receive, { message: 'Received', payment: aPayment() }),
      ...stubs,
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
  expect(requestsOf(sent, paymentCalls.receive)[0]?.body).toEqual({
    client: 'c',
    amount: 500,
    mode: 'Cash',
    due: 500,
  });
});

const amountOf = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: 'Amount (₹)' });

it('what is typed replaces the due amount; a click sets the caret instead', async () => {
  const { user, dialog } = await open({});
  await waitFor(() => expect(amountOf(dialog)).toHaveFocus());
  await user.keyboard('100');
  expect(amountOf(dialog)).toHaveValue('100');
  await user.tab();
  await user.tab({ shift: true });
  await user.keyboard('200');
  expect(amountOf(dialog)).toHaveValue('200');
  await user.tab();
  await user.click(amountOf(dialog));
  await user.keyboard('5');
  expect(amountOf(dialog)).toHaveValue('2005');
});

it('more than is due is asked in words, and sent only after a yes', async () => {
  const { user, dialog, sent, onClose } = await open({});
  await user.clear(amountOf(dialog));
  await user.type(amountOf(dialog), '650{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'More than is due' }));
  expect(question.getByText("₹150.00 more than is due: keep it as the client's credit?")).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Change the amount' }));
  expect(requestsOf(sent, paymentCalls.receive)).toEqual([]);
  await user.click(await dialog.findByRole('button', { name: 'Receive' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it as credit' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requestsOf(sent, paymentCalls.receive)[0]?.body).toEqual({
    client: 'c',
    amount: 650,
    mode: 'Cash',
    due: 500,
  });
});

it('more than ten times of what is due is typed twice', async () => {
  const { user, dialog, sent, onClose } = await open({});
  await user.clear(amountOf(dialog));
  await user.type(amountOf(dialog), '500100');
  const again = dialog.getByRole('textbox', { name: 'Amount again (₹)' });
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('Please type the amount again: the two are not the same.')).toBeVisible();
  await user.type(again, '5001{Enter}');
  expect(await dialog.findByText('Please type the amount again: the two are not the same.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'More than is due' })).toBeNull();
  await user.clear(again);
  await user.type(again, '500100{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Keep it as credit' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requestsOf(sent, paymentCalls.receive)[0]?.body).toEqual({
    client: 'c',
    amount: 500_100,
    mode: 'Cash',
    due: 500,
  });
});

it('another sum that is due by now is asked, and sent again only after a yes', async () => {
  let due = 500;
  const { user, dialog, sent, onClose } = await open(
    {},
    on(paymentCalls.receive, ({ body }) => {
      if (body.due !== due) return new Refused('DUE_CHANGED', { due });
      return { message: 'Received', payment: aPayment() };
    }),
  );
  due = 200;
  await user.click(dialog.getByRole('button', { name: 'Receive' }));
  const question = within(await dialog.findByRole('alert'));
  expect(question.getByText(/₹200.00 is due by now, not ₹500.00: somebody was faster/)).toBeVisible();
  expect(question.getByText(/₹300.00 would stay the client's credit/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Receive it all the same' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requestsOf(sent, paymentCalls.receive).map(({ body }) => body)).toEqual(
    [500, 200].map((seen) => ({ client: 'c', amount: 500, mode: 'Cash', due: seen })),
  );
});
