import {
  WORK_ROWS,
  type Worklist,
  type WorklistName,
  type WorkRow,
} from '@clinic/contract/dashboards/work-rows';
import type { Filter, Sort } from 'mongodb';
import { Types, type Model } from 'mongoose';
import type { Hidden } from './hidden-rows.service.ts';

interface Stored {
  _id: Types.ObjectId;
}

export interface RecordList<Record extends Stored, Row extends WorkRow> {
  list: WorklistName;
  model: Model<Record>;
  /** Reads past mongoose, so values are as stored. Needs an index. */
  filter: Filter<Record>;
  /** Most urgent first. */
  sort: Sort;
  projection: { [Field in keyof Record]?: 1 } & { [path: string]: 1 };
  row: (record: Record) => Row;
}

/**
 * The first rows of a list and their total, without the caller's hidden rows. At most three queries: hidden
 * rows are read first, since a row whose fact has changed comes back.
 */
export async function recordList<Record extends Stored, Row extends WorkRow>(
  { list, model, filter, sort, projection, row }: RecordList<Record, Row>,
  hidden: Hidden,
): Promise<Worklist<Row>> {
  const collection = model.collection;
  const find = (where: object, limit: number) =>
    collection.find({ $and: [filter as object, where] }, { projection, sort, limit }).toArray() as Promise<
      object[]
    > as Promise<Record[]>;
  const asked = hidden.ids(list).map((id) => new Types.ObjectId(id));
  const put = asked.length > 0 ? await find({ _id: { $in: asked } }, asked.length) : [];
  const away = put.map(row).filter(({ id, fact }) => hidden.has(list, id, fact));
  const ids = away.map(({ id }) => new Types.ObjectId(id));
  const [count, records] = await Promise.all([
    collection.countDocuments(filter as object),
    find(ids.length > 0 ? { _id: { $nin: ids } } : {}, WORK_ROWS),
  ]);
  return { count: count - away.length, rows: records.map(row) };
}

/** `recordList` for computed rows. */
export function workedOutList<Row extends WorkRow>(
  list: WorklistName,
  all: readonly Row[],
  hidden: Hidden,
): Worklist<Row> {
  const rows = all.filter(({ id, fact }) => !hidden.has(list, id, fact));
  return { count: rows.length, rows: rows.slice(0, WORK_ROWS) };
}
