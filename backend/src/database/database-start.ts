import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Effects } from './effects.ts';
import { createIndexes } from './indexes.ts';
import { migrationList } from './migration-list.ts';
import { Migrations } from './migrations.ts';
import { Purge } from './purge.ts';

const MINUTE_MS = 60_000;

/** Makes the database ready before the first request, and does its regular work until shutdown. */
@Injectable()
export class DatabaseStart implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DatabaseStart.name);
  private readonly stopping = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly migrations: Migrations,
    private readonly effects: Effects,
    private readonly purge: Purge,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.migrations.run(migrationList);
    await createIndexes(this.connection);
    this.every(MINUTE_MS, () => this.effects.sweep(undefined, this.stopping.signal));
    this.every(60 * MINUTE_MS, () => this.purge.sweep(this.stopping.signal));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers) clearInterval(timer);
    await this.running;
  }

  /** Now and at every interval; one work at a time. */
  private every(interval: number, work: () => Promise<unknown>): void {
    const tick = () => {
      this.running = this.running.then(async () => {
        if (this.stopping.signal.aborted) return;
        await work().catch((error: unknown) => this.logger.error(`Regular work failed: ${String(error)}`));
      });
    };
    tick();
    this.timers.push(setInterval(tick, interval).unref());
  }
}
