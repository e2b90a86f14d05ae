import { Types, type Model } from 'mongoose';
import { toPaise } from '@clinic/contract/billing/invoice-totals';
import { INVENTORY_COLUMNS, type InventoryItemInput } from '@clinic/contract/billing/inventory';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { Locks } from '../../platform/database/locks.ts';
import { makeItem } from '../../operations/demo/factories.ts';
import { ImportRecord, ImportSchema } from './import.schema.ts';
import { InventoryImports } from './inventory-imports.service.ts';
import { MovedSince, StockMovements } from './stock-moves.ts';
import { InventoryService } from './inventory.service.ts';
import { ItemRecord, ItemSchema } from './item.schema.ts';
import { TEST_TIME, testClock } from '../../../test/test-clock.ts';
import { job } from '../../platform/writes/write-context.ts';
import { taxOfItems } from '../../../test/tax-of-items.ts';
import { recordsOf } from '../../../test/records-of.ts';

const NOT_MOVED = { sold: 0, credited: 0, editedBy: [], since: null };
const DESK = { id: '0'.repeat(24), name: 'Desk', role: 'assistant' as const };

const fileOf = (...rows: InventoryItemInput[]) =>
  Buffer.from(
    [
      INVENTORY_COLUMNS.join(),
      ...rows.map(
        ({ name, description, price, countInStock, category }) =>
          `${name},"${description}",${price},${countInStock},${category}`,
      ),
      '',
    ].join('\r\n'),
  );

