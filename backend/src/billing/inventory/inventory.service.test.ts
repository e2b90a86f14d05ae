import type { Model } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { makeItem } from '../../operations/demo/factories.ts';
import { InventoryService } from './inventory.service.ts';
import { ItemRecord, ItemSchema } from './item.schema.ts';
import { TEST_TIME, testClock } from '../../../test/test-clock.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { job } from '../../platform/writes/write-context.ts';
import { taxOfItems } from '../../../test/tax-of-items.ts';
import { recordsOf } from '../../../test/records-of.ts';

const NISHA = { id: '0'.repeat(24), name: 'Nisha', role: 'assistant' as const };

const DESK = { id: '0'.repeat(24), name: 'Desk', role: 'assistant' as const };

describe('the inventory', () => {
  let database: TestDatabase;
  let inventory: InventoryService;
  let items: Model<ItemRecord>;

  beforeAll(async () => {
    database = await openTestDatabase();
    items = database.connection.model<ItemRecord>(ItemRecord.name, ItemSchema);
    await items.syncIndexes();
    const records = recordsOf(new Effects(database.connection, testClock, TEST_TIME));
    inventory = new InventoryService(items, records, testClock, taxOfItems(database.connection, records));
  });
  afterAll(() => database.close());

  it('has an item of one name and category once, whatever the case', async () => {
    const { name } = await inventory.create(job(), makeItem({ category: 'Herb' }));
    const again = makeItem({ name: name.toUpperCase(), category: 'Herb' });
    await expect(inventory.create(job(), again)).rejects.toMatchObject({ code: 'ITEM_EXISTS' });
    await inventory.create(job(), { ...again, category: 'Snack' });
  });

  it('keeps a text that looks like an expression of the database', async () => {
    const item = await inventory.create(job(), makeItem());
    const name = `$price ${item.id}`;
    const updated = await inventory.update(job(NISHA), item.id, makeItem({ name, description: '$$ROOT' }));
    expect(updated).toMatchObject({ name, description: '$$ROOT' });
  });

  it('keeps who changed a price, when, and what it was', async () => {
    const item = makeItem({ price: 120 });
    const { id } = await inventory.create(job(), item);
    const priceChanges = async () => (await items.findById(id).lean<ItemRecord>())?.priceChanges;
    await inventory.update(job(NISHA), id, { ...item, description: 'Ground' });
    expect(await priceChanges()).toBeUndefined();
    await inventory.update(job(NISHA), id, { ...item, price: 90 });
    await inventory.update(job(NISHA), id, { ...item, price: 90.5 });
    expect(await priceChanges()).toEqual([
      { at: expect.any(Date), from: 12_000, to: 9000, by: 'Nisha' },
      { at: expect.any(Date), from: 9000, to: 9050, by: 'Nisha' },
    ]);
  });

  it('refuses to take over the name of another item', async () => {
    const first = await inventory.create(job(), makeItem());
    const second = await inventory.create(job(), makeItem({ category: first.category }));
    await expect(
      inventory.update(job(NISHA), second.id, makeItem({ name: first.name, category: first.category })),
    ).rejects.toMatchObject({ code: 'ITEM_EXISTS' });
  });

  it('does not let an old copy of an item overwrite a count that has changed since', async () => {
    const read = await inventory.create(job(), makeItem({ countInStock: 20 }));
    await inventory.takeStock(job(DESK), read.id, 5);
    const old = makeItem({ name: read.name, countInStock: 20, updatedAt: read.updatedAt });
    await expect(inventory.update(job(NISHA), read.id, old)).rejects.toMatchObject({ code: 'STALE_RECORD' });
    expect((await inventory.get(read.id)).countInStock).toBe(15);
  });

  it('gives each change a later time than the one before, so that none goes unnoticed', async () => {
    const item = await inventory.create(job(), makeItem({ countInStock: 100 }));
    const changes = await Promise.all(
      Array.from({ length: 20 }, () => inventory.takeStock(job(DESK), item.id, 1)),
    );
    expect(new Set(changes.map(({ updatedAt }) => updatedAt)).size).toBe(20);
  });

  it('never gives away more than there is, also when 50 take at once', async () => {
    const item = await inventory.create(job(), makeItem({ countInStock: 30 }));
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => inventory.takeStock(job(DESK), item.id, 1)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(20);
    for (const answer of refused) expect(answer).toMatchObject({ reason: { code: 'INSUFFICIENT_STOCK' } });
    expect((await inventory.get(item.id)).countInStock).toBe(0);
  });

  it('says that an item is not there when it was removed', async () => {
    const item = await inventory.create(job(), makeItem());
    await items.deleteOne({ _id: item.id });
    for (const call of [
      () => inventory.get(item.id),
      () => inventory.takeStock(job(DESK), item.id, 1),
      () => inventory.update(job(NISHA), item.id, makeItem()),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
