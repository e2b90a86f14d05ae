import type { Document } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { provenEmails } from './004-proven-emails.ts';

describe('accounts and emails from before address verification', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const db = () => {
    if (!database.connection.db) throw new Error('not connected');
    return database.connection.db;
  };

  it('count as verified and keep an existing date, also when the step is run again', async () => {
    const day = new Date(0);
    const roles = ['admins', 'doctors', 'assistants', 'clients'];
    for (const role of roles)
      await db()
        .collection(role)
        .insertMany([{ name: 'old' }, { name: 'proven', emailVerifiedAt: day }]);
    await provenEmails(db());
    await provenEmails(db());
    for (const role of roles) {
      expect(await db().collection(role).findOne({ name: 'old' })).toMatchObject({
        emailVerifiedAt: expect.any(Date),
      });
      expect(await db().collection(role).findOne({ name: 'proven' })).toMatchObject({ emailVerifiedAt: day });
    }
  });

  it('keep the account’s link in waiting emails', async () => {
    const outbox = db().collection<Document & { _id: string }>('outbox');
    const id = '674100000000000000000002';
    const mail = (registered: boolean) => ({ kind: 'set-password', client: id, nonce: 'n', registered });
    await outbox.insertMany([
      { _id: `${id}:first-password:n`, message: mail(true) },
      { _id: `${id}:set-password:n`, message: mail(false) },
      { _id: `${id}:welcome`, message: { kind: 'welcome' } },
    ]);
    await provenEmails(db());
    await provenEmails(db());
    expect((await outbox.find().toArray()).map(({ message }) => message)).toEqual([
      { kind: 'first-password', nonce: 'n', role: 'client', account: id },
      { kind: 'set-password', nonce: 'n', role: 'client', account: id },
      { kind: 'welcome', role: 'client', account: id },
    ]);
  });
});
