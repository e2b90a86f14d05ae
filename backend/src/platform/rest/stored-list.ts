import type { FindOptions } from 'mongodb';
import type { Model } from 'mongoose';
import { pastMongoose, type Conditions } from '../database/past-mongoose.ts';

/** Rows of one condition in one order, and their number. */
export interface StoredList<Row> {
  count(): Promise<number>;
  /** The first rows that also meet another condition. */
  rows(where: object, limit: number): Promise<Row[]>;
}

/** Reads past mongoose, so conditions and values are as stored. The condition needs an index. */
export function storedList<Row>(
  model: Pick<Model<Row>, 'collection' | 'schema'>,
  { filter, ...options }: Pick<FindOptions, 'sort' | 'projection'> & { filter: Conditions },
): StoredList<Row> {
  const records = pastMongoose(model);
  return {
    count: () => records.countDocuments(filter),
    rows: (where, limit) => records.find({ $and: [filter, where] }, { ...options, limit }).toArray(),
  };
}
