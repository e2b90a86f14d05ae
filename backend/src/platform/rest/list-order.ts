import type { Model } from 'mongoose';
import type { ListQuery } from './list-query.ts';

export type Order = Record<string, 1 | -1>;

/** Sort order of a list. `_id` breaks ties, so that no row appears on two pages; unique fields need none. */
export function orderOf<Row>(model: Model<Row>, [field, direction]: ListQuery['sort']): Order {
  const isUnique =
    field === '_id' ||
    model.schema
      .indexes()
      .some(([keys, { unique }]) => unique && field in keys && Object.keys(keys).length === 1);
  return isUnique ? { [field]: direction } : { [field]: direction, _id: direction };
}

/** The index with exactly this order, and whether it is read backwards. */
export function indexOf<Row>(
  model: Model<Row>,
  order: Order,
): { keys: Order; backwards: boolean } | undefined {
  const wanted = JSON.stringify(order);
  const reversed = JSON.stringify(
    Object.fromEntries(Object.entries(order).map(([name, way]) => [name, -way])),
  );
  for (const keys of [{ _id: 1 }, ...model.schema.indexes().map(([declared]) => declared)] as Order[]) {
    const declared = JSON.stringify(keys);
    if (declared === wanted || declared === reversed) return { keys, backwards: declared === reversed };
  }
  return undefined;
}
