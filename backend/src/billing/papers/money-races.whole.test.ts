import { randomInt } from 'node:crypto';
import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { Types } from 'mongoose';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { interrupted } from '../../../test/interrupted-work.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';
import { makeInvoice, makeTaxClass } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { job } from '../../platform/writes/write-context.ts';
import type { CreateInvoiceDto } from '../invoices/invoice.dto.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import type { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import { MoneyCheck } from '../payments/money-check.ts';
import type { PaymentRecord } from '../payments/payment.schema.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { Refunds } from '../payments/refunds.ts';
import { Reversals } from '../payments/reversals.ts';
import { Corrections } from './corrections.service.ts';
import type { CorrectInvoiceDto } from './correct.dto.ts';
import { Credits } from './credits.service.ts';
import type { IssueInvoiceDto } from './issue.dto.ts';
import { Issue } from './issue.service.ts';

/** Each pair of calls is raced at one write of the first, which the seed chooses; `RACES=all` races it at each of them. */
const SEED = Number(process.env.SEED ?? randomInt(1_000_000));
const ALL = process.env.RACES === 'all';
const MOST_MS = 7 * 60_000;
const MONEY = ['invoices', 'payments', 'creditNotes'];

/** Numbers of a linear congruential generator: the same for one seed. */
function chooser(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What each race begins with. */
interface Scene {
  client: string;
  /** Paid, of 30 and of 100, by one payment of 150. */
  small: Invoice;
  paid: Invoice;
  payment: string;
  /** Of 70, not paid. */
  owing: Invoice;
  /** Of 40, which a credit left to the client. */
  note: string;
}

type Call = (server: TestApp, scene: Scene) => Promise<unknown>;

describe('of two calls about one client’s money at the same moment, on two servers,', () => {
  let clinic: TestApp;
  let second: TestApp;
  let desk: Person;
  let taxClass: string;

  beforeAll(async () => {
    clinic = await openTestApp();
    second = await openTestApp({ mongodbUri: clinic.uri });
    desk = await clinic.addAssistant(await clinic.addDoctor());
    const admin = clinic.as(await clinic.addAdmin());
    const business = { ...DEFAULT_BUSINESS, ...REGISTERED, version: 0 };
    await admin.put('/admin/business').send(business).expect(200);
    taxClass = (await admin.post('/rest/taxClasses').send(makeTaxClass()).expect(200)).body.id;
    await admin.post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
    console.log(`SEED=${SEED}${ALL ? ' RACES=all' : ''}`);
  });
  afterAll(async () => {
    await second.close();
    await clinic.close();
  });

  const by = () => job(desk);
  const sold = (client: string, rupees: number, paid: object = { payments: [] }) =>
    makeInvoice(client, [], { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: rupees, ...paid });
  const make = (server: TestApp, client: string, rupees: number, paid?: object) =>
    server
      .get(InvoicesService, { strict: false })
      .create(by(), sold(client, rupees, paid) as CreateInvoiceDto);
  const receive = (server: TestApp, client: string, amount: number, invoices?: object) =>
    server
      .get(PaymentsService, { strict: false })
      .receive(by(), { client, mode: 'UPI', amount, ...invoices });
  const credit = (server: TestApp, { id, updatedAt }: Invoice, amount: number, over: object = {}) =>
    server.get(Credits, { strict: false }).credit(by(), id, {
      updatedAt,
      reason: 'Unhappy',
      lines: [{ line: 0, amount, returned: 'none' }],
      ...over,
    });
  const allocate = (server: TestApp, source: string) =>
    server.get(PaymentsService, { strict: false }).allocate(by(), { source });
  const refund = (server: TestApp, source: string, amount: number) =>
    server
      .get(Refunds, { strict: false })
      .refund(by(), { source, mode: 'Cash', amount, reason: 'Asked for' });

  const CALLS: Record<string, Call> = {
    receive: (server, { client }) => receive(server, client, 60),
    'allocate a payment': (server, { payment }) => allocate(server, payment),
    'allocate a credit note': (server, { note }) => allocate(server, note),
    'an invoice that uses credit': (server, { client }) =>
      make(server, client, 80, { payments: undefined, useCredit: true }),
    'an invoice with payments': (server, { client }) =>
      make(server, client, 80, { payments: [{ mode: 'Cash', amount: 50 }], useCredit: true }),
    issue: (server, { client }) =>
      server.get(Issue, { strict: false }).issue(by(), {
        date: TODAY,
        client,
        items: [],
        program: { name: 'Detox', weeks: 1, pricePerWeek: 80, taxClass },
        payments: [{ mode: 'Card', amount: 30 }],
        useCredit: true,
      } as unknown as IssueInvoiceDto),
    'refund of a payment': (server, { payment }) => refund(server, payment, 15),
    'refund of a credit note': (server, { note }) => refund(server, note, 25),
    reverse: (server, { payment }) =>
      server.get(Reversals, { strict: false }).reverse(by(), new Types.ObjectId(payment), 'Bounced'),
    'credit of a paid invoice': (server, { paid }) => credit(server, paid, 60),
    'credit that is paid back': (server, { paid }) => credit(server, paid, 100, { refund: { mode: 'Cash' } }),
    'credit of an owing invoice': (server, { owing }) => credit(server, owing, 70),
    correct: (server, { client, paid: { id, updatedAt } }) =>
      server.get(Corrections, { strict: false }).correct(by(), id, {
        updatedAt,
        reason: 'Mistyped',
        invoice: sold(client, 90),
      } as CorrectInvoiceDto),
  };
  const NAMES = Object.keys(CALLS);

  const rows = <Row extends object>(name: string) => clinic.connection.collection<Row>(name).find().toArray();
  const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0);

  const scene = async (): Promise<Scene> => {
    for (const name of MONEY) await clinic.connection.collection(name).deleteMany({});
    const client = (await clinic.addClient()).id;
    const [small, paid] = [await make(clinic, client, 30), await make(clinic, client, 100)];
    const { id: payment } = await receive(clinic, client, 150, {
      invoices: [
        { invoice: small.invoice.id, amount: 30 },
        { invoice: paid.invoice.id, amount: 100 },
      ],
    });
    const other = (await make(clinic, client, 40, { payments: [{ mode: 'Cash', amount: 40 }] })).invoice;
    const { creditNote } = await credit(clinic, other, 40);
    const owing = (await make(clinic, client, 70)).invoice;
    const invoices = clinic.get(InvoicesService, { strict: false });
    await clinic.get(Effects, { strict: false }).settled();
    return {
      client,
      small: await invoices.get(small.invoice.id),
      paid: await invoices.get(paid.invoice.id),
      payment,
      owing,
      note: creditNote.id,
    };
  };

  /** What an ended process has left is done, as the relay does it; then every paisa is where the books say. */
  const booksAfter = async (told: string) => {
    const effects = second.get(Effects, { strict: false });
    await clinic.get(Effects, { strict: false }).settled();
    await effects.settled();
    await effects.sweep(0);
    const [invoices, payments, notes] = await Promise.all([
      rows<InvoiceRecord>('invoices'),
      rows<PaymentRecord>('payments'),
      rows<CreditNoteRecord>('creditNotes'),
    ]);
    const cameIn = sum(payments.map(({ direction, amount }) => (direction === 'in' ? amount : 0)));
    const wentOut = sum(payments.map(({ direction, amount }) => (direction === 'out' ? amount : 0)));
    const left = sum([...payments.filter(({ reversed }) => !reversed), ...notes].map((one) => one.left));
    const credited = (of: InvoiceRecord) => sum((of.credits ?? []).map((one) => one.amount - one.fromDue));
    const kept = invoices.map((of) => (of.settled ?? 0) - credited(of));
    return {
      told,
      difference: cameIn - (wentOut + left + sum(kept)),
      keptBelowZero: kept.filter((amount) => amount < 0),
      open: payments.filter(({ uses, reversing }) => reversing ?? uses.some(({ taken }) => taken === null)),
      wrong: (await second.get(MoneyCheck, { strict: false }).run()).wrong,
    };
  };
  const inOrder = (told: string) => ({ told, difference: 0, keptBelowZero: [], open: [], wrong: [] });

  /** Races at one write of the first call. */
  const raceAt = async (one: string, other: string, after: number, killed: boolean) => {
    const begun = await scene();
    const call = (name: string, server: TestApp) => () => CALLS[name]?.(server, begun) ?? Promise.reject();
    const { reached } = await interrupted(
      { collections: MONEY, after, killed },
      call(one, clinic),
      call(other, second),
    );
    const told = `${one}, ${killed ? 'killed' : 'waiting'} after ${after} writes, and ${other}`;
    return { reached, told, books: await booksAfter(told) };
  };

  async function* racesOf(one: string) {
    const chosen = chooser(SEED + NAMES.indexOf(one));
    for (const other of NAMES)
      for (const killed of [false, true]) {
        const first = ALL ? 0 : chosen(6);
        const last = ALL ? Infinity : first;
        for (let after = first; after <= last; after += 1) {
          const race = await raceAt(one, other, after, killed);
          yield race;
          if (!race.reached) break;
        }
      }
  }

  it.each(NAMES)('%s is carried out when it is alone', async (one) => {
    await CALLS[one]?.(clinic, await scene());
    expect(await booksAfter(one)).toEqual(inOrder(one));
  });

  it.each(NAMES)(
    'none loses a paisa when the first is: %s',
    async (one) => {
      for await (const { told, books } of racesOf(one)) expect(books).toEqual(inOrder(told));
    },
    MOST_MS,
  );
});
