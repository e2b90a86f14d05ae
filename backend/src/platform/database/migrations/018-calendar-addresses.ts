import type { Db } from 'mongodb';

/** Ties calendar addresses of earlier releases to the present sessions of their doctors. */
export async function calendarAddresses(db: Db): Promise<void> {
  await db
    .collection('doctors')
    .updateMany({ calendarHash: { $exists: true }, calendarVer: { $exists: false } }, [
      { $set: { calendarVer: '$ver' } },
    ]);
}
