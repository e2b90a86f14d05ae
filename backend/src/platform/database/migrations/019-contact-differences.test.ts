import { ObjectId } from 'mongodb';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { contactDifferences } from './019-contact-differences.ts';

describe('numbers and emails typed into Personal Details that never reached the account', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('are shown to the front desk, also when the step is run again', async () => {
    const { db } = database.connection;
    if (!db) throw new Error('not connected');
    const [clients, forms] = [db.collection('clients'), db.collection('intakeForms')];
    const updatedAt = new Date('2026-01-05T08:00:00.000Z');
    const add = async (fields: object, more: object = {}) => {
      const _id = new ObjectId();
      const account = { phone: '9825012345', email: 'meera@example.in', deletedAt: null };
      await clients.insertOne({ _id, ...account, ...more });
      await forms.insertOne({
        client: _id,
        formType: 'PersonalDetails',
        fields,
        updatedAt,
        savedBy: { name: 'Meera' },
      });
      return _id;
    };
    const differs = await add({ number: '98250 99999', email: 'other@example.in' });
    const same = await add({ number: '+91 98250 12345', email: 'Meera@example.in' });
    const gone = await add({ number: '98250 99999' }, { deletedAt: updatedAt });
    await contactDifferences(db);
    await contactDifferences(db);
    expect((await clients.findOne({ _id: differs }))?.contactDifference).toEqual({
      phoneBefore: null,
      formPhone: '9825099999',
      formEmail: 'other@example.in',
      since: updatedAt,
      by: 'Meera',
    });
    for (const _id of [same, gone])
      expect(await clients.findOne({ _id })).not.toHaveProperty('contactDifference');
  });
});
