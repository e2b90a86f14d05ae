import type { FindOptions } from 'mongodb';
import type { Model } from 'mongoose';
import { remembered } from '../database/list-memory.ts';
import { indexOf, type Order } from './list-order.ts';

interface List<Row> {
  /** Names the filter. */
  name: string;
  order: Order;
  offset: number;
  limit: number;
  read: (options: FindOptions) => Promise<Row[]>;
}

/**
 * A page far down a list. Walking there costs as much as its offset; so the row before the page is remembered, and the
 * next reader of the same page starts right there on the index of the order.
 */
export async function seekPage<Row>(
  model: Model<Row>,
  { name, order, offset, limit, read }: List<Row>,
): Promise<Row[]> {
  const index = indexOf(model, order);
  if (!index) return read({ skip: offset, limit });
  let walked: Row[] | undefined;
  const before = await remembered(
    model,
    `page ${name} ${JSON.stringify(order)} ${offset}`,
    async (): Promise<Record<string, unknown> | undefined> => {
      walked = await read({ skip: offset - 1, limit: limit + 1 });
      return walked[0] && keyOf(walked[0], order);
    },
  );
  // Whoever walked has the page already.
  if (walked) return walked.slice(1);
  if (!before) return [];
  const { keys: hint, backwards } = index;
  return backwards ? read({ hint, max: before, limit }) : read({ hint, min: before, skip: 1, limit });
}

/** The values that a row has in the index of the order. */
function keyOf(row: unknown, order: Order): Record<string, unknown> {
  const valueAt = (path: string): unknown =>
    path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], row);
  return Object.fromEntries(Object.keys(order).map((path) => [path, valueAt(path) ?? null]));
}
