import { numberKeys } from '@clinic/contract/platform/search-keys';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { invoiceSearchKeys } from './001-invoice-search-keys.ts';

describe('invoices of the first release', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const db = () => {
    if (!database.connection.db) throw new Error('not connected');
    return database.connection.db;
  };

  it('get their search keys and keep everything else, also when the step is run again', async () => {
    const invoices = db().collection('invoices');
    const updatedAt = new Date(0);
    await invoices.insertMany(
      Array.from({ length: 2500 }, (_, n) => ({ invoiceNumber: `INV-2026-${n}`, total: n, updatedAt })),
    );
    await invoices.updateOne({ total: 7 }, { $set: { searchKeys: ['kept'] } });
    await invoiceSearchKeys(db());
    await invoiceSearchKeys(db());
    expect(await invoices.countDocuments({ searchKeys: { $exists: false } })).toBe(0);
    expect(await invoices.findOne({ total: 2499 })).toMatchObject({
      invoiceNumber: 'INV-2026-2499',
      searchKeys: numberKeys('INV-2026-2499'),
      updatedAt,
    });
    expect(await invoices.findOne({ total: 7 })).toMatchObject({ searchKeys: ['kept'] });
  });

  it('do not exist in a new clinic', async () => {
    await db().collection('invoices').deleteMany({});
    await expect(invoiceSearchKeys(db())).resolves.toBeUndefined();
  });
});
