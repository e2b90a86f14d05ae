import type { Readable } from 'node:stream';
import type { DataDownload } from '@clinic/contract/privacy/privacy';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose, { Types, type Connection, type Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { begun } from '../../platform/files/begun.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { DataDownloadRecord } from './data-download.schema.ts';
import { DataDownloadWorker } from './data-download-worker.ts';
import { DOWNLOADS } from './download-files.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

@Injectable()
export class DataDownloads {
  constructor(
    @InjectModel(DataDownloadRecord.name) private readonly downloads: Model<DataDownloadRecord>,
    @InjectConnection() private readonly connection: Connection,
    private readonly records: Records,
    private readonly worker: DataDownloadWorker,
    private readonly clock: Clock,
  ) {}

  /** Starts one for the client or for a doctor who hands it over; does nothing while one is being made. */
  async start(context: WriteContext, of: { client: string; forDoctor?: string }): Promise<void> {
    const id = new Types.ObjectId(of.client);
    const forDoctor = of.forDoctor && { forDoctor: new Types.ObjectId(of.forDoctor) };
    try {
      await this.records.insert(this.downloads, context, { client: id, making: id, ...forDoctor });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    this.worker.wake();
  }

  /** The newest download of the client, or of a doctor who hands it over; null without one. */
  async newestOf(client: string, forDoctor: string | null = null): Promise<DataDownload | null> {
    const there = { $or: [{ making: { $exists: true } }, { expiresAt: { $gt: this.clock.now() } }] };
    const newest = await this.downloads
      .findOne({ client, forDoctor, ...there })
      .sort({ createdAt: -1, _id: -1 })
      .lean<DataDownloadRecord>();
    return newest && downloadView(newest);
  }

  /** A finished file of this client, or of a doctor who hands it over. Throws NOT_FOUND. */
  async open(
    client: string,
    id: string,
    forDoctor: string | null = null,
  ): Promise<{ contents: Readable; size: number }> {
    const download = await this.downloads
      .findOne({ _id: id, client, forDoctor, expiresAt: { $gt: this.clock.now() } })
      .lean<DataDownloadRecord>();
    if (!download?.size || !this.connection.db) throw new ApiError('NOT_FOUND');
    const bucket = new mongoose.mongo.GridFSBucket(this.connection.db, { bucketName: DOWNLOADS });
    return { contents: await begun(bucket.openDownloadStream(download._id)), size: download.size };
  }
}

function downloadView({ _id, making, ...download }: DataDownloadRecord): DataDownload {
  const { done, parts, size, createdAt, expiresAt } = download;
  return {
    _id: _id.toHexString(),
    id: _id.toHexString(),
    state: making ? 'making' : size ? 'ready' : 'failed',
    percent: making ? Math.floor((done / Math.max(parts, done, 1)) * 100) : 100,
    askedAt: createdAt.toISOString(),
    size,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
