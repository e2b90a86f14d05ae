import { MONEY_MODES } from '@clinic/contract/billing/payments';
import { tillSums, type TillSums } from '@clinic/contract/billing/tills';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { effectKind } from '../../platform/writes/envelope.ts';
import { CarriedPayments } from '../payments/carried-payments.ts';
import { PaymentRecord } from '../payments/payment.schema.ts';
import { ClosingRecord, TillMoveRecord } from './till.schema.ts';

export const CLAIM = effectKind('claim');

/** The person of a cash drawer; null for the clinic's. */
export type Owner = Types.ObjectId | null;

type Counted = TillSums & Pick<ClosingRecord, 'opening' | 'others' | 'rows' | 'moves'>;

/** Reads the cash that came into a drawer and left it since its last count; each payment is counted once. */
@Injectable()
export class Drawer {
  constructor(
    @InjectModel(ClosingRecord.name) private readonly closings: Model<ClosingRecord>,
    @InjectModel(TillMoveRecord.name) private readonly moves: Model<TillMoveRecord>,
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    private readonly carried: CarriedPayments,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  last(owner: Owner): Promise<ClosingRecord | null> {
    return this.closings.findOne({ person: owner }).sort({ until: -1 }).lean<ClosingRecord>();
  }

  /** Finishes earlier counts and invoices that a killed server left half done, so that their cash is in this count. */
  async finishWaiting(): Promise<void> {
    await this.carried.moveWaiting();
    await this.effects.runWaiting(ClosingRecord.name, CLAIM);
  }

  /** Counts the rows of cash since the last count; a drawer that is never counted has many. */
  rows(owner: Owner): Promise<number> {
    return this.payments.countDocuments(cashOf(owner, this.clock.now()));
  }

  moved(owner: Owner, until = this.clock.now()): Promise<TillMoveRecord[]> {
    return this.moves
      .find(waitingOf<TillMoveRecord>(owner, until))
      .sort({ createdAt: 1, _id: 1 })
      .lean<TillMoveRecord[]>();
  }

  /** Adds up the cash until an instant, and names the payments and moves that this count covers. */
  async count(owner: Owner, last: ClosingRecord | null, until: Date, counted: number): Promise<Counted> {
    const [rows, moves, others] = await Promise.all([
      this.payments.find(cashOf(owner, until), { direction: 1, amount: 1 }).lean<PaymentRecord[]>(),
      this.moved(owner, until),
      this.others(owner, last?.until, until),
    ]);
    const opening = last?.float ?? 0;
    return {
      opening,
      ...tillSums({ opening, counted, rows, moves }),
      others,
      rows: rows.map(({ _id }) => _id),
      moves: moves.map(({ _id }) => _id),
    };
  }

  private async others(owner: Owner, since: Date | undefined, until: Date): Promise<ClosingRecord['others']> {
    const found = await this.payments.aggregate<{ _id: string; in: number; out: number }>([
      {
        $match: {
          ...ownRows(owner),
          mode: { $ne: 'Cash' },
          kind: { $ne: 'before' },
          createdAt: { ...(since && { $gt: since }), $lte: until },
        },
      },
      { $group: { _id: '$mode', in: sumOf('in'), out: sumOf('out') } },
    ]);
    return MONEY_MODES.flatMap((mode) => {
      const sums = found.find(({ _id }) => _id === mode);
      return sums ? [{ mode, in: sums.in, out: sums.out }] : [];
    });
  }

  @OnEffect({ of: ClosingRecord, kinds: [CLAIM] })
  async claim({ _id: closing, rows, moves }: ClosingRecord): Promise<void> {
    const change = { $set: { closing } };
    await this.records.updateMany(this.payments, job(), { _id: { $in: rows }, closing: null }, change);
    await this.records.updateMany(this.moves, job(), { _id: { $in: moves }, closing: null }, change);
  }
}

const ownRows = (owner: Owner) => (owner ? { 'by.id': owner } : {});

const waitingOf = <Row>(owner: Owner, until: Date) =>
  ({ ...ownRows(owner), closing: null, createdAt: { $lte: until } }) as QueryFilter<Row>;

const cashOf = (owner: Owner, until: Date) => ({
  ...waitingOf<PaymentRecord>(owner, until),
  mode: 'Cash' as const,
});

const sumOf = (direction: 'in' | 'out') => ({
  $sum: { $cond: [{ $eq: ['$direction', direction] }, '$amount', 0] },
});
