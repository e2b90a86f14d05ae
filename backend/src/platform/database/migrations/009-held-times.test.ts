import type { Db, Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { heldTimes } from './009-held-times.ts';
import { fromNow, testClock } from '../../../../test/test-clock.ts';

const DAY_MS = 86_400_000;

describe('a database from before requests held their time', () => {
  let database: TestDatabase;
  let db: Db;

  beforeEach(async () => {
    database = await openTestDatabase();
    db = database.connection.db as Db;
    await db
      .collection('appointments')
      .createIndex(
        { 'doctor.id': 1, slots: 1 },
        { unique: true, name: 'no overlap', partialFilterExpression: { status: 'confirmed' } },
      );
    const at = (days: number) => fromNow(days * DAY_MS);
    const rows: Document[] = [
      { name: 'past', status: 'confirmed', slots: [1, 2], endsAt: at(-2) },
      { name: 'coming', status: 'confirmed', slots: [3, 4], endsAt: at(2) },
      { name: 'asked', status: 'requested', endsAt: at(2) },
      { name: 'asked too', status: 'requested', endsAt: at(2) },
    ];
    await db.collection('appointments').insertMany(rows.map((row) => ({ ...row, doctor: { id: 'one' } })));
  });
  afterEach(() => database.close());

  const indexes = async () => (await db.collection('appointments').indexes()).map(({ name }) => name);
  const unasked = async () =>
    (await db.collection('appointments').find({ beforeOutcomes: true }).toArray()).map(({ name }) => name);

  it('gets one index for confirmed and held times, and asks for no outcome of past visits', async () => {
    await heldTimes(db, 'UTC', testClock.now());
    expect(await indexes()).toEqual(['_id_', 'one at a time']);
    expect(await unasked()).toEqual(['past']);
    const held = { status: 'requested', doctor: { id: 'one' }, slots: [4] };
    await expect(db.collection('appointments').insertOne(held)).rejects.toMatchObject({ code: 11_000 });
  });

  it('may be migrated again after a crash midway', async () => {
    await db.collection('appointments').dropIndex('no overlap');
    await heldTimes(db, 'UTC', testClock.now());
    await heldTimes(db, 'UTC', testClock.now());
    expect(await indexes()).toEqual(['_id_', 'one at a time']);
    expect(await unasked()).toEqual(['past']);
  });
});
