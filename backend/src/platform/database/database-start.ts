import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { Effects } from './effects.ts';
import { createIndexes } from './indexes.ts';
import { migrationList } from './migration-list.ts';
import { Migrations } from './migrations.ts';
import { Purge } from './purge.ts';
import { RegularWork } from './regular-work.ts';

const HOUR_MS = 60 * 60_000;

/** Prepares the database before the first request, and runs its periodic jobs until shutdown. */
@Injectable()
export class DatabaseStart implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DatabaseStart.name);
  private readonly effecting = new RegularWork(
    (stop) => this.effects.sweep(undefined, stop),
    (error) => this.logger.error(`Regular work failed: ${String(error)}`),
  );
  private readonly purging = new RegularWork(
    (stop) => this.purge.sweep(stop),
    (error) => this.logger.error(`Regular work failed: ${String(error)}`),
  );

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly migrations: Migrations,
    private readonly effects: Effects,
    private readonly purge: Purge,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.migrations.run(migrationList, this.env.clinicTimezone);
    await createIndexes(this.connection);
    for (const [work, ms] of [
      [this.effecting, this.env.timings.sweepMs],
      [this.purging, HOUR_MS],
    ] as const) {
      work.wake();
      work.every(ms);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.effecting.stop(), this.purging.stop()]);
  }
}
