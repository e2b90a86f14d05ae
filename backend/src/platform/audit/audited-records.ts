import { Schema as MongooseSchema, type Model, type Schema, type Types } from 'mongoose';
import { type AuditedCall, type CarriedRow, runningCall } from './audited-call.ts';

/** What a row names of a record. */
export interface RecordSubject {
  id: Types.ObjectId | string | undefined;
  /** What people call it; left out when it has no name. */
  name?: string;
  /** The client whose record it is. */
  client?: Types.ObjectId | { id: Types.ObjectId; name: string } | null;
}

/** How the records of one schema carry rows. */
export interface AuditRule<Row> {
  /** Kinds of row, in the words of `@Audited`. */
  kinds: readonly string[];
  /**
   * An update is what somebody does when it sets `updatedAt`, or one of these paths, or when the call is of one of these
   * kinds; any other is upkeep and carries nothing.
   */
  changes?: readonly string[];
  /** Paths beside `_id` that `subject` reads. */
  reads: readonly string[];
  subject: (record: Row, row: Pick<CarriedRow, 'action' | 'by' | 'kind'>) => RecordSubject;
}

type AnyRule = AuditRule<unknown>;
type Document = Record<string, unknown>;
type Options = Document | undefined;
/** What the collections of the driver and of mongoose have in common, without their hundred types. */
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

/** Finds, on the index of the same name, the records whose rows wait to be moved. */
export const CARRYING = { 'audit.0': { $exists: true } } as const;

const rules = new WeakMap<object, AnyRule>();

/**
 * Has the records of a schema carry the rows of what is done to them: an insert or a change that is made for an audited
 * call of such a kind has the row in it. Mongoose reads the rows only where it is asked to, so that no view and no kept
 * version has them. What is deleted carries nothing: mark it first, and delete it when its rows are moved.
 */
export function addAudit<Row>(schema: Schema, rule: AuditRule<Row>): void {
  schema.add({ audit: { type: [MongooseSchema.Types.Mixed], default: undefined, select: false } });
  schema.index({ 'audit.at': 1 }, { name: 'audit', partialFilterExpression: CARRYING });
  rules.set(schema, rule as AnyRule);
}

/** A model of whatever record. */
export type AnyModel = Pick<Model<unknown>, 'collection' | 'modelName' | 'schema'>;

export const auditRuleOf = (model: AnyModel): AnyRule | undefined => rules.get(model.schema);

/** Puts the row of the running call into the writes of a model's collection, past mongoose and through it. */
export function carryRows(model: AnyModel, rule: AnyRule): void {
  const collection = model.collection as unknown as Writes;
  const insertOne = collection.insertOne.bind(collection);
  const updateOne = collection.updateOne.bind(collection);
  const updateMany = collection.updateMany.bind(collection);
  const findOneAndUpdate = collection.findOneAndUpdate.bind(collection);

  const callFor = () => {
    const call = runningCall();
    return call && !call.once && !call.carrier && rule.kinds.includes(call.kind) ? call : undefined;
  };
  /** Runs the write with the row in it; `written` answers the id of its record, null when it found none to write. */
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
    // Each of them carries the one row, which is stored once.
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

/** Of an answer with its metadata, as mongoose asks for it. */
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

/** For the update that takes back what the running call has just written: its row goes with it. */
export function rowTakenBack(): { $pull?: { audit: { _id: Types.ObjectId } } } {
  const call = runningCall();
  return call ? { $pull: { audit: { _id: call.id } } } : {};
}
