import { hasControlCharacters } from '@clinic/contract/clients/client-input';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { MAX_PAGE_ROWS, MAX_SEARCH } from '@clinic/contract/constants';
import { objectId, realDate } from '@clinic/contract/rules';
import { Types } from 'mongoose';
import type { Condition, FilterReader } from './list-query.ts';

const isId = (value: unknown): value is string => objectId(value) === undefined;

/** `id: ["…"]`, as getMany sends it; at most one page of ids. */
export const byIds: FilterReader = (value) => {
  const ids = Array.isArray(value) ? (value as unknown[]) : [value];
  return ids.length <= MAX_PAGE_ROWS && ids.every(isId)
    ? { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }
    : undefined;
};

/** A reference to another record; null finds records without one. */
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

/** A range of days, both included, stored as yyyy-MM-dd. */
export function byDays(path: string): Record<'from' | 'to', FilterReader> {
  return {
    from: (day) => (realDate(day) === undefined ? { [path]: { $gte: day } } : undefined),
    to: (day) => (realDate(day) === undefined ? { [path]: { $lte: day } } : undefined),
  };
}

/** A range of the clinic's days, both included, over stored instants. */
export function byClinicDays(path: string, zone: string): Record<'from' | 'to', FilterReader> {
  const start = (day: string): Date => clinicInstant(day, '00:00', zone);
  return {
    from: (day) => (realDate(day) === undefined ? { [path]: { $gte: start(String(day)) } } : undefined),
    to: (day) =>
      realDate(day) === undefined ? { [path]: { $lt: start(addDays(String(day), 1)) } } : undefined,
  };
}

/** `q`, the text of the search box; the resource supplies the condition. */
export const byText =
  (condition: (text: string) => Condition | Promise<Condition>): FilterReader =>
  (value) => {
    // The database refuses null characters in an expression, and no search needs control characters.
    if (typeof value !== 'string' || value.length > MAX_SEARCH || hasControlCharacters(value))
      return undefined;
    const text = value.trim().normalize('NFC').toLowerCase();
    return text ? condition(text) : {};
  };

export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Finds the text anywhere in one of the fields; for short collections only. */
export const contains =
  (...paths: string[]) =>
  (text: string): Record<string, unknown> => ({
    $or: paths.map((path) => ({ [path]: { $regex: escapeRegex(text), $options: 'i' } })),
  });
