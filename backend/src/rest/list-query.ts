import { hasControlCharacters } from '@clinic/contract/client-input';
import { MAX_SEARCH, MAX_PAGE_ROWS } from '@clinic/contract/constants';
import { objectId, realDate } from '@clinic/contract/rules';
import { Types } from 'mongoose';
import { isPlainObject } from '../http/plain-object.ts';
import { invalid } from '../http/api-error.ts';

/** What a grid asks for, in the words of the database. */
export interface ListQuery {
  sort: [field: string, direction: 1 | -1];
  offset: number;
  limit: number;
  /** Conditions, all of which must hold. */
  filter: Record<string, unknown>[];
}

type Condition = Record<string, unknown>;

/** Turns one filter value into a condition; answers undefined when the value is of the wrong kind. */
export type FilterReader = (value: unknown) => Condition | undefined | Promise<Condition | undefined>;

/** What one resource allows: unknown sort or filter fields are refused. */
export interface ListRules {
  /** Name in the query → path in the database; the first one is the default. */
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

const isId = (value: unknown): value is string => objectId(value) === undefined;

/** `id: ["…"]`, as getMany sends it; more than a page of them is refused. */
export const byIds: FilterReader = (value) => {
  const ids = Array.isArray(value) ? (value as unknown[]) : [value];
  return ids.length <= MAX_PAGE_ROWS && ids.every(isId)
    ? { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }
    : undefined;
};

/** A reference to another record; null finds the ones without. */
export const byReference =
  (path: string, { text = false } = {}): FilterReader =>
  (value) => {
    if (value === null) return { [path]: null };
    return isId(value) ? { [path]: text ? value : new Types.ObjectId(value) } : undefined;
  };

export const byChoice =
  (path: string, choices: readonly string[]): FilterReader =>
  (value) =>
    typeof value === 'string' && choices.includes(value) ? { [path]: value } : undefined;

/** Days stored as yyyy-MM-dd. */
export const fromDay =
  (path: string): FilterReader =>
  (value) =>
    realDate(value) === undefined ? { [path]: { $gte: value } } : undefined;
export const toDay =
  (path: string): FilterReader =>
  (value) =>
    realDate(value) === undefined ? { [path]: { $lte: value } } : undefined;

/** `q`: what a person types in the search box; the condition is the resource's own affair. */
export const byText =
  (condition: (text: string) => Condition | Promise<Condition>): FilterReader =>
  (value) => {
    // The database takes no expression with a null character; nobody types control characters.
    if (typeof value !== 'string' || value.length > MAX_SEARCH || hasControlCharacters(value))
      return undefined;
    const text = value.trim().normalize('NFC').toLowerCase();
    return text ? condition(text) : {};
  };

/** Text as a regular expression that finds just this text. */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** For short collections: the text anywhere in one of the fields. */
export const contains =
  (...paths: string[]) =>
  (text: string): Record<string, unknown> => ({
    $or: paths.map((path) => ({ [path]: { $regex: escapeRegex(text), $options: 'i' } })),
  });
