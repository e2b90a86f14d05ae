import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { receiptCalls } from '@clinic/contract/billing/receipt-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { OwnMoney } from '@clinic/contract/billing/payments';
import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import { answerApi, on, Refused, type Reply } from '@clinic/ui/test/api.ts';
import { aCreditNote, aDue, anAccount, anInvoice, aPayment } from '@clinic/ui/test/records.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';
import type { OwnPapers } from './api.ts';

const due = aDue();
const upi = { upiId: 'tarang@okbank', payee: 'Tarang' };
const head = { legalName: 'Tarang LLP', address: 'Pune', registration: [], signatory: '', foot: '' };
const papers = [
  anInvoice({ id: 'i2', invoiceNumber: 'INV-2026-0002', total: 500, due: 300, state: 'partPaid' }),
  anInvoice({ id: 'i1', items: [{ id: 'n', name: 'Neem', quantity: 1, price: 100 }] }),
];

const api = (
  account: Reply<typeof paymentCalls.own>,
  { invoices = papers, receipts = [], creditNotes = [] }: Partial<OwnPapers> = {},
) => [
  on(invoiceCalls.own, { invoices, head }),
  on(receiptCalls.own, { receipts, creditNotes }),
  on(paymentCalls.own, account),
];

function open(
  { invoices = papers, receipts = [], creditNotes = [], ...own }: Partial<OwnMoney & OwnPapers>,
  path = '/client/invoices',
  account: Reply<typeof paymentCalls.own> = { ...anAccount(), upi: null, ...own },
) {
  answerApi(api(account, { invoices, receipts, creditNotes }));
  return renderAt(path, { as: { area: 'client' } });
}

test('a client sees first what is due, and pays it by a code of UPI', async () => {
  const { user } = open({ due: 300, dues: [due], upi });
  expect(await screen.findByRole('heading', { name: '₹300.00 due' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'What is due' })).toHaveTextContent('Due since 01 Nov 2026');
  await user.click(screen.getByRole('button', { name: 'Pay by UPI: INV-2026-0002' }));
  expect(await screen.findByTitle('QR code to pay ₹300.00 for INV-2026-0002 by UPI')).toBeInTheDocument();
  expect(screen.getByText('Open a UPI app')).toHaveAttribute(
    'href',
    'upi://pay?pa=tarang@okbank&pn=Tarang&am=300.00&cu=INR&tr=i2&tn=INV-2026-0002',
  );
});

