import { isDeepStrictEqual } from 'node:util';
import { clientSearchFields, searchFields } from '@clinic/contract/platform/search-keys';
import type { AnyBulkWriteOperation, Db, Document } from 'mongodb';

const BATCH = 1000;

/** A collection of people, and their search fields computed from stored fields. */
interface Stored {
  collection: string;
  phone: string;
  fieldsOf: (person: { name: string; email: string; phone: string }) => Document;
}
const STORED: readonly Stored[] = [
  { collection: 'clients', phone: 'phone', fieldsOf: clientSearchFields },
  { collection: 'enquiries', phone: 'phoneNumber', fieldsOf: searchFields },
];

/**
 * Makes people's search fields again in the present search form; right ones are left alone. `nameOf` maps to a
 * collection's present name.
 */
export async function namesAsFound(db: Db, nameOf: (collection: string) => string): Promise<void> {
  for (const { collection, phone, fieldsOf } of STORED) {
    const people = db.collection(nameOf(collection));
    let writes: AnyBulkWriteOperation[] = [];
    const flush = async () => {
      if (writes.length > 0) await people.bulkWrite(writes, { ordered: false });
      writes = [];
    };
    const read = { name: 1, email: 1, [phone]: 1, searchKeys: 1, nameForm: 1, nameKeys: 1 };
    // An erased person has no name.
    const named = people.find({ name: { $type: 'string' } }, { projection: read, batchSize: BATCH });
    for await (const { _id, ...person } of named) {
      const { name, email, [phone]: number } = person as Record<string, string>;
      const wanted = fieldsOf({ name: name ?? '', email: email ?? '', phone: number ?? '' });
      if (Object.entries(wanted).every(([field, value]) => isDeepStrictEqual(person[field], value))) continue;
      // Only if unchanged, since another server may rename the person meanwhile.
      const unchanged = { _id, name, email: person.email ?? null, [phone]: person[phone] ?? null };
      writes.push({ updateOne: { filter: unchanged, update: { $set: wanted } } });
      if (writes.length >= BATCH) await flush();
    }
    await flush();
  }
}
