import { programEndsOn } from '@clinic/contract/clients/client-status';
import type { AnyBulkWriteOperation, Db } from 'mongodb';

const BATCH = 1000;

/** For the lists of a day: a client's program end, and since when the diet plan is published. */
export async function daysOfClients(db: Db): Promise<void> {
  const clients = db.collection('clients');
  await clients.updateMany(
    { program: null, 'endedPrograms.0': { $exists: true }, programEndedAt: { $exists: false } },
    [{ $set: { programEndedAt: { $last: '$endedPrograms.endedAt' } } }],
  );
  const running = clients
    .find({ program: { $ne: null }, programEndsOn: { $exists: false } })
    .project({ program: 1, programsEnded: 1 });
  let writes: AnyBulkWriteOperation[] = [];
  const flush = async () => {
    if (writes.length > 0) await clients.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const { _id, program, programsEnded } of running) {
    const plan = await db
      .collection('dietPlans')
      .findOne(
        { client: _id, round: programsEnded, published: { $ne: null } },
        { projection: { 'published.updatedAt': 1 } },
      );
    // An older server that still runs may have replaced the program.
    const filter = { _id, 'program._id': program._id, 'program.updatedAt': program.updatedAt };
    const $set = {
      programEndsOn: programEndsOn(program),
      ...(plan && { publishedPlanAt: plan.published.updatedAt }),
    };
    writes.push({ updateOne: { filter, update: { $set } } });
    if (writes.length === BATCH) await flush();
  }
  await flush();
}
