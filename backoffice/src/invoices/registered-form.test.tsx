import { DEFAULT_BUSINESS, type Business } from '@clinic/contract/billing/business';
import { businessCalls } from '@clinic/contract/billing/business-calls';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { clientGrid, inventoryGrid, taxClassGrid } from '@clinic/contract/grid-calls';
import { on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { aClient, anAccount, anInvoice, aTaxClass } from '@clinic/ui/test/records.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { GenerateInvoiceForm } from './GenerateInvoiceForm.tsx';
import type { NewInvoice } from './new-invoice.ts';

const regular = (state: string): Partial<Business> => ({
  state,
  registration: [{ from: '2020-01-01', kind: 'regular', gstin: `${state}AAPFU0939F1ZV` }],
});
const neem = { item: 'n', name: 'Neem', quantity: 2, price: 590, stock: 40, taxClass: 'm' };
const honey = { item: 'h', name: 'Honey', quantity: 1, price: 100, stock: 9, taxClass: 'x' };
const classes = [
  aTaxClass({ id: 'm', rates: [{ from: '2020-01-01', percent: 18 }] }),
  aTaxClass({ id: 'x', name: 'Honey', code: '0409', kind: 'exempt', rates: [] }),
];
const onCreated = vi.fn<() => void>();
let refusal: Refused | null = null;

async function open(
  business: Partial<Business>,
  lines = [neem, honey],
  before: Partial<NewInvoice> = {},
  ...stubs: Stub[]
) {
  const { sent } = renderArea(
    <GenerateInvoiceForm client="c" lines={lines} before={before} proposedNumber="" onCreated={onCreated} />,
    [
      on(inventoryGrid.list, []),
      on(clientGrid.list, []),
      on(clientGrid.get, aClient({ id: 'c' }), { id: 'c' }),
      on(paymentCalls.account, anAccount(), { clientId: 'c' }),
      on(businessCalls.read, { business: { ...DEFAULT_BUSINESS, ...business }, version: 1 }),
      on(taxClassGrid.list, classes),
      on(invoiceCalls.issue, () => refusal ?? { message: '', invoice: anInvoice(), warnings: [] }),
      ...stubs,
    ],
  );
  const user = userEvent.setup();
  const summary = await screen.findByRole('region', { name: 'Summary' });
  const issue = () => user.click(screen.getByRole('button', { name: 'Generate Invoice' }));
  return { user, summary, issue, bodies: () => requestsOf(sent, invoiceCalls.issue).map(({ body }) => body) };
}

beforeEach(() => {
  localStorage.clear();
  onCreated.mockReset();
  refusal = null;
});

it('without a registration the tax that is typed is kept, and it is said who may charge GST', async () => {
  const { user, summary } = await open({});
  const said = 'Only a registered clinic may charge GST';
  expect(screen.queryByText(said)).toBeNull();
  await user.clear(screen.getByRole('textbox', { name: 'Tax %' }));
  await user.type(screen.getByRole('textbox', { name: 'Tax %' }), '5');
  expect(screen.getByText(said)).toBeVisible();
  expect(summary).toHaveTextContent('Tax₹64.00');
  expect(screen.queryByRole('region', { name: 'Recipient' })).toBeNull();
});

it('a registered clinic sees code, rate and kind of tax before Enter, and takes off per cent or rupees', async () => {
  const { user, summary, issue, bodies } = await open(regular('27'));
  expect(await screen.findByText('CGST + SGST, supplied in Maharashtra')).toBeVisible();
  expect(screen.getByText('3004 · 18 %')).toBeVisible();
  expect(screen.getByText('0409 · Exempt')).toBeVisible();
  expect(screen.getByText('The number comes with the invoice.')).toBeVisible();
  expect(summary).toHaveTextContent('Subtotal₹1,100.00Discount₹0.00CGST₹90.00SGST₹90.00Total₹1,280.00');
  await user.clear(screen.getByRole('textbox', { name: 'Discount %' }));
  await user.type(screen.getByRole('textbox', { name: 'Discount %' }), '10');
  expect(summary).toHaveTextContent('Total₹1,152.00');
  await user.click(screen.getByRole('button', { name: '₹' }));
  expect(summary).toHaveTextContent('Total₹1,280.00');
  await user.type(screen.getByRole('textbox', { name: 'Discount ₹' }), '128');
  expect(summary).toHaveTextContent('Total₹1,152.00');
  await issue();
  await waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(bodies()[0]).toMatchObject({
    items: [
      { id: 'n', quantity: 2, price: 590 },
      { id: 'h', quantity: 1, price: 100 },
    ],
    discount: { amount: 128 },
    payments: [{ mode: 'Cash', amount: 1152 }],
  });
});

it('goods to another State have IGST, those of a Union Territory UTGST', async () => {
  const { user, summary } = await open(regular('04'), [neem]);
  expect(await screen.findByText('CGST + UTGST, supplied in Chandigarh')).toBeVisible();
  expect(summary).toHaveTextContent('CGST₹90.00UTGST₹90.00');
  await user.click(screen.getByText('GSTIN or UIN, address and place'));
  await user.click(screen.getByRole('combobox', { name: 'Goods are sent to' }));
  await user.click(await screen.findByRole('option', { name: 'Gujarat' }));
  expect(screen.getByText('IGST, supplied in Gujarat')).toBeVisible();
  expect(summary).toHaveTextContent('IGST₹180.00');
});

it('what the server refuses of the recipient is said at its unfolded field, and nothing typed is lost', async () => {
  const { user, issue, bodies } = await open(regular('27'), [{ ...neem, price: 59_000 }]);
  const sentence = 'From ₹50,000 on, the address stands on the paper.';
  refusal = new Refused('INVALID_INPUT', {
    message: sentence,
    details: { 'recipient.address': [sentence] },
  });
  await screen.findByText('CGST + SGST, supplied in Maharashtra');
  await issue();
  const address = await screen.findByRole('textbox', { name: 'Address', description: sentence });
  expect(address).toBeVisible();
  refusal = null;
  await user.type(address, '12 Ring Road');
  await issue();
  await waitFor(() => expect(bodies()[1]).toMatchObject({ recipient: { address: '12 Ring Road' } }));
});

it('a line without a class is named before Enter', async () => {
  await open(regular('27'), [{ ...neem, taxClass: 'gone' }]);
  expect(await screen.findByText('No tax class')).toBeVisible();
  expect(screen.getByText('Neem has no tax class that may be used on this day.')).toBeVisible();
});

it.each([
  ['2999-01-01', 'This day has not come yet.'],
  ['2016-03-31', 'This day is before 01 Jul 2017, when GST began.'],
])('a simple invoice of %s says that its day is odd', async (date, said) => {
  await open({}, [neem], { date });
  expect(await screen.findByText(said)).toBeVisible();
});

it('a sale of a day before the registration says so in its total, and asks', async () => {
  const registration = [{ from: '2026-10-01', kind: 'regular' as const, gstin: '27AAPFU0939F1ZV' }];
  const simple = vi.fn<() => void>();
  const { user, summary, issue } = await open(
    { state: '27', registration },
    [neem],
    {
      date: '2026-09-30',
      invoiceNumber: 'INV-7',
    },
    on(invoiceCalls.add, () => {
      simple();
      return { message: '', invoice: anInvoice(), warnings: [] };
    }),
  );
  await waitFor(() => expect(summary).toHaveTextContent('Total, before the registration: no GST₹1,180.00'));
  await issue();
  await user.click(await screen.findByRole('button', { name: 'Change the date' }));
  expect(simple).not.toHaveBeenCalled();
  await issue();
  await user.click(await screen.findByRole('button', { name: 'Make it without GST' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalled());
});

it('a paper has no day that has not come yet', async () => {
  const { issue, bodies } = await open(regular('27'), [neem], { date: '2999-01-01' });
  await screen.findByText('CGST + SGST, supplied in Maharashtra');
  await issue();
  expect(await screen.findByText('Please choose today or an earlier day.')).toBeVisible();
  expect(bodies()).toEqual([]);
});

it.each([
  ['0717uno00157uno', 'UIN'],
  ['9917SGP29001OST', 'GSTIN of an online service from abroad (OIDAR): not in B2B of the return'],
])('the number %s of a recipient is called what it is', async (typed, said) => {
  const { user } = await open(regular('27'));
  await screen.findByText('CGST + SGST, supplied in Maharashtra');
  await user.click(screen.getByText('GSTIN or UIN, address and place'));
  await user.type(screen.getByRole('textbox', { name: 'GSTIN or UIN' }), typed);
  expect(screen.getByText(said)).toBeVisible();
});
