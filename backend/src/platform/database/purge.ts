import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';
import { LeasedJob, type JobRun } from './leased-job.ts';
import { Clock } from '../config/clock.ts';

const BATCH = 1000;
const HOUR_MS = 60 * 60_000;

/**
 * Deletes rows with a past `expiresAt`, of every model with such an indexed date. The embedded engine has no TTL
 * deletion, so queries check `expiresAt` too.
 */
@Injectable()
export class Purge {
  private readonly logger = new Logger(Purge.name);
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  /** Deletes what has expired; answers the number of deleted rows. */
  @LeasedJob({ name: 'purge', every: HOUR_MS, failed: 'Expired rows stay' })
  async sweep(run?: JobRun): Promise<number> {
    let count = 0;
    for (const { schema, collection } of Object.values(this.connection.models)) {
      if (!schema.path('expiresAt')) continue;
      let last: number;
      do {
        if (run?.stop.aborted) return count;
        last = await this.deleteBatch(collection);
        count += last;
      } while (last === BATCH);
    }
    if (count > 0) this.logger.log(`${count} expired rows deleted.`);
    return count;
  }

  private async deleteBatch(collection: Collection): Promise<number> {
    // An audit row in the record must be moved before.
    const expired = { expiresAt: { $lte: this.clock.now() }, 'outbox.kind': { $ne: 'audit' } };
    const rows = await collection.find(expired).project({ _id: 1 }).limit(BATCH).toArray();
    if (rows.length === 0) return 0;
    // Checks the date again, since a row may have been extended meanwhile.
    await collection.deleteMany({ ...expired, _id: { $in: rows.map((row) => row._id) } });
    return rows.length;
  }
}
