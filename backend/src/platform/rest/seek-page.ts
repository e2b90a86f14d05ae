import type { FindOptions } from 'mongodb';
import type { Model } from 'mongoose';
import { remembered } from '../database/list-memory.ts';
import { indexOf, type Order } from './list-order.ts';

interface List<Row> {
  name: string;
  order: Order;
  offset: number;
  limit: number;
  total: Promise<number>;
  read: (options: FindOptions) => Promise<Row[]>;
}

/**
 * Reads a page deep in a list. Skipping takes time with the distance from the nearer end, so the row before the page is
 * cached, and the next read starts there.
 */
export async function seekPage<Row>(model: Model<Row>, list: List<Row>): Promise<Row[]> {
  const { name, order, offset, limit, read } = list;
  const index = indexOf(model, order);
  if (!index) return read({ skip: offset, limit });
  let walked: Row[] | undefined;
  const before = await remembered(
    model,
    `page ${name} ${JSON.stringify(order)} ${offset}`,
    async (): Promise<Record<string, unknown> | undefined> => {
      walked = await walk(list);
      return walked[0] && keyOf(walked[0], order);
    },
  );
  // A page that was reached by skipping is returned as it is.
  if (walked) return walked.slice(1);
  if (!before) return [];
  const { keys: hint, backwards } = index;
  return backwards ? read({ hint, max: before, limit }) : read({ hint, min: before, skip: 1, limit });
}

/** The page and the row before it, read from the nearer end of the list. */
async function walk<Row>({ order, offset, limit, total, read }: List<Row>): Promise<Row[]> {
  const behind = (await total) - offset - limit;
  if (behind > offset) return read({ skip: offset - 1, limit: limit + 1 });
  const there = limit + 1 + Math.min(0, behind);
  // The database reads a limit of 0 as no limit.
  if (there <= 0) return [];
  const sort = Object.fromEntries(Object.entries(order).map(([path, way]) => [path, -way])) as Order;
  return (await read({ sort, skip: Math.max(0, behind), limit: there })).toReversed();
}

function keyOf(row: unknown, order: Order): Record<string, unknown> {
  const valueAt = (path: string): unknown =>
    path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], row);
  return Object.fromEntries(Object.keys(order).map((path) => [path, valueAt(path) ?? null]));
}
