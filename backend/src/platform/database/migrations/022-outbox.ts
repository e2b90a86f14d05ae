import type { Db } from 'mongodb';

const COLLECTIONS = [
  'admins',
  'appointments',
  'assistants',
  'checkIns',
  'checkups',
  'clients',
  'courses',
  'dataDownloads',
  'deskNotes',
  'dietPlans',
  'doctors',
  'dosagePlans',
  'enquiries',
  'erasures',
  'extra-hours',
  'goals',
  'intakeForms',
  'inventory',
  'inventory_imports',
  'invoices',
  'journal',
  'measurements',
  'newsletterAddresses',
  'outbox',
  'push-devices',
  'reassignments',
  'reportAllowances',
  'sessions',
  'settings',
  'snacksPlans',
  'time-off',
  'weeks',
];
const OF_OLD = { $or: [{ effects: { $type: 'array' } }, { audit: { $type: 'array' } }] };

const rows = {
  $map: {
    input: { $ifNull: ['$audit', []] },
    in: { id: '$$this._id', at: '$$this.at', kind: 'audit', row: '$$this' },
  },
};
/** An effect had no id, so its key, unique in its record, is used. */
const effects = {
  $map: {
    input: { $ifNull: ['$effects', []] },
    in: {
      id: { $concat: [{ $toString: '$_id' }, ':', '$$this.key'] },
      at: '$$this.at',
      kind: 'effect',
      effect: '$$this',
    },
  },
};

/**
 * Moves waiting audit rows and effects of earlier releases into the outbox, which has one index. `nameOf` maps to a
 * collection's present name.
 */
export async function outbox(db: Db, nameOf: (collection: string) => string): Promise<void> {
  const there = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  for (const name of COLLECTIONS.map(nameOf)) {
    if (!there.some((one) => one.name === name)) continue;
    const collection = db.collection(name);
    // One update, since a server of the earlier release may write to the record meanwhile.
    await collection.updateMany(OF_OLD, [
      { $set: { outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, rows, effects] } } },
      { $unset: ['effects', 'audit'] },
    ]);
    for (const { name: index = '', key } of await collection.indexes())
      if ('effects.at' in key || 'audit.at' in key) await collection.dropIndex(index);
  }
}
