import type { Db } from 'mongodb';

/** Before every day: looked at as soon as a server looks. */
const AT_ONCE = '0001-01-01';

/** Signals of single weighings are over: every course that has one is looked at again, by the weight line. */
export async function coursesByTheLine(db: Db): Promise<void> {
  await db.collection('courses').updateMany({}, { $set: { nextCheckOn: AT_ONCE }, $inc: { revision: 1 } });
}
