import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection, type Types } from 'mongoose';

/** Which record a file belongs to, in the words of its module. */
export type FileOwner = Record<string, string>;

/** Files in the database, so that every instance of the server sees them. */
@Injectable()
export class Files {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Stores a file before the record that names it: what nothing names for an hour is swept. */
  async save(contents: Buffer, name: string, owner: FileOwner): Promise<Types.ObjectId> {
    const upload = this.bucket.openUploadStream(name, { metadata: { owner } });
    upload.end(contents);
    await finished(upload);
    return upload.id;
  }

  async read(id: Types.ObjectId): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.bucket.openDownloadStream(id)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  private get bucket() {
    const { db } = this.connection;
    if (!db) throw new mongoose.mongo.MongoNotConnectedError('The database is not connected.');
    return new mongoose.mongo.GridFSBucket(db, { bucketName: 'files' });
  }
}
