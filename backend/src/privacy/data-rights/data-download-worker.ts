import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Db } from 'mongodb';
import mongoose, { type Connection, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { PeriodicJobs } from '../../platform/database/periodic-jobs.ts';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { ClientCopy } from './client-copy.ts';
import { DataDownloadRecord } from './data-download.schema.ts';
import { DOWNLOADS, dropFile, storedFiles } from './download-files.ts';
import { zipPieces, type ArchivedFile } from '../../platform/files/zip-pieces.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';

const HOUR_MS = 60 * 60_000;
/** Milliseconds that a finished file is kept. */
const KEPT_MS = 24 * HOUR_MS;
/** Attempts after which a download fails for good, so that it does not delay others. */
const MAX_ATTEMPTS = 5;

/** Makes the requested files one after the other, also after a crash. */
@Injectable()
export class DataDownloadWorker {
  private readonly logger = new Logger(DataDownloadWorker.name);

  constructor(
    @InjectModel(DataDownloadRecord.name) private readonly downloads: Model<DataDownloadRecord>,
    @InjectConnection() private readonly connection: Connection,
    private readonly records: Records,
    private readonly copy: ClientCopy,
    private readonly jobs: PeriodicJobs,
    private readonly clock: Clock,
  ) {}

  /** Wakes the worker. */
  wake(): void {
    this.jobs.wake('data-downloads');
  }

  /** Makes all that wait. */
  @LeasedJob({ name: 'data-downloads', every: 'sweep', failed: 'Downloads wait' })
  async sweep({ stop }: JobRun): Promise<void> {
    const waiting = await this.downloads
      .find({ making: { $exists: true } })
      .sort({ _id: 1 })
      .lean<DataDownloadRecord[]>();
    for (const download of waiting) {
      if (stop.aborted) return;
      await this.make(download, stop).catch((error: unknown) => this.failed(download, stop, error));
    }
  }

  /** Deletes the files of downloads that are not kept any more. */
  @LeasedJob({ name: 'expired-downloads', every: HOUR_MS, failed: 'Downloads stay', later: true })
  async dropExpired({ now }: Pick<JobRun, 'now'>): Promise<void> {
    for (const _id of await storedFiles(this.db)) {
      const isKept = await this.downloads.exists({
        _id,
        $or: [{ making: { $exists: true } }, { expiresAt: { $gt: now } }],
      });
      if (!isKept) await dropFile(this.db, _id);
    }
  }

  private async make({ _id, client, forDoctor }: DataDownloadRecord, signal: AbortSignal): Promise<void> {
    const begun = await this.change({ _id }, { $inc: { attempts: 1 }, $set: { done: 0 } });
    if (!begun) return;
    const owner = { client: client.toHexString() };
    // Removes the rest of a file from a crashed server.
    await dropFile(this.db, _id);
    const { parts, files } = await this.copy.copyOf(owner.client, forDoctor !== undefined);
    const bucket = new mongoose.mongo.GridFSBucket(this.db, { bucketName: DOWNLOADS });
    const upload = bucket.openUploadStreamWithId(_id, 'my-data.zip', { metadata: { owner } });
    const counted = this.counted(begun, parts, files);
    await pipeline(Readable.from(zipPieces(counted), { objectMode: true }), upload, { signal });
    const ready = await this.change(
      { _id },
      {
        $set: { size: upload.length, done: parts, expiresAt: new Date(this.clock.now().getTime() + KEPT_MS) },
        $unset: { making: 1 },
      },
    );
    // The client was erased meanwhile.
    if (!ready) return dropFile(this.db, _id);
    // The previous file is kept for a download that is still running.
    const before = this.downloads.find({ client, _id: { $lt: _id } }, { _id: 1 });
    for (const older of await before.sort({ _id: -1 }).skip(1).lean()) {
      await dropFile(this.db, older._id);
      await this.downloads.deleteOne({ _id: older._id });
    }
  }

  /** Stores the progress whenever the next file is requested. */
  private async *counted(
    { _id }: DataDownloadRecord,
    parts: number,
    files: AsyncIterable<ArchivedFile>,
  ): AsyncGenerator<ArchivedFile> {
    let done = 0;
    for await (const file of files) {
      await this.change({ _id }, { $set: { done, parts } });
      done += 1;
      yield file;
    }
  }

  /** The next sweep tries again, up to the last attempt. */
  private async failed({ _id }: DataDownloadRecord, stop: AbortSignal, error: unknown): Promise<void> {
    if (stop.aborted) return;
    await dropFile(this.db, _id);
    this.logger.error(`Download ${_id.toHexString()} was not made: ${String(error)}`);
    const expiresAt = new Date(this.clock.now().getTime() + KEPT_MS);
    await this.change(
      { _id, attempts: { $gte: MAX_ATTEMPTS } },
      { $set: { expiresAt }, $unset: { making: 1 } },
    );
  }

  private change(
    which: QueryFilter<DataDownloadRecord>,
    change: UpdateQuery<DataDownloadRecord>,
  ): Promise<DataDownloadRecord | null> {
    return this.records.update(this.downloads, job(), which, change);
  }

  private get db(): Db {
    return this.connection.db as Db;
  }
}
