import type { ClientAccount, Payment } from '@clinic/contract/billing/payments';
import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import type { TaxClassInput } from '@clinic/contract/billing/tax-classes';
import { addDays, formatDay } from '@clinic/contract/clinic-calendar';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice, makeTaxClass } from '../../operations/demo/factories.ts';
import { TODAY, TOMORROW } from '../../../test/test-clock.ts';

describe('the calls about money', () => {
  let clinic: TestApp;
  let desk: Person;
  let client: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    desk = await clinic.addAssistant(await clinic.addDoctor());
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    client = await clinic.addClient();
  });

  const post = (path: string, body: object) => clinic.as(desk).post(path).send(body);
  /** Makes a program of so many rupees, which takes nothing off the stock. */
  const program = (rupees: number, over: object = {}) =>
    makeInvoice(client.id, [], {
      selectedPlan: 'Detox',
      numberOfWeeks: 1,
      pricePerWeek: rupees,
      payments: [],
      ...over,
    });
  const invoice = async (rupees: number, over: object = {}) =>
    (await post('/invoice/addInvoice', program(rupees, over)).expect(200)).body.invoice;
  const stored = async (id: string) =>
    (await clinic.as(desk).get(`/invoice/getInvoiceById/${id}`).expect(200)).body.invoice;
  const receive = async (amount: number, over: object = {}) =>
    (await post('/payment/receive', { client: client.id, mode: 'UPI', amount, ...over }).expect(200)).body
      .payment as Payment;
  const account = async () =>
    (await clinic.as(desk).get(`/payment/account/${client.id}`).expect(200)).body as ClientAccount;

  it('sell a program alone, and refuse an invoice with neither item nor program', async () => {
    expect(await invoice(500)).toMatchObject({ total: 500, due: 500, settled: 0, state: 'open', items: [] });
    const { body } = await post('/invoice/addInvoice', makeInvoice(client.id, [])).expect(400);
    expect(body.details).toEqual({ items: ['Please add at least 1.'] });
  });

  it('take all of an invoice as paid in its mode, when nothing else is said', async () => {
    const made = await invoice(500, { payments: undefined });
    expect(made).toMatchObject({ due: 0, settled: 500, credits: [], dueOn: [], state: 'paid', gst: null });
    const { payments } = await account();
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({
      direction: 'in',
      kind: 'invoice',
      number: null,
      mode: 'Cash',
      amount: 500,
      left: 0,
      day: TODAY,
      by: { id: desk.id, name: desk.name },
      uses: [{ invoice: made.id, wanted: 500, taken: 500 }],
    });
  });

  it('take an invoice that is paid in parts, and say since when the rest is owed', async () => {
    const dueOn = [
      { day: addDays(TODAY, -40), amount: 600 },
      { day: addDays(TODAY, 20), amount: 400 },
    ];
    const payments = [
      { mode: 'Cash', amount: 100 },
      { mode: 'Card', amount: 200, reference: '4711', on: addDays(TODAY, -1) },
    ];
    const made = await invoice(1000, { payments, dueOn });
    expect(made).toMatchObject({ due: 700, settled: 300, state: 'partPaid', dueOn });
    const parts = [
      { day: addDays(TODAY, -40), amount: 300 },
      { day: addDays(TODAY, 20), amount: 400 },
    ];
    const owed = { dueSince: addDays(TODAY, -40), days: 40, due: 700, overdue: 300, parts };
    expect((await account()).dues).toEqual([expect.objectContaining(owed)]);
    const { body } = await clinic.as(desk).get('/report/dues').expect(200);
    expect(body.dues).toContainEqual(expect.objectContaining({ invoice: made.id, ...owed }));
  });

  it.each([
    ['payments', { payments: [{ mode: 'Cash', amount: 500.01 }] }],
    ['payments.0.amount', { payments: [{ mode: 'Cash', amount: 0 }] }],
    ['payments.0.mode', { payments: [{ mode: 'Cheque', amount: 1 }] }],
    ['payments.0.on', { payments: [{ mode: 'Cash', amount: 1, on: '2026-01-01' }] }],
    ['payments.0.on', { payments: [{ mode: 'UPI', amount: 1, on: '2999-01-01' }] }],
    ['payments.0.on', { payments: [{ mode: 'UPI', amount: 1, on: '2017-06-30' }] }],
    ['dueOn', { dueOn: [{ day: '2026-01-01', amount: 499 }] }],
  ])('refuse an invoice by its field %s', async (field, over) => {
    const { body } = await post('/invoice/addInvoice', program(500, over)).expect(400);
    expect(Object.keys(body.details)).toEqual([field]);
  });

  it('settle the oldest dues first, and keep what is over as credit', async () => {
    const newer = await invoice(300, { date: '2026-03-05' });
    const older = await invoice(200, { date: '2026-03-01' });
    const payment = await receive(600);
    expect(payment).toMatchObject({ kind: 'receipt', number: expect.stringMatching(/^RC\//), left: 100 });
    expect(payment.uses.map(({ invoice: of, taken }) => [of, taken])).toEqual([
      [older.id, 200],
      [newer.id, 300],
    ]);
    expect(await account()).toMatchObject({ dues: [], due: 0, left: 100 });
  });

  it('give back to the credit what an invoice does not owe', async () => {
    const made = await invoice(200);
    const payment = await receive(500, { invoices: [{ invoice: made.id, amount: 350 }] });
    expect(payment).toMatchObject({ left: 300, uses: [{ wanted: 350, taken: 200 }] });
    expect(await stored(made.id)).toMatchObject({ due: 0, settled: 200, state: 'paid' });
  });

  it('receive what a screen saw as due once: a second time it asks', async () => {
    const made = await invoice(1000);
    const other = await invoice(50);
    const wish = { client: client.id, mode: 'Cash', amount: 1000 };
    const named = { invoices: [{ invoice: made.id, amount: 1000 }] };
    const changed = async (over: object) => {
      const { body } = await post('/payment/receive', { ...wish, ...over }).expect(409);
      return [body.code, body.due];
    };
    expect(await changed({ due: 1000 })).toEqual(['DUE_CHANGED', 1050]);
    expect(await changed({ ...named, due: 999.99 })).toEqual(['DUE_CHANGED', 1000]);
    await post('/payment/receive', { ...wish, ...named, due: 1000 }).expect(200);
    expect(await changed({ ...named, due: 1000 })).toEqual(['DUE_CHANGED', 0]);
    expect(await account()).toMatchObject({ due: 50, left: 0 });
    await post('/payment/receive', { ...wish, invoices: [], due: 0 }).expect(200);
    await post('/payment/receive', { ...wish, amount: 20, due: 50 }).expect(200);
    await post('/payment/receive', { ...wish, amount: 20, due: 30 }).expect(200);
    expect(await stored(other.id)).toMatchObject({ due: 10, settled: 40 });
    expect(await account()).toMatchObject({ due: 10, left: 1000 });
  });

  it('receive once what two tabs saw as due at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      client = await clinic.addClient();
      const made = await invoice(1000);
      const wish = { client: client.id, mode: 'Cash', amount: 1000, due: 1000 };
      const named = { ...wish, invoices: [{ invoice: made.id, amount: 1000 }] };
      const answers = await Promise.all([wish, named].map((body) => post('/payment/receive', body)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'DUE_CHANGED',
        due: 0,
      });
      expect(await account()).toMatchObject({ due: 0, left: 0 });
    }
  });

  it('answer a request that came twice as one, also at the same moment', async () => {
    await invoice(1000);
    const wish = { client: client.id, mode: 'Cash', amount: 400, due: 1000 };
    const send = () => post('/payment/receive', wish).set('Idempotency-Key', crypto.randomUUID());
    const key = crypto.randomUUID();
    const twice = await Promise.all(
      [1, 2].map(() => post('/payment/receive', wish).set('Idempotency-Key', key)),
    );
    expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const again = await post('/payment/receive', wish).set('Idempotency-Key', key).expect(200);
    expect(again.body.payment.uses).toMatchObject([{ wanted: 400, taken: 400 }]);
    expect((await send()).body).toMatchObject({ code: 'DUE_CHANGED', due: 600 });
    expect(await account()).toMatchObject({ due: 600, left: 0 });
  });

  it('refuse an invoice of somebody else, more than there is, and cash of another day', async () => {
    const other = await clinic.addClient();
    const made = await invoice(200);
    const wish = { client: other.id, mode: 'Cash', amount: 100 };
    const refused = async (over: object) =>
      Object.keys((await post('/payment/receive', { ...wish, ...over }).expect(400)).body.details);
    expect(await refused({ invoices: [{ invoice: made.id, amount: 1 }] })).toEqual(['invoices.0.invoice']);
    const own = { client: client.id, invoices: [{ invoice: made.id, amount: 101 }] };
    expect(await refused(own)).toEqual(['invoices']);
    expect(await refused({ on: addDays(TODAY, -1) })).toEqual(['on']);
  });

  it.each([
    ['0001-01-01', 'Please choose 01 Jul 2017 or a later day: GST began on it.'],
    ['2017-06-30', 'Please choose 01 Jul 2017 or a later day: GST began on it.'],
    ['2999-01-01', 'Please choose today or an earlier day.'],
  ])('refuse money of %s', async (on, sentence) => {
    const { body } = await post('/payment/receive', { client: client.id, mode: 'UPI', amount: 1, on }).expect(
      400,
    );
    expect(body.details).toEqual({ on: [sentence] });
  });

  it('say that a receipt has the day of the one before it, when it cannot have its own', async () => {
    await receive(1);
    const on = addDays(TODAY, -3);
    const wish = { client: client.id, mode: 'UPI', amount: 100, on };
    const { body } = await post('/payment/receive', wish).expect(200);
    expect(body.payment.day).toBe(TODAY);
    expect(body.message).toBe(
      `Payment received. Its receipt is dated ${formatDay(TODAY)}, as the last one before it: numbers follow their days.`,
    );
    const { message } = (await post('/payment/receive', { ...wish, on: TODAY }).expect(200)).body;
    expect(message).toBe('Payment received successfully');
  });

  it.each(['99', '=1+1', '25', ''])(
    'refuse an advance that is supplied in %j, which is no State',
    async (place) => {
      const advance = { taxClass: '0'.repeat(24), place };
      const { body } = await post('/payment/receive', {
        client: client.id,
        mode: 'UPI',
        amount: 1,
        advance,
      }).expect(400);
      expect(body.details).toEqual({ 'advance.place': ['Please choose a State.'] });
    },
  );

  it('use credit for an invoice, oldest first, as it is made or later', async () => {
    const [first, second] = [await receive(100), await receive(250)];
    const made = await invoice(180, { payments: undefined, useCredit: true });
    expect(made).toMatchObject({ due: 0, settled: 180, state: 'paid' });
    expect((await account()).credits).toMatchObject([{ source: second.id, left: 170, mode: 'UPI' }]);
    const later = await invoice(500);
    const { body } = await post('/payment/allocate', { source: second.id }).expect(200);
    expect(body.account).toMatchObject({ due: 330, left: 0 });
    expect(await stored(later.id)).toMatchObject({ due: 330, settled: 170 });
    for (const { id } of [first, second])
      expect((await post('/payment/allocate', { source: id }).expect(409)).body.code).toBe('CREDIT_USED');
  });

  it('pay back what is left and no more', async () => {
    const { id } = await receive(100);
    const refund = { source: id, mode: 'Cash', amount: 60, reason: 'Asked for' };
    const { body } = await post('/payment/refund', refund).expect(200);
    expect(body.payment).toMatchObject({
      direction: 'out',
      kind: 'refund',
      number: expect.stringMatching(/^RF\//),
      amount: 60,
      source: id,
    });
    expect((await post('/payment/refund', refund).expect(409)).body.code).toBe('CREDIT_USED');
    expect((await post(`/payment/reverse/${id}`, { reason: 'Late' }).expect(409)).body.code).toBe(
      'MONEY_MOVED',
    );
    expect((await account()).left).toBe(40);
  });

  it('take a payment back: its invoices owe again, and a row goes the other way', async () => {
    const [one, other] = [await invoice(100), await invoice(70)];
    const { id } = await receive(200);
    const { body } = await post(`/payment/reverse/${id}`, { reason: 'The cheque bounced' }).expect(200);
    expect(body.payment.reversed).toMatchObject({ reason: 'The cheque bounced', by: { name: desk.name } });
    expect(await stored(one.id)).toMatchObject({ due: 100, settled: 0, state: 'open' });
    expect(await stored(other.id)).toMatchObject({ due: 70, settled: 0, state: 'open' });
    const { due, left, payments } = await account();
    expect({ due, left }).toEqual({ due: 170, left: 0 });
    expect(payments.find(({ kind }) => kind === 'reversal')).toMatchObject({ direction: 'out', amount: 200 });
    await post(`/payment/reverse/${id}`, { reason: 'Again' }).expect(409);
  });

  it('answer what was owed at the end of a past day', async () => {
    const date = addDays(TODAY, -3);
    const made = await invoice(900, { date });
    await receive(400, { mode: 'Bank', on: addDays(TODAY, -1) });
    await receive(500);
    const owedAt = async (day: string) => {
      const { body } = await clinic.as(desk).get(`/report/dues?at=${day}`).expect(200);
      return (body.dues as { invoice: string; due: number }[]).find(({ invoice: of }) => of === made.id)?.due;
    };
    expect(await owedAt(addDays(date, -1))).toBeUndefined();
    expect(await owedAt(date)).toBe(900);
    expect(await owedAt(TODAY)).toBeUndefined();
    await clinic.as(desk).get(`/report/dues?at=${TOMORROW}`).expect(400);
  });

  it('take an advance by a voucher where the clinic is registered, and the class a taxed service', async () => {
    const admin = clinic.as(await clinic.addAdmin());
    const signed = async (over: Partial<TaxClassInput>): Promise<string> => {
      const { id } = (await admin.post('/rest/taxClasses').send(makeTaxClass(over)).expect(200)).body;
      await admin.post(`/admin/business/sign/${id}`).send({}).expect(200);
      return id;
    };
    const rates = [{ from: '2025-09-22', percent: 18 }];
    const service = await signed({ supply: 'service', code: '999723', unit: '', name: 'Weight loss', rates });
    const goods = await signed({ name: 'Medicaments' });
    const advance = (taxClass: string) => ({
      client: client.id,
      mode: 'UPI',
      amount: 1180,
      advance: { taxClass },
    });
    expect((await post('/payment/receive', advance(service)).expect(409)).body.code).toBe('NOT_REGISTERED');

    await admin
      .put('/admin/business')
      .send({ ...DEFAULT_BUSINESS, ...REGISTERED, version: 0 })
      .expect(200);
    const owed = await invoice(500);
    const { body } = await post('/payment/receive', advance(service)).expect(200);
    expect(body.payment).toMatchObject({ number: expect.stringMatching(/^AV\//), left: 1180, uses: [] });
    expect(await stored(owed.id)).toMatchObject({ due: 500 });
    const plain = await post('/payment/receive', advance(goods)).expect(200);
    expect(plain.body.payment.number).toMatch(/^RC\//);
    await post('/payment/receive', advance('0'.repeat(24))).expect(400);
  });

  it('leave a refund above the limit of the desk to an admin', async () => {
    const person = await clinic.addAdmin();
    const admin = clinic.as(person);
    const { version } = (await admin.get('/admin/business').expect(200)).body;
    const limits = { discountPercent: null, credit: null, refund: 50 };
    await admin
      .put('/admin/business')
      .send({ ...DEFAULT_BUSINESS, limits, version })
      .expect(200);
    const { id: source } = await receive(100);
    const refund = { source, mode: 'Cash', amount: 50.01, reason: 'Asked for' };
    expect((await post('/payment/refund', refund).expect(403)).body.code).toBe('NEEDS_ADMIN');
    await admin.post('/payment/refund').send(refund).expect(200);
  });

  it('show clients their own account', async () => {
    await receive(100);
    const { body } = await clinic.as(client).get('/payment/own').expect(200);
    expect(body).toMatchObject({ client: { id: client.id }, left: 100 });
  });

  it('tell clients where to pay by UPI when the clinic has a place', async () => {
    const admin = clinic.as(await clinic.addAdmin());
    const told = async (place: object) => {
      const { version } = (await admin.get('/admin/business').expect(200)).body;
      await admin
        .put('/admin/business')
        .send({ ...DEFAULT_BUSINESS, ...place, version })
        .expect(200);
      return (await clinic.as(client).get('/payment/own').expect(200)).body.upi;
    };
    const upi = await told({ upiId: 'tarang@okbank', upiPayee: 'Tarang' });
    expect(upi).toEqual({ upiId: 'tarang@okbank', payee: 'Tarang' });
    expect(await told({})).toBeNull();
  });

  it("show clients their own invoices, newest first, and nobody else's", async () => {
    const [first, second] = [await invoice(100), await invoice(200)];
    const { body } = await clinic.as(client).get('/invoice/own').expect(200);
    expect(body.invoices.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    const other = await clinic.addClient();
    expect((await clinic.as(other).get('/invoice/own').expect(200)).body.invoices).toEqual([]);
  });
});
