import { once } from 'node:events';
import type { Readable } from 'node:stream';
import mongoose from 'mongoose';
import { ApiError } from '../http/api-error.ts';

const isGone = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof mongoose.mongo.MongoGridFSChunkError;

/**
 * Waits for a stored file's first piece before answering, so that a missing or unreadable file is refused in time. No
 * stored file is empty. Throws NOT_FOUND.
 */
export async function begun(contents: Readable): Promise<Readable> {
  await once(contents, 'readable').catch((error: unknown) => {
    throw isGone(error) ? new ApiError('NOT_FOUND') : error;
  });
  if (contents.readableLength === 0) throw new ApiError('NOT_FOUND');
  return contents;
}
