import { render, screen } from '@testing-library/react';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { GstPaper } from '@clinic/contract/billing/papers';
import { expect, test } from 'vitest';
import { aCreditNote, anInvoice, aPayment } from '../../test/records.ts';
import { PaperSheet } from './PaperSheet.tsx';

const line = { code: '3004', unit: 'NOS', kind: 'taxable', rate: 18, gross: 1180, net: 1180 } as const;
const gst: GstPaper = {
  title: 'Tax Invoice',
  place: '27',
  recipient: { name: 'कविता जोशी', gstin: '', address: '', state: '' },
  lines: [{ ...line, taxable: 1000, cgst: 90, sgst: 90, igst: 0 }],
  taxable: 1000,
  cgst: 90,
  sgst: 90,
  igst: 0,
  roundOff: 0,
};
const head = {
  legalName: 'Tarang Wellness LLP',
  address: '12 Ring Road\nPune',
  registration: [{ from: '2026-01-01', kind: 'regular', gstin: '27AAPFU0939F1ZV' }] as const,
  signatory: 'Meera Shah',
  foot: 'Subject to Pune jurisdiction.',
};
const invoice = anInvoice({
  items: [{ id: 'n', name: 'नीम', quantity: 1, price: 1180 }],
  subtotal: 1000,
  tax: 180,
  total: 1180,
});
const show = (over: Partial<GstPaper> = {}, registration = [...head.registration]) =>
  render(
    <PaperSheet
      invoice={{ ...invoice, gst: { ...gst, ...over } }}
      client="कविता जोशी"
      head={{ ...head, registration }}
    />,
  );

test('a tax invoice names the clinic, the place of supply, codes and taxes, and is signed', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { name: 'Tax Invoice' })).toBeVisible();
  for (const text of [
    'Original for recipient',
    'GSTIN 27AAPFU0939F1ZV',
    '27-Maharashtra',
    '3004 NOS',
    'Meera Shah',
    head.foot,
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Item', 'Quantity', 'Price', 'Taxable', 'Rate', 'CGST', 'SGST', 'Amount']);
  expect(container).toHaveTextContent('Taxable₹1,000.00CGST₹90.00SGST₹90.00Total₹1,180.00');
  expect(container).not.toHaveTextContent('valid without a signature');
});

test('a paper to another State shows IGST, one of a Union Territory UTGST', () => {
  const other = show({ igst: 180, cgst: 0, sgst: 0, place: '24' });
  expect(screen.getByRole('columnheader', { name: 'IGST' })).toBeInTheDocument();
  other.unmount();
  show({ place: '04' });
  expect(screen.getByRole('columnheader', { name: 'UTGST' })).toBeInTheDocument();
});

test('a bill of supply has no columns of tax, and says so under composition', () => {
  show({ title: 'Bill of Supply', cgst: 0, sgst: 0 }, [
    { from: '2026-01-01', kind: 'composition', gstin: '27AAPFU0939F1ZV' },
  ] as never);
  expect(screen.queryByRole('columnheader', { name: 'CGST' })).toBeNull();
  expect(screen.getByText(/not eligible to collect tax/)).toBeInTheDocument();
});

test('of a paper with taxed and exempt lines only the taxed ones are taxable', () => {
  const exempt = { ...line, code: '0409', kind: 'exempt' as const, rate: 0, gross: 100, net: 100 };
  const taxed = { ...line, taxable: 1000, cgst: 90, sgst: 90, igst: 0 };
  const { container } = show({
    title: 'Invoice-cum-bill of supply',
    lines: [taxed, { ...exempt, taxable: 100, cgst: 0, sgst: 0, igst: 0 }],
    taxable: 1100,
  });
  expect(container).toHaveTextContent('Taxable₹1,000.00Exempt₹100.00CGST₹90.00');
});

test('a discount prints as it was given: per cent, or rupees with the tax that was in them', () => {
  const lines = [{ ...line, net: 1062, taxable: 900, cgst: 81, sgst: 81, igst: 0 }];
  const off = (more: Partial<Invoice>) =>
    render(
      <PaperSheet
        invoice={{ ...invoice, discount: 100, total: 1062, ...more, gst: { ...gst, lines, taxable: 900 } }}
        client="कविता जोशी"
      />,
    );
  const percent = off({ discount_Percent: 10 });
  expect(percent.container).toHaveTextContent('Discount (10%)−₹100.00');
  percent.unmount();
  const rupees = off({});
  expect(rupees.container).toHaveTextContent('Discount (₹118.00 with tax)−₹100.00');
  rupees.unmount();
  expect(off({ discount: 118 }).container).toHaveTextContent('Discount−₹118.00');
});

test('a paper that was paid in parts says of each how and when, and what is due', () => {
  const use = { id: 'u', invoice: '1', invoiceNumber: 'INV-1', wanted: 80, taken: 80 };
  const payments = [aPayment({ day: '2026-11-20', mode: 'UPI', amount: 80, uses: [use] })];
  const dueOn = [
    { day: '2026-11-20', amount: 580 },
    { day: '2026-12-20', amount: 600 },
  ];
  const part = anInvoice({ total: 1180, settled: 80, due: 1100, dueOn, state: 'partPaid' });
  const { container } = render(
    <PaperSheet invoice={part} client="कविता जोशी" money={{ payments, notes: [] }} />,
  );
  expect(container).toHaveTextContent('Total₹1,180.00Received 20 Nov 2026, UPI−₹80.00Due₹1,100.00');
  expect(container).toHaveTextContent('Agreed₹580.00 on 20 Nov 2026 ₹600.00 on 20 Dec 2026');
  expect(container).not.toHaveTextContent('Credited');
});

test('a credited paper says so, by which note, and what takes its place', () => {
  const notes = [aCreditNote({ id: 'c', number: 'CN/26-27/00001', day: '2026-11-21', amount: 1180 })];
  const credits = [{ id: 'c', amount: 1180, fromDue: 1180 }];
  const credited = { ...invoice, gst, settled: 0, credits, state: 'credited' as const };
  const whole = render(
    <PaperSheet
      invoice={credited}
      client="कविता जोशी"
      money={{ payments: [], notes }}
      successor={<a href="/9">INV-9</a>}
    />,
  );
  const said = screen.getByText(/^Credited: CN/);
  expect(said).toHaveTextContent('Credited: CN/26-27/00001 of 21 Nov 2026. INV-9 takes its place.');
  expect(screen.getByText('Original for recipient')).toBeVisible();
  whole.unmount();
  const part = {
    ...credited,
    credits: [{ id: 'c', amount: 80, fromDue: 0 }],
    state: 'partCredited' as const,
  };
  render(<PaperSheet invoice={part} client="कविता जोशी" />);
  expect(screen.getByText('Credited in part.')).toBeVisible();
});
