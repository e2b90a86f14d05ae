import { clientSearchFields, searchFields } from '@clinic/contract/platform/search-keys';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { namesAsFound } from './027-names-as-found.ts';

describe('search fields of people whom an earlier release has stored', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const updatedAt = new Date(0);
  const nita = { name: 'Nita O’Grady', email: 'nita@example.in', phone: '9825012345' };
  const meera = { name: 'Meera Joshi', email: 'meera@example.in', phone: '9825012346' };

  it('are made anew, also when the step is run again, and the erased have none', async () => {
    const { db } = database.connection;
    if (!db) throw new Error('not connected');
    const { phone: phoneNumber, ...visitor } = nita;
    await db.collection('restoring.clients').insertMany([
      { ...nita, searchKeys: ['nita o’grady', 'o’grady'], updatedAt },
      { ...meera, ...clientSearchFields(meera), updatedAt, kept: true },
      { erasing: updatedAt, deletedAt: updatedAt },
      ...Array.from({ length: 1500 }, (_, n) => ({
        ...nita,
        email: `n${n}@example.in`,
        deletedAt: updatedAt,
      })),
    ]);
    await db
      .collection('restoring.enquiries')
      .insertMany([{ ...visitor, phoneNumber, searchKeys: ['nita'] }]);
    for (const _again of [1, 2]) {
      await namesAsFound(db, (name) => `restoring.${name}`);
      const clients = db.collection('restoring.clients');
      const without = { projection: { _id: 0 } };
      expect(await clients.findOne({ email: nita.email }, without)).toEqual({
        ...nita,
        ...clientSearchFields(nita),
        updatedAt,
      });
      expect(await clients.findOne({ kept: true }, without)).toEqual({
        ...meera,
        ...clientSearchFields(meera),
        updatedAt,
        kept: true,
      });
      expect(await clients.countDocuments({ nameForm: 'nita ogrady' })).toBe(1501);
      expect(await clients.findOne({ erasing: updatedAt }, without)).toEqual({
        erasing: updatedAt,
        deletedAt: updatedAt,
      });
      expect(await db.collection('restoring.enquiries').findOne({}, without)).toEqual({
        ...visitor,
        phoneNumber,
        ...searchFields(nita),
      });
    }
  });
});
