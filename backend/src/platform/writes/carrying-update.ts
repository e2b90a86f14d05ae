import type { PipelineStage, UpdateQuery } from 'mongoose';
import { REQUEST_KEY, type Envelope, type KeptRequest, type OutboxEntry } from './envelope.ts';

export type Change<Row> = UpdateQuery<Row> | PipelineStage[];

/** One write takes this along. */
export interface Carried {
  outbox: OutboxEntry[];
  request?: KeptRequest;
}

/** A record keeps so many of its last requests. */
const KEPT = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The fields of a new record that hold it. */
export const envelopeWith = ({ outbox, request }: Carried): Envelope => ({
  ...(outbox.length > 0 && { outbox }),
  ...(request && { requests: [request] }),
});

/** A record that has the key is not changed under it again. */
export const unlessCarried = (request: Pick<KeptRequest, 'key'> | undefined): object =>
  request ? { [REQUEST_KEY]: { $ne: request.key } } : {};

/** The change, with what it takes along: by operators, or by a pipeline where the change is one. */
export function carrying<Row>(change: Change<Row>, { outbox, request }: Carried): Change<Row> {
  if (!Array.isArray(change)) {
    const { $push, ...rest } = change as UpdateQuery<unknown>;
    const pushed = {
      ...$push,
      ...(outbox.length > 0 && { outbox: { $each: outbox } }),
      ...(request && { requests: { $each: [request], $slice: -KEPT } }),
    };
    return { ...rest, ...(Object.keys(pushed).length > 0 && { $push: pushed }) };
  }
  const added = {
    ...(outbox.length > 0 && {
      outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, { $literal: outbox }] },
    }),
    ...(request && { requests: requestsWith(request) }),
  };
  return Object.keys(added).length > 0 ? [...change, { $set: added }] : change;
}

/** A counter that many requests write keeps one day of keys. */
function requestsWith(request: KeptRequest): object {
  const young = {
    $filter: {
      input: { $ifNull: ['$requests', []] },
      cond: { $gt: ['$$this.at', new Date(request.at.getTime() - DAY_MS)] },
    },
  };
  return { $slice: [{ $concatArrays: [young, [{ $literal: request }]] }, -KEPT] };
}

/** For the change that takes a write back: what it took along goes with it. */
export function withoutCarried<Row>(
  change: UpdateQuery<Row>,
  { outbox, request }: Carried,
): UpdateQuery<Row> {
  const { $pull, ...rest } = change as UpdateQuery<unknown>;
  return {
    ...rest,
    $pull: {
      ...$pull,
      outbox: { id: { $in: outbox.map(({ id }) => id) } },
      ...(request && { requests: { key: request.key } }),
    },
  };
}
