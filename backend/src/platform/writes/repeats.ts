import type { Model } from 'mongoose';
import { ApiError } from '../http/api-error.ts';
import type { Idempotency } from '../http/idempotency-key.ts';
import { REQUEST_KEY, type Envelope } from './envelope.ts';

/**
 * The record that has the key, as it is now without its hidden fields, and the time of the first request. Its
 * effects are left to the server that wrote it, or to the sweeper. "lost": it was there, and is gone. Throws
 * IDEMPOTENCY_MISMATCH when the key came with other content.
 */
export async function findRepeat<Row extends { _id: unknown }>(
  model: Model<Row>,
  { key, hash }: Idempotency,
): Promise<[Row, Date] | 'lost' | undefined> {
  const found = (await model
    .findOne({ [REQUEST_KEY]: key })
    .select('+requests')
    .lean()) as (Row & Envelope) | null;
  const kept = found?.requests?.find((one) => one.key === key);
  if (!found || !kept) return undefined;
  if (kept.hash !== hash) throw new ApiError('IDEMPOTENCY_MISMATCH');
  if (!(await isKept(model, key))) return 'lost';
  const { requests: _, ...record } = found;
  return [record as unknown as Row, kept.at];
}

/**
 * The server that wrote the record may have been killed before the disk, or most members of a replica set, had
 * it. A write that changes nothing waits for all earlier writes, and throws when they are not confirmed. A new
 * primary may not have the record at all.
 */
async function isKept<Row>({ collection }: Model<Row>, key: string): Promise<boolean> {
  const nothing = { $unset: { nothing: 1 } };
  return (await collection.updateOne({ [REQUEST_KEY]: key }, nothing)).matchedCount > 0;
}
