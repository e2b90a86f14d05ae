import type { Db } from 'mongodb';

const OF_OLD = { $or: [{ effects: { $type: 'array' } }, { audit: { $type: 'array' } }] };

const rows = {
  $map: {
    input: { $ifNull: ['$audit', []] },
    in: { id: '$$this._id', at: '$$this.at', kind: 'audit', row: '$$this' },
  },
};
/** An effect had no id; its key is unique in its record. */
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

/** Audit rows and effects that wait in records of earlier releases move to the outbox, which has one index. */
export async function outbox(db: Db): Promise<void> {
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  for (const { name } of collections.filter((one) => !one.name.startsWith('system.'))) {
    const collection = db.collection(name);
    // One update, since a server of the release before may write to the record meanwhile.
    await collection.updateMany(OF_OLD, [
      { $set: { outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, rows, effects] } } },
      { $unset: ['effects', 'audit'] },
    ]);
    for (const { name: index = '', key } of await collection.indexes())
      if ('effects.at' in key || 'audit.at' in key) await collection.dropIndex(index);
  }
}
