import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { InvoiceTakings } from './invoice-takings.ts';
import { namedAuthor, newPayment } from './payment-row.ts';
import { PaymentRecord, type NamedPerson } from './payment.schema.ts';
import { STANDS } from './sources.ts';

const REVERSE = 'reverse';

interface Reversal {
  /** Of the row the other way. */
  id: Types.ObjectId;
  day: string;
  by: NamedPerson;
}

/** Takes back a payment that was mistyped or bounced: its invoices owe again, and a row goes the other way. */
@Injectable()
export class Reversals implements OnModuleInit {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly takings: InvoiceTakings,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.effects.handle<PaymentRecord>(PaymentRecord.name, REVERSE, ({ _id }, { data }) =>
      this.undo(_id, data as Reversal),
    );
  }

  /** Throws NOT_FOUND, MONEY_MOVED. */
  reverse(context: WriteContext, _id: Types.ObjectId, reason: string): Promise<PaymentRecord> {
    const reverse = (): Promise<PaymentRecord> => this.write(context, _id, reason);
    return this.records.once(this.payments, context, reverse, async (earlier) => {
      await this.effects.run(PaymentRecord.name, earlier._id);
      return earlier;
    });
  }

  private async write(context: WriteContext, _id: Types.ObjectId, reason: string): Promise<PaymentRecord> {
    const payment = await this.payments.findOne({ _id, direction: 'in' }).lean();
    if (!payment) throw new ApiError('NOT_FOUND');
    await this.records.refuseRepeat(this.payments, context);
    if (await this.isCreditedBeyondDue(payment)) throw new ApiError('MONEY_MOVED');
    const at = this.clock.now();
    const by = namedAuthor(context.author);
    const reversal: Reversal = { id: new Types.ObjectId(), day: this.clock.today(), by };
    const reversed = await this.records.update(
      this.payments,
      context,
      { _id, outs: { $size: 0 }, ...STANDS },
      { $set: { reversed: { at, by, reason }, updatedAt: at } },
      { effects: [{ key: REVERSE, kind: REVERSE, at, data: reversal }], asIs: true },
    );
    if (!reversed) throw new ApiError('MONEY_MOVED');
    return reversed;
  }

  /** What such a credit gave the client is in its note, which would stay when the payment goes. */
  private async isCreditedBeyondDue({ uses }: PaymentRecord): Promise<boolean> {
    const beyond = { $gt: [{ $sum: '$credits.amount' }, { $sum: '$credits.fromDue' }] };
    const ids = uses.filter(({ taken }) => taken !== 0).map(({ invoice }) => invoice);
    return (await this.invoices.exists({ _id: { $in: ids }, $expr: beyond })) !== null;
  }

  private async undo(source: Types.ObjectId, { id: _id, day, by }: Reversal): Promise<void> {
    const payment = await this.payments.findById(source).lean();
    if (!payment) return;
    const { uses, client, mode, amount, reference } = payment;
    for (const use of uses) await this.takings.giveBack(source, use);
    const row = newPayment(
      { _id, direction: 'out', kind: 'reversal', client, day, mode, amount, reference, by, source },
      this.clock.now(),
    );
    const options = { upsert: true, timestamps: false } as const;
    await this.records.update(this.payments, job(), { _id }, { $setOnInsert: row }, options);
  }
}
