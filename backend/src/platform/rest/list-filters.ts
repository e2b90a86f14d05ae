import { hasControlCharacters } from '@clinic/contract/clients/client-input';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { MAX_PAGE_ROWS, MAX_SEARCH } from '@clinic/contract/constants';
import { searchPatterns } from '@clinic/contract/platform/search-keys';
import { namePattern } from '@clinic/contract/reading/name-pattern';
import { typedWords } from '@clinic/contract/reading/names';
import { composed } from '@clinic/contract/reading/text';
import { phonePart } from '@clinic/contract/reading/phones';
import { objectId, realDate } from '@clinic/contract/rules';
import { Types } from 'mongoose';
import type { Condition, FilterReader } from './list-query.ts';

const isId = (value: unknown): value is string => objectId(value) === undefined;

/** Filter `id: ["…"]` of react-admin's getMany; at most one page of ids. */
export const byIds: FilterReader = (value) => {
  const ids = Array.isArray(value) ? (value as unknown[]) : [value];
  return ids.length <= MAX_PAGE_ROWS && ids.every(isId)
    ? { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }
    : undefined;
};

/** Filter by a reference; null finds records without one. */
export const byReference =
  (path: string): FilterReader =>
  (value) => {
    if (value === null) return { [path]: null };
    return isId(value) ? { [path]: new Types.ObjectId(value) } : undefined;
  };

export const byChoice =
  (path: string, choices: readonly string[]): FilterReader =>
  (value) =>
    typeof value === 'string' && choices.includes(value) ? { [path]: value } : undefined;

/** Filter by days, both included, stored as yyyy-MM-dd. */
export function byDays(path: string): Record<'from' | 'to', FilterReader> {
  return {
    from: (day) => (realDate(day) === undefined ? { [path]: { $gte: day } } : undefined),
    to: (day) => (realDate(day) === undefined ? { [path]: { $lte: day } } : undefined),
  };
}

/** Filter by the clinic's days, both included, over stored instants. */
export function byClinicDays(path: string, zone: string): Record<'from' | 'to', FilterReader> {
  const start = (day: string): Date => clinicInstant(day, '00:00', zone);
  return {
    from: (day) => (realDate(day) === undefined ? { [path]: { $gte: start(String(day)) } } : undefined),
    to: (day) =>
      realDate(day) === undefined ? { [path]: { $lt: start(addDays(String(day), 1)) } } : undefined,
  };
}

/** Marks of direction, which copied text may contain and stored text never does. */
const MARKS_OF_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Filter `q`, the search text; each resource gives its condition. */
export const byText =
  (condition: (text: string) => Condition | Promise<Condition>): FilterReader =>
  (value) => {
    if (typeof value !== 'string' || value.length > MAX_SEARCH) return undefined;
    const undirected = value.replaceAll(MARKS_OF_DIRECTION, '');
    // The database refuses null characters in an expression, and no search needs control characters.
    if (hasControlCharacters(undirected)) return undefined;
    const text = composed(undirected.trim()).toLowerCase();
    return text ? condition(text) : {};
  };

const oneOf = ([one = '', ...others]: readonly string[]): Condition =>
  others.length === 0 ? { $regex: one } : { $in: [one, ...others].map((source) => new RegExp(source)) };

/** Filter people by their search fields (`searchFields` of the contract); an empty text finds all. */
export function byKeys(typed: string): Condition {
  const { keys, name } = searchPatterns(typed);
  const [first, ...others] = keys;
  if (!first) return {};
  const further = [
    ...others.map((forms) => ({ searchKeys: oneOf(forms) })),
    ...name.map((source) => ({ nameForm: { $regex: source } })),
  ];
  return { searchKeys: oneOf(first), ...(further.length > 0 && { $and: further }) };
}

/** Finds each typed word in one of the fields, as names are found; for short collections only. */
export const contains =
  (...paths: string[]) =>
  (typed: string): Condition => {
    const words = typedWords(typed);
    if (words.length === 0) return {};
    const inOne = (source: string) => paths.map((path) => ({ [path]: { $regex: source, $options: 'i' } }));
    return { $and: words.map((forms) => ({ $or: forms.map(namePattern).flatMap(inOne) })) };
  };

/** Like `contains`, for people: a phone number is searched without spaces and signs. */
export const containsContact = (text: string): Condition =>
  contains('name', 'email', 'phone')(phonePart(text) ?? text);