describe('an inventory file that is uploaded', () => {
  let database: TestDatabase;
  let items: Model<ItemRecord>;
  let records: Model<ImportRecord>;
  let effects: Effects;
  let imports: InventoryImports;
  let inventory: InventoryService;

  beforeEach(async () => {
    database = await openTestDatabase();
    const { connection } = database;
    items = connection.model<ItemRecord>(ItemRecord.name, ItemSchema);
    records = connection.model<ImportRecord>(ImportRecord.name, ImportSchema);
    await Promise.all([items.syncIndexes(), records.syncIndexes()]);
    const locks = new Locks(connection, testClock, TEST_TIME);
    effects = new Effects(connection, testClock, TEST_TIME);
    imports = new InventoryImports(
      records,
      items,
      recordsOf(effects),
      locks,
      new StockMovements(testClock, new MovedSince()),
      testClock,
    );
    effects.handle(ImportRecord.name, 'apply', () => imports.finish());
    inventory = new InventoryService(
      items,
      recordsOf(effects),
      testClock,
      taxOfItems(database.connection, recordsOf(effects)),
    );
  });
  afterEach(() => database.close());

  const counts = async () =>
    Object.fromEntries((await inventory.all()).map(({ name, countInStock }) => [name, countInStock]));

  it('adds new items and updates those of the same name and category, whatever the case', async () => {
    const old = makeItem({ name: 'Triphala', countInStock: 1 });
    const { _id, createdAt } = await inventory.create(job(), old);
    const { items: answered } = await imports.import(
      job(DESK),
      fileOf(
        { ...old, name: 'TRIPHALA', countInStock: 9, price: old.price + 1 },
        makeItem({ name: '$Amla' }),
      ),
    );
    expect(await counts()).toEqual({ TRIPHALA: 9, $Amla: 40 });
    expect(answered.map(({ name }) => name)).toEqual(['TRIPHALA', '$Amla']);
    expect(answered[0]).toMatchObject({ _id, createdAt });
    expect(await items.findById(_id).lean()).toMatchObject({
      priceChanges: [{ from: toPaise(old.price), to: toPaise(old.price + 1), by: 'Desk' }],
    });
    expect(answered[1]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('is shown first without writing anything', async () => {
    const stored = makeItem({ countInStock: 1 });
    const same = makeItem();
    const { id } = await inventory.create(job(), stored);
    await inventory.create(job(), same);
    const added = makeItem();
    const preview = await imports.preview(fileOf({ ...stored, countInStock: 2 }, same, added));
    expect(preview).toEqual({
      added: [added],
      at: expect.any(String) as string,
      updated: [{ id, before: stored, after: { ...stored, countInStock: 2 }, moves: NOT_MOVED }],
      unchanged: 1,
    });
    expect(await items.countDocuments()).toBe(2);
    expect(await records.countDocuments()).toBe(0);
  });

  it('changes nothing when it was downloaded before', async () => {
    for (let n = 0; n < 5; n++) await inventory.create(job(), makeItem());
    const before = await inventory.all();
    let file = '';
    for await (const lines of inventory.csv()) file += lines;
    await imports.import(job(DESK), Buffer.from(file));
    expect(await inventory.all()).toEqual(before);
  });

  it('keeps a name that is stored with NBSP, and finds its item by plain blanks too', async () => {
    const stored = makeItem({ name: 'Brahmi\u{a0}Vati', countInStock: 3 });
    await inventory.create(job(), stored);
    const before = await inventory.all();
    let file = '';
    for await (const lines of inventory.csv()) file += lines;
    expect(await imports.preview(Buffer.from(file))).toMatchObject({ added: [], updated: [], unchanged: 1 });
    await imports.import(job(DESK), Buffer.from(file));
    expect(await inventory.all()).toEqual(before);
    await imports.import(job(DESK), fileOf({ ...stored, name: 'Brahmi Vati', countInStock: 9 }));
    expect((await inventory.all()).map(({ name, countInStock }) => [name, countInStock])).toEqual([
      [stored.name, 9],
    ]);
  });

  it('with one bad line writes nothing and names the line', async () => {
    const file = Buffer.concat([fileOf(makeItem()), Buffer.from('Neem,,free,1,Herb\r\n')]);
    await expect(imports.import(job(DESK), file)).rejects.toMatchObject({
      code: 'CSV_INVALID',
      extra: { body: { problems: [{ line: 3, reason: expect.stringContaining('price') as string }] } },
    });
    expect(await items.countDocuments()).toBe(0);
    expect(await records.countDocuments()).toBe(0);
  });

  it('is finished after a crash, and what was written before is not written again', async () => {
    const rows = Array.from({ length: 1200 }, () => makeItem({ countInStock: 10 }));
    const file = fileOf(...rows);
    await imports.import(job(DESK), file);
    // Writes the state that a crash leaves after 1,000 rows, of which the last 500 are not known to be written.
    const at = testClock.now();
    const effect = { key: 'apply', kind: 'apply', at };
    const outbox = [{ id: new Types.ObjectId(), at, kind: 'effect', effect }];
    await items.deleteMany({ nameKey: { $in: rows.slice(1000).map(({ name }) => name.toLowerCase()) } });
    await records.updateMany({}, { $set: { file, applied: 500, doneAt: null, outbox } });
    const sold = await items.findOne({ name: rows[700]?.name }).orFail();
    await inventory.takeStock(job(DESK), sold._id.toHexString(), 3);

    await effects.sweep(0);

    const stock = await counts();
    expect(Object.keys(stock)).toHaveLength(1200);
    expect(stock[rows[700]?.name ?? '']).toBe(7);
    expect(stock[rows[1199]?.name ?? '']).toBe(10);
    expect(await records.countDocuments({ doneAt: null })).toBe(0);
  });

  it('that was checked takes no pieces back that are sold before it is written, however late that is', async () => {
    const [sold, quiet] = [makeItem({ countInStock: 50 }), makeItem({ countInStock: 50 })];
    const { id } = await inventory.create(job(), sold);
    await inventory.create(job(), quiet);
    const file = fileOf({ ...sold, price: 7, countInStock: 60 }, { ...quiet, countInStock: 60 });
    const { at } = await imports.preview(file);
    await imports.import(job(DESK), fileOf());
    // A server that is killed after the check leaves this state.
    const checked = new Date(at);
    const effect = { key: 'apply', kind: 'apply', at: checked };
    const outbox = [{ id: new Types.ObjectId(), at: checked, kind: 'effect', effect }];
    const previewed = { at: checked, counts: 'file' };
    await records.updateMany({}, { $set: { file, previewed, rows: 2, applied: 0, doneAt: null, outbox } });
    await inventory.takeStock(job(DESK), id, 7);

    await effects.sweep(0);

    expect(await counts()).toEqual({ [sold.name]: 43, [quiet.name]: 60 });
    expect(await items.findById(id).lean()).toMatchObject({ price: 700 });
  });

  it('is applied whole before the next one, also when several are uploaded at the same moment', async () => {
    const [one, two] = [makeItem(), makeItem()];
    const files = [1, 2, 3, 4, 5].map((countInStock) =>
      fileOf({ ...one, countInStock }, { ...two, countInStock }),
    );
    await Promise.all(files.map((file) => imports.import(job(DESK), file)));
    expect(new Set(Object.values(await counts())).size).toBe(1);
    expect(await records.countDocuments({ doneAt: null })).toBe(0);
  });

  it('and an item that another request adds at the same moment meet in one item', async () => {
    const rows = Array.from({ length: 100 }, () => makeItem({ countInStock: 7 }));
    await Promise.all([
      imports.import(job(DESK), fileOf(...rows)),
      ...rows.map((row) => inventory.create(job(), row).catch(() => undefined)),
    ]);
    expect(await items.countDocuments({ countInStock: 7 })).toBe(100);
    expect(await items.countDocuments()).toBe(100);
  });
});
