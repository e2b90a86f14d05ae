import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Db } from 'mongodb';
import type { Connection } from 'mongoose';
import { ENV, type BackupSettings, type Env } from '../config/env.ts';
import { Leases } from '../database/leases.ts';
import { RegularWork } from '../database/regular-work.ts';
import { BackupStates } from './backup-states.ts';
import { writeConsistentBackup } from './write-backup.ts';
import { Clock } from '../config/clock.ts';

/** Milliseconds between two looks; the first look is that long after the start, when the load is low. */
const LOOK_MS = 60_000;
const NAME = /^\d{8}T\d{6}Z\.backup(\.age)?$/;

/** Makes backups while the server runs, since the embedded database cannot be opened by another process. */
@Injectable()
export class BackupWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(BackupWorker.name);
  private readonly work = new RegularWork(
    () => this.run(),
    (error) => this.logger.error(`The backup is not known: ${String(error)}`),
  );

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly leases: Leases,
    private readonly states: BackupStates,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.backup) this.work.every(LOOK_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.work.stop();
  }

  /** Makes a due backup, unless another server does, and deletes the oldest ones beyond `keep`. */
  async run(now = this.clock.now()): Promise<void> {
    const settings = this.env.backup;
    if (!settings) return;
    await this.leases.run('backup', async (lost) => {
      if (!(await this.states.isDue(now))) return;
      const stop = AbortSignal.any([lost, this.work.signal]);
      try {
        await this.make(settings, now, stop);
      } catch (error) {
        // A server that shuts down, or was overtaken by another one, has not failed.
        if (stop.aborted) return;
        const why = (error as Error).message;
        this.logger.error(`The backup failed: ${why}`);
        await this.states.failed(now, why);
      }
    });
  }

  private async make({ dir, keep }: BackupSettings, now: Date, stop: AbortSignal): Promise<void> {
    const folder = dir ?? path.join(this.env.dataDir, 'backups');
    // A configured folder may be on a disk that is not mounted: creating it would write to the wrong disk.
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

  /** Deletes only files of this clinic's own naming; others' files stay. */
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
