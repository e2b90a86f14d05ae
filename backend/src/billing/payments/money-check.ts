import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Document } from 'mongodb';
import type { Model, Types } from 'mongoose';
import { together } from '../../platform/http/sent-in-pieces.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { CarriedPayments } from './carried-payments.ts';
import { CreditNoteRecord } from './credit-note.schema.ts';
import { PaymentRecord, type SourceUse } from './payment.schema.ts';
import { Sources, type Source } from './sources.ts';

/** A record whose money does not add up. */
export interface Wrong {
  collection: string;
  id: string;
  number: string | null;
  why: string;
}

const sumOf = (path: string) => ({ $sum: `$${path}` });
const USED = {
  $sum: { $map: { input: '$uses', in: { $ifNull: ['$$this.taken', '$$this.wanted'] } } },
};
const OUT = sumOf('outs.amount');
const differ = (one: unknown, ...others: unknown[]) => ({ $expr: { $ne: [one, { $add: others }] } });
const TAXED = ['taxable', 'cgst', 'sgst', 'igst'] as const;
/** Sources that are read together. */
const AT_ONCE = 500;
const MOST = 100;

/** Whether all money adds up: in each record, and between a payment and the invoices that took of it. */
@Injectable()
export class MoneyCheck {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly creditNotes: Model<CreditNoteRecord>,
    private readonly sources: Sources,
    private readonly carried: CarriedPayments,
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
    ];
    return { wrong: wrong.slice(0, MOST) };
  }

  private async where<Row>({ collection }: Model<Row>, which: object, why: string): Promise<Wrong[]> {
    const projection = { number: 1, invoiceNumber: 1 };
    const found = await collection.find<Document>(which, { projection, limit: MOST }).toArray();
    return found.map((row) => ({
      collection: collection.collectionName,
      id: String(row._id),
      number: String(row.number ?? row.invoiceNumber ?? '') || null,
      why,
    }));
  }

  private async betweenRecords(): Promise<Wrong[]> {
    const wrong: Wrong[] = [];
    for (const { collection } of this.sources.models) {
      const used = { 'uses.0': { $exists: true } };
      const projection = { number: 1, uses: 1, reversed: 1, reversing: 1 };
      const found = collection.find<Source>(used, { projection }).batchSize(AT_ONCE);
      for await (const sources of together(found)) {
        const receipts = await this.receiptsOf(sources);
        for (const { _id, number, uses, reversed } of sources)
          if (uses.some((use) => !agrees(use, receipts, Boolean(reversed))))
            wrong.push({
              collection: collection.collectionName,
              id: _id.toHexString(),
              number,
              why: 'An invoice took something else than it says.',
            });
      }
    }
    return wrong;
  }

  /** Paise by use; an erased invoice has none. */
  private async receiptsOf(sources: Source[]): Promise<Map<string, number>> {
    const ids = sources.flatMap(({ uses }) => uses.map(({ invoice }) => invoice));
    const found = await this.invoices.collection
      .find<{ _id: Types.ObjectId; receipts?: InvoiceRecord['receipts'] }>(
        { _id: { $in: ids } },
        { projection: { receipts: 1 } },
      )
      .toArray();
    return new Map(
      found.flatMap(({ receipts = [] }) => receipts.map(({ id, amount }) => [id.toHexString(), amount])),
    );
  }
}

/** What is not settled yet agrees. */
function agrees({ id, taken }: SourceUse, receipts: Map<string, number>, isReversed: boolean): boolean {
  const received = receipts.get(id.toHexString());
  return taken === null || received === undefined || received === (isReversed ? 0 : taken);
}
