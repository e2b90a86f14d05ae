import type { PipelineStage, UpdateQuery } from 'mongoose';
import { REQUEST_KEY, type Envelope, type KeptRequest, type OutboxEntry } from './envelope.ts';

export type Change<Row> = UpdateQuery<Row> | PipelineStage[];

/** The envelope of a write: audit row, effects and request key, stored together with the change. */
export interface Carried {
  outbox: OutboxEntry[];
  request?: KeptRequest;
}

/** Most request keys that a record keeps. */
const KEPT = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The envelope's fields of a new record. */
export const envelopeWith = ({ outbox, request }: Carried): Envelope => ({
  ...(outbox.length > 0 && { outbox }),
  ...(request && { requests: [request] }),
});

/** The condition that a record does not have the request's key yet. */
export const unlessCarried = (request: Pick<KeptRequest, 'key'> | undefined): object =>
  request ? { [REQUEST_KEY]: { $ne: request.key } } : {};

/** Adds the envelope to a change, by operators, or by a stage when the change is a pipeline. */
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

/** A counter that many requests write keeps the keys of one day only. */
function requestsWith(request: KeptRequest): object {
  const young = {
    $filter: {
      input: { $ifNull: ['$requests', []] },
      cond: { $gt: ['$$this.at', new Date(request.at.getTime() - DAY_MS)] },
    },
  };
  return { $slice: [{ $concatArrays: [young, [{ $literal: request }]] }, -KEPT] };
}

/** Adds to a change that undoes a write the removal of its envelope. */
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
