import type { Db } from 'mongodb';

/** Earlier than any day: due at the next look. */
const AT_ONCE = '0001-01-01';

/** Signals of single weighings are withdrawn: every course with one is checked again, by the weight line. */
export async function coursesByTheLine(db: Db): Promise<void> {
  await db.collection('courses').updateMany({}, { $set: { nextCheckOn: AT_ONCE }, $inc: { revision: 1 } });
}
