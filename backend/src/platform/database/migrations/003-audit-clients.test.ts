import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { auditClients } from './003-audit-clients.ts';

const ID = '0123456789abcdef01234567';

describe('rows of the audit of earlier releases', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('about a client are the client’s, also when the step is run again; all others stay', async () => {
    const { db } = database.connection;
    if (!db) throw new Error('not connected');
    const other = { id: 'other', name: 'Ravi' };
    await db
      .collection('audit')
      .insertMany([
        { record: { kind: 'client', id: ID, name: 'Asha' }, client: null },
        { record: { kind: 'client', id: ID } },
        { record: { kind: 'client', id: '', name: '' }, client: null },
        { record: { kind: 'form', id: ID, name: 'Body' }, client: other },
        { record: { kind: 'item', id: ID, name: 'Neem' }, client: null },
      ]);
    await auditClients(db);
    await auditClients(db);
    const rows = await db.collection('audit').find().sort({ _id: 1 }).toArray();
    expect(rows.map(({ client }) => client)).toEqual([
      { id: ID, name: 'Asha' },
      { id: ID, name: '' },
      null,
      other,
      null,
    ]);
  });
});
