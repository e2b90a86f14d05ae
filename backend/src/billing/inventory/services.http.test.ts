import {
  INVENTORY_COLUMNS,
  type InventoryItem,
  type InventoryItemInput,
} from '@clinic/contract/billing/inventory';
import type { TaxClassInput } from '@clinic/contract/billing/tax-classes';
import { makeInvoice, makeItem, makeTaxClass } from '../../operations/demo/factories.ts';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';

describe('an item that is a service', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    for (const name of ['inventory', 'taxClasses'])
      await staffed.clinic.connection.collection(name).deleteMany({});
  });

  const desk = () => staffed.clinic.as(staffed.assistant);
  const add = (over: Partial<InventoryItemInput>) => desk().post('/inventory/addItem').send(makeItem(over));
  const service = async (over: Partial<InventoryItemInput> = {}): Promise<InventoryItem> =>
    (await add({ name: 'Shirodhara', category: 'Other', kind: 'service', ...over }).expect(200)).body.item;
  const taxClass = async (over: Partial<TaxClassInput> = {}): Promise<string> => {
    const grid = staffed.clinic.as(staffed.admin).post('/rest/taxClasses');
    return (await grid.send(makeTaxClass(over)).expect(200)).body.id;
  };
  const ofCare: Partial<TaxClassInput> = {
    supply: 'service',
    code: '999319',
    unit: '',
    kind: 'exempt',
    rates: [],
  };
  const upload = (row: string) =>
    desk()
      .post('/inventory/upload')
      .attach('file', Buffer.from(`${INVENTORY_COLUMNS.join(',')}\r\n${row}\r\n`), 'inventory.csv');

  it('has no stock, whatever is sent, and stays a service when its kind is not sent', async () => {
    const { id, kind, countInStock } = await service({ countInStock: 40 });
    expect([kind, countInStock]).toEqual(['service', 0]);
    const { body } = await desk()
      .put(`/inventory/updateItem/${id}`)
      .send(makeItem({ name: 'Shirodhara', price: 900, countInStock: 7 }))
      .expect(200);
    expect(body.item).toMatchObject({ kind: 'service', countInStock: 0, price: 900 });
    const all = (await desk().get('/inventory/getAllItems').expect(200)).body.items;
    expect(all).toMatchObject([{ id, kind: 'service', countInStock: 0 }]);
  });

  it('is sold without a warning and without a stock to book', async () => {
    const { id } = await service();
    const { body } = await desk()
      .post('/invoice/addInvoice')
      .send(makeInvoice(staffed.client.id, [id]))
      .expect(200);
    expect(body.warnings).toEqual([]);
    expect(body.invoice.items).toMatchObject([{ id, name: 'Shirodhara' }]);
    expect(body.invoice.items[0].toFollow).toBeUndefined();
  });

  it('is no low stock, neither in the grid nor on the home of the desk', async () => {
    const [{ id }, goods] = [await service(), (await add({ countInStock: 3 })).body.item];
    const grid = (low: boolean) =>
      desk()
        .get('/rest/inventory')
        .query({ filter: JSON.stringify({ low }) });
    const ids = async (low: boolean) =>
      ((await grid(low).expect(200)).body as InventoryItem[]).map((item) => item.id);
    expect([await ids(true), await ids(false)]).toEqual([[goods.id], [id]]);
    const today = (await desk().get('/desk/today').expect(200)).body;
    expect(JSON.stringify(today)).toContain(goods.name);
    expect(JSON.stringify(today)).not.toContain('Shirodhara');
  });

  it('is not in the file, and a row that names it is refused with its line', async () => {
    await service();
    const file = await desk().get('/inventory/download').expect(200);
    expect(file.text).toBe(`\u{feff}${INVENTORY_COLUMNS.join(',')}\r\n`);
    const { status, body } = await upload('shirodhara,,900,5,Other');
    expect([status, body.problems]).toEqual([
      400,
      [{ line: 2, reason: 'shirodhara is a service, which has no stock.' }],
    ]);
    await upload('Shirodhara,,900,5,Herb').expect(200);
  });

  it('has no pieces to take off', async () => {
    const { id } = await service();
    const { status, body } = await desk().put(`/inventory/updateCount/${id}`).send({ quantity: 1 });
    expect([status, body.message]).toEqual([409, 'Shirodhara is a service, which has no stock.']);
  });

  it('has a tax class of services, and goods one of goods', async () => {
    const [care, herbs] = [await taxClass(ofCare), await taxClass()];
    expect((await service({ taxClass: care })).taxClass).toBe(care);
    const wrong = await add({ taxClass: care });
    expect([wrong.status, wrong.body.details]).toEqual([400, { taxClass: ['This class is for services.'] }]);
    const { item } = (await add({ taxClass: herbs }).expect(200)).body;
    const turned = await desk()
      .put(`/inventory/updateItem/${item.id}`)
      .send({ ...makeItem(), kind: 'service' });
    expect(turned.body.details).toEqual({ taxClass: ['This class is for goods, not for services.'] });
    const put = { ...makeItem(), kind: 'service', taxClass: null };
    const { body } = await desk().put(`/inventory/updateItem/${item.id}`).send(put).expect(200);
    expect(body.item).toMatchObject({ kind: 'service', taxClass: null });
  });

  it('keeps a class that is retired, which no other item gets', async () => {
    const id = await taxClass(ofCare);
    const item = await service({ taxClass: id });
    const retired = makeTaxClass({ ...ofCare, retired: true });
    await staffed.clinic.as(staffed.admin).put(`/rest/taxClasses/${id}`).send(retired).expect(200);
    await desk()
      .put(`/rest/inventory/${item.id}`)
      .send({ ...item, price: 950 })
      .expect(200);
    expect((await add({ kind: 'service', taxClass: id })).status).toBe(400);
  });
});
