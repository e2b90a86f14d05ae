import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { closeTyped, typedAddresses } from './025-typed-addresses.ts';

describe('addresses that staff have typed in before', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('need a Yes where no password was chosen; the others stay open, and are counted', async () => {
    const db = database.connection.db!;
    const at = new Date('2026-05-10T06:00:00Z');
    const desk = { id: 'd1', name: 'Ritu Shah', role: 'assistant' };
    const ids = {
      waiting: new Types.ObjectId(),
      chosen: new Types.ObjectId(),
      confirmed: new Types.ObjectId(),
      registered: new Types.ObjectId(),
    };
    const client = { deletedAt: null, createdAt: at };
    await db.collection('clients').insertMany([
      { ...client, _id: ids.waiting },
      { ...client, _id: ids.chosen, passwordChosenAt: at },
      { ...client, _id: ids.confirmed, emailVerifiedAt: at },
      { ...client, _id: ids.registered },
    ]);
    const row = (id: Types.ObjectId, action: string, by: typeof desk | null) => ({
      action,
      by,
      record: { kind: 'client', id: id.toHexString(), name: '' },
    });
    await db
      .collection('audit')
      .insertMany([
        row(ids.waiting, 'create', desk),
        row(ids.chosen, 'create', desk),
        row(ids.confirmed, 'create', desk),
        row(ids.confirmed, 'confirm', { ...desk, role: 'doctor' }),
        row(ids.registered, 'create', null),
      ]);
    const doctor = { _id: new Types.ObjectId() };
    await db.collection('doctors').insertOne({ ...doctor });
    for (const _again of [1, 2]) {
      await typedAddresses(db);
      expect(await closeTyped(db)).toBe(1);
      const found = await db
        .collection('clients')
        .find({ movedAt: { $exists: true } })
        .toArray();
      expect(found).toEqual([
        { ...client, _id: ids.waiting, movedAt: at, movedBy: [{ id: 'd1', role: 'assistant' }] },
      ]);
      expect(await db.collection('doctors').findOne(doctor)).toHaveProperty('emailVerifiedAt');
    }
  });
});
