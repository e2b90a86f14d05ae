import type { Db } from 'mongodb';

/** Before every day: evaluated at the first look. */
const AT_ONCE = '0001-01-01';

/** Signals of single weighings are gone: courses that have one are evaluated again, by the weight line. */
export async function coursesByTheLine(db: Db): Promise<void> {
  await db.collection('courses').updateMany({}, { $set: { nextCheckOn: AT_ONCE }, $inc: { revision: 1 } });
}
