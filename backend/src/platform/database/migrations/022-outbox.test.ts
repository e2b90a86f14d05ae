import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { outbox } from './022-outbox.ts';

describe('work that waits in records of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('moves to the outbox once, with the indexes of the old fields gone', async () => {
    const { db } = database.connection;
    if (!db) throw new Error('not connected');
    const at = new Date('2026-11-20T08:00:00Z');
    const [client, row] = [new Types.ObjectId(), new Types.ObjectId()];
    const audit = { _id: row, at, by: null, action: 'update', kind: 'client', from: '', requestId: 'r' };
    const effect = { key: '2:moved', kind: 'moved', at };
    const clients = db.collection('restoring.clients');
    await clients.insertMany([
      { _id: client, name: 'Asha', audit: [audit], effects: [effect] },
      { name: 'Bina', audit: [], effects: [] },
    ]);
    await clients.createIndex({ 'effects.at': 1 }, { name: 'effects' });
    await clients.createIndex({ 'audit.at': 1 }, { name: 'audit' });
    for (const _again of [1, 2]) {
      await outbox(db, (name) => `restoring.${name}`);
      expect(await clients.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
        {
          name: 'Asha',
          outbox: [
            { id: row, at, kind: 'audit', row: audit },
            { id: `${client.toHexString()}:2:moved`, at, kind: 'effect', effect },
          ],
        },
        { name: 'Bina', outbox: [] },
      ]);
      expect((await clients.indexes()).map(({ name }) => name)).toEqual(['_id_']);
    }
  });
});
