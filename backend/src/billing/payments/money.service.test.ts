import { Types } from 'mongoose';
import { killedAfter } from '../../../test/killed-server.ts';
import { openMoneyClinic } from '../../../test/money-clinic.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { OutboxRelay } from '../../platform/writes/outbox-relay.ts';
import type { CreateInvoiceDto } from '../invoices/invoice.dto.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { job } from '../../platform/writes/write-context.ts';
import type { ReceivePaymentDto } from './payment.dto.ts';
import type { PaymentRecord } from './payment.schema.ts';
import { PaymentsService } from './payments.service.ts';
import { Refunds } from './refunds.ts';
import { Reversals } from './reversals.ts';

const MONEY = ['invoices', 'payments', 'creditNotes'];

const { clinic, second, desk, requireAllAddsUp, close } = await openMoneyClinic();

describe('money', () => {
  let client: Person;

  afterAll(close);
  beforeEach(async () => {
    client = await clinic.addClient();
  });
  afterEach(requireAllAddsUp);

  const invoices = () => clinic.connection.collection<InvoiceRecord>('invoices');
  const payments = () => clinic.connection.collection<PaymentRecord>('payments');
  const sweep = () => clinic.get(Effects, { strict: false }).sweep(0);
  const rupees = (pricePerWeek: number, over: object = {}) =>
    makeInvoice(client.id, [], {
      selectedPlan: 'Detox',
      numberOfWeeks: 1,
      pricePerWeek,
      payments: [],
      ...over,
    }) as CreateInvoiceDto;
  const invoice = async (price: number, over: object = {}) => {
    const made = await clinic.get(InvoicesService, { strict: false }).create(job(desk), rupees(price, over));
    return new Types.ObjectId(made.invoice.id);
  };
  const receive = (amount: number, over: Partial<ReceivePaymentDto> = {}, of = clinic) =>
    of
      .get(PaymentsService, { strict: false })
      .receive(job(desk), { client: client.id, mode: 'UPI', amount, ...over });
  const sums = async () => {
    const of = { 'client.id': new Types.ObjectId(client.id) };
    const [made, rows] = await Promise.all([invoices().find(of).toArray(), payments().find(of).toArray()]);
    const total = (amounts: (number | undefined)[]) => amounts.reduce<number>((sum, one = 0) => sum + one, 0);
    return {
      due: total(made.map(({ due }) => due)),
      settled: total(made.map(({ settled }) => settled)),
      left: total(rows.filter(({ reversed }) => !reversed).map(({ left }) => left)),
      open: rows.flatMap(({ uses }) => uses.filter(({ taken }) => taken === null)),
      numbers: rows.flatMap(({ number }) => number ?? []).toSorted((one, other) => one.localeCompare(other)),
    };
  };

  it('of 50 payments at once on two servers: the invoice is paid, the rest is credit, to the paisa', async () => {
    const id = (await invoice(1000.01)).toHexString();
    const parts = { invoices: [{ invoice: id, amount: 33.33 }] };
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => receive(33.33, parts, index % 2 === 0 ? clinic : second)),
    );
    const { numbers, ...rest } = await sums();
    expect(rest).toEqual({ due: 0, settled: 100_001, left: 50 * 3333 - 100_001, open: [] });
    const serials = numbers.map((number) => Number(number.split('/').at(-1)));
    expect(serials.map((serial) => serial - (serials[0] ?? 0))).toEqual(Array.from(serials.keys()));
  });

  it('that is used for two invoices at once by two servers is used once', async () => {
    const { id: source } = await receive(100);
    await invoice(80);
    await invoice(80);
    const allocate = (of: TestApp) =>
      of.get(PaymentsService, { strict: false }).allocate(job(desk), { source });
    await Promise.allSettled([allocate(clinic), allocate(second), allocate(clinic)]);
    const { due, settled, left } = await sums();
    expect({ due, settled, left }).toEqual({ due: 6000, settled: 10_000, left: 0 });
  });

  it('paid back fifty times at once never exceeds what is left', async () => {
    const { id: source } = await receive(100);
    const refund = () =>
      clinic
        .get(Refunds, { strict: false })
        .refund(job(desk), { source, mode: 'Cash', amount: 9, reason: 'Asked for' });
    const answers = await Promise.allSettled(Array.from({ length: 50 }, refund));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
    expect((await sums()).left).toBe(100);
    expect(await payments().countDocuments({ source: new Types.ObjectId(source), kind: 'refund' })).toBe(11);
  });

  /** Kills the server after each write of `work` in turn; `check` says whether the first write was made. */
  const killedEverywhere = async (
    prepare: () => Promise<() => Promise<unknown>>,
    check: (killedAt: number) => Promise<void>,
  ) => {
    for (let writes = 0; ; writes += 1) {
      client = await clinic.addClient();
      const work = await prepare();
      // The audit rows of the preparation are moved first: they would count as writes of the work.
      await clinic.get(OutboxRelay, { strict: false }).flush();
      const killed = await killedAfter(writes, MONEY, work);
      await sweep();
      await check(writes);
      if (!killed) return writes;
    }
  };

  it('of a payment is settled or was never there, wherever the server is killed', async () => {
    const prepare = async () => {
      await invoice(100);
      await invoice(70);
      return () => receive(200);
    };
    const writes = await killedEverywhere(prepare, async (killedAt) => {
      const { due, settled, left, open } = await sums();
      const expected = killedAt === 0 ? [17_000, 0, 0] : [0, 17_000, 3000];
      expect([due, settled, left, open]).toEqual([...expected, []]);
    });
    expect(writes).toBeGreaterThan(4);
  });

  it('taken back is owed again by both invoices, wherever the server is killed', async () => {
    const prepare = async () => {
      await invoice(100);
      await invoice(70);
      const { id } = await receive(200);
      const back = new Types.ObjectId(id);
      return () => clinic.get(Reversals, { strict: false }).reverse(job(desk), back, 'Bounced');
    };
    const writes = await killedEverywhere(prepare, async (killedAt) => {
      const { due, settled, left } = await sums();
      expect([due, settled, left]).toEqual(killedAt === 0 ? [0, 17_000, 3000] : [17_000, 0, 0]);
      const rows = { 'client.id': new Types.ObjectId(client.id), kind: 'reversal', amount: 20_000 };
      expect(await payments().countDocuments(rows as never)).toBe(killedAt === 0 ? 0 : 1);
    });
    expect(writes).toBeGreaterThan(2);
  });

  it('used for a new invoice is used once, wherever the server is killed', async () => {
    const prepare = async () => {
      await receive(60);
      await receive(100);
      return () => invoice(120, { useCredit: true, payments: undefined });
    };
    await killedEverywhere(prepare, async (killedAt) => {
      const { due, settled, left, open } = await sums();
      const expected = killedAt === 0 ? [0, 0, 16_000] : [0, 12_000, 4000];
      expect([due, settled, left, open]).toEqual([...expected, []]);
    });
  });

  it('that an invoice carries is in its collection once, wherever the server is killed', async () => {
    const prepare = () =>
      Promise.resolve(async () => {
        await invoice(50, { payments: undefined });
        await clinic.get(Effects, { strict: false }).settled();
      });
    await killedEverywhere(prepare, async (killedAt) => {
      const rows = await payments().countDocuments({ 'client.id': new Types.ObjectId(client.id) });
      expect(rows).toBe(killedAt === 0 ? 0 : 1);
    });
  });
});
