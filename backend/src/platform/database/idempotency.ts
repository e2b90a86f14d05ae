import { AsyncLocalStorage } from 'node:async_hooks';
import type { Model, Query, Schema, UpdateQuery } from 'mongoose';
import { ApiError } from '../http/api-error.ts';
import { markRepeat, presentKey, type Idempotency } from '../http/idempotency-key.ts';

/** A request that changed a record; stored in it by the same write. */
export interface KeptRequest {
  key: string;
  /** Absent in requests kept by an earlier release. */
  hash?: string;
  at: Date;
}

export interface WithRequests {
  requests?: KeptRequest[];
}

/** A record keeps so many of its last requests. */
const KEPT = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = 'requests.key';

interface Carrying {
  model: string;
  request: KeptRequest;
  done: boolean;
}
const carrying = new AsyncLocalStorage<Carrying>();

/**
 * Adds the request-keys field to a schema. Within `once` the first record that is created, or changed by
 * `findOneAndUpdate`, carries the key, and is not changed if it has it already: this, and the unique index,
 * lets one of two concurrent requests win.
 */
export function addIdempotency(schema: Schema): void {
  schema.add({
    requests: {
      type: [{ key: String, hash: String, at: Date, _id: false }],
      default: undefined,
      select: false,
    },
  });
  schema.index(
    { [KEY]: 1 },
    { name: 'requests', unique: true, partialFilterExpression: { [KEY]: { $exists: true } } },
  );
  schema.pre('save', function carryKey() {
    if (this.isNew) this.set(carried((this.constructor as Model<unknown>).modelName));
  });
  schema.pre('findOneAndUpdate', function carryKey() {
    const now = waiting(this.model.modelName);
    if (!now) return;
    this.where({ [KEY]: { $ne: now.request.key } });
    this.setUpdate(withRequest(this.getUpdate(), now.request));
  });
  schema.post('findOneAndUpdate', async function wasCarried(this: Query<unknown, unknown>, found: unknown) {
    const now = waiting(this.model.modelName);
    if (!now) return;
    if (found) now.done = true;
    else if (await this.model.exists({ [KEY]: now.request.key }))
      throw new Error('The request was carried out.');
  });
}

/** Fields of a record that is inserted past mongoose. */
export function carried(model: string): WithRequests {
  const now = waiting(model);
  if (!now) return {};
  now.done = true;
  return { requests: [now.request] };
}

/** For an update that takes back the change of a request that is refused after all. */
export function forgetKey(): { $pull?: { requests: { key: string } } } {
  const now = carrying.getStore();
  return now ? { $pull: { requests: { key: now.request.key } } } : {};
}

/**
 * Runs a request once: `work` writes one record of the model; when a record has the key already, `again`
 * builds the answer from that record and the time of the first request. Concurrent requests, on any servers,
 * need not wait for each other. Without a key it only runs `work`. Call it after the access check. Throws
 * IDEMPOTENCY_MISMATCH when the key came with other content, otherwise what `work` throws.
 */
export async function withIdempotency<Row, Result>(
  model: Model<Row>,
  work: () => Promise<Result>,
  again: (record: Row, at: Date) => Result | Promise<Result>,
): Promise<Result> {
  const request = presentKey();
  if (!request) return work();
  if (!model.schema.path('requests')) throw new Error(`${model.modelName} has no addIdempotency(schema).`);
  const repeat = (found: [Row, Date]) => {
    markRepeat();
    return again(...found);
  };
  const earlier = await find(model, request);
  if (earlier) return repeat(earlier);
  try {
    const now = { model: model.modelName, request: { ...request, at: model.base.now() }, done: false };
    // Awaited inside, since a mongoose query starts only when awaited.
    return await carrying.run(now, async () => await work());
  } catch (error) {
    // The same request may have won meanwhile, whichever rule of the record refused this one.
    const twin = await find(model, request);
    if (!twin) throw error;
    return repeat(twin);
  }
}

export async function wasCarriedOut(model: Pick<Model<unknown>, 'exists'>): Promise<boolean> {
  const request = presentKey();
  return request !== undefined && (await model.exists({ [KEY]: request.key })) !== null;
}

async function find<Row>(model: Model<Row>, { key, hash }: Idempotency): Promise<[Row, Date] | undefined> {
  const found = await model
    .findOne({ [KEY]: key } as never)
    .select('+requests')
    .lean<Row & WithRequests>();
  const kept = found?.requests?.find((one) => one.key === key);
  if (!found || !kept) return undefined;
  if (kept.hash !== undefined && kept.hash !== hash) throw new ApiError('IDEMPOTENCY_MISMATCH');
  return (await isKept(model, key)) ? [found, kept.at] : undefined;
}

/**
 * The server that wrote the record may have been killed before the disk, or the majority of a replica set,
 * had it. A write that changes nothing waits for all earlier writes, and throws when they are not confirmed.
 * A new primary may not have the record at all.
 */
async function isKept<Row>({ collection }: Model<Row>, key: string): Promise<boolean> {
  const nothing = { $unset: { nothing: 1 } };
  return (await collection.updateOne({ [KEY]: key }, nothing)).matchedCount > 0;
}

function waiting(model: string): Carrying | undefined {
  const now = carrying.getStore();
  return now && now.model === model && !now.done ? now : undefined;
}

function withRequest(update: unknown, request: KeptRequest): UpdateQuery<unknown> {
  if (!Array.isArray(update)) {
    const { $push, ...rest } = update as UpdateQuery<unknown>;
    return { ...rest, $push: { ...$push, requests: { $each: [request], $slice: -KEPT } } };
  }
  // A counter that many requests write keeps one day of keys.
  const young = {
    $filter: {
      input: { $ifNull: ['$requests', []] },
      cond: { $gt: ['$$this.at', new Date(request.at.getTime() - DAY_MS)] },
    },
  };
  const all = { $concatArrays: [young, [{ $literal: request }]] };
  return [...(update as object[]), { $addFields: { requests: { $slice: [all, -KEPT] } } }] as never;
}
