import { Types } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { lettersOfClients } from './011-letters-of-clients.ts';

describe('emails of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('name their client, also when the step is run again', async () => {
    const db = database.connection.db!;
    const client = new Types.ObjectId();
    const visit = new Types.ObjectId();
    await db.collection('appointments').insertOne({ _id: visit, client: { id: client, name: 'Asha' } });
    const appointment = { kind: 'appointment', appointment: { id: visit.toHexString() } };
    const gone = { kind: 'appointment', appointment: { id: new Types.ObjectId().toHexString() } };
    const emails = {
      [`${visit.toHexString()}:2:confirmed`]: appointment,
      [`${visit.toHexString()}:3:gone`]: gone,
      [`${client.toHexString()}:welcome:n`]: { kind: 'welcome', role: 'client' },
      [`${client.toHexString()}:set-password:n`]: { kind: 'set-password', role: 'doctor' },
      'newsletter:1': { kind: 'newsletter' },
    };
    await db
      .collection('outbox')
      .insertMany(Object.entries(emails).map(([_id, message]) => ({ _id, message })) as never);
    await lettersOfClients(db);
    await lettersOfClients(db);
    const found = await db.collection('outbox').find({ client }).project({ _id: 1 }).toArray();
    expect(found.map(({ _id }) => String(_id)).toSorted()).toEqual(
      [`${visit.toHexString()}:2:confirmed`, `${client.toHexString()}:welcome:n`].toSorted(),
    );
    expect(await db.collection('outbox').countDocuments({ client: { $exists: true } })).toBe(2);
  });
});
