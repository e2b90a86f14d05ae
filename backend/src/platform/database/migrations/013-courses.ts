import { ObjectId, type Db } from 'mongodb';

/** Before every day: evaluated at the first look. */
const AT_ONCE = '0001-01-01';
const BATCH = 1000;

/** Creates a course for clients in a program or with measurements. */
export async function courses(db: Db): Promise<void> {
  const running = await db
    .collection('clients')
    .find({ program: { $ne: null }, deletedAt: null }, { projection: { _id: 1 } })
    .toArray();
  const measured = (await db.collection('measurements').distinct('client')) as ObjectId[];
  const ids = new Set([...running.map(({ _id }) => _id), ...measured].map((id) => id.toHexString()));
  const writes = [...ids].map((id) => ({
    updateOne: {
      filter: { _id: new ObjectId(id) },
      update: {
        $setOnInsert: { signals: [], seen: [], isOpen: false, revision: 0, nextCheckOn: AT_ONCE },
      },
      upsert: true,
    },
  }));
  for (let from = 0; from < writes.length; from += BATCH)
    await db.collection('courses').bulkWrite(writes.slice(from, from + BATCH), { ordered: false });
}
