import { Inject, Injectable } from '@nestjs/common';
import type { BackupState, LastBackup } from '@clinic/contract/platform/backup-calls';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { Clock } from '../config/clock.ts';

const HOUR_MS = 60 * 60_000;
const ID = 'last';

interface StateRecord {
  _id: string;
  last?: Omit<LastBackup, 'at'> & { at: Date };
  failed?: { at: Date; why: string };
}

/** Results of the server's own backups; one record for all servers of a database. */
@Injectable()
export class BackupStates {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async read(now = this.clock.now()): Promise<BackupState> {
    const { last, failed } = await this.record();
    const every = this.env.backup?.every ?? null;
    return {
      every,
      last: last ? { ...last, at: last.at.toISOString() } : null,
      failed: failed ? { ...failed, at: failed.at.toISOString() } : null,
      late: every !== null && last !== undefined && now.getTime() - last.at.getTime() > 2 * every * HOUR_MS,
    };
  }

  /** Tells whether a backup is due; after a failure it waits for an hour. */
  async isDue(now: Date): Promise<boolean> {
    const { last, failed } = await this.record();
    const every = (this.env.backup?.every ?? 0) * HOUR_MS;
    const since = (at: Date | undefined) => (at ? now.getTime() - at.getTime() : Infinity);
    return since(last?.at) >= every && since(failed?.at) >= Math.min(every, HOUR_MS);
  }

  async succeeded(last: StateRecord['last']): Promise<void> {
    await this.states.updateOne({ _id: ID }, { $set: { last }, $unset: { failed: 1 } }, { upsert: true });
  }

  async failed(at: Date, why: string): Promise<void> {
    await this.states.updateOne({ _id: ID }, { $set: { failed: { at, why } } }, { upsert: true });
  }

  private async record(): Promise<Omit<StateRecord, '_id'>> {
    return (await this.states.findOne({ _id: ID }, { projection: { _id: 0 } })) ?? {};
  }

  private get states() {
    return this.connection.collection<StateRecord>('backups');
  }
}
