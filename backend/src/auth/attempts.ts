import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { Purge } from '../database/purge.ts';
import { ApiError } from '../http/api-error.ts';
import { AttemptsRecord } from './attempts.schema.ts';

/** Length of the window in which attempts are counted, in milliseconds. */
const WINDOW_MS = 60_000;

/** Counts attempts in the database, so that a limit holds over all server instances. */
@Injectable()
export class Attempts implements OnModuleInit {
  constructor(
    @InjectModel(AttemptsRecord.name) private readonly rows: Model<AttemptsRecord>,
    private readonly purge: Purge,
  ) {}

  onModuleInit(): void {
    this.purge.expire(AttemptsRecord.name);
  }

  /** Takes one of `limit` attempts a minute. Throws TOO_MANY_ATTEMPTS when none is left. */
  async take(key: string, limit: number): Promise<void> {
    const row = await this.add(key);
    if (row.count <= limit) return;
    // The window is counted by the database's clock: this one's may be hours off.
    const left = Math.min(WINDOW_MS, Math.max(1000, row.expiresAt.getTime() - Date.now()));
    throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil(left / 1000) });
  }

  /** Gives one attempt back: it was a good one. */
  async giveBack(key: string): Promise<void> {
    await this.rows.updateOne({ _id: key, count: { $gt: 0 } }, { $inc: { count: -1 } });
  }

  private async add(key: string): Promise<AttemptsRecord> {
    const windowEnd = { $add: ['$$NOW', WINDOW_MS] };
    // One that ends later than a window from now was begun before the clock was set back.
    const running = { $and: [{ $gt: ['$expiresAt', '$$NOW'] }, { $lte: ['$expiresAt', windowEnd] }] };
    const update = [
      {
        $set: {
          count: { $cond: [running, { $add: ['$count', 1] }, 1] },
          expiresAt: { $cond: [running, '$expiresAt', windowEnd] },
        },
      },
    ];
    const once = () =>
      this.rows
        .findOneAndUpdate({ _id: key }, update, {
          upsert: true,
          returnDocument: 'after',
          updatePipeline: true,
        })
        .lean<AttemptsRecord>()
        .orFail();
    try {
      return await once();
    } catch (error) {
      // Two first attempts at once may both try to insert the row.
      if (!isDuplicateKey(error)) throw error;
      return await once();
    }
  }
}
