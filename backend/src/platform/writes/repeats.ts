import type { Model } from 'mongoose';
import { ApiError } from '../http/api-error.ts';
import type { Idempotency } from '../http/idempotency-key.ts';
import { REQUEST_KEY, type Envelope } from './envelope.ts';

/**
 * Finds the record with the request's key, as it is now without hidden fields, and the first request's instant. Its
 * effects are left to the first server, or to the sweeper. "lost": it was stored but did not survive. Throws
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
 * Tells whether the record is durable: its server may have been killed before disk or replica set had it. A write that
 * changes nothing waits for all earlier writes, and throws when they are not confirmed; a new primary may lack the
 * record.
 */
async function isKept<Row>({ collection }: Model<Row>, key: string): Promise<boolean> {
  const nothing = { $unset: { nothing: 1 } };
  return (await collection.updateOne({ [REQUEST_KEY]: key }, nothing)).matchedCount > 0;
}
