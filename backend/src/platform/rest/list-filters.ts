import { hasControlCharacters } from '@clinic/contract/clients/client-input';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { MAX_PAGE_ROWS, MAX_SEARCH } from '@clinic/contract/constants';
import { objectId, realDate } from '@clinic/contract/rules';
import { Types } from 'mongoose';
import type { Condition, FilterReader } from './list-query.ts';

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
  (path: string): FilterReader =>
  (value) => {
    if (value === null) return { [path]: null };
    return isId(value) ? { [path]: new Types.ObjectId(value) } : undefined;
  };

export const byChoice =
  (path: string, choices: readonly string[]): FilterReader =>
  (value) =>
    typeof value === 'string' && choices.includes(value) ? { [path]: value } : undefined;

/** From a day to a day, both included, where days are stored as yyyy-MM-dd. */
export function byDays(path: string): Record<'from' | 'to', FilterReader> {
  return {
    from: (day) => (realDate(day) === undefined ? { [path]: { $gte: day } } : undefined),
    to: (day) => (realDate(day) === undefined ? { [path]: { $lte: day } } : undefined),
  };
}

/** From a day of the clinic to another, both included, where instants are stored. */
export function byClinicDays(path: string, zone: string): Record<'from' | 'to', FilterReader> {
  const start = (day: string): Date => clinicInstant(day, '00:00', zone);
  return {
    from: (day) => (realDate(day) === undefined ? { [path]: { $gte: start(String(day)) } } : undefined),
    to: (day) =>
      realDate(day) === undefined ? { [path]: { $lt: start(addDays(String(day), 1)) } } : undefined,
  };
}

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
