import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { Types } from 'mongoose';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { interrupted } from '../../../test/interrupted-work.ts';
import { openMoneyClinic } from '../../../test/money-clinic.ts';
import { seededChance } from '../../../test/seeded-chance.ts';
import type { TestApp } from '../../../test/test-app.ts';
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

/** Each pair of calls is raced at one write of the first call, which is drawn; `RACES=all` races it at each write. */
const ALL = process.env.RACES === 'all';
const MOST_MS = 7 * 60_000;
const MONEY = ['invoices', 'payments', 'creditNotes'];

/** Each race begins with these records of one client. */
interface Scene {
  client: string;
  /** An invoice of 30 that one payment of 150 has settled, together with one of 100. */
  small: Invoice;
  paid: Invoice;
  payment: string;
  /** An invoice with 70 due. */
  owing: Invoice;
  /** A credit note with 40 left as the client's credit. */
  note: string;
}

type Call = (server: TestApp, scene: Scene) => Promise<unknown>;

/** A second call runs between two writes of a first one, which waits there or is killed. */
interface Race {
  other: string;
  killed: boolean;
  /** Writes of the first call before it. */
  after: number;
}
interface Raced {
  told: string;
  client: string;
  /** True when the first call made such a write. */
  reached?: boolean;
}

const { clinic, second, desk, close } = await openMoneyClinic();

describe('of two calls about one client’s money at the same moment, on two servers,', () => {
  let taxClass: string;

  beforeAll(async () => {
    const admin = clinic.as(await clinic.addAdmin());
    const business = { ...DEFAULT_BUSINESS, ...REGISTERED, version: 0 };
    await admin.put('/admin/business').send(business).expect(200);
    taxClass = (await admin.post('/rest/taxClasses').send(makeTaxClass()).expect(200)).body.id;
    await admin.post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
  });
  afterAll(close);

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
  const chance = seededChance('races of money');
  const RACES = NAMES.map((one): [string, Race[]] => [
    one,
    NAMES.flatMap((other) =>
      [false, true].map((killed) => ({ other, killed, after: ALL ? 0 : chance(0, 6) })),
    ),
  ]);

  const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0);

  const scene = async (): Promise<Scene> => {
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
    return {
      client,
      small: await invoices.get(small.invoice.id),
      paid: await invoices.get(paid.invoice.id),
      payment,
      owing,
      note: creditNote.id,
    };
  };

  const settled = async () => {
    for (const server of [clinic, second]) await server.get(Effects, { strict: false }).settled();
  };
  /** Makes scenes of as many clients side by side; the ones before are deleted. */
  const scenes = async (wanted: number): Promise<Scene[]> => {
    for (const name of MONEY) await clinic.connection.collection(name).deleteMany({});
    const made = await Promise.all(Array.from({ length: wanted }, scene));
    await settled();
    return made;
  };
  const sweep = () => second.get(Effects, { strict: false }).sweep(0);

  /** Reads where a client's money is by the books, to the paisa. */
  const booksOf = async (client: string) => {
    const rows = <Row extends object>(name: string) =>
      clinic.connection
        .collection<Row>(name)
        .find({ 'client.id': new Types.ObjectId(client) } as object)
        .toArray();
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
      difference: cameIn - (wentOut + left + sum(kept)),
      keptBelowZero: kept.filter((amount) => amount < 0),
      open: payments.filter(({ uses, reversing }) => reversing ?? uses.some(({ taken }) => taken === null)),
    };
  };
  /** Reads the books after the relay has done what a killed process had left. */
  const booksAfter = async (raced: readonly Raced[]) => {
    await settled();
    await sweep();
    const books = await Promise.all(
      raced.map(async ({ told, client }) => ({ told, ...(await booksOf(client)) })),
    );
    return { books, wrong: (await second.get(MoneyCheck, { strict: false }).run()).wrong };
  };
  const inOrder = (raced: readonly Raced[]) => ({
    books: raced.map(({ told }) => ({ told, difference: 0, keptBelowZero: [], open: [] })),
    wrong: [],
  });

  const race = async (one: string, { other, killed, after }: Race, begun: Scene): Promise<Raced> => {
    const call = (name: string, server: TestApp) => () => CALLS[name]?.(server, begun) ?? Promise.reject();
    const { reached } = await interrupted(
      { collections: MONEY, after, killed },
      call(one, clinic),
      call(other, second),
    );
    await settled();
    // The waiting work is ended here, or the next race would do it.
    if (reached && killed) await sweep();
    const told = `${one}, ${killed ? 'killed' : 'waiting'} after ${after} writes, and ${other}`;
    return { reached, told, client: begun.client };
  };

  it.each(NAMES)('%s is carried out when it is alone', async (one) => {
    const [begun] = await scenes(1);
    await CALLS[one]?.(clinic, begun!);
    const raced = [{ told: one, client: begun!.client }];
    expect(await booksAfter(raced)).toEqual(inOrder(raced));
  });

  it.each(RACES)(
    'none loses a paisa when the first is: %s',
    async (one, drawn) => {
      let races = drawn;
      while (races.length > 0) {
        const begun = await scenes(races.length);
        const raced: Raced[] = [];
        for (const [place, each] of races.entries()) raced.push(await race(one, each, begun[place]!));
        expect(await booksAfter(raced)).toEqual(inOrder(raced));
        // With `RACES=all` a pair is raced at each write of the first call, until it has no further one.
        races = ALL
          ? races.flatMap((each, place) =>
              raced[place]?.reached ? [{ ...each, after: each.after + 1 }] : [],
            )
          : [];
      }
    },
    MOST_MS,
  );
});
