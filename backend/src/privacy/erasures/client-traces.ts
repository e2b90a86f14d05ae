import { clinicToday } from '@clinic/contract/clinic-calendar';
import { isEmail } from '@clinic/contract/clients/client-input';
import type { Db, Document } from 'mongodb';
import type { Types } from 'mongoose';

/** Left out of the search, since suffixes match others: "a@x.in" of "nita@x.in" is another person's address. */
const SEARCH_KEYS = 'searchKeys';

/** Every email address in a record, also former and pending ones. */
export function emailsIn(value: unknown): string[] {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part === 'string') {
      if (part.includes('@') && isEmail(part)) found.add(part.toLowerCase());
    } else if (Array.isArray(part)) part.forEach(look);
    else if (isPlain(part))
      for (const [field, said] of Object.entries(part)) if (field !== SEARCH_KEYS) look(said);
  };
  look(value);
  return [...found];
}

/** False for ids and dates. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Day (yyyy-MM-dd) of the last visit that took place, or of the last staff entry in the clinical record; empty without
 * any.
 */
export async function lastVisitOf(
  db: Db,
  client: Types.ObjectId,
  row: Document | null,
  { zone, now }: { zone: string; now: Date },
): Promise<string> {
  const byStaff = { client, 'savedBy.role': { $ne: 'client' } };
  const newest = async (collection: string, filter: object, field: string): Promise<unknown> => {
    const found = await db
      .collection(collection)
      .find(filter, { projection: { [field]: 1 } })
      .sort({ [field]: -1 })
      .limit(1)
      .next();
    return found?.[field];
  };
  const visited = { 'client.id': client, status: 'confirmed', startsAt: { $lte: now } };
  const instants = await Promise.all([
    newest('appointments', visited, 'startsAt'),
    ...['intakeForms', 'dietPlans', 'dosagePlans', 'snacksPlans', 'checkups'].map((collection) =>
      newest(collection, byStaff, 'updatedAt'),
    ),
  ]);
  const programs = [row?.program, ...((row?.endedPrograms as Document[] | undefined) ?? [])];
  const days = [...instants, ...programs.map((program) => program?.updatedAt as unknown)]
    .filter((instant): instant is Date => instant instanceof Date)
    .map((instant) => clinicToday(instant, zone));
  return days.toSorted().at(-1) ?? '';
}
