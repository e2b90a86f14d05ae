import type { ReturnNote, ReturnPaper } from '@clinic/contract/billing/gst-return';
import { Types, type Connection } from 'mongoose';
import { newPayment } from '../src/billing/payments/payment-row.ts';
import { ADVANCES, JUNE, NUMBERS } from './month-of-june.ts';

const CLIENT = { id: new Types.ObjectId(), name: '=Asha Patel' };
const AT = new Date('2026-07-01T00:00:00Z');

function taxOf(line: ReturnPaper['lines'][number]) {
  const { quantity: _, ...tax } = line;
  return tax;
}

const keysOf = (number: string) => ({
  numberKey: number.toLowerCase(),
  series: number.slice(0, -5).toLowerCase(),
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
  const vouchers = NUMBERS.filter(({ nature }) => nature === 'Receipt Voucher').toReversed();
  await db?.collection('payments').insertMany(
    ADVANCES.map(({ day, amount, rate, place, uses }, index) => {
      const number = vouchers[index - 1]?.number ?? 'AV/26-27/00001';
      return newPayment(
        {
          _id: new Types.ObjectId(),
          direction: 'in',
          kind: 'receipt',
          number,
          ...keysOf(number),
          client: CLIENT,
          by: CLIENT,
          day,
          mode: 'UPI',
          amount,
          advance: { code: '999723', rate, place },
          uses: uses.map((use) => ({
            id: new Types.ObjectId(),
            invoice: invoices.get(use.day) ?? new Types.ObjectId(),
            invoiceNumber: '',
            wanted: use.amount,
            taken: use.amount,
          })),
        },
        AT,
      );
    }),
  );
}
