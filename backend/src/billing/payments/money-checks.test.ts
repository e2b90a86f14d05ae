import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';
import { MoneyCheck } from './money-check.ts';
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
    const checks = clinic.get(MoneyChecks, { strict: false });
    const now = new Date();
    await checks.run({ now });
    expect(await checks.last()).toEqual({ at: now.toISOString(), wrong: 0 });

    const { connection } = clinic;
    await connection.collection('invoices').updateOne({ invoiceNumber: 'A-1' }, { $inc: { due: 1 } });
    await connection.collection('payments').updateOne({ kind: 'receipt' }, { $inc: { left: -1 } });
    const moved = { 'uses.invoiceNumber': 'A-2' };
    await connection.collection('payments').updateOne(moved, { $inc: { 'uses.0.taken': -1, left: 1 } });
    const { wrong } = await clinic.get(MoneyCheck, { strict: false }).run();
    expect(wrong.map(({ collection, number }) => [collection, number])).toEqual([
      ['invoices', 'A-1'],
      ['payments', expect.stringMatching(/^RC/)],
      ['payments', null],
    ]);
    await checks.run({ now: new Date(now.getTime() + DAY_MS / 2) });
    expect((await checks.last())?.wrong).toBe(0);
    const later = new Date(now.getTime() + DAY_MS);
    await checks.run({ now: later });
    const admin = clinic.as(await clinic.addAdmin());
    const { body } = await admin.get('/admin/today').expect(200);
    expect(body.money).toEqual({ at: later.toISOString(), wrong: 3 });
  });
});
