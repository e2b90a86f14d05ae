import type { CountChange } from '@clinic/contract/billing/count-changes';
import {
  INVENTORY_COLUMNS,
  type ImportPreview,
  type InventoryItem,
} from '@clinic/contract/billing/inventory';
import { Types } from 'mongoose';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { fromNow } from '../../../test/test-clock.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';

describe('an inventory file that is older than the stock', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const desk = () => staffed.clinic.as(staffed.assistant);
  const added = async (over: object = {}): Promise<InventoryItem> =>
    (
      await desk()
        .post('/inventory/addItem')
        .send(makeItem({ countInStock: 50, description: '', ...over }))
        .expect(200)
    ).body.item;
  const itemNow = async ({ id }: InventoryItem): Promise<InventoryItem> =>
    (await desk().get(`/rest/inventory/${id}`).expect(200)).body;
  const sell = async ({ id }: InventoryItem, quantity: number) => {
    const body = makeInvoice(staffed.client.id, [], { items: [{ id, quantity, price: 10 }] });
    return (await desk().post('/invoice/addInvoice').send(body).expect(200)).body.invoice;
  };
  const giveBack = ({ id, updatedAt }: { id: string; updatedAt: string }, quantity: number) =>
    desk()
      .post(`/invoice/credit/${id}`)
      .send({ updatedAt, reason: 'Given back', lines: [{ line: 0, quantity, returned: 'shelf' }] })
      .expect(200);
  /** Makes a file with the rows as they were downloaded, except for the price. */
  const fileOf = (...items: InventoryItem[]) =>
    [
      INVENTORY_COLUMNS.join(','),
      ...items.map((item) => [item.name, item.description, 99.5, item.countInStock, item.category].join(',')),
    ].join('\r\n');
  const upload = (text: string, query: object = {}) =>
    desk().post('/inventory/upload').query(query).attach('file', Buffer.from(text), 'inventory.csv');
  const previewOf = async (text: string): Promise<ImportPreview> =>
    (await upload(text, { preview: true }).expect(200)).body;

  it('says before the upload what was sold, given back and counted since, the changed counts first', async () => {
    const [quiet, busy] = [await added(), await added()];
    const file = fileOf(quiet, busy);
    await giveBack(await sell(busy, 9), 2);
    await desk().put(`/inventory/updateCount/${busy.id}`).send({ quantity: 3 }).expect(200);
    const { at, updated } = await previewOf(file);
    expect(Date.parse(at)).toBeGreaterThan(Date.parse((await itemNow(busy)).updatedAt ?? ''));
    expect(
      updated.map(({ id, before, after, moves }) => [id, before.countInStock, after.countInStock, moves]),
    ).toEqual([
      [
        busy.id,
        40,
        50,
        { sold: 9, credited: 2, editedBy: [staffed.assistant.name], since: expect.any(String) as string },
      ],
      [quiet.id, 50, 50, null],
    ]);
  });

  it('is refused by name when pieces were sold after its preview, and nothing is written', async () => {
    const [one, other] = [await added(), await added()];
    const file = fileOf(one, other);
    const { at } = await previewOf(file);
    await sell(one, 7);
    const { body } = await upload(file, { at, counts: 'file' }).expect(409);
    expect([body.code, body.details]).toEqual(['STOCK_MOVED', { file: [one.name] }]);
    expect([await itemNow(one), await itemNow(other)]).toEqual([
      expect.objectContaining({ countInStock: 43, price: one.price }),
      expect.objectContaining({ countInStock: 50, price: other.price }),
    ]);
  });

  it('changes everything but the counts, also of what is sold after its preview', async () => {
    const item = await added();
    const file = fileOf(item);
    await sell(item, 7);
    const { at } = await previewOf(file);
    await sell(item, 1);
    const { body } = await upload(file, { at, counts: 'keep' }).expect(200);
    expect(await itemNow(item)).toMatchObject({ countInStock: 42, price: 99.5 });
    expect(body).toMatchObject({ message: '1 item imported', warnings: [] });
  });

  it('gives the counts when that is what the desk chose after its preview', async () => {
    const item = await added();
    const file = fileOf(item);
    await sell(item, 7);
    const { at } = await previewOf(file);
    await upload(file, { at, counts: 'file' }).expect(200);
    expect(await itemNow(item)).toMatchObject({ countInStock: 50, price: 99.5 });
  });

  it('gives new items their counts in either way', async () => {
    const item = {
      ...makeItem({ countInStock: 12, description: '' }),
      name: `New ${new Types.ObjectId().toHexString()}`,
    } as InventoryItem;
    const { at } = await previewOf(fileOf(item));
    const { body } = await upload(fileOf(item), { at, counts: 'keep' }).expect(200);
    expect(body.items).toMatchObject([{ name: item.name, countInStock: 12 }]);
  });

  it('without a preview is taken as it is, and the answer names what moved', async () => {
    const [quiet, busy] = [await added(), await added()];
    const file = fileOf({ ...quiet, countInStock: 60 }, busy);
    await sell(busy, 7);
    const { body } = await upload(file).expect(200);
    const moves = { sold: 7, credited: 0, editedBy: [], since: expect.any(String) as string };
    expect(body.warnings).toEqual([{ item: busy.name, count: 43, file: 50, moves }] satisfies CountChange[]);
    expect([(await itemNow(quiet)).countInStock, (await itemNow(busy)).countInStock]).toEqual([60, 50]);
  });

  it('does not count what moved more than seven days ago', async () => {
    const item = await added();
    const { id } = await sell(item, 7);
    const createdAt = fromNow(-7 * 24 * 3_600_000 - 60_000);
    const invoices = staffed.clinic.connection.collection('invoices');
    await invoices.updateOne({ _id: new Types.ObjectId(id) }, { $set: { createdAt } });
    const { updated } = await previewOf(fileOf(item));
    expect(updated[0]?.moves).toEqual({ sold: 0, credited: 0, editedBy: [], since: null });
  });

  it.each([{ counts: 'file' }, { at: '2026-11-20T10:00:00.000Z' }, { at: 'now', counts: 'file' }])(
    'is refused with %j, which is a half of what the preview asks',
    async (query) => {
      expect((await upload(fileOf(await added()), query)).status).toBe(400);
    },
  );
});
