import { randomUUID } from 'node:crypto';
import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { Payment } from '@clinic/contract/billing/payments';
import { Types } from 'mongoose';
import { standBetween } from '../../../test/driver-commands.ts';
import { killedAfter } from '../../../test/killed-server.ts';
import { openMoneyClinic } from '../../../test/money-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';
import { OutboxRelay } from '../../platform/writes/outbox-relay.ts';
import type { PaymentRecord } from './payment.schema.ts';

const ROUNDS = 20;
const MONEY = ['invoices', 'payments', 'creditNotes'];

const { clinic, second, desk, requireAllAddsUp, close } = await openMoneyClinic();

describe('a desk that wants out more than came in', () => {
  let client: Person;

  afterAll(close);
  beforeEach(async () => {
    client = await clinic.addClient();
  });
  afterEach(requireAllAddsUp);

  const post = (path: string, body: object, server = clinic, key: string = randomUUID()) =>
    server.as(desk).post(path).set('Idempotency-Key', key).send(body);
  const program = (rupees: number) =>
    makeInvoice(client.id, [], {
      selectedPlan: 'Detox',
      numberOfWeeks: 1,
      pricePerWeek: rupees,
      payments: [],
    });
  const sell = async (rupees: number): Promise<Invoice> =>
    (await post('/invoice/addInvoice', program(rupees)).expect(200)).body.invoice;
  const receive = async (amount: number, over: object = {}): Promise<Payment> =>
    (await post('/payment/receive', { client: client.id, mode: 'UPI', amount, ...over }).expect(200)).body
      .payment;
  const invoice = async (id: string): Promise<Invoice> =>
    (await clinic.as(desk).get(`/invoice/getInvoiceById/${id}`).expect(200)).body.invoice;
  const creditBody = ({ updatedAt }: Invoice, amount: number) => ({
    updatedAt,
    reason: 'Unhappy',
    lines: [{ line: 0, amount, returned: 'none' }],
  });
  const refundBody = (source: string, amount: number) => ({ source, mode: 'Cash', amount, reason: 'Asked' });
  const rows = () =>
    clinic.connection
      .collection<PaymentRecord>('payments')
      .find({ 'client.id': new Types.ObjectId(client.id) })
      .toArray();
  /** Sums the rupees that left the clinic. */
  const paidOut = async () =>
    (await rows()).reduce((sum, { direction, amount }) => sum + (direction === 'out' ? amount / 100 : 0), 0);
  const account = async () => (await clinic.as(desk).get(`/payment/account/${client.id}`).expect(200)).body;
  /** Holds a first call after it has read everything and before it changes a payment, while a second call runs. */
  const beforeItWrites = async <Answer>(first: () => Promise<Answer>, other: () => Promise<unknown>) => {
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isHeld = false;
    const restore = standBetween(async (collection, name, send) => {
      if (collection === 'payments' && name === 'findAndModify' && !isHeld) {
        isHeld = true;
        reached.resolve();
        await released.promise;
      }
      return send();
    });
    try {
      const begun = first();
      await Promise.race([reached.promise, begun]);
      await other();
      released.resolve();
      return await begun;
    } finally {
      restore();
    }
  };
  /** Refunds everything for which the clinic still offers a refund. */
  const cashOut = async () => {
    for (const { source, left } of (await account()).credits as { source: string; left: number }[])
      await post('/payment/refund', refundBody(source, left)).expect(200);
  };

  it('takes a payment back and credits its invoice at the same moment: of 100 that came in 100 go out', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      client = await clinic.addClient();
      await sell(100);
      const payment = await receive(100);
      const paid = await invoice(payment.uses[0]?.invoice ?? '');
      const [back, credit] = await Promise.all([
        post(`/payment/reverse/${payment.id}`, { reason: 'Bounced' }, second),
        post(`/invoice/credit/${paid.id}`, creditBody(paid, 100)),
      ]);
      expect([200, 409]).toContain(back.status);
      expect([200, 409]).toContain(credit.status);
      await cashOut();
      expect(await paidOut()).toBe(back.status === 200 || credit.status === 200 ? 100 : 0);
      const { due, settled, credits } = await invoice(paid.id);
      const credited = (credits as { amount: number }[]).reduce((sum, { amount }) => sum + amount, 0);
      expect(due).toBeLessThanOrEqual(100 - credited);
      expect(settled).toBe(back.status === 200 ? 0 : 100);
    }
  });

  it('corrects an invoice while its payment is being taken back: nothing is paid by money that went', async () => {
    await sell(100);
    const payment = await receive(100);
    const paid = await invoice(payment.uses[0]?.invoice ?? '');
    const wish = { updatedAt: paid.updatedAt, reason: 'Mistyped', invoice: program(100) };
    const back = await beforeItWrites(
      async () => post(`/payment/reverse/${payment.id}`, { reason: 'Bounced' }),
      async () => post(`/invoice/correct/${paid.id}`, wish, second).expect(200),
    );
    expect([back.status, back.body.code]).toEqual([409, 'MONEY_MOVED']);
    await cashOut();
    expect(await paidOut()).toBe(0);
    expect(await account()).toMatchObject({ due: 0, left: 0 });
  });

  it('has one of two invoices credited, whose payment it takes back: the other invoice has its money again', async () => {
    const [kept, credited] = [await sell(30), await sell(70)];
    const payment = await receive(100);
    const paid = await invoice(credited.id);
    await post(`/invoice/credit/${paid.id}`, creditBody(paid, 70)).expect(200);
    const { body } = await post(`/payment/reverse/${payment.id}`, { reason: 'Bounced' }).expect(409);
    expect(body.code).toBe('MONEY_MOVED');
    expect(await invoice(kept.id)).toMatchObject({ due: 0, settled: 30, state: 'paid' });
    const stored = (await rows()).find(({ _id }) => _id.equals(payment.id));
    expect(stored).toMatchObject({ left: 0, reversed: null });
    expect(stored).not.toHaveProperty('reversing');
    await cashOut();
    expect(await paidOut()).toBe(70);
  });

  it('has the server killed while it takes a payment back: the money is in nobody’s reach until that is done', async () => {
    await sell(100);
    const other = await sell(50);
    const payment = await receive(120, {
      invoices: [{ invoice: (await account()).dues[0].invoice, amount: 100 }],
    });
    await clinic.get(OutboxRelay, { strict: false }).flush();
    const reverse = () => post(`/payment/reverse/${payment.id}`, { reason: 'Bounced' }).expect(503);
    expect(await killedAfter(1, MONEY, reverse)).toBe(true);
    await post('/payment/refund', refundBody(payment.id, 20), second).expect(409);
    await post(
      '/payment/allocate',
      { source: payment.id, invoices: [{ invoice: other.id, amount: 20 }] },
      second,
    ).expect(409);
    await post(`/payment/reverse/${payment.id}`, { reason: 'Again' }, second).expect(409);
    expect(await account()).toMatchObject({ due: 150, left: 0, credits: [] });
    await cashOut();
    expect(await paidOut()).toBe(120);
  });

  it('sends one key for the refunds of a payment and of a credit note: the second is refused, and nothing is lost', async () => {
    const sold = await sell(100);
    const payment = await receive(150);
    const paid = await invoice(sold.id);
    const credit = await post(`/invoice/credit/${sold.id}`, creditBody(paid, 40)).expect(200);
    const note = credit.body.creditNote as CreditNote;
    const key = randomUUID();
    const first = await post('/payment/refund', refundBody(payment.id, 50), clinic, key).expect(200);
    const { body } = await post('/payment/refund', refundBody(note.id, 40), clinic, key).expect(409);
    expect(body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await paidOut()).toBe(50);
    expect((await account()).left).toBe(40);
    const again = await post('/payment/refund', refundBody(payment.id, 50), second, key).expect(200);
    expect(again.body.payment.id).toBe(first.body.payment.id);
    await post('/payment/refund', refundBody(note.id, 40)).expect(200);
    expect(await paidOut()).toBe(90);
  });

  it('sends one key for two refunds in the same instant to two servers: each that goes has its row', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      client = await clinic.addClient();
      const sold = await sell(100);
      const payment = await receive(150);
      const paid = await invoice(sold.id);
      const credit = await post(`/invoice/credit/${sold.id}`, creditBody(paid, 40)).expect(200);
      const key = randomUUID();
      const answers = await Promise.all([
        post('/payment/refund', refundBody(payment.id, 50), clinic, key),
        post('/payment/refund', refundBody(credit.body.creditNote.id, 40), second, key),
      ]);
      const gone = answers.map(({ status }, index) => (status === 200 ? [50, 40][index]! : 0));
      expect(await paidOut()).toBe(gone.reduce((sum, one) => sum + one, 0));
      expect((await account()).left).toBe(90 - (await paidOut()));
    }
  });
});
