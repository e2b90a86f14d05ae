import { MAX_PAGE_ROWS } from '@clinic/contract/constants';
import { isPlainObject } from '../http/plain-object.ts';
import { invalid } from '../http/api-error.ts';

/** A grid's query in the database's terms. */
export interface ListQuery {
  sort: [field: string, direction: 1 | -1];
  offset: number;
  limit: number;
  filter: Record<string, unknown>[];
}

export type Condition = Record<string, unknown>;

/** Converts a filter's value to a condition; undefined for an invalid value. */
export type FilterReader = (value: unknown) => Condition | undefined | Promise<Condition | undefined>;

/** Allowed sort and filter fields of a resource; unknown ones are refused. */
export interface ListRules {
  /** Name in the query → path in the database; the first is the default. */
  sort: Record<string, string>;
  defaultDirection?: 1 | -1;
  filter: Record<string, FilterReader>;
}

export interface RawListQuery {
  sort?: unknown;
  range?: unknown;
  filter?: unknown;
}

/** Reads `sort=["field","ASC"]&range=[0,24]&filter={…}`. Throws INVALID_INPUT. */
export async function readListQuery(raw: RawListQuery, rules: ListRules): Promise<ListQuery> {
  const [firstSort = '_id'] = Object.values(rules.sort);
  const sort = parse('sort', raw.sort);
  const range = parse('range', raw.range) ?? [0, 24];
  const filter = parse('filter', raw.filter) ?? {};
  const query: ListQuery = {
    sort: [firstSort, rules.defaultDirection ?? 1],
    offset: 0,
    limit: 25,
    filter: [],
  };
  if (sort !== undefined) {
    const [name, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
    const path = typeof name === 'string' && Object.hasOwn(rules.sort, name) ? rules.sort[name] : undefined;
    if (!path || (direction !== 'ASC' && direction !== 'DESC'))
      throw invalid('sort', 'This list cannot be sorted like that.');
    query.sort = [path, direction === 'ASC' ? 1 : -1];
  }
  const [first, last] = Array.isArray(range) ? (range as unknown[]) : [];
  if (
    !Number.isSafeInteger(first) ||
    !Number.isSafeInteger(last) ||
    Number(first) < 0 ||
    Number(last) < Number(first)
  )
    throw invalid('range', 'The range must be [first, last].');
  query.offset = Number(first);
  query.limit = Math.min(Number(last) - Number(first) + 1, MAX_PAGE_ROWS);
  if (!isPlainObject(filter)) throw invalid('filter', 'The filter must be an object.');
  for (const [name, value] of Object.entries(filter)) {
    const reader = Object.hasOwn(rules.filter, name) ? rules.filter[name] : undefined;
    const condition = await reader?.(value);
    if (!condition)
      throw invalid('filter', `This list cannot be filtered by ${name.slice(0, 40)} like that.`);
    query.filter.push(condition);
  }
  return query;
}

function parse(name: string, text: unknown): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(typeof text === 'string' ? text : '') as unknown;
  } catch {
    throw invalid(name, `The ${name} must be JSON.`);
  }
}
