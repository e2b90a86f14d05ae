import type { Db } from 'mongodb';

/** A calendar address ends with its doctor's sessions; existing ones join the present sessions. */
export async function calendarAddresses(db: Db): Promise<void> {
  await db
    .collection('doctors')
    .updateMany({ calendarHash: { $exists: true }, calendarVer: { $exists: false } }, [
      { $set: { calendarVer: '$ver' } },
    ]);
}
