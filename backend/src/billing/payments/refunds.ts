import { toPaise } from '@clinic/contract/billing/invoice-totals';
import type { MoneyMode, RefundPayment } from '@clinic/contract/billing/payments';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { DeskLimits } from '../business/desk-limits.service.ts';
import { notDone } from '../series/not-done.ts';
import { PaperNumbers } from '../series/paper-numbers.ts';
import { derivedId } from './derived-id.ts';
import { namedAuthor, newPayment } from './payment-row.ts';
import { PaymentRecord, type NamedPerson } from './payment.schema.ts';
import { Sources, SOURCES, STANDS, type Source } from './sources.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

export const REFUND = effectKind('refund');

export interface Refund {
  /** Id of the refund's own payment row, known before the row is stored. */
  id: Types.ObjectId;
  amount: number;
  mode: MoneyMode;
  reference: string;
  day: string;
  by: NamedPerson;
}

/** Pays back what is left of a payment or a credit note. */
@Injectable()
export class Refunds {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    private readonly limits: DeskLimits,
    private readonly sources: Sources,
    private readonly numbers: PaperNumbers,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  /** Stores the refund. Throws NEEDS_ADMIN, NOT_FOUND, IDEMPOTENCY_MISMATCH, SERIES_WAITS, CREDIT_USED. */
  async refund(context: WriteContext, fields: RefundPayment): Promise<PaymentRecord> {
    await this.limits.requirePossible(context, { out: toPaise(fields.amount) });
    const { model, source } = await this.sources.get(new Types.ObjectId(fields.source));
    await this.sources.requireKeyOf(model, context);
    const id = outIdOf(context, source);
    const refund = async (): Promise<Source> => {
      await this.numbers.requireOpen(this.clock.today(), 'refund');
      await this.records.refuseRepeat(model, context);
      const asked = this.refundOf(context, id, fields);
      return this.limits.within(context, { out: asked.amount }, () =>
        this.takeCredit(context, { model, source }, asked),
      );
    };
    const { _id } = await this.records.once(model, context, refund, (earlier) => earlier);
    const paid = await this.row(id);
    if (paid) return paid;
    await this.effects.run(model.modelName, _id);
    const late = await this.row(id);
    if (!late) throw notDone('The refund');
    return late;
  }

  /** Makes the effect of a refund, for a write that makes the refunded source itself. */
  effectOf(refund: Refund, at: Date): Effect {
    return { key: `${REFUND}:${refund.id.toHexString()}`, kind: REFUND, at, data: refund };
  }

  private refundOf(context: WriteContext, id: Types.ObjectId, fields: RefundPayment): Refund {
    const { mode, reference } = fields;
    const [amount, by] = [toPaise(fields.amount), namedAuthor(context.author)];
    return { id, amount, mode, reference: reference ?? fields.reason, day: this.clock.today(), by };
  }

  private async takeCredit(
    context: WriteContext,
    { model, source: { _id } }: Awaited<ReturnType<Sources['get']>>,
    refund: Refund,
  ): Promise<Source> {
    const { id, amount } = refund;
    const taken = await this.records.update(
      model,
      context,
      { _id, left: { $gte: amount }, 'outs.id': { $ne: id }, ...STANDS },
      { $inc: { left: -amount }, $push: { outs: { id, amount } } },
      { effects: [this.effectOf(refund, this.clock.now())], asIs: true },
    );
    if (!taken) throw new ApiError('CREDIT_USED');
    return taken;
  }

  @OnEffect({ of: SOURCES, kinds: [REFUND] })
  async payOut({ _id: source, client }: Source, { data }: Effect): Promise<void> {
    const { id: _id, day, ...paid } = data as Refund;
    if (await this.row(_id)) return;
    const at = this.clock.now();
    const fields = { _id, direction: 'out', kind: 'refund', client, source, ...paid } as const;
    await this.numbers.insertNumbered(
      this.payments,
      job(),
      { paper: 'refund', day, follows: true },
      (number) => newPayment({ ...fields, ...number }, at),
      { asIs: true },
    );
  }

  private row(_id: Types.ObjectId): Promise<PaymentRecord | null> {
    return pastMongoose(this.payments).findOne<PaymentRecord>({ _id });
  }
}

/** A repeated request finds the first one's row; the same key with another source makes another row. */
const outIdOf = ({ sentKey }: WriteContext, { _id }: Source): Types.ObjectId =>
  sentKey ? derivedId(REFUND, sentKey.key, _id.toHexString()) : new Types.ObjectId();
