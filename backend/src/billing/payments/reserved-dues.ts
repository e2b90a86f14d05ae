import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { pastMongoose, type Conditions } from '../../platform/database/past-mongoose.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { isReserved } from '../invoices/reserved-due.ts';
import type { SourceUse } from './payment.schema.ts';
import { Settling } from './settling.ts';

/** A reservation lasts so many milliseconds, longer than a request may take. */
const RESERVED_MS = 20_000;

type Owed = Pick<InvoiceRecord, '_id' | 'due' | 'reserved'>;

/** A client's payment before it is stored. */
interface Coming {
  _id: Types.ObjectId;
  client: Types.ObjectId;
  uses: readonly SourceUse[];
}

/**
 * Reserves what is due for a payment whose screen showed that sum: no second payment can settle the same rupees, and no
 * credit takes them in between.
 */
@Injectable()
export class ReservedDues {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly settling: Settling,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a payment once so much is certainly due: of the named invoices, or of all of the client's. Throws
   * DUE_CHANGED and what `store` throws.
   */
  async stored<Row>(
    coming: Coming,
    { seen, named }: { seen: number; named: readonly Types.ObjectId[] | undefined },
    store: () => Promise<Row>,
  ): Promise<Row> {
    await this.settling.finish({ 'client.id': coming.client });
    const of = named ? { _id: { $in: [...named] } } : { due: { $gt: 0 } };
    const which = { 'client.id': coming.client, ...of };
    const owed = await this.owed(which);
    if (this.sumOf(owed, coming._id) !== seen) throw changedTo(this.sumOf(owed, coming._id));
    const wanted = new Map<string, number>();
    for (const { invoice, wanted: paise } of coming.uses)
      wanted.set(invoice.toHexString(), (wanted.get(invoice.toHexString()) ?? 0) + paise);
    try {
      for (const { _id, due = 0 } of owed) {
        const amount = Math.min(due, wanted.get(_id.toHexString()) ?? 0);
        if (amount > 0 && !(await this.reserve(_id, { payment: coming._id, amount, due })))
          throw changedTo(this.sumOf(await this.owed(which), coming._id));
      }
      return await store();
    } catch (error) {
      // After any other failure the payment may have been stored, so its invoices keep the reservation.
      if (error instanceof ApiError && error.status < 500) await this.release(coming._id, owed);
      throw error;
    }
  }

  /** The order is oldest first, so that two payments for the same invoices meet at the first of them. */
  private owed(which: Conditions): Promise<Owed[]> {
    return pastMongoose(this.invoices)
      .find<Owed>(which, { sort: { date: 1, _id: 1 }, projection: { due: 1, reserved: 1 } })
      .toArray();
  }

  /** A part that is reserved for another payment does not count as due. */
  private sumOf(owed: readonly Owed[], own: Types.ObjectId): number {
    const now = this.clock.now();
    return owed.reduce((sum, { due = 0, reserved }) => {
      const isHeld = reserved && reserved.until > now && !reserved.payment.equals(own);
      return sum + due - (isHeld ? Math.min(due, reserved.amount) : 0);
    }, 0);
  }

  private async reserve(
    _id: Types.ObjectId,
    { payment, amount, due }: { payment: Types.ObjectId; amount: number; due: number },
  ): Promise<boolean> {
    const now = this.clock.atDatabase;
    const until = { $add: [now, RESERVED_MS] };
    const isFree = { $or: [{ $eq: ['$reserved.payment', payment] }, { $not: [isReserved(now)] }] };
    const change = [{ $set: { reserved: { payment, amount, until } } }];
    const which = { _id, due, $expr: isFree };
    return (await this.records.update(this.invoices, job(), which, change, { asIs: true })) !== null;
  }

  private async release(payment: Types.ObjectId, owed: readonly Owed[]): Promise<void> {
    const change = { $unset: { reserved: '' } } as const;
    for (const { _id } of owed)
      await this.records.update(this.invoices, job(), { _id, 'reserved.payment': payment }, change, {
        asIs: true,
      });
  }
}

function changedTo(paise: number): ApiError {
  return new ApiError('DUE_CHANGED', { body: { due: fromPaise(paise) } });
}
