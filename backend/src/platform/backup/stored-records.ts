import { createHash } from 'node:crypto';
import type { ClientSession, Db } from 'mongodb';

/** Raw BSON, in the order of `_id`. */
export async function* storedRecords(db: Db, name: string, session?: ClientSession): AsyncGenerator<Buffer> {
  const cursor = db.collection(name).find({}, { raw: true, session }).sort({ _id: 1 }).hint({ _id: 1 });
  for await (const record of cursor) yield record as unknown as Buffer;
}

/** Count and sum of a collection, for the comparison with a manifest. */
export async function sumUp(db: Db, name: string): Promise<{ count: number; sha256: string }> {
  const sum = createHash('sha256');
  let count = 0;
  for await (const record of storedRecords(db, name)) {
    sum.update(record);
    count += 1;
  }
  return { count, sha256: sum.digest('hex') };
}
