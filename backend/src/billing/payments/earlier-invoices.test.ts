import { Types } from 'mongoose';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { EarlierInvoices } from './earlier-invoices.ts';
import { MoneyCheck } from './money-check.ts';
import { testClock } from '../../../test/test-clock.ts';

describe('invoices of a release without payments', () => {
  let clinic: TestApp;

  beforeAll(async () => {
    clinic = await openTestApp();
  });
  afterAll(() => clinic.close());

  it('get a payment of their mode and day, once, and owe nothing', async () => {
    const desk = await clinic.addAssistant(await clinic.addDoctor());
    const client = await clinic.addClient();
    const of = { id: new Types.ObjectId(client.id), name: client.name };
    const invoice = (index: number) => ({
      invoiceNumber: `OLD-${index}`,
      numberKey: `old-${index}`,
      searchKeys: [],
      date: '2026-01-05',
      client: of,
      items: [],
      plan: null,
      paymentMode: index % 2 === 0 ? 'Cash' : 'Online',
      total: index * 100,
      stock: [],
      createdBy: { id: desk.id, name: desk.name, role: 'assistant' },
      createdAt: testClock.now(),
      updatedAt: testClock.now(),
    });
    const invoices = clinic.connection.collection('invoices');
    await invoices.insertMany(Array.from({ length: 1100 }, (_, index) => invoice(index)));
    const earlier = clinic.get(EarlierInvoices, { strict: false });
    expect([await earlier.run(), await earlier.run()]).toEqual([1100, 0]);

    const payments = clinic.connection.collection('payments');
    expect(await payments.countDocuments({ kind: 'before', closing: { $ne: null } })).toBe(1099);
    expect(await payments.findOne({ amount: 300 })).toMatchObject({
      direction: 'in',
      number: null,
      day: '2026-01-05',
      mode: 'Online',
      left: 0,
      client: of,
      uses: [{ invoiceNumber: 'OLD-3', taken: 300 }],
    });
    expect(await invoices.findOne({ invoiceNumber: 'OLD-3' })).toMatchObject({ due: 0, settled: 300 });
    expect((await clinic.get(MoneyCheck, { strict: false }).run()).wrong).toEqual([]);
  });
});
