import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { formerEmails } from './016-former-emails.ts';

describe('clients of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('keep the addresses of earlier emails, also when the step is run again', async () => {
    const db = database.connection.db!;
    const [moved, same, none] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
    await db.collection('clients').insertMany([
      { _id: moved, email: 'now@example.com', emailUndos: [{ email: 'undo@example.com' }] },
      { _id: same, email: 'same@example.com' },
      { _id: none, email: 'none@example.com' },
    ]);
    const mail = (client: Types.ObjectId, email: string, kind = 'appointment') => ({
      _id: new Types.ObjectId().toHexString(),
      client,
      message: { kind, to: { name: 'Asha', email } },
    });
    await db
      .collection('outbox')
      .insertMany([
        mail(moved, 'before@example.com'),
        mail(moved, 'now@example.com'),
        mail(moved, 'wished@example.com', 'new-email'),
        mail(same, 'same@example.com'),
        mail(new Types.ObjectId(), 'gone@example.com'),
      ] as never);
    await formerEmails(db);
    await formerEmails(db);
    const clients = await db.collection('clients').find().toArray();
    expect(clients.map((client) => (client.formerEmails as string[] | undefined)?.toSorted())).toEqual([
      ['before@example.com', 'undo@example.com'],
      undefined,
      undefined,
    ]);
  });
});
