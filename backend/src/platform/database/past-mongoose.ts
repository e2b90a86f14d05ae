import type { Document, FindCursor, FindOptions } from 'mongodb';
import type { Model } from 'mongoose';
import { withoutOwnFields } from './own-fields.ts';

/** Conditions with stored paths and values; ids are ObjectIds. */
export type Conditions = Readonly<Record<string, unknown>>;

/** Reads of a model's collection as it is stored. */
export class StoredRecords<Row> {
  private readonly model: Pick<Model<Row>, 'collection' | 'schema'>;

  constructor(model: Pick<Model<Row>, 'collection' | 'schema'>) {
    this.model = model;
  }

  find<Shown = Row>(which: Conditions, options: FindOptions = {}): FindCursor<Shown> {
    const found = this.model.collection.find(which, this.withoutOwn(options));
    return found as unknown as FindCursor<Shown>;
  }

  async findOne<Shown = Row>(which: Conditions, options: FindOptions = {}): Promise<Shown | null> {
    const found = await this.model.collection.findOne(which, this.withoutOwn(options));
    return found as Shown | null;
  }

  countDocuments(which: Conditions): Promise<number> {
    return this.model.collection.countDocuments(which);
  }

  distinct<Value>(field: string, which: Conditions): Promise<Value[]> {
    return this.model.collection.distinct(field, which);
  }

  aggregate<Result extends Document>(stages: Document[]) {
    return this.model.collection.aggregate<Result>(stages);
  }

  /** Chosen fields are read as they are; a read of all fields leaves out those that only the server uses. */
  private withoutOwn(options: FindOptions): FindOptions {
    const { projection = {} } = options;
    if (Object.values(projection).some(Boolean)) return options;
    return { ...options, projection: { ...withoutOwnFields(this.model.schema), ...projection } };
  }
}

/**
 * Reads by the driver instead of mongoose, whose casts and checks cost as much as the database's answer: for frequent
 * reads, many records, and what mongoose cannot express. The only way to do so (docs/decisions/111).
 */
export const pastMongoose = <Row>(model: Pick<Model<Row>, 'collection' | 'schema'>): StoredRecords<Row> =>
  new StoredRecords(model);
