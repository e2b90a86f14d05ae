import { nameWithReason } from '@clinic/contract/platform/audit';
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
import { DeskLimits, type OfDay } from '../business/desk-limits.service.ts';
import { InvoiceTakings } from './invoice-takings.ts';
import { namedAuthor, newPayment } from './payment-row.ts';
import { PaymentRecord, type Reversing, type SourceUse } from './payment.schema.ts';
import { Settling, settlingOf } from './settling.ts';
import { STANDS } from './sources.ts';

const TAKE_BACK = effectKind('takeBack');

type Marked = PaymentRecord & Required<Pick<PaymentRecord, 'reversing'>>;

const takingBackOf = ({ id, at }: Reversing): Effect => ({
  key: `${TAKE_BACK}:${id.toHexString()}`,
  kind: TAKE_BACK,
  at,
  data: { id },
});

/** Cancels a payment that was mistyped or bounced: its invoices are due again, and a row goes the other way. */
@Injectable()
export class Reversals {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    private readonly takings: InvoiceTakings,
    private readonly settling: Settling,
    private readonly limits: DeskLimits,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, NEEDS_ADMIN, MONEY_MOVED, SERVICE_UNAVAILABLE. */
  async reverse(context: WriteContext, _id: Types.ObjectId, reason: string): Promise<PaymentRecord> {
    const payment = await this.stored(_id);
    context.about(reversalSubject(payment, reason));
    const takeBack = () => this.takeBack(context, _id, reason);
    if (await this.records.wasCarriedOut(this.payments, context)) return takeBack();
    const ofDay = leavesDrawer(payment);
    await this.limits.requirePossible(context, ofDay);
    return this.limits.within(context, ofDay, takeBack);
  }

  private async takeBack(context: WriteContext, _id: Types.ObjectId, reason: string): Promise<PaymentRecord> {
    const mark = (): Promise<PaymentRecord> => this.mark(context, _id, reason);
    await this.records.once(this.payments, context, mark, async (earlier) => {
      await this.effects.run(PaymentRecord.name, earlier._id);
      return earlier;
    });
    const payment = await this.stored(_id);
    if (payment.reversing) throw notEnded();
    if (!payment.reversed) throw new ApiError('MONEY_MOVED');
    return payment;
  }

  /** The mark keeps the payment from being used or refunded until the effect has ended. */
  private async mark(context: WriteContext, _id: Types.ObjectId, reason: string): Promise<PaymentRecord> {
    const at = this.clock.now();
    const by = namedAuthor(context.author);
    const reversing: Reversing = { id: new Types.ObjectId(), at, day: this.clock.today(), by, reason };
    const marked = await this.records.update(
      this.payments,
      context,
      { _id, direction: 'in', outs: { $size: 0 }, ...STANDS },
      { $set: { reversing, updatedAt: at } },
      { effects: [takingBackOf(reversing)], asIs: true },
    );
    if (marked) return marked;
    await this.stored(_id);
    throw new ApiError('MONEY_MOVED');
  }

  /** Returns the payment. Throws NOT_FOUND, also for an outgoing row. */
  private async stored(_id: Types.ObjectId): Promise<PaymentRecord> {
    const payment = await this.payments.findOne({ _id, direction: 'in' }).lean<PaymentRecord>();
    if (!payment) throw new ApiError('NOT_FOUND');
    return payment;
  }

  /**
   * Ends a cancellation. Each invoice gives back or refuses for good, so any process may run this, any number of times,
   * with the same result.
   */
  @OnEffect({ of: PaymentRecord, kinds: [TAKE_BACK] })
  async end({ _id }: PaymentRecord, { data }: Effect): Promise<void> {
    const { id } = data as Pick<Reversing, 'id'>;
    // An invoice that has not taken its use yet cannot say whether it gives it back.
    await this.settling.settleAll(_id);
    const payment = await this.payments.findOne({ _id, 'reversing.id': id }).lean<Marked>();
    if (!payment) return;
    const given: SourceUse[] = [];
    for (const use of payment.uses) {
      if (!(await this.takings.giveBack(use))) return this.takeAgain(payment, given);
      if (use.taken) given.push(use);
    }
    await this.storeRow(payment);
    const { at, by, reason } = payment.reversing;
    await this.records.update(
      this.payments,
      job(),
      { _id, 'reversing.id': id },
      { $set: { reversed: { at, by, reason }, updatedAt: this.clock.now() }, $unset: { reversing: '' } },
      { asIs: true },
    );
  }

  /** One invoice refused: the ones before it take again what they gave back, as far as it is still due. */
  private async takeAgain({ _id, uses, reversing }: Marked, given: readonly SourceUse[]): Promise<void> {
    const at = this.clock.now();
    const again = given.map((use): SourceUse => ({
      ...use,
      id: new Types.ObjectId(),
      wanted: use.taken ?? 0,
      taken: null,
    }));
    const emptied = uses.map((use) => (given.includes(use) ? { ...use, taken: 0 } : use));
    await this.records.update(
      this.payments,
      job(),
      { _id, 'reversing.id': reversing.id },
      { $set: { uses: [...emptied, ...again], updatedAt: at }, $unset: { reversing: '' } },
      { effects: settlingOf(again, at), asIs: true },
    );
  }

  private async storeRow({ _id: source, client, mode, amount, reference, reversing }: Marked): Promise<void> {
    const { id: _id, day, by } = reversing;
    const row = newPayment(
      { _id, direction: 'out', kind: 'reversal', client, day, mode, amount, reference, by, source },
      this.clock.now(),
    );
    const options = { upsert: true, timestamps: false } as const;
    await this.records.update(this.payments, job(), { _id }, { $setOnInsert: row }, options);
  }
}

const notEnded = (): ApiError =>
  new ApiError('SERVICE_UNAVAILABLE', {
    message: 'The payment is not taken back yet: that follows by itself, and nothing is lost.',
  });

/** Cash leaves the drawer when a payment is cancelled; a bounced payment was never in it. */
const leavesDrawer = ({ mode, amount }: PaymentRecord): OfDay => (mode === 'Cash' ? { out: amount } : {});

/** The audit row has the reason, too. */
const reversalSubject = ({ _id, number, mode, client }: PaymentRecord, reason: string) => ({
  id: _id.toHexString(),
  name: nameWithReason(number ?? mode, reason),
  client: client.id.toHexString(),
});
