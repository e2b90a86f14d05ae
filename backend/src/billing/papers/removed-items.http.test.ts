import type { Invoice } from '@clinic/contract/billing/invoices';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { CreditNote, Return } from '@clinic/contract/billing/credit-notes';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';
import { Stock } from '../inventory/stock.service.ts';

describe('a piece that comes back of an item that was removed', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  afterEach(() => jest.restoreAllMocks());

  const desk = () => staffed.clinic.as(staffed.assistant);
  const added = async (over: object = {}): Promise<InventoryItem> =>
    (
      await desk()
        .post('/inventory/addItem')
        .send(makeItem({ countInStock: 50, ...over }))
        .expect(200)
    ).body.item;
  const sold = async ({ id }: InventoryItem): Promise<Invoice> => {
    const body = makeInvoice(staffed.client.id, [], { items: [{ id, quantity: 3, price: 10 }] });
    return (await desk().post('/invoice/addInvoice').send(body).expect(200)).body.invoice;
  };
  const removed = async ({ id }: InventoryItem) => {
    await desk().delete(`/inventory/removeItem/${id}`).expect(200);
  };
  const credit = ({ id, updatedAt }: Invoice, returned: Return) =>
    desk()
      .post(`/invoice/credit/${id}`)
      .send({ updatedAt, reason: 'Given back', lines: [{ line: 0, quantity: 2, returned }] });
  const putBack = ({ id }: InventoryItem) => desk().post(`/inventory/putBack/${id}`).send({});
  const countOf = async ({ id }: InventoryItem) =>
    (await desk().get(`/rest/inventory/${id}`).expect(200)).body.countInStock as number;

  it('is not said to be on the shelf: it is written off, or the item is put back first', async () => {
    const item = await added();
    const invoice = await sold(item);
    await removed(item);
    const { body } = await credit(invoice, 'shelf').expect(400);
    expect(body.details).toEqual({
      'lines.0.returned': [
        `${item.name} was removed from the inventory. Please write it off, or put the item back.`,
      ],
    });
    const written = (await credit(invoice, 'writtenOff').expect(200)).body.creditNote as CreditNote;
    expect(written.lines).toMatchObject([{ returned: 'writtenOff', quantity: 2 }]);
  });

  it('goes to the item that is put back as it was, without the pieces that left with it', async () => {
    const item = await added({ price: 780, category: 'Vitamin' });
    const invoice = await sold(item);
    await removed(item);
    const back = (await putBack(item).expect(200)).body.item as InventoryItem;
    expect(back).toMatchObject({
      id: item.id,
      name: item.name,
      price: 780,
      category: 'Vitamin',
      countInStock: 0,
    });
    await credit(invoice, 'shelf').expect(200);
    expect(await countOf(item)).toBe(2);
  });

  it('never goes to a new item of that name, beside which the old one is not put back', async () => {
    const item = await added();
    const invoice = await sold(item);
    await removed(item);
    const other = await added({ name: item.name, category: item.category });
    await credit(invoice, 'shelf').expect(400);
    expect((await putBack(item).expect(409)).body.code).toBe('ITEM_EXISTS');
    await credit(invoice, 'writtenOff').expect(200);
    expect(await countOf(other)).toBe(50);
  });

  it('goes to one item, however often it is put back', async () => {
    const item = await added();
    const invoice = await sold(item);
    await removed(item);
    const answers = await Promise.all([putBack(item), putBack(item), putBack(item)]);
    expect(answers.map(({ status, body }) => [status, body.item?.id])).toEqual([
      [200, item.id],
      [200, item.id],
      [200, item.id],
    ]);
    await credit(invoice, 'shelf').expect(200);
    expect((await putBack(item).expect(200)).body.item.countInStock).toBe(2);
  });

  it('goes to no item that nobody ever had', async () => {
    expect((await putBack({ ...(await added()), id: '0'.repeat(24) })).status).toBe(404);
  });

  it('is struck when the item is removed between the check and the shelf', async () => {
    const item = await added();
    const invoice = await sold(item);
    const stock = staffed.clinic.get(Stock, { strict: false });
    const shelve = stock.putBack.bind(stock);
    jest.spyOn(stock, 'putBack').mockImplementationOnce(async (...of) => {
      await removed(item);
      await shelve(...of);
    });
    await credit(invoice, 'shelf').expect(200);
    const { body } = await desk().get(`/invoice/creditNotes/${invoice.id}`).expect(200);
    expect(body.creditNotes).toMatchObject([{ lines: [{ returned: 'writtenOff', quantity: 2 }] }]);
  });
});
