import type { Model, ProjectionType } from 'mongoose';
import type { ListQuery } from './list-query.ts';

export interface Page<Row> {
  rows: Row[];
  /** Exact number of all rows of the filter. */
  total: number;
}

/** One page of a list and the exact number of all its rows. `_id` decides between equals, so that no row is shown twice. */
export async function findPage<Row>(
  model: Model<Row>,
  { sort: [field, direction], offset, limit, filter }: ListQuery,
  always: Record<string, unknown> = {},
  projection?: ProjectionType<Row>,
): Promise<Page<Row>> {
  const conditions = [always, ...filter].filter((condition) => Object.keys(condition).length > 0);
  const where = conditions.length > 0 ? { $and: conditions } : {};
  const [rows, total] = await Promise.all([
    model
      .find(where, projection)
      .sort(field === '_id' ? { _id: direction } : { [field]: direction, _id: direction })
      .skip(offset)
      .limit(limit)
      .lean<Row[]>(),
    conditions.length > 0 ? model.countDocuments(where) : model.estimatedDocumentCount(),
  ]);
  return { rows, total };
}