test('instalments stand at their days, and none is asked for before', async () => {
  const [early, later] = [addDays(today(), -5), addDays(today(), 20)];
  const parts = [
    { day: early, amount: 300 },
    { day: later, amount: 400 },
  ];
  const { user } = open({ due: 700, dues: [aDue({ due: 700, overdue: 300, parts })], upi });
  expect(await screen.findByRole('list', { name: 'What is due' })).toHaveTextContent(
    `₹300.00 since ${formatDay(early)}, ₹400.00 on ${formatDay(later)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Pay by UPI: INV-2026-0002' }));
  expect(await screen.findByTitle('QR code to pay ₹300.00 for INV-2026-0002 by UPI')).toBeInTheDocument();
});

test('without a UPI id of the clinic no payment is offered', async () => {
  open({ due: 300, dues: [{ ...due, dueSince: '2027-01-05', overdue: 0 }] });
  expect(await screen.findByText('Due on 05 Jan 2027')).toBeVisible();
  expect(screen.queryByRole('button', { name: /by UPI/ })).toBeNull();
});

test('own papers have their state and total, and open as they are printed', async () => {
  const { user } = open({ left: 50 });
  const rows = within(await screen.findByRole('list', { name: 'Your invoices' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'INV-2026-000220 Nov 2026Part paid₹500.00',
    'INV-2026-000120 Nov 2026Paid₹100.00',
  ]);
  expect(await screen.findByText('You have a credit of ₹50.00 with the clinic.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'INV-2026-0001' }));
  expect(await screen.findByRole('heading', { name: 'Invoice INV-2026-0001' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Neem 1 ₹100.00 ₹100.00' })).toBeVisible();
});

test('an own paper says how it was paid, that it is credited, and leads to the one in its place', async () => {
  const use = { id: 'u', invoice: 'i1', invoiceNumber: 'INV-2026-0001', wanted: 60, taken: 60 };
  const corrected = { replacedBy: 'i2', state: 'credited', settled: 60 } as const;
  open(
    {
      invoices: [
        ...papers.slice(0, 1),
        anInvoice({ id: 'i1', ...corrected, credits: [{ id: 'c', amount: 100, fromDue: 40 }] }),
      ],
      payments: [aPayment({ mode: 'UPI', day: '2026-11-20', amount: 60, uses: [use] })],
      creditNotes: [aCreditNote({ id: 'c', invoice: 'i1', amount: 100, fromDue: 40 })],
    },
    '/client/invoices/i1',
  );
  expect(await screen.findByText('Received 20 Nov 2026, UPI')).toBeVisible();
  const link = screen.getByRole('link', { name: 'INV-2026-0002' });
  expect(link).toHaveAttribute('href', '/client/invoices/i2');
  expect(link.parentElement).toHaveTextContent(
    'Credited: CN/26-27/00001 of 21 Nov 2026. INV-2026-0002 takes its place.',
  );
});

test('receipts and credit notes open as they are printed', async () => {
  const lines = [{ line: 0, name: 'Neem', quantity: 1, returned: 'shelf', amount: 100, tax: null }] as const;
  const { user } = open({
    receipts: [
      { title: 'Receipt', payment: aPayment({ amount: 200, left: 200 }), advance: null, source: null },
    ],
    creditNotes: [aCreditNote({ invoice: 'i1', lines: [...lines] })],
  });
  const list = within(await screen.findByRole('list', { name: 'Receipts and credit notes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CN/26-27/0000121 Nov 2026Credit note₹100.00',
    'RC/26-27/0000120 Nov 2026Receipt₹200.00',
  ]);
  await user.click(list.getByRole('link', { name: 'CN/26-27/00001' }));
  expect(await screen.findByRole('heading', { name: 'Credit note CN/26-27/00001' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Neem 1 ₹100.00' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to your invoices' }));
  await user.click(await screen.findByRole('link', { name: 'RC/26-27/00001' }));
  expect(await screen.findByRole('heading', { name: 'Receipt RC/26-27/00001' })).toBeVisible();
  expect(screen.getByText('Two Hundred Rupees Only')).toBeVisible();
});

test('a receipt of another client is not found', async () => {
  open({}, '/client/invoices/receipts/p9');
  expect(await screen.findByText('This is no receipt of yours.')).toBeVisible();
});

test('without invoices it is said what will be here', async () => {
  open({ invoices: [] });
  expect(await screen.findByText('You have no invoices yet.')).toBeVisible();
  expect(screen.queryByText('Nothing is due')).toBeNull();
});

test('an invoice of another client is not found', async () => {
  open({}, '/client/invoices/i9');
  expect(await screen.findByText('This is no invoice of yours.')).toBeVisible();
});

test('when the account fails, the papers are there and it can be tried again', async () => {
  open({}, undefined, new Refused('SERVER_ERROR'));
  expect(await screen.findByRole('link', { name: 'INV-2026-0001' })).toBeVisible();
  expect(await screen.findByText('What is due could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

const saying = (isOpen: boolean) => ({
  id: 's',
  at: '2026-11-29T10:00:00.000Z',
  reference: '4410',
  due: 300,
  open: isOpen,
});

test('what is due of an invoice stands above it with the ways to pay, and no paper calls it paid', async () => {
  const unpaid = anInvoice({
    id: 'i2',
    total: 300,
    settled: 0,
    due: 300,
    state: 'open',
    paymentMode: 'Online',
  });
  const { user } = open({ invoices: [unpaid], due: 300, dues: [due], upi }, '/client/invoices/i2');
  const panel = await screen.findByRole('region', { name: '₹300.00 due' });
  expect(panel).toHaveTextContent('Due since 01 Nov 2026');
  expect(screen.queryByText('Online')).toBeNull();
  expect(screen.getByText('Due', { selector: '.invoice-sheet dl:first-of-type dt' })).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'Pay by UPI: INV-2026-0002' }));
  expect(await screen.findByTitle('QR code to pay ₹300.00 for INV-2026-0002 by UPI')).toBeInTheDocument();
});

test('a client who has paid says so once with the number of the payment, and is asked not to pay again', async () => {
  let dues = [due];
  const { user } = open({}, '/client/invoices', () => ({ ...anAccount({ due: 300, dues }), upi }));
  answerApi([
    ...api(() => ({ ...anAccount({ due: 300, dues }), upi })),
    on(
      invoiceCalls.sayPaid,
      () => {
        dues = [aDue({ saidPaid: saying(true) })];
        return { message: 'Thank you. The clinic is looking for your payment.', saidPaid: saying(true) };
      },
      { id: due.invoice },
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'I have paid: INV-2026-0002' }));
  const dialog = await screen.findByRole('dialog', { name: 'I have paid' });
  await user.click(within(dialog).getByRole('button', { name: 'Tell the clinic' }));
  expect(within(dialog).getByText('Please fill in this field.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /^Number of the payment/ }), '4410');
  await user.click(within(dialog).getByRole('button', { name: 'Tell the clinic' }));
  expect(await screen.findByText(/that you have paid: 4410\. .* Please do not pay again\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^I have paid/ })).toBeNull();
});

test('a client whose payment was not received reads so, and may say it again', async () => {
  open({ due: 300, dues: [aDue({ saidPaid: saying(false) })], upi });
  expect(await screen.findByText(/^The clinic has not received your payment 4410\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'I have paid: INV-2026-0002' })).toBeVisible();
});
