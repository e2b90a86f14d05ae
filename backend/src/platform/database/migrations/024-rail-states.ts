import { ObjectId, type Db } from 'mongodb';

const BATCH = 1000;
const PLANS = ['dietPlans', 'dosagePlans', 'snacksPlans'];

/** Marks plans of releases without plan checks to be checked soon. */
export async function railStates(db: Db): Promise<void> {
  const owners = await Promise.all(PLANS.map((plans) => db.collection(plans).distinct('client')));
  const ids = new Set((owners.flat() as ObjectId[]).map((id) => id.toHexString()));
  const writes = [...ids].map((id) => ({
    updateOne: {
      filter: { _id: new ObjectId(id) },
      update: { $setOnInsert: { open: [], isOpen: false, rules: 0, foods: [], revision: 0 } },
      upsert: true,
    },
  }));
  for (let from = 0; from < writes.length; from += BATCH)
    await db.collection('railStates').bulkWrite(writes.slice(from, from + BATCH), { ordered: false });
}
