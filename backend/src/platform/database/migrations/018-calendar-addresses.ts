import type { Db } from 'mongodb';

/** A calendar address ends with the sessions of its doctor; those of earlier releases belong to the present ones. */
export async function calendarAddresses(db: Db): Promise<void> {
  await db
    .collection('doctors')
    .updateMany({ calendarHash: { $exists: true }, calendarVer: { $exists: false } }, [
      { $set: { calendarVer: '$ver' } },
    ]);
}
