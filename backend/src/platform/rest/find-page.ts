import type { Filter, FindOptions } from 'mongodb';
import type { Model } from 'mongoose';
import type { ListQuery } from './list-query.ts';
import { nameOf, remembered } from '../database/list-memory.ts';
import { withoutOwnFields } from '../database/own-fields.ts';
import { indexOf, orderOf } from './list-order.ts';
import { seekPage } from './seek-page.ts';

export interface Page<Row> {
  rows: Row[];
  /** Exact, over all pages. */
  total: number;
}

export const pageOf = <Row, View>({ rows, total }: Page<Row>, view: (row: Row) => View): Page<View> => ({
  rows: rows.map(view),
  total,
});

type Condition = Record<string, unknown>;

/** From this offset on the start of a page is cached. */
const DEEP = 1000;
/** Limit of index ranges that the database merges in the order of a list. */
const MAX_RANGES = 200;
/** Up to this number sorting is faster than searching the order's index. */
const SORTED_ROWS = 2000;
/**
 * Time limit of the query in milliseconds, shortly before the server stops waiting for it. An abandoned query
 * is read to its end, and an embedded engine cannot close its files meanwhile.
 */
const LONGEST_MS = 9000;

/**
 * One page of a list and the exact number of all its rows. It reads past mongoose: conditions name paths and
 * values as they are stored, and technical fields are left out here.
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
    // The permanent condition is in the partial indexes, which the database does not choose by itself.
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

/** Whether a condition's rows are in more index ranges than the database merges in order. */
const isScattered = (condition: Condition): boolean =>
  Object.values(condition).some((value) => {
    if (Array.isArray(value)) return value.some((part) => isScattered(part as Condition));
    const list = (value as { $in?: unknown[] } | null)?.$in;
    return list !== undefined && list.length > MAX_RANGES;
  });
