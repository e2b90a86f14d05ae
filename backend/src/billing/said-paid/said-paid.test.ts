import type { Invoice } from '@clinic/contract/billing/invoices';
import type { SaidPaid } from '@clinic/contract/billing/said-paid';
import { Types } from 'mongoose';
import { interrupted } from '../../../test/interrupted-work.ts';
import { emailsTo } from '../../../test/mailed-links.ts';
import { openMoneyClinic } from '../../../test/money-clinic.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { job } from '../../platform/writes/write-context.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { SaidPaidService } from './said-paid.service.ts';

const INVOICES = ['invoices'];

const { clinic, second, desk, requireAllAddsUp, close } = await openMoneyClinic();

describe('what a client says to have paid', () => {
  let client: Person;
  let invoice: Invoice;

  afterAll(close);
  beforeEach(async () => {
    client = await clinic.addClient();
    invoice = await sold(700);
  });
  afterEach(requireAllAddsUp);

  const post = (who: Person, path: string, body: object) => clinic.as(who).post(path).send(body);
  const sold = async (pricePerWeek: number, over: object = {}): Promise<Invoice> => {
    const program = { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek, payments: [], ...over };
    const made = await post(desk, '/invoice/addInvoice', makeInvoice(client.id, [], program)).expect(200);
    return made.body.invoice;
  };
  const say = async (reference = '4410'): Promise<SaidPaid> =>
    (await post(client, `/invoice/sayPaid/${invoice.id}`, { reference }).expect(200)).body.saidPaid;
  const refuse = (said: SaidPaid) => post(desk, `/invoice/notReceived/${invoice.id}`, { saidPaid: said.id });
  const receive = (amount: number) =>
    post(desk, '/payment/receive', { client: client.id, mode: 'UPI', amount }).expect(200);
  const rows = async () => {
    const { lists } = (await clinic.as(desk).get('/desk/today').expect(200)).body;
    return (lists.saidPaid.rows as { id: string; words: string }[]).filter(({ id }) => id === invoice.id);
  };
  const stored = async (): Promise<Invoice> =>
    (await clinic.as(desk).get(`/invoice/getInvoiceById/${invoice.id}`).expect(200)).body.invoice;
  const told = async () =>
    (await emailsTo(clinic, client.email)).filter(
      ({ subject, path, facts }) =>
        subject === 'We have not received your payment' &&
        path === `/client/invoices/${invoice.id}` &&
        facts?.some(([, fact]) => fact === '4410'),
    ).length;
  const own = async () => (await clinic.as(client).get('/payment/own').expect(200)).body;

  it('is a row of the desk, and books nothing', async () => {
    const said = await say();
    expect(said).toMatchObject({ reference: '4410', due: 700, open: true });
    expect(await rows()).toMatchObject([
      { words: `₹700.00 of ${invoice.invoiceNumber}, reference 4410`, since: said.at },
    ]);
    expect(await stored()).toEqual({ ...invoice, saidPaid: said });
    expect(await own()).toMatchObject({ due: 700, payments: [], dues: [{ saidPaid: said }] });
  });

  it.each(['$due', '{"$gt": 0}', '  4410  '])('keeps the reference %j as text', async (reference) => {
    expect((await say(reference)).reference).toBe(reference.trim());
  });

  it('wants a reference', async () => {
    const { body } = await post(client, `/invoice/sayPaid/${invoice.id}`, { reference: ' ' }).expect(400);
    expect(Object.keys(body.details)).toEqual(['reference']);
  });

  it('is said of an own invoice of which something is due, once at a time', async () => {
    const other = await clinic.addClient();
    await post(other, `/invoice/sayPaid/${invoice.id}`, { reference: '1' }).expect(404);
    await say();
    const { body } = await post(client, `/invoice/sayPaid/${invoice.id}`, { reference: '2' }).expect(409);
    expect(body.code).toBe('SAID_PAID');
    await receive(700);
    const late = await post(client, `/invoice/sayPaid/${invoice.id}`, { reference: '3' }).expect(409);
    expect(late.body.code).toBe('NOTHING_DUE');
  });

  it('is open once of fifty at the same time on two servers', async () => {
    const tries = Array.from({ length: 50 }, (_, place) =>
      (place % 2 === 0 ? clinic : second)
        .as(client)
        .post(`/invoice/sayPaid/${invoice.id}`)
        .send({ reference: String(place) }),
    );
    const answers = await Promise.all(tries);
    const said = answers.filter(({ status }) => status === 200).map(({ body }) => body.saidPaid);
    expect(said).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'SAID_PAID')).toHaveLength(49);
    expect((await stored()).saidPaid).toEqual(said[0]);
  });

  it('is answered by money, also by a part of it, and stays answered when that is taken back', async () => {
    await say();
    const { payment } = (await receive(200)).body;
    expect(await rows()).toEqual([]);
    expect((await stored()).saidPaid).toBeUndefined();
    await post(desk, `/payment/reverse/${payment.id}`, { reason: 'Mistyped' }).expect(200);
    expect(await stored()).toMatchObject({ due: 700 });
    expect(await rows()).toEqual([]);
  });

  it('is answered by a credit note', async () => {
    await say();
    const { updatedAt } = await stored();
    const lines = [{ line: 0, amount: 700, returned: 'none' }];
    await post(desk, `/invoice/credit/${invoice.id}`, { updatedAt, reason: 'Unhappy', lines }).expect(200);
    expect((await stored()).saidPaid).toBeUndefined();
  });

  it('is answered by "Not received", of which the client is told once, and may be said again', async () => {
    const said = await say();
    expect((await refuse(said).expect(200)).body.saidPaid).toEqual({ ...said, open: false });
    expect((await refuse(said).expect(409)).body.code).toBe('STALE_RECORD');
    expect(await rows()).toEqual([]);
    expect((await own()).dues[0].saidPaid).toMatchObject({ reference: '4410', open: false });
    expect(await told()).toBe(1);
    const again = await say('5521');
    expect(await rows()).toHaveLength(1);
    expect((await refuse(said).expect(409)).body.code).toBe('STALE_RECORD');
    await refuse(again).expect(200);
  });

  it('is no word about an invoice that does not exist', async () => {
    const none = new Types.ObjectId().toHexString();
    const refused = await post(desk, `/invoice/notReceived/${none}`, { saidPaid: none });
    const said = await post(client, `/invoice/sayPaid/${none}`, { reference: '1' });
    expect([refused.status, said.status]).toEqual([404, 404]);
  });

  const service = (server: TestApp) => server.get(SaidPaidService, { strict: false });
  const ids = () => ({ _id: new Types.ObjectId(invoice.id), client: new Types.ObjectId(client.id) });
  const pay = (server: TestApp) =>
    server.get(PaymentsService, { strict: false }).receive(job(desk), {
      client: client.id,
      mode: 'UPI',
      amount: 700,
      invoices: [{ invoice: invoice.id, amount: 700 }],
    });
  const untouched = async () => {
    for (const server of [clinic, second]) await server.get(Effects, { strict: false }).settled();
    return clinic.connection.collection<InvoiceRecord>('invoices').findOne({ _id: ids()._id });
  };

  it('waits for nobody once the money is there, whenever the payment comes between', async () => {
    for (let after = 0; ; after += 1) {
      invoice = await sold(700);
      const { reached } = await interrupted(
        { collections: INVOICES, after, killed: false },
        () => service(clinic).say(job(desk), ids(), '4410'),
        () => pay(second),
      );
      expect({ after, ...(await untouched()) }).toMatchObject({ after, due: 0 });
      expect(await untouched()).not.toHaveProperty('saidPaid');
      if (!reached) break;
    }
  });

  it('is not refused once the money is there, and refused at most once on two servers', async () => {
    for (let after = 0; ; after += 1) {
      invoice = await sold(700);
      const { id } = await service(clinic).say(job(desk), ids(), '4410');
      const which = { _id: ids()._id, said: new Types.ObjectId(id) };
      const { reached } = await interrupted(
        { collections: INVOICES, after, killed: false },
        () => pay(clinic),
        () => service(second).refuse(job(desk), which),
      );
      expect(await untouched()).toMatchObject({ due: 0 });
      expect(await untouched()).not.toHaveProperty('saidPaid');
      await expect(service(second).refuse(job(desk), which)).rejects.toMatchObject({ code: 'STALE_RECORD' });
      if (!reached) break;
    }
  });

  it('is told once where two of the desk refuse it at the same time', async () => {
    const said = await say();
    const which = { _id: ids()._id, said: new Types.ObjectId(said.id) };
    const both = await Promise.allSettled(
      [clinic, second].map((server) => service(server).refuse(job(desk), which)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await untouched();
    expect(await told()).toBe(1);
  });
});
