import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Leases } from './leases.ts';
import { Clock } from '../config/clock.ts';

const BATCH = 1000;

/** Deletes expired rows. The embedded engine has no TTL deletion, so queries check `expiresAt` as well. */
@Injectable()
export class Purge {
  private readonly logger = new Logger(Purge.name);
  private readonly models = new Set<string>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  /** Deletes rows of a model after their `expiresAt` (a date with an index); call it in `onModuleInit`. */
  expire(modelName: string): void {
    this.models.add(modelName);
  }

  /** Does nothing while another process sweeps; answers the number of deleted rows. */
  async sweep(stop?: AbortSignal): Promise<number> {
    const deleted = await this.leases.run('purge', async (lost) => {
      let count = 0;
      for (const modelName of this.models) {
        let last: number;
        do {
          if (lost.aborted || stop?.aborted) return count;
          last = await this.deleteBatch(modelName);
          count += last;
        } while (last === BATCH);
      }
      return count;
    });
    if (deleted) this.logger.log(`${deleted} expired rows deleted.`);
    return deleted ?? 0;
  }

  private async deleteBatch(modelName: string): Promise<number> {
    const { collection } = this.connection.model(modelName);
    // An audit row that is still in it must be moved first.
    const expired = { expiresAt: { $lte: this.clock.now() }, 'audit.0': { $exists: false } };
    const rows = await collection.find(expired).project({ _id: 1 }).limit(BATCH).toArray();
    if (rows.length === 0) return 0;
    // The date again: a row may have been extended meanwhile.
    await collection.deleteMany({ ...expired, _id: { $in: rows.map((row) => row._id) } });
    return rows.length;
  }
}
