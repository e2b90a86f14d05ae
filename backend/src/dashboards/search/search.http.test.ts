import type { Found } from '@clinic/contract/dashboards/search-calls';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';

describe('the search', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const find = async (who: Person, q: string): Promise<Found> =>
    (await staffed.clinic.as(who).get('/search').query({ q }).expect(200)).body;
  const ids = ({ clients }: Found) => clients.map(({ id }) => id);

  it('finds a client by any part of name, e-mail or phone', async () => {
    const { client, assistant } = staffed;
    const [, ...rest] = client.name.split(' ');
    for (const part of [client.name.toUpperCase(), rest.join(' '), client.email.slice(3, 20)]) {
      const { clients } = await find(assistant, part);
      expect(clients).toContainEqual(expect.objectContaining({ id: client.id, name: client.name }));
    }
    const [found] = (await find(assistant, client.email)).clients;
    expect(found).toEqual({
      id: client.id,
      name: client.name,
      email: client.email,
      phone: expect.stringMatching(/^\d{10}$/),
    });
    expect(ids(await find(assistant, `+91 ${found!.phone.slice(0, 5)}-${found!.phone.slice(5)}`))).toContain(
      client.id,
    );
  });

  it('shows a doctor only the own clients, and no invoices', async () => {
    const { clinic, doctor, client } = staffed;
    const other = await clinic.addDoctor();
    expect(ids(await find(doctor, client.email))).toEqual([client.id]);
    expect(ids(await find(other, client.email))).toEqual([]);
    expect(ids(await find(staffed.admin, client.email))).toEqual([client.id]);
  });

  it('finds an invoice by a part of its number, for the desk alone', async () => {
    const { clinic, assistant, admin, doctor, client } = staffed;
    const item = await clinic.as(assistant).post('/inventory/addItem').send(makeItem()).expect(200);
    const { body } = await clinic
      .as(assistant)
      .post('/invoice/addInvoice')
      .send(makeInvoice(client.id, [item.body.item.id]))
      .expect(200);
    const { id, invoiceNumber } = body.invoice;
    const part = String(invoiceNumber).slice(-5).toLowerCase();
    expect((await find(assistant, part)).invoices).toEqual([{ id, invoiceNumber, client: client.name }]);
    for (const who of [admin, doctor]) expect((await find(who, part)).invoices).toEqual([]);
  });

  it('answers at most eight clients, by name', async () => {
    for (let n = 0; n < 9; n++) await staffed.clinic.addClient();
    const { clients } = await find(staffed.assistant, '@');
    expect(clients).toHaveLength(8);
    expect(clients.map(({ name }) => name)).toEqual(clients.map(({ name }) => name).toSorted());
  });

  it('takes no empty text, and what is no expression is searched for as it is', async () => {
    await staffed.clinic.as(staffed.doctor).get('/search').expect(400);
    await staffed.clinic.as(staffed.doctor).get('/search').query({ q: ' ' }).expect(400);
    expect(await find(staffed.assistant, '.*(')).toEqual({ clients: [], invoices: [] });
  });
});
