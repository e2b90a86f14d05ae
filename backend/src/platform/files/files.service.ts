import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose, { type Connection, type Model, type Types } from 'mongoose';
import { begun } from './begun.ts';
import { FileRecord, type FileOwner } from './file.schema.ts';

const hashing = (hash: Hash) =>
  async function* pieces(arriving: AsyncIterable<Uint8Array>) {
    for await (const piece of arriving) {
      hash.update(piece);
      yield piece;
    }
  };

/** Files in the database, so that all servers share them. */
@Injectable()
export class Files {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(FileRecord.name) private readonly files: Model<FileRecord>,
  ) {}

  /**
   * Stores a stream in pieces, never whole in memory, before the record that refers to it: unreferenced files are
   * deleted after an hour. An interruption leaves nothing. Returns the file's id, bytes and hash.
   */
  async store(
    contents: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    name: string,
    stop?: AbortSignal,
  ): Promise<{ file: Types.ObjectId; bytes: number; sha256: Buffer }> {
    const hash = createHash('sha256');
    const upload = this.bucket.openUploadStream(name, { metadata: { owner: {} } });
    try {
      await pipeline(Readable.from(contents), hashing(hash), upload, { signal: stop });
    } catch (error) {
      // A piece still on its way to the database remains; the sweeper finds it.
      await this.remove(upload.id).catch(() => undefined);
      throw error;
    }
    return { file: upload.id, bytes: upload.length, sha256: hash.digest() };
  }

  /** Marks that `file` came without camera details. */
  async own(file: Types.ObjectId, owner: FileOwner): Promise<void> {
    await this.files.updateOne(
      { _id: file },
      { $set: { 'metadata.owner': owner, 'metadata.isPlain': true } },
    );
  }

  /** Finds files that may hold camera details, or that already have a successor. */
  notPlain() {
    return this.files
      .find({ 'metadata.owner.client': { $exists: true }, 'metadata.isPlain': { $ne: true } })
      .lean<FileRecord[]>()
      .cursor();
  }

  async markPlain(file: Types.ObjectId): Promise<void> {
    await this.files.updateOne({ _id: file }, { $set: { 'metadata.isPlain': true } });
  }

  async markReplaced(file: Types.ObjectId, replacedBy: Types.ObjectId): Promise<void> {
    await this.files.updateOne({ _id: file }, { $set: { 'metadata.replacedBy': replacedBy } });
  }

  /** Streams the contents at the reader's pace. Throws NOT_FOUND when the file is gone. */
  read(file: Types.ObjectId): Promise<Readable> {
    return begun(this.bucket.openDownloadStream(file));
  }

  find(file: Types.ObjectId): Promise<FileRecord | null> {
    return this.files.findById(file).lean<FileRecord>().exec();
  }

  /** The largest files of at least `bytes`, largest first. */
  largest(bytes: number, limit: number): Promise<FileRecord[]> {
    return this.files
      .find({ length: { $gte: bytes } })
      .sort({ length: -1, _id: -1 })
      .limit(limit)
      .lean<FileRecord[]>()
      .exec();
  }

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
