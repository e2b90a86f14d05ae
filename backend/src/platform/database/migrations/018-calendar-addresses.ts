import type { Db } from 'mongodb';

/** Ties existing calendar addresses to the present sessions, with which they now end. */
export async function calendarAddresses(db: Db): Promise<void> {
  await db
    .collection('doctors')
    .updateMany({ calendarHash: { $exists: true }, calendarVer: { $exists: false } }, [
      { $set: { calendarVer: '$ver' } },
    ]);
}
