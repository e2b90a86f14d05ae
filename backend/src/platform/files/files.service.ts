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

/** Files in the database, so that every instance of the server sees them. */
@Injectable()
export class Files {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(FileRecord.name) private readonly files: Model<FileRecord>,
  ) {}

  /**
   * Stores what comes, piece by piece and never whole in memory, before the record that names it: what nothing names for
   * an hour is swept. When it breaks off, or the signal aborts, nothing stays. Answers the file's id, bytes and hash.
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
      // A piece that is still on its way to the database stays behind; the sweeper finds it.
      await this.remove(upload.id).catch(() => undefined);
      throw error;
    }
    return { file: upload.id, bytes: upload.length, sha256: hash.digest() };
  }

  /** Says whose the file is. */
  async own(file: Types.ObjectId, owner: FileOwner): Promise<void> {
    await this.files.updateOne({ _id: file }, { $set: { 'metadata.owner': owner } });
  }

  /** The contents, as fast as they are taken. Throws NOT_FOUND when the file is gone. */
  read(file: Types.ObjectId): Promise<Readable> {
    return begun(this.bucket.openDownloadStream(file));
  }

  /** Null when the file is gone. */
  find(file: Types.ObjectId): Promise<FileRecord | null> {
    return this.files.findById(file).lean<FileRecord>().exec();
  }

  /** The largest files of at least so many bytes, the largest first. */
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
