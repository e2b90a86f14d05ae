import type { AuditKind } from '@clinic/contract/platform/audit';
import { Schema as MongooseSchema, type Schema, type Types } from 'mongoose';
import { addEnvelope, type AnyModel, type RecordSubject } from '../writes/envelope.ts';
import { type AuditedCall, type CarriedRow, runningCall } from './audited-call.ts';

export interface AuditRule<Row> {
  /** Kinds of row, as given to `@Audited`. */
  kinds: readonly AuditKind[];
  /**
   * An update counts as a person's change when it sets `updatedAt` or one of these paths, or the call is of
   * one of these kinds; any other is upkeep and carries no row.
   */
  changes?: readonly string[];
  reads: readonly string[];
  subject: (record: Row, row: Pick<CarriedRow, 'action' | 'by' | 'kind'>) => RecordSubject;
}

type AnyRule = AuditRule<unknown>;
type Document = Record<string, unknown>;
type Options = Document | undefined;
/** The common subset of the driver's and mongoose's collections, without their hundred types. */
interface Writes {
  insertOne(document: Document, options?: Options): Promise<{ insertedId: Types.ObjectId }>;
  updateOne(
    filter: Document,
    update: Update,
    options?: Options,
  ): Promise<{ matchedCount: number; upsertedId: Types.ObjectId | null }>;
  updateMany(filter: Document, update: Update, options?: Options): Promise<{ matchedCount: number }>;
  findOneAndUpdate(filter: Document, update: Update, options?: Options): Promise<Document | null>;
}
type Update = Document | Document[];

/** Matches, by the index of the same name, the records with rows waiting to be moved. */
export const CARRYING = { 'audit.0': { $exists: true } } as const;

const rules = new WeakMap<object, AnyRule>();

/**
 * Makes the records of a schema carry the rows of their changes: an insert or update within such an audited
 * call includes the row. Mongoose reads rows only on request, so no view or kept version has them. A deletion
 * carries none: mark first, delete once the rows are moved.
 */
export function addAudit<Row>(schema: Schema, rule: AuditRule<Row>): void {
  schema.add({ audit: { type: [MongooseSchema.Types.Mixed], default: undefined, select: false } });
  schema.index({ 'audit.at': 1 }, { name: 'audit', partialFilterExpression: CARRYING });
  rules.set(schema, rule as AnyRule);
  addEnvelope<Row>(schema, { ...rule, withoutKeys: true });
}

export const auditRuleOf = (model: AnyModel): AnyRule | undefined => rules.get(model.schema);

/** Adds the running call's row to the writes of a model's collection, through mongoose or past it. */
export function carryRows(model: AnyModel, rule: AnyRule): void {
  const collection = model.collection as unknown as Writes;
  const insertOne = collection.insertOne.bind(collection);
  const updateOne = collection.updateOne.bind(collection);
  const updateMany = collection.updateMany.bind(collection);
  const findOneAndUpdate = collection.findOneAndUpdate.bind(collection);

  const callFor = () => {
    const call = runningCall();
    return call && !call.once && !call.carrier && rule.kinds.some((kind) => kind === call.kind)
      ? call
      : undefined;
  };
  /** Runs the write with the row in it; `written` answers the record's id, null when none was found. */
  async function carry<Result>(
    call: AuditedCall,
    write: () => Promise<Result>,
    written: (result: Result) => unknown,
  ): Promise<Result> {
    const result = await write();
    const id = written(result) as Types.ObjectId | null | undefined;
    if (id !== null) call.carrier = { model: model.modelName, id };
    return result;
  }

  collection.insertOne = async (document, options) => {
    const call = callFor();
    if (!call) return insertOne(document, options);
    const write = () => insertOne({ ...document, audit: [call.row()] }, options);
    return carry(call, write, ({ insertedId }) => insertedId);
  };
  collection.updateOne = async (filter, update, options) => {
    const call = callFor();
    if (!call || !isChange(update, call, rule)) return updateOne(filter, update, options);
    const write = () => updateOne(filter, withRow(update, call), options);
    return carry(call, write, ({ matchedCount, upsertedId }) => (matchedCount > 0 ? filter._id : upsertedId));
  };
  collection.updateMany = async (filter, update, options) => {
    const call = callFor();
    if (!call || !isChange(update, call, rule)) return updateMany(filter, update, options);
    // All of them carry the same row, which is stored once.
    const write = () => updateMany(filter, withRow(update, call), options);
    return carry(call, write, ({ matchedCount }) => (matchedCount > 0 ? undefined : null));
  };
  collection.findOneAndUpdate = async (filter, update, options) => {
    const call = callFor();
    if (!call || !isChange(update, call, rule)) return findOneAndUpdate(filter, update, options);
    const write = () => findOneAndUpdate(filter, withRow(update, call), options);
    return carry(call, write, (found) =>
      found && 'lastErrorObject' in found ? writtenBy(found) : idOf(found),
    );
  };
}

const idOf = (record: unknown): unknown => (record as Document | null)?._id ?? null;

/** For an answer with metadata, which mongoose asks for. */
const writtenBy = ({ value, lastErrorObject }: Document): unknown =>
  idOf(value) ?? (lastErrorObject as { upserted?: unknown }).upserted ?? null;

function isChange(update: Update, { kind }: AuditedCall, { changes = [] }: AnyRule): boolean {
  const isSet = ({ $set }: Document) =>
    ['updatedAt', ...changes].some((path) => path in (($set ?? {}) as Document));
  return changes.includes(kind) || (Array.isArray(update) ? update.some(isSet) : isSet(update));
}

function withRow(update: Update, call: AuditedCall): Update {
  const row = call.row();
  if (!Array.isArray(update)) return { ...update, $push: { ...(update.$push as Document), audit: row } };
  const audit = { $concatArrays: [{ $ifNull: ['$audit', []] }, [{ $literal: row }]] };
  return [...update, { $set: { audit } }];
}

/** For the update that takes back the call's write: its row is removed with it. */
export function rowTakenBack(): { $pull?: { audit: { _id: Types.ObjectId } } } {
  const call = runningCall();
  return call ? { $pull: { audit: { _id: call.id } } } : {};
}
