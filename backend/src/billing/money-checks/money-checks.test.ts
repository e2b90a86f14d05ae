import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice, makeTaxClass } from '../../operations/demo/factories.ts';
import { OutboxRelay } from '../../platform/writes/outbox-relay.ts';
import { Types } from 'mongoose';
import { MoneyCheck } from '../payments/money-check.ts';
import { MoneyChecks } from './money-checks.ts';
import { TODAY, testClock } from '../../../test/test-clock.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('the daily check of the money', () => {
  let clinic: TestApp;

  beforeAll(async () => {
    clinic = await openTestApp();
  });
  afterAll(() => clinic.close());

  it('finds a paisa that was moved by hand, and tells the admin once a day', async () => {
    const [desk, client] = [await clinic.addAssistant(await clinic.addDoctor()), await clinic.addClient()];
    const program = { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: 100 };
    for (const invoiceNumber of ['A-1', 'A-2']) {
      const wish = makeInvoice(client.id, [], { ...program, invoiceNumber });
      await clinic.as(desk).post('/invoice/addInvoice').send(wish).expect(200);
    }
    const paid = { client: client.id, mode: 'UPI', amount: 50 };
    await clinic.as(desk).post('/payment/receive').send(paid).expect(200);
    const admin = clinic.as(await clinic.addAdmin());
    const business = { ...DEFAULT_BUSINESS, ...REGISTERED, version: 0 };
    await admin.put('/admin/business').send(business).expect(200);
    const taxClass = (await admin.post('/rest/taxClasses').send(makeTaxClass()).expect(200)).body.id;
    await admin.post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
    const taxed = { name: 'Detox', weeks: 1, pricePerWeek: 100, taxClass };
    const wish = { date: TODAY, client: client.id, items: [], program: taxed };
    await clinic.as(desk).post('/invoice/issue').send(wish).expect(200);
    const checks = clinic.get(MoneyChecks, { strict: false });
    const now = testClock.now();
    await checks.run({ now });
    expect(await checks.last()).toEqual({ at: now.toISOString(), wrong: 0 });

    const { connection } = clinic;
    await connection.collection('invoices').updateOne({ invoiceNumber: 'A-1' }, { $inc: { due: 1 } });
    await connection.collection('payments').updateOne({ kind: 'receipt' }, { $inc: { left: -1 } });
    const moved = { 'uses.invoiceNumber': 'A-2' };
    await connection.collection('payments').updateOne(moved, { $inc: { 'uses.0.taken': -1, left: 1 } });
    const line = { 'gst.lines.0.taxable': 1 };
    await connection.collection('invoices').updateOne({ gst: { $exists: true } }, { $inc: line });
    const wrong = await checks.find();
    expect(wrong.map(({ collection, number }) => [collection, number])).toEqual([
      ['invoices', 'A-1'],
      ['invoices', expect.stringMatching(/^TW/)],
      ['payments', expect.stringMatching(/^RC/)],
      ['payments', null],
      ['GSTR-3B 3.1', null],
      ['GSTR-1 HSN', null],
      ['GSTR-1 sections', null],
    ]);
    await checks.run({ now: new Date(now.getTime() + DAY_MS / 2) });
    expect((await checks.last())?.wrong).toBe(0);
    const later = new Date(now.getTime() + DAY_MS);
    await checks.run({ now: later });
    const { body } = await admin.get('/admin/today').expect(200);
    expect(body.money).toEqual({ at: later.toISOString(), wrong: 7 });
  });

  describe('compares the rows of the money book with what they are of, and finds', () => {
    let desk: Person;
    const money = (name: string) => clinic.connection.collection(name);
    const post = async (path: string, body: object) =>
      (await clinic.as(desk).post(path).send(body).expect(200)).body;
    /** Makes an invoice of 100 that a payment of 150 has settled, with 20 of it refunded. */
    const paidBack = async () => {
      const client = (await clinic.addClient()).id;
      const program = { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: 100, payments: [] };
      const { invoice } = await post('/invoice/addInvoice', makeInvoice(client, [], program));
      const { payment } = await post('/payment/receive', { client, mode: 'UPI', amount: 150 });
      const refund = { source: payment.id, mode: 'Cash', amount: 20, reason: 'Asked for' };
      const row = (await post('/payment/refund', refund)).payment;
      // A missing row is no fault while its effect waits in the payment.
      await clinic.get(OutboxRelay, { strict: false }).flush();
      const id = (of: { id: string }) => ({ _id: new Types.ObjectId(of.id) });
      return { invoice: id(invoice), payment: id(payment), row: id(row), number: payment.number as string };
    };
    type Paid = Awaited<ReturnType<typeof paidBack>>;

    beforeAll(async () => {
      desk = await clinic.addAssistant(await clinic.addDoctor());
    });
    beforeEach(async () => {
      for (const name of ['invoices', 'payments', 'creditNotes']) await money(name).deleteMany({});
    });

    it('nothing where all is as it was written', async () => {
      await paidBack();
      const unused = { client: (await clinic.addClient()).id, mode: 'Cash', amount: 10 };
      const taken = (await post('/payment/receive', unused)).payment.id as string;
      await post(`/payment/reverse/${taken}`, { reason: 'Mistyped' });
      expect(await clinic.get(MoneyCheck, { strict: false }).run()).toEqual({ wrong: [] });
    });

    it.each<[string, string, string, (of: Paid) => Promise<unknown>]>([
      [
        'a row that no payment knows',
        'payments',
        'No payment and no credit note says that this was paid of it.',
        ({ payment }) =>
          money('payments').updateOne(payment, [{ $set: { outs: [], left: { $add: ['$left', 2000] } } }]),
      ],
      [
        'a row whose payment is gone',
        'payments',
        'No payment and no credit note says that this was paid of it.',
        async ({ invoice, payment }) => {
          await money('payments').deleteOne(payment);
          await money('invoices').deleteOne(invoice);
        },
      ],
      [
        'a payment that fell without a row',
        'payments',
        'A part of it went out, but no row says so.',
        ({ row }) => money('payments').deleteOne(row),
      ],
      [
        'a row with the amount of another',
        'payments',
        'Its amount is another than its payment or credit note says.',
        ({ row }) => money('payments').updateOne(row, { $set: { amount: 2100 } }),
      ],
      [
        'a row of another client',
        'payments',
        'No payment and no credit note says that this was paid of it.',
        ({ row }) => money('payments').updateOne(row, { $set: { 'client.id': new Types.ObjectId() } }),
      ],
      [
        'a payment that was taken back without a row',
        'payments',
        'A part of it went out, but no row says so.',
        async ({ payment, invoice }) => {
          await money('payments').updateOne(payment, { $set: { reversed: { reason: 'By hand' } } });
          const owed = { due: 10_000, settled: 0, 'receipts.0.amount': 0 };
          await money('invoices').updateOne(invoice, { $set: owed });
        },
      ],
      [
        'an invoice that received what no payment has',
        'invoices',
        'It received money that no payment or credit note has.',
        async ({ payment, row }) => {
          await money('payments').deleteOne(payment);
          await money('payments').deleteOne(row);
        },
      ],
      [
        'a payment whose use no invoice received',
        'payments',
        'An invoice took something else than it says.',
        ({ invoice }) =>
          money('invoices').updateOne(invoice, { $set: { receipts: [], due: 10_000, settled: 0 } }),
      ],
      [
        'an invoice that owes what was credited',
        'invoices',
        'More was credited than was owed and paid.',
        async ({ invoice, payment }) => {
          const credits = [{ id: new Types.ObjectId(), amount: 10_000, fromDue: 0 }];
          const gaveBack = { credits, due: 10_000, settled: 0, 'receipts.0.amount': 0 };
          await money('invoices').updateOne(invoice, { $set: gaveBack });
          await money('payments').updateOne(payment, { $set: { 'uses.0.taken': 0 }, $inc: { left: 10_000 } });
        },
      ],
    ])('%s', async (_, collection, why, plant) => {
      await plant(await paidBack());
      const { wrong } = await clinic.get(MoneyCheck, { strict: false }).run();
      expect(wrong).toEqual([{ collection, id: expect.any(String), number: expect.any(String), why }]);
    });
  });
});
