import type { Filter, FindOptions } from 'mongodb';
import type { Model } from 'mongoose';
import type { ListQuery } from './list-query.ts';
import { nameOf, remembered } from '../database/list-memory.ts';
import { withoutOwnFields } from '../database/own-fields.ts';
import { indexOf, orderOf } from './list-order.ts';
import { seekPage } from './seek-page.ts';

export interface Page<Row> {
  rows: Row[];
  /** Exact number of all rows of the filter. */
  total: number;
}

/** The page with each row as the API shows it. */
export const pageOf = <Row, View>({ rows, total }: Page<Row>, view: (row: Row) => View): Page<View> => ({
  rows: rows.map(view),
  total,
});

type Condition = Record<string, unknown>;

/** From this offset on it pays to remember where a page begins. */
const DEEP = 1000;
/** The database merges at most so many ranges of an index in the order of a list. */
const MAX_RANGES = 200;
/** So many rows are sorted faster than the index of the order is searched for them. */
const SORTED_ROWS = 2000;
/**
 * After so many milliseconds the database gives a list up, a moment before the server stops waiting for it. One that was
 * only left alone is read to its end, and an embedded engine cannot close its files meanwhile.
 */
const LONGEST_MS = 9000;

/**
 * One page of a list and the exact number of all its rows. It reads past mongoose: conditions name paths and values as
 * they are stored, and what no list shows is left out here.
 */
export async function findPage<Row>(
  model: Model<Row>,
  { sort, offset, limit, filter }: ListQuery,
  always: Condition = {},
  without: Record<string, 0> = {},
): Promise<Page<Row>> {
  const projection = { ...withoutOwnFields(model.schema), ...without };
  const conditions = [always, ...filter].filter((condition) => Object.keys(condition).length > 0);
  const where = (conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {})) as Filter<object>;
  const name = nameOf(where);
  const order = orderOf(model, sort);
  const total = remembered(model, `total ${name}`, () => {
    if (conditions.length === 0) return model.collection.estimatedDocumentCount();
    // What always holds is in the list's partial indexes, which the database does not think of by itself.
    const isAll = conditions.every((condition) => condition === always);
    return model.collection.countDocuments(where, {
      maxTimeMS: LONGEST_MS,
      ...(isAll && { hint: indexOf(model, order)?.keys }),
    });
  });
  const read = (options: FindOptions): Promise<Row[]> =>
    model.collection
      .find(where, { projection, sort: order, maxTimeMS: LONGEST_MS, ...options })
      .toArray() as unknown as Promise<Row[]>;

  if (conditions.some(isScattered) && (await total) > SORTED_ROWS)
    return {
      rows: await read({ skip: offset, limit, hint: indexOf(model, order)?.keys }),
      total: await total,
    };
  const rows =
    offset < DEEP
      ? read({ skip: offset, limit })
      : seekPage(model, { name, order, offset, limit, total, read });
  const [found, count] = await Promise.all([rows, total]);
  return { rows: found, total: count };
}

/** Whether the rows of a condition lie in more places of an index than the database puts in order by itself. */
const isScattered = (condition: Condition): boolean =>
  Object.values(condition).some((value) => {
    if (Array.isArray(value)) return value.some((part) => isScattered(part as Condition));
    const list = (value as { $in?: unknown[] } | null)?.$in;
    return list !== undefined && list.length > MAX_RANGES;
  });
