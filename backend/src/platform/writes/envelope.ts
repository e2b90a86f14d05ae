import { Schema as MongooseSchema, type Model, type Schema, type Types } from 'mongoose';
import type { CarriedRow } from './audit-row.ts';

/** What an audit row names in place of the record's id. */
export interface RecordSubject {
  id: Types.ObjectId | string | undefined;
  /** Display name; left out when it has none. */
  name?: string;
  client?: Types.ObjectId | { id: Types.ObjectId; name: string } | null;
}

/** Whom and what the audit rows of a record name. */
export interface EnvelopeRule<Row> {
  /** Stored fields that `subject` reads. */
  reads: readonly string[];
  subject: (record: Row, row: Pick<CarriedRow, 'action' | 'by' | 'kind'>) => RecordSubject;
  /** The records of this schema carry no `Idempotency-Key`: every call that writes them may be repeated. */
  withoutKeys?: true;
}

/** Follow-up work of a change: its handler is found by `kind`, and does nothing the second time for one `key`. */
export interface Effect {
  /** Unique in its record. */
  key: string;
  kind: string;
  at: Date;
  /** What the handler needs and the record does not keep. */
  data?: object;
}

/** The record that a row is in; several when it names none. */
export interface Carrier {
  model: string;
  id: Types.ObjectId | undefined;
}

/** Work that a write leaves in its own record, until it is done. */
export type OutboxEntry =
  | { id: Types.ObjectId; at: Date; kind: 'audit'; row: CarriedRow }
  // A text in entries of releases that had no outbox.
  | { id: Types.ObjectId | string; at: Date; kind: 'effect'; effect: Effect };

/** A request that changed a record. */
export interface KeptRequest {
  key: string;
  /** Absent in requests kept by an earlier release. */
  hash?: string;
  at: Date;
}

/** What the write path stores beside a record's own fields; no read has it unless it asks. */
export interface Envelope {
  outbox?: OutboxEntry[];
  requests?: KeptRequest[];
}

export type AnyModel = Pick<Model<unknown>, 'collection' | 'modelName' | 'schema'>;

export const REQUEST_KEY = 'requests.key';

/** Comment of the commands that empty outboxes, which tells them from a request's. */
export const RELAY = 'outbox relay';

/** Matches the records with work left, by the index of the same condition. */
export const WITH_WORK = { 'outbox.kind': { $in: ['audit', 'effect'] } };

/** Matches the records in which an effect of this kind waits, by the same index. */
export const withWaiting = (kind: string) => ({
  ...WITH_WORK,
  'outbox.at': { $gt: new Date(0) },
  outbox: { $elemMatch: { kind: 'effect', 'effect.kind': kind } },
});

const rules = new WeakMap<object, EnvelopeRule<never>>();

/** Adds the fields in which the writes of `Records` leave audit rows, effects and the keys of requests. */
export function addEnvelope<Row>(schema: Schema, rule: EnvelopeRule<Row>): void {
  rules.set(schema, rule);
  schema.add({ outbox: { type: [MongooseSchema.Types.Mixed], default: undefined, select: false } });
  schema.index({ 'outbox.at': 1 }, { name: 'outbox', partialFilterExpression: WITH_WORK });
  if (rule.withoutKeys) return;
  const request = { key: String, hash: String, at: Date, _id: false };
  schema.add({ requests: { type: [request], default: undefined, select: false } });
  schema.index(
    { [REQUEST_KEY]: 1 },
    { name: 'requests', unique: true, partialFilterExpression: { [REQUEST_KEY]: { $exists: true } } },
  );
}

export const envelopeOf = (model: AnyModel): EnvelopeRule<unknown> | undefined =>
  rules.get(model.schema) as EnvelopeRule<unknown> | undefined;
