import type { Filter, FindOptions } from 'mongodb';
import type { Model } from 'mongoose';
import type { ListQuery } from './list-query.ts';
import { nameOf, remembered } from '../database/list-memory.ts';
import { withoutOwnFields } from '../database/own-fields.ts';
import { indexOf, orderOf } from './list-order.ts';
import { seekPage } from './seek-page.ts';

export interface Page<Row> {
  rows: Row[];
  /** Exact number of matching rows. */
  total: number;
}

export const pageOf = <Row, View>({ rows, total }: Page<Row>, view: (row: Row) => View): Page<View> => ({
  rows: rows.map(view),
  total,
});

type Condition = Record<string, unknown>;

/** Caching a page's start is worthwhile from this offset on. */
const DEEP = 1000;
/** Most index ranges that the database merges in a list's order. */
const MAX_RANGES = 200;
/** Up to this number of rows, sorting is faster than scanning an ordered index. */
const SORTED_ROWS = 2000;
/**
 * The database's time limit for a list in milliseconds, just below the server's: an abandoned query would run on, and
 * keep an embedded engine from closing its files.
 */
const LONGEST_MS = 9000;

/**
 * A page of a list and its exact total. Reads by the driver: conditions use stored paths, and unlisted fields are left
 * out.
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
  const total = remembered(model, `total ${name}`, async () => {
    const isAll = conditions.every((condition) => condition === always);
    const except = isAll ? exceptedIn(always) : undefined;
    // Counting all but a few takes as long as counting all, one by one.
    if (except) return (await model.collection.estimatedDocumentCount()) - except;
    // Permanent conditions match the list's partial indexes, which the database does not choose by itself.
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

/** How many records a list leaves out that has all others; undefined for a list with another condition. */
function exceptedIn(always: Condition): number | undefined {
  const { _id: id, ...others } = always;
  if (Object.keys(others).length > 0) return undefined;
  return id === undefined ? 0 : (id as { $nin?: unknown[] }).$nin?.length;
}

/** Tells whether a condition matches more ranges of an index than the database merges. */
const isScattered = (condition: Condition): boolean =>
  Object.values(condition).some((value) => {
    if (Array.isArray(value)) return value.some((part) => isScattered(part as Condition));
    const list = (value as { $in?: unknown[] } | null)?.$in;
    return list !== undefined && list.length > MAX_RANGES;
  });
