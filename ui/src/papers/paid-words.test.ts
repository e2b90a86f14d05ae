import type { Invoice } from '@clinic/contract/billing/invoices';
import type { MoneyMode } from '@clinic/contract/billing/payments';
import { expect, it } from 'vitest';
import { aCreditNote, anInvoice, aPayment } from '../../test/records.ts';
import { agreedDays, paidRows } from './paid-words.ts';

const used = (taken: number, invoice = '1') => ({
  id: 'u',
  invoice,
  invoiceNumber: 'INV-1',
  wanted: taken,
  taken,
});
const paid = (day: string, mode: MoneyMode, taken: number) =>
  aPayment({ id: day, day, mode, amount: taken, uses: [used(taken), used(7, 'another')] });
const cash = paid('2026-11-18', 'Cash', 20.5);
const upi = paid('2026-11-20', 'UPI', 30);
const note = aCreditNote({ id: 'c', number: 'CN/26-27/00001', day: '2026-11-21', amount: 40 });
const bounced = { ...upi, reversed: { at: '2026-11-22T06:00:00.000Z', by: upi.by, reason: 'Bounced' } };

const rows: [what: string, invoice: Partial<Invoice>, money: object | undefined, rows: string[]][] = [
  ['paid at once', { settled: 100 }, { payments: [upi], notes: [] }, []],
  ['not paid', { due: 100, settled: 0 }, undefined, ['Due ₹100.00']],
  ['paid in part, of which the payments are not read yet', { due: 49.5, settled: 50.5 }, undefined, []],
  [
    'paid in parts, the newest first as they are read',
    { due: 49.5, settled: 50.5 },
    { payments: [upi, cash], notes: [] },
    ['Received 18 Nov 2026, Cash −₹20.50', 'Received 20 Nov 2026, UPI −₹30.00', 'Due ₹49.50'],
  ],
  [
    'paid in parts of one day, the later one first as they are read',
    { due: 49.5, settled: 50.5 },
    { payments: [{ ...upi, day: cash.day }, cash], notes: [] },
    ['Received 18 Nov 2026, Cash −₹20.50', 'Received 18 Nov 2026, UPI −₹30.00', 'Due ₹49.50'],
  ],
  [
    'paid with a payment that bounced',
    { due: 79.5, settled: 20.5 },
    { payments: [bounced, cash], notes: [] },
    ['Received 18 Nov 2026, Cash −₹20.50', 'Due ₹79.50'],
  ],
  [
    'paid of what another paper had received',
    { due: 10, settled: 90 },
    { payments: [upi], notes: [] },
    ['Received 20 Nov 2026, UPI −₹30.00', "Received of the client's credit −₹60.00", 'Due ₹10.00'],
  ],
  [
    'credited beyond what was due',
    { due: 0, settled: 80, total: 110, credits: [{ id: 'c', amount: 40, fromDue: 30 }] },
    { payments: [paid('2026-11-20', 'Card', 80)], notes: [note] },
    [
      'Received 20 Nov 2026, Card −₹80.00',
      'Credited 21 Nov 2026, CN/26-27/00001 −₹40.00',
      'Back to the client ₹10.00',
      'Due ₹0.00',
    ],
  ],
];

it.each(rows)('a paper that was %s', (_what, invoice, money, wanted) => {
  expect(paidRows(anInvoice(invoice), money as never).map((row) => row.join(' '))).toEqual(wanted);
});

it('the days of instalments are named while something is due', () => {
  const dueOn = [
    { day: '2026-12-01', amount: 60 },
    { day: '2027-01-01', amount: 40 },
  ];
  expect(agreedDays(anInvoice({ due: 40, dueOn }))).toBe('₹60.00 on 01 Dec 2026\n₹40.00 on 01 Jan 2027');
  expect(agreedDays(anInvoice({ due: 0, dueOn }))).toBe('');
});
