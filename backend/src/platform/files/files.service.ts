import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose, { type Connection, type Model, type Types } from 'mongoose';
import { begun } from './begun.ts';
import { FileRecord, type FileOwner } from './file.schema.ts';

const hashing = (hash: Hash) =>
  async function* pieces(arriving: AsyncIterable<Buffer>) {
    for await (const piece of arriving) {
      hash.update(piece);
      yield piece;
    }
  };

@Injectable()
export class Files {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(FileRecord.name) private readonly files: Model<FileRecord>,
  ) {}

  /**
   * Streams the contents into the database before a record names the file: an unnamed file is swept after an
   * hour. When the stream fails or the signal aborts, nothing stays. Answers the file's id, bytes and hash.
   */
  async store(
    contents: Iterable<Buffer> | AsyncIterable<Buffer>,
    name: string,
    stop?: AbortSignal,
  ): Promise<{ file: Types.ObjectId; bytes: number; sha256: Buffer }> {
    const hash = createHash('sha256');
    const upload = this.bucket.openUploadStream(name, { metadata: { owner: {} } });
    try {
      await pipeline(Readable.from(contents), hashing(hash), upload, { signal: stop });
    } catch (error) {
      // A chunk that is still being written stays behind; the sweeper finds it.
      await this.remove(upload.id).catch(() => undefined);
      throw error;
    }
    return { file: upload.id, bytes: upload.length, sha256: hash.digest() };
  }

  async own(file: Types.ObjectId, owner: FileOwner): Promise<void> {
    await this.files.updateOne({ _id: file }, { $set: { 'metadata.owner': owner } });
  }

  /** As a stream. Throws NOT_FOUND when the file is gone. */
  read(file: Types.ObjectId): Promise<Readable> {
    return begun(this.bucket.openDownloadStream(file));
  }

  /** Null when the file is gone. */
  find(file: Types.ObjectId): Promise<FileRecord | null> {
    return this.files.findById(file).lean<FileRecord>().exec();
  }

  /** Files of at least `bytes` bytes, largest first. */
  largest(bytes: number, limit: number): Promise<FileRecord[]> {
    return this.files
      .find({ length: { $gte: bytes } })
      .sort({ length: -1, _id: -1 })
      .limit(limit)
      .lean<FileRecord[]>()
      .exec();
  }

  /** Does nothing when the file is gone. */
  async remove(file: Types.ObjectId): Promise<void> {
    await this.bucket.delete(file).catch((error: unknown) => {
      if (!/File not found/.test(String(error))) throw error;
    });
  }

  private get bucket() {
    const { db } = this.connection;
    if (!db) throw new mongoose.mongo.MongoNotConnectedError('The database is not connected.');
    return new mongoose.mongo.GridFSBucket(db, { bucketName: 'files' });
  }
}
