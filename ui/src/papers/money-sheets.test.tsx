import type { LineTax } from '@clinic/contract/billing/gst-totals';
import type { GstPaper } from '@clinic/contract/billing/papers';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCreditNote, anInvoice, aPayment } from '../../test/records.ts';
import { CreditNoteSheet } from './CreditNoteSheet.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';

const tax: LineTax = {
  code: '3004',
  unit: 'NOS',
  kind: 'taxable',
  rate: 18,
  gross: 1180,
  net: 1180,
  taxable: 1000,
  cgst: 90,
  sgst: 90,
  igst: 0,
};
const gst: GstPaper = {
  title: 'Tax Invoice',
  place: '04',
  recipient: { name: 'कविता जोशी', gstin: '04AAPFU0939F1Z3', address: 'Sector 17', state: '04' },
  lines: [tax],
  taxable: 1000,
  cgst: 90,
  sgst: 90,
  igst: 0,
  roundOff: 0,
};
const invoice = anInvoice({
  invoiceNumber: 'TW/26-27/00007',
  items: [{ id: 'n', name: 'नीम', quantity: 2, price: 590 }],
  total: 1180,
  gst,
});
const head = {
  legalName: 'Tarang Wellness LLP',
  address: '12 Ring Road\nPune',
  registration: [{ from: '2026-01-01', kind: 'regular' as const, gstin: '04AAPFU0939F1Z3' }],
  signatory: 'Meera Shah',
  foot: '',
};
const half = { ...tax, gross: 590, net: 590, taxable: 500, cgst: 45, sgst: 45 };
const credited = { line: 0, name: 'नीम', quantity: 1, returned: 'shelf', amount: 590, tax: half } as const;

test('a credit note has its number and day, the invoice, the recipient, rate and tax, and is signed', () => {
  const note = aCreditNote({ invoiceNumber: 'TW/26-27/00007', lines: [credited], amount: 590.5 });
  const { container } = render(
    <CreditNoteSheet note={note} invoice={invoice} client="कविता जोशी" head={head} />,
  );
  expect(screen.getByRole('heading', { name: 'Credit Note' })).toBeVisible();
  for (const text of [
    'CN/26-27/00001',
    '21 Nov 2026',
    'TW/26-27/00007',
    '20 Nov 2026',
    '04-Chandigarh',
    '04AAPFU0939F1Z3',
    'Meera Shah',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Item', 'Quantity', 'Taxable', 'Rate', 'CGST', 'UTGST', 'Amount']);
  expect(container).toHaveTextContent(
    'Taxable₹500.00CGST₹45.00UTGST₹45.00Round-off₹0.50Credited₹590.50Amount in words:',
  );
});

test('a credit note of more than there was says how many pieces had never left the shelf', () => {
  render(
    <CreditNoteSheet
      note={aCreditNote({ lines: [{ ...credited, quantity: 8, neverLeft: 2 }] })}
      invoice={anInvoice()}
      client="Meera"
    />,
  );
  expect(screen.getByText('नीम: 6 back, 2 had never left')).toBeVisible();
});

test('a credit note that is too late for the tax says so, and shows the money alone', () => {
  const late = { ...credited, quantity: null, tax: { ...half, taxable: 0, cgst: 0, sgst: 0 } };
  render(
    <CreditNoteSheet
      note={aCreditNote({ lines: [late], amount: 590, withoutGst: true })}
      invoice={invoice}
      client="कविता जोशी"
      head={head}
    />,
  );
  expect(screen.getByText(/^Without GST/)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'CGST' })).toBeNull();
  expect(screen.getByRole('row', { name: 'नीम ₹590.00' })).toBeVisible();
});

test('a receipt of an unregistered clinic says what it is for, and needs no signature', () => {
  const use = { id: 'u', invoice: '1', invoiceNumber: 'INV-1', wanted: 80, taken: 60 };
  const payment = aPayment({ uses: [use], left: 30, reference: '4410' });
  const { container } = render(
    <ReceiptSheet
      receipt={{ title: 'Receipt', payment, advance: null, source: null }}
      client="Kavita Joshi"
      head={{ ...head, registration: [] }}
    />,
  );
  expect(container).toHaveTextContent('Received fromKavita JoshiModeUPIReference4410');
  expect(container).toHaveTextContent('INV-1: ₹60.00 ₹30.00 on account ₹10.00 paid back since');
  expect(container).toHaveTextContent('This receipt was made by computer and is valid without a signature.');
  expect(container).not.toHaveTextContent('GSTIN');
});

test('a refund voucher names the receipt voucher, and the tax that goes back', () => {
  const advance = { code: '999723', rate: 18, place: '24', taxable: 500, cgst: 0, sgst: 0, igst: 90 };
  const payment = aPayment({ direction: 'out', kind: 'refund', number: 'RF/26-27/00001', amount: 590 });
  const { container } = render(
    <ReceiptSheet
      receipt={{
        title: 'Refund Voucher',
        payment,
        advance,
        source: { number: 'AV/26-27/00003', day: '2026-11-02' },
      }}
      client="Kavita Joshi"
      head={head}
    />,
  );
  expect(container).toHaveTextContent('Paid back ofAV/26-27/00003 of 02 Nov 2026For services of SAC999723');
  expect(container).toHaveTextContent('Place of supply24-Gujarat');
  expect(container).toHaveTextContent('Taxable₹500.00IGST₹90.00Paid back₹590.00');
});
