import { Schema as MongooseSchema, type Model, type Schema, type Types } from 'mongoose';
import type { CarriedRow } from './audit-row.ts';

/** The subject of a record's audit rows. */
export interface RecordSubject {
  id: Types.ObjectId | string | undefined;
  /** Display name; left out when it has none. */
  name?: string;
  client?: Types.ObjectId | { id: Types.ObjectId; name: string } | null;
}

/** How a schema's records name their audit rows' subject. */
export interface EnvelopeRule<Row> {
  /** Stored fields that `subject` reads. */
  reads: readonly string[];
  subject: (record: Row, row: Pick<CarriedRow, 'action' | 'by' | 'kind'>) => RecordSubject;
  /** The records of this schema carry no `Idempotency-Key`: every call that writes them may be repeated. */
  withoutKeys?: true;
}

declare const IS_DECLARED: unique symbol;

/** The name of a kind of effect, made by `effectKind`; a test finds a handler for each. */
export type EffectKind = string & { readonly [IS_DECLARED]: true };

const declaredKinds: EffectKind[] = [];

export function effectKind(name: string): EffectKind {
  const kind = name as EffectKind;
  declaredKinds.push(kind);
  return kind;
}

export const effectKinds = <Name extends string>(names: readonly Name[]): Record<Name, EffectKind> =>
  Object.fromEntries(names.map((name) => [name, effectKind(name)])) as Record<Name, EffectKind>;

/** A name declared twice is in the list twice, which a test reports. */
export const kindsOfEffects: readonly EffectKind[] = declaredKinds;

/** Work that follows a change: its handler is found by `kind`, and must do nothing the second time for one `key`. */
export interface Effect {
  /** Unique in its record. */
  key: string;
  kind: EffectKind;
  at: Date;
  /** Data for the handler that the record does not hold. */
  data?: object;
  /** True: other effects of the record wait for it, as it may take their write back. */
  goesFirst?: true;
}

/** The record that carries a row; without an id, several do. */
export interface Carrier {
  model: string;
  id: Types.ObjectId | undefined;
}

/** An entry of a record's outbox: work that its write left, until it is done. */
export type OutboxEntry =
  | { id: Types.ObjectId; at: Date; kind: 'audit'; row: CarriedRow }
  // An id as text, in entries of releases before the outbox.
  | { id: Types.ObjectId | string; at: Date; kind: 'effect'; effect: Effect };

/** A request that changed a record. */
export interface KeptRequest {
  key: string;
  hash: string;
  at: Date;
}

/** Fields that the write path stores in a record; reads leave them out unless they ask. */
export interface Envelope {
  outbox?: OutboxEntry[];
  requests?: KeptRequest[];
}

/** Removes these fields from a write's answer; reads use `own-fields.ts`. */
export const WITHOUT_ENVELOPE = { outbox: 0, requests: 0 } as const;

export type AnyModel = Pick<Model<unknown>, 'collection' | 'modelName' | 'schema'>;

export const REQUEST_KEY = 'requests.key';

/** Comment of commands that empty outboxes, to tell them from those of requests. */
export const RELAY = 'outbox relay';

/** Matches records with waiting work, by the partial index. */
export const WITH_WORK = { 'outbox.kind': { $in: ['audit', 'effect'] } };

/** Matches records with such an entry in the outbox, by the same index. */
export const withWaiting = (entry: object) => ({
  ...WITH_WORK,
  'outbox.at': { $gt: new Date(0) },
  outbox: { $elemMatch: entry },
});

const rules = new WeakMap<object, EnvelopeRule<never>>();

/** Adds the envelope to a schema: fields for audit rows, effects and request keys. */
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
