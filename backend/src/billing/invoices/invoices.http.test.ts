import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';

describe('the calls about invoices', () => {
  let clinic: TestApp;
  let admin: Person;
  let doctor: Person;
  let assistant: Person;
  let client: Person;
  let item: { id: string; name: string };

  beforeAll(async () => {
    clinic = await openTestApp();
    [admin, doctor] = await Promise.all([clinic.addAdmin(), clinic.addDoctor()]);
    [assistant, client] = await Promise.all([clinic.addAssistant(doctor), clinic.addClient(doctor)]);
    const added = await clinic
      .as(assistant)
      .post('/inventory/addItem')
      .send(makeItem({ countInStock: 5 }));
    item = added.body.item as typeof item;
  });
  afterAll(() => clinic.close());

  const send = (body: object, key?: string) => {
    const call = clinic.as(assistant).post('/invoice/addInvoice').send(body);
    return key ? call.set('Idempotency-Key', key) : call;
  };
  const wish = (over: Parameters<typeof makeInvoice>[2] = {}) => makeInvoice(client.id, [item.id], over);

  it('make an invoice, answer it by its id and in the list, and warn of missing stock', async () => {
    const body = wish({
      invoiceNumber: ' A-1 ',
      client: { id: client.id, name: 'somebody else' },
      items: [{ id: item.id, name: 'something else', quantity: 9, price: 100 }],
      selectedPlan: 'Detox',
      numberOfWeeks: 2,
      pricePerWeek: 50.5,
    });
    const made = await send(body).expect(200);
    expect(made.body).toMatchObject({
      message: 'Invoice generated successfully',
      warnings: [{ item: item.name, wanted: 9, booked: 5 }],
      invoice: {
        invoiceNumber: 'A-1',
        client: { id: client.id, name: client.name },
        clientName: client.name,
        items: [{ id: item.id, name: item.name, quantity: 9, price: 100, toFollow: 4 }],
        plan: { name: 'Detox', weeks: 2, pricePerWeek: 50.5 },
        tax_Percent: 0,
        discount_Percent: 0,
        paymentMode: 'Cash',
        total: 1001,
      },
    });
    const { invoice } = made.body as { invoice: { _id: string; id: string } };
    expect(invoice._id).toBe(invoice.id);
    const one = await clinic.as(assistant).get(`/invoice/getInvoiceById/${invoice.id}`).expect(200);
    expect(one.body).toEqual({ invoice });
    const all = await clinic.as(admin).get('/invoice/getAllInvoices').expect(200);
    expect(all.body.invoices).toContainEqual(invoice);
    const row = await clinic.as(admin).get(`/rest/invoices/${invoice.id}`).expect(200);
    expect(row.body).toEqual(invoice);
    await clinic
      .as(assistant)
      .get(`/invoice/getInvoiceById/${'0'.repeat(24)}`)
      .expect(404);
  });

  it('warn of missing stock also where the data grid makes the invoice', async () => {
    const desk = clinic.as(assistant);
    const { body: few } = await desk
      .post('/rest/inventory')
      .send(makeItem({ countInStock: 2 }))
      .expect(200);
    const take = async (quantity: number) => {
      const body = wish({ items: [{ id: few.id, quantity, price: 100 }] });
      return (await desk.post('/rest/invoices').send(body).expect(200)).body as object;
    };
    expect(await take(1)).toMatchObject({ total: 100, warnings: [] });
    expect(await take(3)).toMatchObject({
      total: 300,
      warnings: [{ item: few.name, wanted: 3, booked: 1 }],
    });
  });

  it('refuse a number that is taken and say the next one', async () => {
    await send(wish({ invoiceNumber: 'Taken-1' })).expect(200);
    const { body } = await send(wish({ invoiceNumber: ' TAKEN-1' })).expect(409);
    const next = await clinic.as(assistant).get('/invoice/nextNumber').expect(200);
    expect(body).toMatchObject({ code: 'INVOICE_NUMBER_TAKEN', nextNumber: next.body.invoiceNumber });
    expect(body.details.invoiceNumber[0]).toContain(next.body.invoiceNumber);
  });

  it('make the invoices of many tills at once, and refuse only the number that two of them chose', async () => {
    const numbers = [...Array.from({ length: 14 }, (_, till) => `RUSH-${till}`), 'RUSH-X', 'RUSH-X'];
    const answers = await Promise.all(numbers.map((invoiceNumber) => send(wish({ invoiceNumber }))));
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => body.invoice);
    expect(made).toHaveLength(15);
    expect(new Set(made.map(({ invoiceNumber }) => invoiceNumber))).toEqual(new Set(numbers));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(['INVOICE_NUMBER_TAKEN']);
    const stored = await clinic.as(admin).get('/invoice/getAllInvoices').expect(200);
    for (const invoice of made) expect(stored.body.invoices).toContainEqual(invoice);
  });

  it('answer the same request with the same key once more, and refuse another one', async () => {
    const body = wish();
    const first = await send(body, 'key-1').expect(200);
    const again = await send(Object.fromEntries(Object.entries(body).toReversed()), 'key-1').expect(200);
    expect(again.body).toEqual(first.body);
    const other = await send({ ...body, date: '2026-03-03' }, 'key-1').expect(409);
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
    await send(body, 'k'.repeat(201)).expect(400);
  });

  it('keep the keys of two people apart', async () => {
    const colleague = await clinic.addAssistant(doctor);
    await send(wish(), 'key-2').expect(200);
    await clinic
      .as(colleague)
      .post('/invoice/addInvoice')
      .set('Idempotency-Key', 'key-2')
      .send(wish())
      .expect(200);
    const { body } = await clinic.as(assistant).get('/rest/invoices').expect(200);
    expect((body as unknown[]).length).toBeGreaterThan(1);
  });

  it.each([
    ['invoiceNumber', { invoiceNumber: '   ' }],
    ['date', { date: '2026-02-30' }],
    ['date', { date: '02/03/2026' }],
    ['client', { client: 'nobody' }],
    ['client', { client: { id: ['0'.repeat(24)] } }],
    ['items', { items: [] }],
    ['items', { items: [[]] }],
    ['items', { items: 'all' }],
    ['items', { items: Array.from({ length: 101 }, () => ({ id: '0'.repeat(24), quantity: 1, price: 1 })) }],
    ['items.0.quantity', { items: [{ id: '0'.repeat(24), quantity: 0, price: 1 }] }],
    ['items.0.quantity', { items: [{ id: '0'.repeat(24), quantity: '1', price: 1 }] }],
    ['items.0.price', { items: [{ id: '0'.repeat(24), quantity: 1, price: 1.005 }] }],
    ['items.0.price', { items: [{ id: '0'.repeat(24), quantity: 1, price: -1 }] }],
    ['tax_Percent', { tax_Percent: 100.01 }],
    ['discount_Percent', { discount_Percent: 12.345 }],
    ['paymentMode', { paymentMode: 'Card' }],
    ['numberOfWeeks', { numberOfWeeks: 53 }],
    ['numberOfWeeks', { numberOfWeeks: 1.5 }],
    ['pricePerWeek', { pricePerWeek: 1e-7 }],
  ])('refuse a wrong %s: %j', async (field, over) => {
    const { body } = await send({ ...wish(), ...over }).expect(400);
    expect(Object.keys(body.details as object)).toEqual([field]);
  });

  it('are for the front desk and the admin', async () => {
    const statuses = async (person?: Person) => {
      const caller = clinic.as(person);
      const answers = await Promise.all([
        caller.post('/invoice/addInvoice').send({}),
        caller.post('/rest/invoices').send({}),
        caller.get('/invoice/nextNumber'),
        caller.get('/invoice/getAllInvoices'),
        caller.get('/rest/invoices'),
      ]);
      return answers.map(({ status }) => status);
    };
    expect(await statuses(assistant)).toEqual([400, 400, 200, 200, 200]);
    expect(await statuses(admin)).toEqual([400, 400, 200, 200, 200]);
    expect(await statuses(doctor)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(client)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses()).toEqual([401, 401, 401, 401, 401]);
  });

  describe('for the data grid', () => {
    const list = async (query: object) => {
      const answer = await clinic
        .as(assistant)
        .get('/rest/invoices')
        .query(
          Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])),
        );
      return {
        status: answer.status,
        range: answer.headers['content-range'] as string,
        numbers: (answer.body as { invoiceNumber: string }[]).map?.(({ invoiceNumber }) => invoiceNumber),
      };
    };

    it('find invoices by the client, by any part of the name, and by their number', async () => {
      const other = await clinic.addClient();
      await send(makeInvoice(other.id, [item.id], { invoiceNumber: 'Find-77' })).expect(200);
      const part = other.email.slice(3, -4).toUpperCase();
      expect(await list({ filter: { q: part } })).toMatchObject({
        numbers: ['Find-77'],
        range: 'invoices 0-0/1',
      });
      expect((await list({ filter: { q: 'find-7' } })).numbers).toEqual(['Find-77']);
      expect((await list({ filter: { q: 'nobody at all' } })).range).toBe('invoices */0');
    });

    it('find this year’s invoice by its bare number', async () => {
      const { body } = await clinic.as(assistant).get('/invoice/nextNumber');
      const { invoiceNumber } = body as { invoiceNumber: string };
      await send(wish({ invoiceNumber })).expect(200);
      expect((await list({ filter: { q: String(Number(invoiceNumber.slice(9))) } })).numbers).toContain(
        invoiceNumber,
      );
    });

    it('find an invoice by any part of its number, in any case, with digits or without', async () => {
      for (const invoiceNumber of ['Bill-2031-0061', 'TEST-DBL'])
        await send(wish({ invoiceNumber })).expect(200);
      for (const q of ['bill', 'BILL-', '2031', '-0061', '2031-0061', 'll-2', 'bill-2031-0061'])
        expect([q, (await list({ filter: { q } })).numbers]).toEqual([q, ['Bill-2031-0061']]);
      for (const q of ['test-dbl', 'DBL', 't-d'])
        expect([q, (await list({ filter: { q } })).numbers]).toEqual([q, ['TEST-DBL']]);
      expect((await list({ filter: { q: '20310061' } })).range).toBe('invoices */0');
    });

    it('sort and filter by days and payment mode', async () => {
      const of = await clinic.addClient();
      for (const [invoiceNumber, date, paymentMode] of [
        ['S-1', '2025-01-02', 'Cash'],
        ['S-2', '2025-01-03', 'Online'],
        ['S-3', '2025-01-04', 'Online'],
      ] as const)
        await send(makeInvoice(of.id, [item.id], { invoiceNumber, date, paymentMode })).expect(200);
      const mine = { client: of.id };
      expect((await list({ filter: mine })).numbers).toEqual(['S-3', 'S-2', 'S-1']);
      expect((await list({ filter: mine, sort: ['invoiceNumber', 'ASC'], range: [1, 1] })).numbers).toEqual([
        'S-2',
      ]);
      expect((await list({ filter: { ...mine, paymentMode: 'Online', to: '2025-01-03' } })).numbers).toEqual([
        'S-2',
      ]);
      expect((await list({ filter: { ...mine, from: '2025-01-04' } })).range).toBe('invoices 0-0/1');
    });

    it('refuse what a list does not know', async () => {
      expect((await list({ filter: { total: 1 } })).status).toBe(400);
      expect((await list({ filter: { client: { $ne: null } } })).status).toBe(400);
      expect((await list({ sort: ['createdBy', 'ASC'] })).status).toBe(400);
      expect((await list({ range: [5, 1] })).status).toBe(400);
    });
  });
});
