import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection, type Types } from 'mongoose';
import { Leases } from '../database/leases.ts';
import type { FileOwner } from './files.service.ts';

const HOUR_MS = 60 * 60_000;
const LEASE_MS = 60_000;

/** Answers whether a record, or one of its kept states, names the file. */
type Naming = (file: Types.ObjectId, owner: FileOwner) => Promise<boolean>;

interface StoredFile {
  _id: Types.ObjectId;
  metadata: {
    owner: FileOwner;
    /** True once a record was seen to name it: kept states never go away, so it need not be asked again. */
    named?: boolean;
  };
}

/** Deletes files whose record was never saved, for example since the server died between the two writes. */
@Injectable()
export class FilesSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(FilesSweeper.name);
  private readonly stopping = new AbortController();
  private readonly namings: Naming[] = [];
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly leases: Leases,
  ) {}

  /** Each module that names files says how to find out; to be called in `onModuleInit`. */
  ask(naming: Naming): void {
    this.namings.push(naming);
  }

  onApplicationBootstrap(): void {
    const tick = () => {
      this.running = this.sweep().then(
        () => undefined,
        (error: unknown) => this.logger.error(`Files were not swept: ${String(error)}`),
      );
    };
    tick();
    this.timer = setInterval(tick, HOUR_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.running;
  }

  /** Deletes what is older than `unnamedMs` milliseconds and not named, unless another process does; answers how many. */
  async sweep(unnamedMs = HOUR_MS): Promise<number> {
    const deleted = await this.leases.run('files', LEASE_MS, async (lost) => {
      const { db } = this.connection;
      if (!db) return 0;
      const bucket = new mongoose.mongo.GridFSBucket(db, { bucketName: 'files' });
      const rows = db.collection<StoredFile>('files.files');
      const old = { 'metadata.named': { $ne: true }, uploadDate: { $lte: new Date(Date.now() - unnamedMs) } };
      let count = 0;
      for await (const file of rows.find(old as never)) {
        if (lost.aborted || this.stopping.signal.aborted) break;
        if (await this.isNamed(file)) {
          await rows.updateOne({ _id: file._id }, { $set: { 'metadata.named': true } });
        } else {
          await bucket.delete(file._id);
          count += 1;
        }
      }
      return count;
    });
    return deleted ?? 0;
  }

  private async isNamed({ _id, metadata }: StoredFile): Promise<boolean> {
    for (const naming of this.namings) if (await naming(_id, metadata.owner)) return true;
    return false;
  }
}
