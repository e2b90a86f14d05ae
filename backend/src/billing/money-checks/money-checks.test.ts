import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import { REGISTERED, TODAY } from '../../../test/clinic-records.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice, makeTaxClass } from '../../operations/demo/factories.ts';
import { MoneyChecks } from './money-checks.ts';

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
    const now = new Date();
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
});
