import type { Db } from 'mongodb';

/** Earlier than any day, so that the record is checked at the next run. */
const AT_ONCE = '0001-01-01';

/** Withdraws alerts about single weighings: clients with one are checked again, by the weight line. */
export async function coursesByTheLine(db: Db): Promise<void> {
  await db.collection('courses').updateMany({}, { $set: { nextCheckOn: AT_ONCE }, $inc: { revision: 1 } });
}
