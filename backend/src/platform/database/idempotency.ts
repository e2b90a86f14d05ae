import { AsyncLocalStorage } from 'node:async_hooks';
import type { Model, Query, Schema, UpdateQuery } from 'mongoose';
import { ApiError } from '../http/api-error.ts';
import { markRepeat, presentKey, type Idempotency } from '../http/idempotency-key.ts';

/** A request that has changed a record; the record keeps it, written by the same write as the change. */
export interface KeptRequest {
  key: string;
  /** Absent in requests that an earlier release kept. */
  hash?: string;
  at: Date;
}

/** Only this file reads it. */
export interface WithRequests {
  requests?: KeptRequest[];
}

/** The last requests that a record keeps. */
const KEPT = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = 'requests.key';

/** The pending write that carries a request's key. */
interface Carrying {
  model: string;
  request: KeptRequest;
  done: boolean;
}
const carrying = new AsyncLocalStorage<Carrying>();

/**
 * Has the records of a schema keep the keys of the requests that wrote them. Inside `once` the first record
 * that is created, or changed by `findOneAndUpdate`, carries the key, and is not changed when it has the key
 * already: this and the unique index let one of two concurrent requests win.
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

/** The fields for a record that is inserted past mongoose. */
export function carried(model: string): WithRequests {
  const now = waiting(model);
  if (!now) return {};
  now.done = true;
  return { requests: [now.request] };
}

/** For an update that undoes a change whose request is refused after all. */
export function forgetKey(): { $pull?: { requests: { key: string } } } {
  const now = carrying.getStore();
  return now ? { $pull: { requests: { key: now.request.key } } } : {};
}

/**
 * Runs a request once: `work` writes one record of the model; when a record has the request's key already,
 * `again` answers from that record as it is now and the time of the first request. Concurrent repetitions, on
 * any server, do not wait for each other. Without a key `work` just runs. Check the access before. Throws
 * IDEMPOTENCY_MISMATCH when the key came with another request, otherwise whatever `work` throws.
 */
export async function once<Row, Result>(
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
    // Awaited inside: a mongoose query runs only when it is awaited.
    return await carrying.run(now, async () => await work());
  } catch (error) {
    // A repetition of the request may have won, whichever rule of the record refused this one.
    const twin = await find(model, request);
    if (!twin) throw error;
    return repeat(twin);
  }
}

/** Whether the present request was carried out before, whatever it asks for now. */
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
 * had it, and a power cut could still undo it. An empty write waits for everything before it, as every write
 * here does, and throws when that fails. Another member that became primary may not have the record at all.
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
  // A counter that many tills write keeps the keys of one day only.
  const young = {
    $filter: {
      input: { $ifNull: ['$requests', []] },
      cond: { $gt: ['$$this.at', new Date(request.at.getTime() - DAY_MS)] },
    },
  };
  const all = { $concatArrays: [young, [{ $literal: request }]] };
  return [...(update as object[]), { $addFields: { requests: { $slice: [all, -KEPT] } } }] as never;
}
