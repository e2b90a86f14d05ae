import { Schema as MongooseSchema, type Model, type Schema, type Types } from 'mongoose';
import type { CarriedRow } from './audit-row.ts';

/** An audit row names this in place of the record's id. */
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

declare const IS_DECLARED: unique symbol;

/** The name of a kind of effects, which `effectKind` has declared: a test finds a handler for each. */
export type EffectKind = string & { readonly [IS_DECLARED]: true };

const declaredKinds: EffectKind[] = [];

export function effectKind(name: string): EffectKind {
  const kind = name as EffectKind;
  declaredKinds.push(kind);
  return kind;
}

export const effectKinds = <Name extends string>(names: readonly Name[]): Record<Name, EffectKind> =>
  Object.fromEntries(names.map((name) => [name, effectKind(name)])) as Record<Name, EffectKind>;

/** A name that two kinds of different records have is there twice. */
export const kindsOfEffects: readonly EffectKind[] = declaredKinds;

/** Follow-up work of a change: its handler is found by `kind`, and does nothing the second time for one `key`. */
export interface Effect {
  /** Unique in its record. */
  key: string;
  kind: EffectKind;
  at: Date;
  /** Data that the handler needs and the record does not keep. */
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
  hash: string;
  at: Date;
}

/** The write path stores this beside a record's own fields; no read has it unless it asks. */
export interface Envelope {
  outbox?: OutboxEntry[];
  requests?: KeptRequest[];
}

/** For what a write answers; reads leave these out by `own-fields.ts`. */
export const WITHOUT_ENVELOPE = { outbox: 0, requests: 0 } as const;

export type AnyModel = Pick<Model<unknown>, 'collection' | 'modelName' | 'schema'>;

export const REQUEST_KEY = 'requests.key';

/** Comment of the commands that empty outboxes, which tells them from a request's. */
export const RELAY = 'outbox relay';

/** Matches the records with work left, by the index of the same condition. */
export const WITH_WORK = { 'outbox.kind': { $in: ['audit', 'effect'] } };

/** Matches the records whose outbox has such an entry, by the same index. */
export const withWaiting = (entry: object) => ({
  ...WITH_WORK,
  'outbox.at': { $gt: new Date(0) },
  outbox: { $elemMatch: entry },
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
