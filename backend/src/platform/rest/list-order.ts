import type { IndexDefinition, IndexOptions, Model } from 'mongoose';
import type { ListQuery } from './list-query.ts';

export type Order = Record<string, 1 | -1>;

const declaredIndexes = new WeakMap<object, [IndexDefinition, IndexOptions][]>();

/** Mongoose gathers them anew at each call. */
function indexesOf<Row>({ schema }: Model<Row>): [IndexDefinition, IndexOptions][] {
  const known = declaredIndexes.get(schema);
  if (known) return known;
  const indexes = schema.indexes();
  declaredIndexes.set(schema, indexes);
  return indexes;
}

/** Order of a list. `_id` breaks ties, so that no row appears twice; unique fields have none. */
export function orderOf<Row>(model: Model<Row>, [field, direction]: ListQuery['sort']): Order {
  const isUnique =
    field === '_id' ||
    indexesOf(model).some(([keys, { unique }]) => unique && field in keys && Object.keys(keys).length === 1);
  return isUnique ? { [field]: direction } : { [field]: direction, _id: direction };
}

/** The declared index of exactly this order, and whether it is read backwards. */
export function indexOf<Row>(
  model: Model<Row>,
  order: Order,
): { keys: Order; backwards: boolean } | undefined {
  const wanted = JSON.stringify(order);
  const reversed = JSON.stringify(
    Object.fromEntries(Object.entries(order).map(([name, way]) => [name, -way])),
  );
  for (const keys of [{ _id: 1 }, ...indexesOf(model).map(([declared]) => declared)] as Order[]) {
    const declared = JSON.stringify(keys);
    if (declared === wanted || declared === reversed) return { keys, backwards: declared === reversed };
  }
  return undefined;
}
