import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Db } from 'mongodb';
import type { Connection } from 'mongoose';
import { LeasedJob, type JobRun } from '../database/leased-job.ts';
import { ENV, type BackupSettings, type Env } from '../config/env.ts';
import { BackupStates } from './backup-states.ts';
import { writeConsistentBackup } from './write-backup.ts';
import { Clock } from '../config/clock.ts';

/** Milliseconds between checks whether a backup is due, and until the first. */
const LOOK_MS = 60_000;
const NAME = /^\d{8}T\d{6}Z\.backup(\.age)?$/;

/** Makes backups while the server runs: no other process can open the embedded database. */
@Injectable()
export class BackupWorker {
  private readonly logger = new Logger(BackupWorker.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly states: BackupStates,
    private readonly clock: Clock,
  ) {}

  /** Makes a backup when one is due, and deletes those beyond the number that is kept. */
  @LeasedJob({ name: 'backup', every: LOOK_MS, failed: 'The backup is not known', later: true })
  async run({ now, stop }: JobRun): Promise<void> {
    const settings = this.env.backup;
    if (!settings || !(await this.states.isDue(now))) return;
    try {
      await this.make(settings, now, stop);
    } catch (error) {
      // Ending, or losing the lock to another server, is no failure.
      if (stop.aborted) return;
      const why = (error as Error).message;
      this.logger.error(`The backup failed: ${why}`);
      await this.states.failed(now, why);
    }
  }

  private async make({ dir, keep }: BackupSettings, now: Date, stop: AbortSignal): Promise<void> {
    const folder = dir ?? path.join(this.env.dataDir, 'backups');
    // A configured folder is not created, since a disk may be unmounted there.
    if (!dir) await mkdir(folder, { recursive: true, mode: 0o700 });
    const recipients = this.env.backupRecipients ?? [];
    const client = this.connection.getClient();
    const db = this.connection.db as Db;
    const prefix = `${db.databaseName}-`;
    await this.clear(folder, prefix, (name) => name.endsWith('.unfinished'));
    const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const name = `${prefix}${moment}.backup${recipients.length > 0 ? '.age' : ''}`;
    const file = path.join(folder, name);
    const { collections } = await writeConsistentBackup(client, db, file, {
      recipients,
      stop,
      now: this.clock.now(),
    });
    const { size: bytes } = await stat(file);
    const records = collections.reduce((sum, { count }) => sum + count, 0);
    await this.states.succeeded({ at: now, file: name, bytes, records, encrypted: recipients.length > 0 });
    this.logger.log(`Backup ${name}: ${records} records, ${bytes} bytes`);
    const made = (await readdir(folder)).filter((one) => isBackup(one, prefix)).toSorted();
    const old = new Set(made.slice(0, -keep));
    await this.clear(folder, prefix, (one) => old.has(one));
  }

  /** Deletes some of this clinic's files in the folder; other files stay. */
  private async clear(folder: string, prefix: string, which: (name: string) => boolean): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const plain = name.replace(/\.unfinished$/, '');
      if (isBackup(plain, prefix) && which(name)) await rm(path.join(folder, name), { force: true });
    }
  }
}

const isBackup = (name: string, prefix: string): boolean =>
  name.startsWith(prefix) && NAME.test(name.slice(prefix.length));
