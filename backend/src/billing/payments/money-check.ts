import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { together } from '../../platform/http/sent-in-pieces.ts';
import { InvoiceRecord, type InvoiceReceipt } from '../invoices/invoice.schema.ts';
import { CarriedPayments } from './carried-payments.ts';
import { CreditNoteRecord } from './credit-note.schema.ts';
import { PaymentRecord, type SourceUse } from './payment.schema.ts';
import { RowCheck } from './row-check.ts';
import { Sources, type Source } from './sources.ts';
import { wrongOf, type Named, type Wrong } from './wrong-money.ts';
import { pastMongoose, type Conditions } from '../../platform/database/past-mongoose.ts';

type Receipts = Map<string, InvoiceReceipt[]>;

const sumOf = (path: string) => ({ $sum: `$${path}` });
const USED = {
  $sum: { $map: { input: '$uses', in: { $ifNull: ['$$this.taken', '$$this.wanted'] } } },
};
const OUT = sumOf('outs.amount');
const differ = (one: unknown, ...others: unknown[]) => ({ $expr: { $ne: [one, { $add: others }] } });
const TAXED = ['taxable', 'cgst', 'sgst', 'igst'] as const;
/** So many payments or credit notes are read together. */
const AT_ONCE = 500;
const MOST = 100;

/** Checks that money adds up inside each record, and between a payment and the invoices that were paid with it. */
@Injectable()
export class MoneyCheck {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly creditNotes: Model<CreditNoteRecord>,
    private readonly sources: Sources,
    private readonly carried: CarriedPayments,
    private readonly rows: RowCheck,
  ) {}

  /** Answers the first hundred that are wrong. */
  async run(): Promise<{ wrong: Wrong[] }> {
    await this.carried.moveWaiting();
    const owed = { due: { $exists: true } };
    const wrong = [
      ...(await this.where(
        this.invoices,
        { ...owed, ...differ('$total', '$due', '$settled', sumOf('credits.fromDue')) },
        'The total is not what is due, paid and credited.',
      )),
      ...(await this.where(
        this.invoices,
        { ...owed, ...differ('$settled', sumOf('receipts.amount')) },
        'What is paid is not the sum of its receipts.',
      )),
      ...(await this.where(
        this.invoices,
        {
          ...owed,
          $expr: { $lt: [{ $add: ['$settled', sumOf('credits.fromDue')] }, sumOf('credits.amount')] },
        },
        'More was credited than was owed and paid.',
      )),
      ...(await this.where(
        this.invoices,
        {
          gst: { $exists: true },
          $or: [
            differ('$total', ...TAXED.map((part) => `$gst.${part}`), '$gst.roundOff'),
            ...TAXED.map((part) => differ(`$gst.${part}`, sumOf(`gst.lines.${part}`))),
          ],
        },
        'The total and its taxes are not those of the lines.',
      )),
      ...(await this.where(
        this.creditNotes,
        differ('$amount', '$fromDue', '$left', USED, OUT),
        'The amount is not what was taken off, is left, used and paid back.',
      )),
      ...(await this.where(
        this.payments,
        { direction: 'in', ...differ('$amount', '$left', USED, OUT) },
        'The amount is not what is left, used and paid back.',
      )),
      ...(await this.betweenRecords()),
      ...(await this.rows.run()),
    ];
    return { wrong: wrong.slice(0, MOST) };
  }

  private async where<Row>(model: Model<Row>, which: Conditions, why: string): Promise<Wrong[]> {
    const projection = { number: 1, invoiceNumber: 1 };
    const found = await pastMongoose(model).find<Named>(which, { projection, limit: MOST }).toArray();
    return found.map((row) => wrongOf(model, row, why));
  }

  private async betweenRecords(): Promise<Wrong[]> {
    const wrong: Wrong[] = [];
    for (const model of this.sources.models) {
      const used = { 'uses.0': { $exists: true } };
      const projection = { number: 1, uses: 1, reversed: 1, reversing: 1 };
      const found = pastMongoose(model).find<Source>(used, { projection }).batchSize(AT_ONCE);
      for await (const sources of together(found)) {
        const receipts = await this.receiptsOf(sources);
        for (const source of sources)
          if (source.uses.some((use) => !agrees(use, receipts, source)))
            wrong.push(wrongOf(model, source, 'An invoice took something else than it says.'));
      }
    }
    return wrong;
  }

  /** Returns receipts by invoice; an erased invoice, and one of a release without payments, has none. */
  private async receiptsOf(sources: Source[]): Promise<Receipts> {
    const ids = sources.flatMap(({ uses }) => uses.map(({ invoice }) => invoice));
    const found = await pastMongoose(this.invoices)
      .find<Pick<InvoiceRecord, '_id' | 'receipts'>>(
        { _id: { $in: ids }, due: { $exists: true } },
        { projection: { receipts: 1 } },
      )
      .toArray();
    return new Map(found.map(({ _id, receipts = [] }) => [_id.toHexString(), receipts]));
  }
}

/**
 * Compares a use with the invoice's receipt. A use that is not settled yet agrees, and so does a missing receipt while
 * a cancellation runs.
 */
function agrees(
  { id, invoice, taken }: SourceUse,
  receipts: Receipts,
  { reversed, reversing }: Source,
): boolean {
  const known = receipts.get(invoice.toHexString());
  if (taken === null || !known) return true;
  const received = known.find((receipt) => receipt.id.equals(id))?.amount ?? 0;
  return reversing ? [0, taken].includes(received) : received === (reversed ? 0 : taken);
}
