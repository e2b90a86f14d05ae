import type { Db } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { testClock } from '../../../../test/test-clock.ts';
import { KNOWN_EMAILS, knownEmails, SERVERS } from './028-known-emails.ts';

describe('the unique index of clients’ addresses', () => {
  let database: TestDatabase;
  let db: Db;
  beforeEach(async () => {
    database = await openTestDatabase();
    db = database.connection.db as Db;
  });
  afterEach(() => database.close());

  const clients = () => db.collection('clients');
  const add = (...people: object[]) =>
    clients().insertMany(people.map((one) => ({ deletedAt: null, ...one })));
  const names = async () => (await clients().indexes()).map(({ name }) => name);
  const setting = () => db.collection<{ _id: string }>('settings').findOne({ _id: SERVERS });
  /** Makes the index as a server of an earlier release does at each start. */
  const earlierStart = () =>
    clients().createIndex(
      { email: 1 },
      { unique: true, name: 'email', partialFilterExpression: { deletedAt: null } },
    );

  it('takes the place of an earlier release’s, also when that one has started again meanwhile', async () => {
    await earlierStart();
    await add({ email: 'nita@example.in' }, { email: 'gone@example.in', deletedAt: testClock.now() });
    await knownEmails(db);
    await add({ name: 'Kamla' });
    await earlierStart();
    expect(await names()).toEqual(expect.arrayContaining(['email', 'email known']));
    await knownEmails(db);
    expect(await names()).toEqual(['_id_', 'email known']);
    await add({ name: 'Jivan' });
    await expect(add({ email: 'nita@example.in' })).rejects.toThrow(/E11000/);
    await add({ email: 'gone@example.in' });
    await expect(earlierStart()).rejects.toThrow(/E11000/);
  });

  it('is that of a new clinic from the start, whose servers are all updated', async () => {
    await knownEmails(db);
    expect(await names()).toEqual(['_id_', 'email known']);
    expect(await setting()).toMatchObject({ updated: true, version: 1 });
    await db.collection('settings').updateOne({}, { $set: { updated: false, version: 2 } });
    await knownEmails(db);
    expect(await setting()).toMatchObject({ updated: false, version: 2 });
  });

  it.each([
    ['that an earlier release has opened', earlierStart],
    ['with clients', () => add({ email: 'nita@example.in' })],
    [
      'whose step ran before',
      () => db.collection<{ _id: string }>('migrations').insertOne({ _id: KNOWN_EMAILS }),
    ],
  ])('leaves it to the admin of a clinic %s to say that all servers are updated', async (_case, before) => {
    await before();
    await knownEmails(db);
    expect(await setting()).toBeNull();
  });
});
