import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import {
  isSpent,
  noteProblem,
  sumOfNotes,
  type TillClosing,
  type TillMove,
  type TillState,
} from '@clinic/contract/billing/tills';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { DeskLimits } from '../business/desk-limits.service.ts';
import { namedAuthor } from '../payments/payment-row.ts';
import { CLAIM, Drawer, type Owner } from './drawer.ts';
import type { CloseTillDto, TillMoveDto } from './till.dto.ts';
import { ClosingRecord, TillMoveRecord } from './till.schema.ts';
import { closingView, moveView } from './till.view.ts';

const CLOSINGS_SHOWN = 30;

@Injectable()
export class TillService {
  constructor(
    @InjectModel(ClosingRecord.name) private readonly closings: Model<ClosingRecord>,
    @InjectModel(TillMoveRecord.name) private readonly moves: Model<TillMoveRecord>,
    private readonly business: BusinessSettings,
    private readonly drawer: Drawer,
    private readonly limits: DeskLimits,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  async state(caller: Caller): Promise<TillState> {
    const owner = await this.ownerOf(caller);
    await this.drawer.finishWaiting();
    const [last, rows, moves, closings] = await Promise.all([
      this.drawer.last(owner),
      this.drawer.rows(owner),
      this.drawer.moved(owner),
      this.closings
        .find(caller.role === 'admin' ? {} : { person: owner })
        .sort({ until: -1 })
        .limit(CLOSINGS_SHOWN)
        .lean<ClosingRecord[]>(),
    ]);
    return {
      since: last?.until.toISOString() ?? null,
      float: fromPaise(last?.float ?? 0),
      rows,
      moves: moves.map(moveView),
      closings: closings.map(closingView),
    };
  }

  /** Throws INVALID_INPUT, NEEDS_ADMIN. */
  async move(context: WriteContext, { amount, note, ...fields }: TillMoveDto): Promise<TillMove> {
    if (amount === 0) throw invalid('amount', 'Please enter an amount above 0.');
    const problem = noteProblem({ ...fields, note });
    if (problem) throw invalid('note', problem);
    const move: TillMoveRecord = {
      ...this.made(context),
      ...fields,
      amount: toPaise(amount),
      note: note ?? '',
      closing: null,
    };
    const ofDay = isSpent(move) ? { out: move.amount } : {};
    const insert = async (): Promise<TillMoveRecord> => {
      await this.limits.requirePossible(context, ofDay);
      await this.records.refuseRepeat(this.moves, context);
      return this.limits.within(context, ofDay, () =>
        this.records.insert(this.moves, context, move, { asIs: true }),
      );
    };
    return moveView(await this.records.once(this.moves, context, insert, (first) => first));
  }

  /** Counts blind. Throws INVALID_INPUT, STALE_RECORD. */
  async close(context: WriteContext, fields: CloseTillDto): Promise<TillClosing> {
    const counted = countedOf(fields);
    const float = toPaise(fields.float);
    if (float > counted) throw invalid('float', 'Not more than was counted can stay in the drawer.');
    const owner = await this.ownerOf(context.caller);
    const count = { since: fields.since, counted, float };
    const insert = () => this.insert(context, owner, count);
    return closingView(await this.records.once(this.closings, context, insert, (first) => first));
  }

  /**
   * Explains a difference; for a person's own drawer only that person and admins may. Throws NOT_FOUND, FORBIDDEN,
   * STALE_RECORD.
   */
  async explain(context: WriteContext, id: string, reason: string): Promise<TillClosing> {
    const { caller } = context;
    const _id = new Types.ObjectId(id);
    const owned = caller.role === 'admin' ? {} : { person: { $in: [null, new Types.ObjectId(caller.id)] } };
    const write = async () => {
      const which = { _id, reason: '', ...owned };
      const told = await this.records.update(this.closings, context, which, { $set: { reason } });
      if (told) return told;
      if (await this.closings.exists({ _id, ...owned })) throw new ApiError('STALE_RECORD');
      throw new ApiError((await this.closings.exists({ _id })) ? 'FORBIDDEN' : 'NOT_FOUND');
    };
    return closingView(await this.records.once(this.closings, context, write, (told) => told));
  }

  private async insert(
    context: WriteContext,
    person: Owner,
    { since, counted, float }: { since?: string; counted: number; float: number },
  ): Promise<ClosingRecord> {
    await this.drawer.finishWaiting();
    const last = await this.drawer.last(person);
    if (last?.until.toISOString() !== since) throw new ApiError('STALE_RECORD');
    // The count ends later than the one before, also when another server's clock is ahead.
    const until = new Date(Math.max(this.clock.now().getTime(), (last?.until.getTime() ?? 0) + 1));
    const closing: ClosingRecord = {
      ...this.made(context),
      person,
      since: last?.until ?? null,
      until,
      counted,
      float,
      reason: '',
      ...(await this.drawer.count(person, last, until, counted)),
    };
    const effects = [{ key: CLAIM, kind: CLAIM, at: this.clock.now() }];
    try {
      return await this.records.insert(this.closings, context, closing, { effects, asIs: true });
    } catch (error) {
      throw isDuplicateKey(error, 'since') ? new ApiError('STALE_RECORD') : error;
    }
  }

  private async ownerOf({ id }: Caller): Promise<Owner> {
    return (await this.business.current()).drawer === 'person' ? new Types.ObjectId(id) : null;
  }

  private made({ caller }: WriteContext) {
    const now = this.clock.now();
    return {
      _id: new Types.ObjectId(),
      day: this.clock.today(),
      by: namedAuthor(caller),
      createdAt: now,
      updatedAt: now,
    };
  }
}

/** Paise of a count: one sum, or notes. Throws INVALID_INPUT. */
function countedOf({ counted, notes }: CloseTillDto): number {
  if (counted !== undefined && notes === undefined) return toPaise(counted);
  if (counted === undefined && notes !== undefined) return toPaise(sumOfNotes(notes));
  throw invalid('counted', 'Please enter what you counted: one sum, or the pieces of each note.');
}
