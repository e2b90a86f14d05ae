import type { Found } from '@clinic/contract/dashboards/search-calls';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';

describe('finding a person from anywhere', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const find = async (who: Person, q: string): Promise<Found> =>
    (await staffed.clinic.as(who).get('/search').query({ q }).expect(200)).body;
  let added = 0;
  const addNamed = async (name: string, doctor: string | null = null): Promise<string> => {
    const fields = { name, email: `found${++added}@example.in`, phone: '9876501234', doctor };
    return (await staffed.clinic.as(staffed.assistant).post('/rest/clients').send(fields).expect(200)).body
      .id;
  };
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

  it('finds words in any order, and names whatever their apostrophes, dots, hyphens and accents', async () => {
    const { assistant } = staffed;
    const names = ['Nita O’Grady', 'K.R. Narayanan', 'Jean-Luc José', 'હંસા પારેખ'];
    const [grady, narayanan, luc, hansa] = await Promise.all(names.map((name) => addNamed(name)));
    const wanted: Record<string, string | undefined> = {
      "o'grady": grady,
      'ogrady nita': grady,
      'kr narayanan': narayanan,
      'narayanan k.r.': narayanan,
      'jean luc': luc,
      'jose jeanluc': luc,
      'પારેખ હંસા': hansa,
    };
    for (const [typed, id] of Object.entries(wanted)) {
      const { clients } = await find(assistant, typed);
      expect([typed, clients]).toEqual([typed, [expect.objectContaining({ id })]]);
      expect(clients[0]).not.toHaveProperty('similar');
    }
    // Marks of Gujarati are letters.
    expect((await find(assistant, 'હસા')).clients).toEqual([
      expect.objectContaining({ id: hansa, similar: true }),
    ]);
  });

  it('answers similar names, marked so, only where the text finds none, and none of other doctors', async () => {
    const { clinic, assistant, admin } = staffed;
    const own = await clinic.addDoctor();
    const meera = await addNamed('Meera Jhaveri', own.id);
    for (const typed of ['zaveri', 'mira zaveri', 'મીરા ઝવેરી', 'Javeri Mira', 'jhvaeri']) {
      for (const who of [assistant, admin, own])
        expect([typed, (await find(who, typed)).clients]).toEqual([
          typed,
          [expect.objectContaining({ id: meera, similar: true })],
        ]);
      expect((await find(await clinic.addDoctor(), typed)).clients).toEqual([]);
    }
    const exact = await addNamed('Mira Zaveri');
    expect((await find(assistant, 'mira zaveri')).clients).toEqual([expect.objectContaining({ id: exact })]);
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

  it('finds payments by client, reference and number, and credit notes by client and number', async () => {
    const { clinic, assistant, admin, doctor } = staffed;
    const client = await clinic.addClient();
    const post = async (path: string, body: object) =>
      (await clinic.as(assistant).post(path).send(body).expect(200)).body;
    const paid = { client: client.id, mode: 'UPI', amount: 640.5, reference: '4312 5567 8901' };
    const { payment } = await post('/payment/receive', paid);
    const plan = { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: 500 };
    const { invoice } = await post('/invoice/addInvoice', {
      ...makeInvoice(client.id, [], plan),
      payments: [{ mode: 'UPI', amount: 500, reference: 'UTR77HDFC' }],
    });
    const { creditNote } = await post(`/invoice/credit/${invoice.id}`, {
      reason: 'Stopped early',
      updatedAt: invoice.updatedAt,
      lines: [{ line: 0, amount: 100, returned: 'none' }],
    });
    const received = {
      id: payment.id,
      number: payment.number,
      invoice: null,
      client: client.name,
      amount: 640.5,
      day: payment.day,
      mode: 'UPI',
      reference: '4312 5567 8901',
    };
    const carried = expect.objectContaining({ number: null, invoice: invoice.id, reference: 'UTR77HDFC' });
    const { id, number, amount, day } = creditNote;
    const credited = { id, number, client: client.name, amount, day };
    for (const who of [assistant, admin]) {
      for (const typed of ['431255678901', '4312-5567', payment.number.toLowerCase()])
        expect([typed, (await find(who, typed)).payments]).toEqual([typed, [received]]);
      expect((await find(who, 'utr 77 hdfc')).payments).toEqual([carried]);
      expect((await find(who, number)).creditNotes).toEqual([credited]);
      const [first = '', ...others] = client.name.split(' ');
      const found = await find(who, [...others, first].join(' '));
      expect(found.payments).toEqual(expect.arrayContaining([received, carried]));
      expect(found.creditNotes).toEqual([credited]);
    }
    for (const typed of ['8901', '431', 'upi'])
      expect(await find(assistant, typed)).not.toHaveProperty('payments');
    expect(await find(doctor, '431255678901')).toEqual({ clients: [], invoices: [] });
  });

  it('finds items by words of their names, for the desk alone', async () => {
    const { clinic, assistant, admin } = staffed;
    const { body } = await clinic
      .as(assistant)
      .post('/inventory/addItem')
      .send(makeItem({ name: 'Brahmi Ghrita 200 ml', category: 'Herb' }))
      .expect(200);
    const item = { id: body.item.id, name: 'Brahmi Ghrita 200 ml', category: 'Herb' };
    for (const typed of ['ghrita brahmi', 'BRAHMI', '200ml'])
      expect([typed, (await find(assistant, typed)).items]).toEqual([typed, [item]]);
    expect(await find(admin, 'brahmi ghrita')).not.toHaveProperty('items');
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
