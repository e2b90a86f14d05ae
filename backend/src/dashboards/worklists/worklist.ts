import {
  WORK_ROWS,
  type Worklist,
  type WorklistName,
  type WorkRow,
} from '@clinic/contract/dashboards/work-rows';
import type { Filter, Sort } from 'mongodb';
import { Types, type Model } from 'mongoose';
import { storedList, type StoredList } from '../../platform/rest/stored-list.ts';
import type { Hidden } from './hidden-rows.service.ts';

interface Stored {
  _id: Types.ObjectId;
}

export interface StoredRows<Record extends Stored, Row extends WorkRow> {
  list: WorklistName;
  stored: StoredList<Record>;
  row: (record: Record) => Row;
}

export interface RecordList<Record extends Stored, Row extends WorkRow> extends Omit<
  StoredRows<Record, Row>,
  'stored'
> {
  model: Model<Record>;
  /** Reads past mongoose, so values are as stored. Needs an index. */
  filter: Filter<Record>;
  /** Most urgent first. */
  sort: Sort;
  projection: { [Field in keyof Record]?: 1 } & { [path: string]: 1 };
}

/** `storedRows` for the records of a model. */
export const recordList = <Record extends Stored, Row extends WorkRow>(
  { list, model, row, ...asked }: RecordList<Record, Row>,
  hidden: Hidden,
): Promise<Worklist<Row>> => storedRows({ list, stored: storedList<Record>(model, asked), row }, hidden);

/**
 * Reads the first rows of a list and their total, without the caller's hidden rows. Hidden rows are read first, since a
 * row appears again when it says something new; that makes three queries at most.
 */
export async function storedRows<Record extends Stored, Row extends WorkRow>(
  { list, stored, row }: StoredRows<Record, Row>,
  hidden: Hidden,
): Promise<Worklist<Row>> {
  const asked = hidden
    .ids(list)
    .filter((id) => Types.ObjectId.isValid(id))
    .map((id) => new Types.ObjectId(id));
  const put = asked.length > 0 ? await stored.rows({ _id: { $in: asked } }, asked.length) : [];
  const away = put.map(row).filter(({ id, fact }) => hidden.has(list, id, fact));
  const ids = away.map(({ id }) => new Types.ObjectId(id));
  const [count, records] = await Promise.all([
    stored.count(),
    stored.rows(ids.length > 0 ? { _id: { $nin: ids } } : {}, WORK_ROWS),
  ]);
  return { count: count - away.length, rows: records.map(row) };
}

/** Does what `recordList` does, for rows that are computed. */
export function workedOutList<Row extends WorkRow>(
  list: WorklistName,
  all: readonly Row[],
  hidden: Hidden,
): Worklist<Row> {
  const rows = all.filter(({ id, fact }) => !hidden.has(list, id, fact));
  return { count: rows.length, rows: rows.slice(0, WORK_ROWS) };
}
