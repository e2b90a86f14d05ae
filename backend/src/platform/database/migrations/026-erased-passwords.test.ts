import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { testClock } from '../../../../test/test-clock.ts';
import { erasedPasswords } from './026-erased-passwords.ts';

describe('clients whom an earlier release has erased', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('lose the hash of their password, and the counts of attempts their email', async () => {
    const { connection } = database;
    const clients = connection.collection('clients');
    const attempts = connection.collection<{ _id: string }>('attempts');
    const erasing = testClock.now();
    await clients.insertMany([
      { name: 'erased', passwordHash: 'h', erasing },
      { name: 'going', email: 'going@example.in', passwordHash: 'h', erasing },
      { name: 'there', email: 'there@example.in', passwordHash: 'h' },
    ]);
    await attempts.insertMany([{ _id: 'log-in:client:erased@example.in' }, { _id: 'a-hash' }]);
    for (const db of [connection.db!, connection.db!]) await erasedPasswords(db);
    const withHash = await clients.find({ passwordHash: 'h' }).sort({ name: 1 }).toArray();
    expect(withHash.map(({ name }) => name as string)).toEqual(['going', 'there']);
    expect(await attempts.find().toArray()).toMatchObject([{ _id: 'a-hash' }]);
  });
});
