import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { touched } from '../inventory/item.schema.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { isReserved } from '../invoices/reserved-due.ts';
import { FOLLOW_SUMS } from '../invoices/state-key.ts';
import type { SourceUse } from './payment.schema.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

const RECEIPTS = { $ifNull: ['$receipts', []] };
/**
 * An invoice that was credited beyond its due keeps what it took when the payment is cancelled, since the credit note
 * has that part.
 */
const NOT_CREDITED_BEYOND_DUE = {
  $expr: { $lte: [{ $sum: '$credits.amount' }, { $sum: '$credits.fromDue' }] },
};

/** Lets invoices take credit from payments and credit notes and give it back; the use's id makes each happen once. */
@Injectable()
export class InvoiceTakings {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes at most what is due; answers the amount, also when an earlier call took it. An invoice of a release without
   * payments, or an erased one, takes nothing.
   */
  async takeCredit(source: Types.ObjectId, { id, invoice, wanted }: SourceUse): Promise<number> {
    const forOthers = {
      $and: [isReserved(this.clock.atDatabase), { $ne: ['$reserved.payment', source] }],
    };
    const free = { $subtract: ['$due', { $cond: [forOthers, '$reserved.amount', 0] }] };
    const taken = { $max: [0, { $min: [free, wanted] }] };
    const reserved = { $cond: [{ $eq: ['$reserved.payment', source] }, '$$REMOVE', '$reserved'] };
    const changed = await this.records.update(
      this.invoices,
      job(),
      { _id: invoice, due: { $exists: true }, 'receipts.id': { $ne: id } },
      [
        {
          $set: {
            due: { $subtract: ['$due', taken] },
            settled: { $add: ['$settled', taken] },
            receipts: { $concatArrays: [RECEIPTS, [{ id, source, amount: taken }]] },
            reserved,
            updatedAt: this.touched(),
          },
        },
        FOLLOW_SUMS,
      ],
      { asIs: true },
    );
    const taker = changed ?? (await pastMongoose(this.invoices).findOne<InvoiceRecord>({ _id: invoice }));
    return taker?.receipts?.find((receipt) => receipt.id.equals(id))?.amount ?? 0;
  }

  /**
   * Gives back what the invoice took by this use, which is due again. False: it was credited beyond its due, so it
   * keeps the money.
   */
  async giveBack({ id, invoice: _id }: Pick<SourceUse, 'id' | 'invoice'>): Promise<boolean> {
    const which = { _id, receipts: { $elemMatch: { id, amount: { $gt: 0 } } } };
    const isThis = { $eq: ['$$this.id', id] };
    const amount = {
      $sum: { $map: { input: '$receipts', in: { $cond: [isThis, '$$this.amount', 0] } } },
    };
    const emptied = { $cond: [isThis, { $mergeObjects: ['$$this', { amount: 0 }] }, '$$this'] };
    const given = await this.records.update(
      this.invoices,
      job(),
      { ...which, ...NOT_CREDITED_BEYOND_DUE },
      [
        {
          $set: {
            due: { $add: ['$due', amount] },
            settled: { $subtract: ['$settled', amount] },
            receipts: { $map: { input: '$receipts', in: emptied } },
            updatedAt: this.touched(),
          },
        },
        FOLLOW_SUMS,
      ],
      { asIs: true },
    );
    return given !== null || (await pastMongoose(this.invoices).findOne(which)) === null;
  }

  /** Marks the invoice as changed, since a credit note depends on what is due. */
  private touched() {
    return touched(this.clock.atDatabase);
  }
}
