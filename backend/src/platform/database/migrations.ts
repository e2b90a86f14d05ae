import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Db } from 'mongodb';
import type { Connection } from 'mongoose';
import { withLongTimeout } from './command-limit.ts';
import { Locks } from './locks.ts';
import type { Migration } from './migration-list.ts';
import { Clock } from '../config/clock.ts';
import { ManyAnswers } from '../ports/port.ts';

const DAY_MS = 24 * 60 * 60_000;

interface DoneMigration {
  _id: string;
  at: Date;
}

/** When the migration ran: at an upgrade, or when the clinic was new. */
export async function migratedAt(connection: Connection, name: string): Promise<Date | undefined> {
  const step = await connection.collection<DoneMigration>('migrations').findOne({ _id: name });
  return step?.at;
}

/** A step provided by a room above; it runs after those of the list. */
@Injectable()
export class MigrationOfRoom extends ManyAnswers<() => Migration> {
  protected override readonly mayHaveNone = true;
}

/** Brings the data to this release's shape before the server opens. */
@Injectable()
export class Migrations {
  private readonly logger = new Logger(Migrations.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly locks: Locks,
    private readonly ofRooms: MigrationOfRoom,
    private readonly clock: Clock,
  ) {}

  /** Runs pending steps in order; waits while another process does. `zone` is the clinic's time zone. */
  async run(migrations: Migration[], zone = 'UTC'): Promise<void> {
    const ofRooms = this.ofRooms.all
      .map((step) => step())
      .toSorted((one, other) => one.name.localeCompare(other.name));
    while (
      !(await this.locks.run('migrations', (lost) =>
        this.runInOrder([...migrations, ...ofRooms], zone, lost),
      ))
    ) {
      await wait(500);
    }
  }

  private async runInOrder(migrations: Migration[], zone: string, lost: AbortSignal): Promise<true> {
    const db = this.connection.db as Db;
    const done = db.collection<DoneMigration>('migrations');
    const firstRuns = new Map((await done.find().toArray()).map(({ _id, at }) => [_id, at.getTime()]));
    for (const { name, up, again } of migrations) {
      lost.throwIfAborted();
      const first = firstRuns.get(name);
      if (first !== undefined && !(again && this.clock.now().getTime() - first < DAY_MS)) continue;
      this.logger.log(`Migration ${name}`);
      await withLongTimeout(() => up(db, zone, this.clock.now()));
      await done.updateOne({ _id: name }, { $setOnInsert: { at: this.clock.now() } }, { upsert: true });
    }
    return true;
  }
}
