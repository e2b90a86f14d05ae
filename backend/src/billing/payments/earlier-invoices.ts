import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { together } from '../../platform/http/sent-in-pieces.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { FOLLOW_SUMS } from '../invoices/state-key.ts';
import { derivedId } from './derived-id.ts';
import { newPayment, onceEach } from './payment-row.ts';
import { PaymentRecord } from './payment.schema.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 500;
/** Payments from before drawers were counted name this id as their count. */
export const BEFORE = new Types.ObjectId('000000000000000000000001');
/** This id stands for an author whose id a record lacks. */
const NOBODY = new Types.ObjectId('000000000000000000000000');
const WITHOUT_MONEY = { $or: [{ due: { $exists: false } }, { settled: { $exists: false } }] };

interface Paid {
  invoice: InvoiceRecord;
  payment: Types.ObjectId;
  use: Types.ObjectId;
}

/**
 * Brings invoices of a release without payments up to date: nothing is due, and a payment of their mode and day is
 * stored.
 */
@Injectable()
export class EarlierInvoices {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
  ) {}

  /**
   * Runs at the first start, and nightly for invoices that an older server adds beside this one. Answers their number.
   */
  @LeasedJob({ name: 'earlier-invoices', every: DAY_MS, failed: 'Payments of earlier invoices wait' })
  async run(run?: JobRun): Promise<number> {
    let count = 0;
    const found = this.invoices.collection.find<InvoiceRecord>(WITHOUT_MONEY).batchSize(BATCH);
    for await (const group of together(found)) {
      if (run?.stop.aborted) return count;
      await this.bring(group);
      count += group.length;
    }
    return count;
  }

  /** The payments come first: a repetition finds them under the same ids. */
  private async bring(invoices: InvoiceRecord[]): Promise<void> {
    const paid = invoices.map((invoice): Paid => {
      const id = invoice._id.toHexString();
      return { invoice, payment: derivedId('before', id), use: derivedId('before use', id) };
    });
    const rows = paid.filter(({ invoice }) => invoice.total > 0).map(rowOf);
    if (rows.length > 0) await this.payments.collection.bulkWrite(onceEach(rows), { ordered: false });
    await this.invoices.collection.bulkWrite(
      paid.map(({ invoice: { _id, total }, payment, use }) => ({
        updateOne: {
          filter: { _id, ...WITHOUT_MONEY },
          update: [
            {
              $set: {
                due: { $ifNull: ['$due', 0] },
                settled: { $ifNull: ['$settled', '$total'] },
                receipts: {
                  $concatArrays: [
                    { $ifNull: ['$receipts', []] },
                    total > 0 ? [{ id: use, source: payment, amount: total }] : [],
                  ],
                },
              },
            },
            FOLLOW_SUMS,
          ],
        },
      })),
      { ordered: false },
    );
  }
}

function rowOf({ invoice, payment, use }: Paid): PaymentRecord {
  const { _id, invoiceNumber, client, date: day, paymentMode: mode, total: amount, createdBy } = invoice;
  const by = {
    id: Types.ObjectId.isValid(createdBy.id) ? new Types.ObjectId(createdBy.id) : NOBODY,
    name: createdBy.name,
  };
  const uses = [{ id: use, invoice: _id, invoiceNumber, wanted: amount, taken: amount }];
  const fields = { _id: payment, direction: 'in', kind: 'before', client, day, mode, amount, by } as const;
  return newPayment({ ...fields, uses, closing: BEFORE }, invoice.createdAt);
}
