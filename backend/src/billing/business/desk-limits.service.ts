import { aboveDayLimit, DAY_SUMS, LIMIT_OF, type DaySum } from '@clinic/contract/billing/desk-limits';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from './business-settings.service.ts';
import { MoneyDayRecord } from './money-day.schema.ts';

const WEEK_MS = 7 * 86_400_000;

/** Paise of one request that count against the person's limits of the day. */
export type OfDay = Partial<Record<DaySum, number>>;

/** A part of these paise with its limit. */
interface Limited {
  kind: DaySum;
  paise: number;
  limit: number;
}

interface Taking {
  /** Id of the person's day. */
  day: string;
  id: string;
  attempt: Types.ObjectId;
  limited: readonly Limited[];
}

/** Counts how much a person at the desk credits and pays out on a day; admins are not limited. */
@Injectable()
export class DeskLimits {
  constructor(
    @InjectModel(MoneyDayRecord.name) private readonly days: Model<MoneyDayRecord>,
    private readonly business: BusinessSettings,
    private readonly clock: Clock,
  ) {}

  /** Throws NEEDS_ADMIN for a sum that is above the day's limit by itself. Called after all checks that answer 400. */
  async requirePossible({ caller }: WriteContext, ofDay: OfDay): Promise<void> {
    await this.refuseAbove(this.dayOf(caller), await this.limitedOf(caller, ofDay), () => 0);
  }

  /**
   * Makes a write that credits or pays out money, once the day has room for it. When the write is refused, the room is
   * given back; after a kill it stays taken, and the repeated request finds it. Throws NEEDS_ADMIN and what `write`
   * throws.
   */
  async within<Result>(context: WriteContext, ofDay: OfDay, write: () => Promise<Result>): Promise<Result> {
    const limited = await this.limitedOf(context.caller, ofDay);
    if (limited.length === 0) return write();
    const taking = await this.takeAllowance(context, limited);
    try {
      return await write();
    } catch (error) {
      // After any other failure the money may have been written, so the room stays taken.
      if (error instanceof ApiError && error.status < 500) await this.giveBack(taking);
      throw error;
    }
  }

  private async limitedOf({ role }: Caller, ofDay: OfDay): Promise<Limited[]> {
    if (role === 'admin') return [];
    const { limits } = await this.business.current();
    return DAY_SUMS.flatMap((kind) => {
      const { [kind]: paise = 0 } = ofDay;
      const limit = limits[LIMIT_OF[kind]];
      return limit === null || paise === 0 ? [] : [{ kind, paise, limit: toPaise(limit) }];
    });
  }

  private async takeAllowance(
    { caller, sentKey }: WriteContext,
    limited: readonly Limited[],
  ): Promise<Taking> {
    // A request without a key is always a new one. The id has the hash of the body, since the same key with another sum
    // must take room again.
    const id = sentKey ? `${sentKey.hash} ${sentKey.key}` : new Types.ObjectId().toHexString();
    const taking = { day: this.dayOf(caller), id, attempt: new Types.ObjectId(), limited };
    // The upsert that makes the day's record stores any sum, so the limit is checked before.
    await this.refuseAbove(taking.day, limited, () => 0);
    return retryOnConflict(async () => {
      if ((await this.add(taking)) || (await this.takeOver(taking))) return taking;
      const day = await this.days.findById(taking.day).lean();
      await this.refuseAbove(taking.day, limited, (kind) => day?.[kind] ?? 0);
      // Null: there is room, since another request made the day's record or gave room back in between.
      return null;
    });
  }

  /** False when there is no room, or when the request has taken its part before. */
  private async add({ day, id, attempt, limited }: Taking): Promise<boolean> {
    const room = Object.fromEntries(limited.map(({ kind, paise, limit }) => [kind, { $lte: limit - paise }]));
    const sums = Object.fromEntries(limited.map(({ kind, paise }) => [kind, paise]));
    const taken = limited.map(({ kind, paise }) => ({ id, kind, paise, attempt }));
    try {
      await this.days.updateOne(
        { _id: day, 'taken.id': { $ne: id }, ...room },
        {
          $inc: { credit: 0, out: 0, ...sums },
          $push: { taken: { $each: taken } },
          $setOnInsert: { expiresAt: new Date(this.clock.now().getTime() + WEEK_MS) },
        },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error, '_id')) return false;
      throw error;
    }
  }

  /** True when the request has taken its part before; from now on this attempt gives it back. */
  private async takeOver({ day, id, attempt }: Taking): Promise<boolean> {
    const { matchedCount } = await this.days.updateOne(
      { _id: day, 'taken.id': id },
      { $set: { 'taken.$[own].attempt': attempt } },
      { arrayFilters: [{ 'own.id': id }] },
    );
    return matchedCount > 0;
  }

  private async giveBack({ day, id, attempt }: Taking): Promise<void> {
    const isOwn = { $eq: ['$$this.id', { $literal: id }] };
    const without = (kind: DaySum) => {
      const own = {
        $filter: { input: '$taken', cond: { $and: [isOwn, { $eq: ['$$this.kind', kind] }] } },
      };
      return { $subtract: [`$${kind}`, { $sum: { $map: { input: own, in: '$$this.paise' } } }] };
    };
    const taken = { $filter: { input: '$taken', cond: { $not: [isOwn] } } };
    await this.days.updateOne(
      { _id: day, taken: { $elemMatch: { id, attempt } } },
      [{ $set: { credit: without('credit'), out: without('out'), taken } }],
      { updatePipeline: true },
    );
  }

  /** Throws NEEDS_ADMIN with the sums of today, when nothing fits beside what is counted. */
  private async refuseAbove(
    day: string,
    limited: readonly Limited[],
    counted: (kind: DaySum) => number,
  ): Promise<void> {
    const above = limited.find(({ kind, paise, limit }) => counted(kind) + paise > limit);
    if (!above) return;
    const { [above.kind]: taken = 0 } = (await this.days.findById(day).lean()) ?? {};
    const message = aboveDayLimit(above.kind, { limit: fromPaise(above.limit), taken: fromPaise(taken) });
    throw new ApiError('NEEDS_ADMIN', { message });
  }

  private dayOf({ id }: Caller): string {
    return `${id}:${this.clock.today()}`;
  }
}
