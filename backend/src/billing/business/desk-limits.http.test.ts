import { isDeepStrictEqual } from 'node:util';
import type { Business } from '@clinic/contract/billing/business';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { Payment } from '@clinic/contract/billing/payments';
import { addDays } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import type { Response } from 'supertest';
import { killedAfter } from '../../../test/killed-server.ts';
import { seededChance } from '../../../test/seeded-chance.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { fromNow, TODAY, testClock } from '../../../test/test-clock.ts';
import { until } from '../../../test/until.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';
import { Purge } from '../../platform/database/purge.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { OutboxRelay } from '../../platform/writes/outbox-relay.ts';
import type { PaymentRecord } from '../payments/payment.schema.ts';
import type { TillMoveRecord } from '../till/till.schema.ts';
import { BusinessSettings } from './business-settings.service.ts';
import type { MoneyDayRecord } from './money-day.schema.ts';

type Limits = Business['limits'];
const NONE: Limits = { discountPercent: null, credit: null, refund: null };
const MONEY = ['invoices', 'payments', 'creditNotes', 'tillMoves'];

describe('what the desk may do with money on a day', () => {
  let clinic: TestApp;
  let second: TestApp;
  let admin: Person;
  let desk: Person;
  let client: Person;
  let keys = 0;

  beforeAll(async () => {
    clinic = await openTestApp();
    second = await openTestApp({ mongodbUri: clinic.uri });
    admin = await clinic.addAdmin();
  });
  afterAll(async () => {
    await second.close();
    await clinic.close();
  });
  beforeEach(async () => {
    desk = await clinic.addAssistant(await clinic.addDoctor());
    client = await clinic.addClient();
  });
  afterEach(() => clinic.travelTo(testClock.now()));

  const allow = async (limits: Partial<Limits>) => {
    const { business, version } = (await clinic.as(admin).get('/admin/business').expect(200)).body;
    await clinic
      .as(admin)
      .put('/admin/business')
      .send({ ...business, limits: { ...NONE, ...limits }, version })
      .expect(200);
    // The other server may use the earlier limits for a second.
    const known = second.get(BusinessSettings, { strict: false });
    const isKnown = async () => isDeepStrictEqual((await known.current()).limits, { ...NONE, ...limits });
    await until(async () => (await isKnown()) || undefined);
  };
  /** Waits for effects behind earlier answers, so that a kill hits the request under test and not them. */
  const settled = async () => {
    for (const server of [clinic, second]) {
      await server.get(Effects, { strict: false }).settled();
      await server.get(OutboxRelay, { strict: false }).flush();
    }
  };
  const post = (path: string, body: object, { by = desk, of = clinic, key = `key-${(keys += 1)}` } = {}) =>
    of.as(by).post(path).set('Idempotency-Key', key).send(body);
  const statuses = (answers: readonly Pick<Response, 'status'>[]) => answers.map(({ status }) => status);
  const refusal = ({ status, body }: Response) => [status, body.code];
  const NEEDS_ADMIN = [403, 'NEEDS_ADMIN'];

  const receive = async (amount: number, mode = 'UPI'): Promise<Payment> =>
    (await post('/payment/receive', { client: client.id, mode, amount }).expect(200)).body.payment;
  const refundOf = ({ id }: Pick<Payment, 'id'>, amount: number) => ({
    source: id,
    mode: 'Cash',
    amount,
    reason: 'Asked for',
  });
  const refund = (payment: Payment, amount: number, how = {}) =>
    post('/payment/refund', refundOf(payment, amount), how);
  const reverse = ({ id }: Payment, how = {}) => post(`/payment/reverse/${id}`, { reason: 'Mistyped' }, how);
  const takeOut = (amount: number, over: object = {}, how = {}) =>
    post('/till/move', { direction: 'out', amount, reason: 'expense', note: 'Flowers', ...over }, how);
  const program = (rupees: number) =>
    makeInvoice(client.id, [], { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: rupees });
  const sell = async (rupees: number): Promise<Invoice> =>
    (await post('/invoice/addInvoice', program(rupees)).expect(200)).body.invoice;
  const credit = ({ id, updatedAt }: Invoice, amount: number, over: object = {}, how = {}) => {
    const lines = [{ line: 0, amount, returned: 'none' }];
    return post(`/invoice/credit/${id}`, { updatedAt, lines, reason: 'Unhappy', ...over }, how);
  };
  const days = () => clinic.connection.collection<MoneyDayRecord>('moneyDays');
  const dayOf = (who: Person) => days().findOne({ _id: new RegExp(`^${who.id}`) });

  it('is one refund of 500.00, not ten, when that is the limit', async () => {
    await allow({ refund: 500 });
    const payment = await receive(5000);
    const answers: Response[] = [];
    for (let round = 0; round < 10; round++) answers.push(await refund(payment, 500));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 403)]);
    expect(refusal(answers[1]!)).toEqual(NEEDS_ADMIN);
    expect(answers[1]!.body.message).toBe(
      'This is above what the front desk may do in a day. You have paid back or taken out ₹500.00 of ₹500.00 today, so ₹0.00 is left. An admin can do it.',
    );
    expect(await dayOf(desk)).toMatchObject({
      credit: 0,
      out: 50_000,
      taken: [{ kind: 'out', paise: 50_000 }],
    });
  });

  it('is one credit that is paid back at once, not eight', async () => {
    await allow({ credit: 500, refund: 500 });
    const answers: Response[] = [];
    for (let round = 0; round < 8; round++)
      answers.push(await credit(await sell(1000), 500, { refund: { mode: 'Cash' } }));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 403)]);
    expect(await dayOf(desk)).toMatchObject({ credit: 50_000, out: 50_000 });
    expect(refusal(await refund(await receive(1), 1))).toEqual(NEEDS_ADMIN);
  });

  it('is no reversal of ₹90,000 in cash, which leaves the drawer, while a transfer that bounced is taken back', async () => {
    await allow({ refund: 500 });
    const cash = await receive(90_000, 'Cash');
    expect(refusal(await reverse(cash))).toEqual(NEEDS_ADMIN);
    await reverse(await receive(90_000)).expect(200);
    await reverse(cash, { by: admin }).expect(200);
    expect(await dayOf(desk)).toBeNull();
  });

  it('is no ₹1,00,000 out of the drawer, and what is taken out has a reason; the bank gets any amount', async () => {
    await allow({ refund: 500 });
    const without = await takeOut(100_000, { note: ' ' });
    expect([without.status, without.body.details]).toEqual([400, { note: ['Please say why.'] }]);
    expect((await takeOut(100, { note: undefined })).status).toBe(400);
    expect(refusal(await takeOut(100_000))).toEqual(NEEDS_ADMIN);
    await takeOut(100_000, { reason: 'bank', note: 'Slip 12' }).expect(200);
    await takeOut(100_000, {}, { by: admin }).expect(200);
    await post('/till/move', { direction: 'in', amount: 90_000, reason: 'float' }).expect(200);
  });

  it('is no item of ₹780 for one paisa: a price below the item’s own is a discount', async () => {
    const added = clinic
      .as(desk)
      .post('/inventory/addItem')
      .send(makeItem({ price: 780, countInStock: 99 }));
    const { id } = (await added.expect(200)).body.item;
    await allow({ discountPercent: 10 });
    const sale = (price: number, discount_Percent = 0, how = {}) =>
      post(
        '/invoice/addInvoice',
        makeInvoice(client.id, [], { items: [{ id, quantity: 1, price }], discount_Percent }),
        how,
      );
    const refused = await sale(0.01);
    expect(refusal(refused)).toEqual(NEEDS_ADMIN);
    expect(refused.body.message).toBe(
      'The front desk may take at most 10 % off what things cost. An admin can do it.',
    );
    await sale(702).expect(200);
    expect((await sale(702, 1)).status).toBe(403);
    expect((await sale(741, 5)).status).toBe(200);
    await sale(900, 10).expect(200);
    await sale(0.01, 0, { by: admin }).expect(200);
  });

  it('counts refunds, reversals of cash and what leaves the drawer together, and says what is left', async () => {
    await allow({ refund: 500 });
    await refund(await receive(200), 200).expect(200);
    await reverse(await receive(150, 'Cash')).expect(200);
    await takeOut(100).expect(200);
    const refused = await takeOut(50.01);
    expect(refused.body.message).toMatch(/taken out ₹450\.00 of ₹500\.00 today, so ₹50\.00 is left\./);
    await takeOut(50).expect(200);
    expect(await dayOf(desk)).toMatchObject({ credit: 0, out: 50_000 });
  });

  it('of a correction is what the total falls by', async () => {
    await allow({ credit: 500 });
    const correct = (invoice: Invoice, rupees: number) =>
      post(`/invoice/correct/${invoice.id}`, {
        updatedAt: invoice.updatedAt,
        reason: 'Wrong price',
        invoice: program(rupees),
      });
    await correct(await sell(9000), 9100).expect(200);
    expect(await dayOf(desk)).toBeNull();
    expect(refusal(await correct(await sell(9000), 8499.99))).toEqual(NEEDS_ADMIN);
    await correct(await sell(9000), 8600).expect(200);
    expect(refusal(await credit(await sell(1000), 100.01))).toEqual(NEEDS_ADMIN);
    await credit(await sell(1000), 100).expect(200);
    expect(await dayOf(desk)).toMatchObject({ credit: 50_000, out: 0 });
  });

  it('is no discount in a correction at the price of then, which was raised since', async () => {
    const added = clinic
      .as(desk)
      .post('/inventory/addItem')
      .send(makeItem({ price: 100, countInStock: 99 }));
    const { item } = (await added.expect(200)).body;
    const lines = (price: number, quantity: number) =>
      makeInvoice(client.id, [], { items: [{ id: item.id, quantity, price }] });
    const sold = (await post('/invoice/addInvoice', lines(100, 3)).expect(200)).body.invoice as Invoice;
    const { name, description, category, countInStock } = item;
    const raised = { name, description, category, countInStock, price: 200 };
    await clinic.as(desk).put(`/inventory/updateItem/${item.id}`).send(raised).expect(200);
    await allow({ discountPercent: 0 });
    expect((await post('/invoice/addInvoice', lines(100, 2))).status).toBe(403);
    const correct = (price: number) => {
      const invoice = lines(price, 2);
      return post(`/invoice/correct/${sold.id}`, { updatedAt: sold.updatedAt, reason: 'Two', invoice });
    };
    expect(refusal(await correct(99))).toEqual(NEEDS_ADMIN);
    await correct(100).expect(200);
  });

  it('is given back when the command is refused afterwards', async () => {
    await allow({ credit: 500, refund: 500 });
    const payment = await receive(400);
    expect(refusal(await refund(payment, 400.01))).toEqual([409, 'CREDIT_USED']);
    expect(await dayOf(desk)).toMatchObject({ credit: 0, out: 0, taken: [] });
    const sold = await sell(1000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => credit(sold, 50)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await refund(payment, 400).expect(200);
    expect(refusal(await reverse(payment))).toEqual([409, 'MONEY_MOVED']);
    expect(await dayOf(desk)).toMatchObject({ credit: 5000, out: 40_000 });
  });

  it.each<[string, () => Promise<(key: string) => PromiseLike<Response>>]>([
    [
      'a refund',
      async () => {
        const payment = await receive(400);
        return (key) => refund(payment, 400, { key });
      },
    ],
    [
      'a credit',
      async () => {
        const sold = await sell(1000);
        return (key) => credit(sold, 400, { refund: { mode: 'Cash' } }, { key });
      },
    ],
    [
      'a reversal',
      async () => {
        const payment = await receive(400, 'Cash');
        return (key) => reverse(payment, { key });
      },
    ],
    ['what is taken out', () => Promise.resolve((key) => takeOut(400, {}, { key }))],
  ])(
    'of %s stays taken when the server is killed before the money, and its repeat finds it',
    async (_what, of) => {
      await allow({ credit: 500, refund: 500 });
      const send = await of();
      await settled();
      expect(await killedAfter(0, MONEY, async () => void (await send('killed')))).toBe(true);
      expect(await dayOf(desk)).toMatchObject({ out: 40_000 });
      expect(refusal(await takeOut(100.01))).toEqual(NEEDS_ADMIN);
      expect((await send('killed')).status).toBe(200);
      expect((await send('killed')).status).toBe(200);
      await takeOut(100).expect(200);
      expect(await dayOf(desk)).toMatchObject({ out: 50_000 });
    },
  );

  it('is given back by the refused repeat of a killed request', async () => {
    await allow({ refund: 500 });
    const payment = await receive(400);
    await settled();
    await killedAfter(0, MONEY, async () => void (await refund(payment, 400, { key: 'killed' })));
    await refund(payment, 100).expect(200);
    expect(refusal(await refund(payment, 400, { key: 'killed' }))).toEqual([409, 'CREDIT_USED']);
    expect(await dayOf(desk)).toMatchObject({ out: 10_000, taken: [{ paise: 10_000 }] });
  });

  it('is taken once by a request that comes many times at once, and again by another amount under its key', async () => {
    await allow({ refund: 500 });
    const payment = await receive(5000);
    const same = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        refund(payment, 300, { key: 'same', of: index % 2 === 0 ? clinic : second }),
      ),
    );
    expect(new Set(statuses(same))).toEqual(new Set([200]));
    expect(await dayOf(desk)).toMatchObject({ out: 30_000 });
    expect([403, 409]).toContain((await refund(payment, 400, { key: 'same' })).status);
    expect(refusal(await refund(payment, 300))).toEqual(NEEDS_ADMIN);
  });

  it('begins anew at the midnight of the clinic, which is none of the server', async () => {
    await allow({ refund: 500 });
    const day = addDays(TODAY, 3);
    const at = async (time: string) => {
      clinic.travelTo(new Date(`${day}T${time}Z`));
      desk = await clinic.signInAgain(desk);
    };
    await at('18:29:30');
    await takeOut(500).expect(200);
    expect((await takeOut(0.01)).status).toBe(403);
    await at('18:30:30');
    await takeOut(500).expect(200);
    expect((await takeOut(0.01)).status).toBe(403);
    expect(await days().countDocuments({ _id: new RegExp(`^${desk.id}`) as never })).toBe(2);
  });

  it('is not counted of an admin, nor without a limit, and goes after a week', async () => {
    await allow({});
    await takeOut(90_000).expect(200);
    await credit(await sell(1000), 1000, { refund: { mode: 'Cash' } }).expect(200);
    await allow({ credit: 1, refund: 1 });
    await takeOut(90_000, {}, { by: admin }).expect(200);
    await credit(await sell(1000), 1000, { refund: { mode: 'Cash' } }, { by: admin }).expect(200);
    expect([await dayOf(desk), await dayOf(admin)]).toEqual([null, null]);
    await takeOut(1).expect(200);
    const purge = clinic.get(Purge, { strict: false });
    await purge.sweep();
    const { expiresAt } = (await dayOf(desk))!;
    expect(expiresAt.getTime()).toBeGreaterThan(fromNow(6 * 86_400_000).getTime());
    await days().updateMany({}, { $set: { expiresAt: testClock.now() } });
    await purge.sweep();
    expect(await dayOf(desk)).toBeNull();
  });

  it('is never more than the limit of fifty requests at once on two servers, and no less than fits', async () => {
    const chance = seededChance('limits of a day');
    const limits = { credit: 500, refund: 700 };
    await allow(limits);
    const [payment, sold] = [
      await receive(90_000),
      await Promise.all(Array.from({ length: 12 }, () => sell(1000))),
    ];
    const wishes = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const amount = chance(1, 15_000) / 100;
        const how = { of: index % 2 === 0 ? clinic : second };
        const wish = { amount, credited: 0, out: amount };
        switch (index % 4) {
          case 0:
            return { ...wish, send: () => takeOut(amount, {}, how) };
          case 1: {
            const cash = await receive(amount, 'Cash');
            return { ...wish, send: () => reverse(cash, how) };
          }
          case 2:
            return { ...wish, send: () => refund(payment, amount, how) };
          default: {
            const out = index % 8 === 3 ? amount : 0;
            const over = out > 0 ? { refund: { mode: 'Cash' } } : {};
            const invoice = sold[(index - 3) / 4]!;
            return { amount, credited: amount, out, send: () => credit(invoice, amount, over, how) };
          }
        }
      }),
    );
    const answers = await Promise.all(
      wishes.map(async ({ send, ...wish }) => ({ ...wish, status: (await send()).status })),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200, 403]));
    const sum = (amounts: number[]) => amounts.reduce((all, one) => all + Math.round(one * 100), 0);
    const passed = answers.filter(({ status }) => status === 200);
    const [credited, out] = [sum(passed.map((one) => one.credited)), sum(passed.map((one) => one.out))];
    expect(credited).toBeLessThanOrEqual(limits.credit * 100);
    expect(out).toBeLessThanOrEqual(limits.refund * 100);
    expect(await dayOf(desk)).toMatchObject({ credit: credited, out });
    const by = { 'by.id': new Types.ObjectId(desk.id) };
    const database = clinic.connection;
    const rows = await database
      .collection<PaymentRecord>('payments')
      .find({ ...by, direction: 'out' })
      .toArray();
    const moves = await database.collection<TillMoveRecord>('tillMoves').find(by).toArray();
    expect([...rows, ...moves].reduce((all, { amount }) => all + amount, 0)).toBe(out);
    for (const one of answers.filter(({ status }) => status === 403)) {
      const fits =
        credited + Math.round(one.credited * 100) <= limits.credit * 100 &&
        out + Math.round(one.out * 100) <= limits.refund * 100;
      expect({ ...one, fits }).toMatchObject({ fits: false });
    }
  });

  it('is told by the audit with its reason', async () => {
    await allow({});
    await takeOut(20).expect(200);
    await reverse(await receive(30, 'Cash')).expect(200);
    const rows = await clinic
      .as(admin)
      .get('/rest/audit')
      .query({ filter: JSON.stringify({ by: desk.id }) })
      .expect(200);
    const names = (rows.body as { record: { name: string } | null }[]).map(({ record }) => record?.name);
    expect(names).toContain('Expense: Flowers');
    expect(names).toContainEqual(expect.stringMatching(/^RC\/.*: Mistyped$/));
  });
});
