import type { Advance } from '@clinic/contract/billing/gst-advances';
import type { ReturnNote, ReturnPaper } from '@clinic/contract/billing/gst-return';
import { numberIn } from '@clinic/contract/billing/paper-numbers';
import { Types, type Connection } from 'mongoose';
import { newPayment } from '../src/billing/payments/payment-row.ts';
import { ADVANCES, GAPS, JUNE, NUMBERS } from './month-of-june.ts';

const CLIENT = { id: new Types.ObjectId(), name: '=Asha Patel' };
const AT = new Date('2026-07-01T00:00:00Z');

function taxOf(line: ReturnPaper['lines'][number]) {
  const { quantity: _, ...tax } = line;
  return tax;
}

const keysOf = (number: string) => ({
  numberKey: number.toLowerCase(),
  series: number.slice(0, -6),
  serial: Number(number.slice(-5)),
});

function stored({ number, day, total, place, recipient, lines }: ReturnPaper) {
  const sum = (part: 'taxable' | 'cgst' | 'igst') => lines.reduce((all, line) => all + line[part], 0);
  return {
    _id: new Types.ObjectId(),
    invoiceNumber: number,
    searchKeys: [number.toLowerCase()],
    ...keysOf(number),
    date: day,
    client: CLIENT,
    items: lines.map(({ quantity, gross }) => ({
      id: new Types.ObjectId(),
      name: 'Triphala',
      quantity,
      price: gross / quantity,
    })),
    plan: null,
    taxPercent: 0,
    discountPercent: 0,
    paymentMode: 'Cash',
    subtotal: sum('taxable'),
    discount: 0,
    tax: 2 * sum('cgst') + sum('igst'),
    total,
    stock: [],
    due: 0,
    settled: total,
    gst: {
      title: 'Tax Invoice',
      place,
      recipient: { ...recipient, address: '', state: '' },
      lines: lines.map(taxOf),
      taxable: sum('taxable'),
      cgst: sum('cgst'),
      sgst: sum('cgst'),
      igst: sum('igst'),
      roundOff: 0,
    },
    createdBy: { id: CLIENT.id.toHexString(), name: 'Ritu', role: 'assistant' },
    createdAt: AT,
    updatedAt: AT,
  };
}

const storedNote = ({ number, day, amount, lines }: ReturnNote, invoice: Types.ObjectId) => ({
  number,
  ...keysOf(number),
  invoice,
  invoiceNumber: '',
  client: CLIENT,
  day,
  reason: 'Wrong',
  lines: lines.map((line) => ({
    line: 0,
    name: 'Triphala',
    quantity: line.quantity,
    returned: 'none',
    amount: line.net,
    tax: taxOf(line),
  })),
  amount,
  fromDue: 0,
  left: 0,
  uses: [],
  outs: [],
  withoutGst: false,
  by: CLIENT,
  createdAt: AT,
  updatedAt: AT,
});

/** Stores the made-up month, and a paper of July that uses an advance of June. */
export async function storeJune({ db }: Connection): Promise<void> {
  const july = { ...JUNE.papers[0], number: 'TW/26-27/00020', day: '2026-07-02' } as ReturnPaper;
  const papers = [...JUNE.papers, july].map(stored);
  const invoices = new Map(papers.map(({ date, _id }) => [date, _id]));
  await db?.collection('invoices').insertMany(papers);
  const notes = JUNE.notes.map((note) => {
    const of = JUNE.papers.findIndex((paper) => paper === note.paper);
    return storedNote(note, papers[of]?._id ?? new Types.ObjectId());
  });
  await db?.collection('creditNotes').insertMany(notes);
  const invoiceOf = (day: string) => invoices.get(day) ?? new Types.ObjectId();
  const vouchers = ADVANCES.map((one, index) => storedVoucher(one, index + 1, invoiceOf));
  const paidBack = vouchers.find(({ outs }) => outs.length > 0);
  const refunds = NUMBERS.filter(({ series }) => series === 'RF/26-27').map(({ nature, serial }) =>
    storedRefund(serial, nature ? paidBack : undefined),
  );
  await db?.collection('payments').insertMany([...vouchers, ...refunds]);
  const stopped = GAPS.map(({ series, paper, ...gap }) => ({
    _id: series as never,
    paper,
    waitingSince: null,
    gaps: [gap],
  }));
  await db?.collection('paperSeries').insertMany(stopped);
}

const ROW = { client: CLIENT, by: CLIENT, mode: 'UPI' } as const;

function storedVoucher(
  { day, amount, rate, place, uses }: Advance,
  serial: number,
  invoiceOf: (day: string) => Types.ObjectId,
) {
  const number = numberIn('AV/26-27', serial);
  const of = (kind: Advance['uses'][number]['kind']) => uses.filter((use) => use.kind === kind);
  return newPayment(
    {
      _id: new Types.ObjectId(),
      direction: 'in',
      kind: 'receipt',
      number,
      ...keysOf(number),
      ...ROW,
      day,
      amount,
      advance: { code: '999723', rate, place },
      uses: of('invoice').map((use) => ({
        id: new Types.ObjectId(),
        invoice: invoiceOf(use.day),
        invoiceNumber: '',
        wanted: use.amount,
        taken: use.amount,
      })),
      outs: of('refund').map((out) => ({ id: new Types.ObjectId(), amount: out.amount })),
    },
    AT,
  );
}

/** Stores a refund of a voucher or of another payment. */
function storedRefund(serial: number, voucher?: ReturnType<typeof storedVoucher>) {
  const number = numberIn('RF/26-27', serial);
  const [out] = voucher?.outs ?? [];
  return newPayment(
    {
      _id: out?.id ?? new Types.ObjectId(),
      direction: 'out',
      kind: 'refund',
      number,
      ...keysOf(number),
      ...ROW,
      day: '2026-06-24',
      amount: out?.amount ?? 10_000,
      source: voucher?._id ?? new Types.ObjectId(),
    },
    AT,
  );
}
