import { Schema } from 'mongoose';
import { standBetween } from '../../../test/driver-commands.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createIndexes } from './indexes.ts';

describe('the indexes', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
    const schema = new Schema({ invoiceNumber: String, date: String });
    schema.index({ invoiceNumber: 1 }, { unique: true });
    schema.index({ date: -1, _id: -1 });
    database.connection.model('Invoice', schema);
  });

  afterEach(() => database.close());

  const invoices = () => database.connection.model('Invoice');

  it('of every model exist after the start, which may be repeated', async () => {
    await createIndexes(database.connection);
    await createIndexes(database.connection);
    const names = (await invoices().collection.indexes()).map(({ name }) => name);
    expect(names).toEqual(['_id_', 'invoiceNumber_1', 'date_-1__id_-1']);
  });

  it('stop the start when stored records violate one, naming the index and no values', async () => {
    await invoices().collection.insertMany([
      { invoiceNumber: 'INV-2026-0001' },
      { invoiceNumber: 'INV-2026-0001' },
    ]);
    const start = createIndexes(database.connection);
    await expect(start).rejects.toThrow(/The index \(invoiceNumber\) of invoices/);
    await expect(start).rejects.not.toThrow(/INV-2026/);
  });

  it('are recreated by the next start when one was dropped', async () => {
    await createIndexes(database.connection);
    await invoices().collection.dropIndex('invoiceNumber_1');
    await createIndexes(database.connection);
    const names = (await invoices().collection.indexes()).map(({ name }) => name);
    expect(names).toContain('invoiceNumber_1');
  });

  it('cost one query per collection when all exist', async () => {
    await createIndexes(database.connection);
    const asked: string[] = [];
    const asItWas = standBetween((collection, name, send) => {
      // Ignores the driver's own questions about the server.
      if (collection === 'invoices') asked.push(name);
      return send();
    });
    await createIndexes(database.connection).finally(asItWas);
    expect(asked).toEqual(['listIndexes']);
  });

  it('stop the start when one exists in another shape, naming it', async () => {
    await invoices().collection.createIndex({ invoiceNumber: 1 });
    await expect(createIndexes(database.connection)).rejects.toThrow(
      /The index \(invoiceNumber\) of invoices/,
    );
  });
});
