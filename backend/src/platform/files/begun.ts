import { once } from 'node:events';
import type { Readable } from 'node:stream';
import mongoose from 'mongoose';
import { ApiError } from '../http/api-error.ts';

const isGone = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof mongoose.mongo.MongoGridFSChunkError;

/**
 * The contents of a stored file once their first piece is there, so that what is gone or cannot be read is refused
 * while an answer can still say so. No stored file is empty. Throws NOT_FOUND.
 */
export async function begun(contents: Readable): Promise<Readable> {
  await once(contents, 'readable').catch((error: unknown) => {
    throw isGone(error) ? new ApiError('NOT_FOUND') : error;
  });
  if (contents.readableLength === 0) throw new ApiError('NOT_FOUND');
  return contents;
}
