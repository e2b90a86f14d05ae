import * as fc from 'fast-check';
import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { invoiceView } from '../invoices/invoice.view.ts';
import { stateKeyOf } from '../invoices/state-key.ts';
import type { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import { MoneyCheck } from '../payments/money-check.ts';
import type { PaymentRecord } from '../payments/payment.schema.ts';

/** `HISTORIES=2000 SEED=7` runs more histories, the same ones each time (docs/reliability.md). */
const RUNS = Number(process.env.HISTORIES ?? 8);
const SEED = process.env.SEED ? { seed: Number(process.env.SEED) } : {};
const MOST_MS = Math.max(120_000, RUNS * 5000);
/** So many steps of a history run at once. */
const AT_ONCE = 3;
const MONEY = ['invoices', 'payments', 'creditNotes'];

interface Step {
  do: 'invoice' | 'receive' | 'allocate' | 'refund' | 'reverse' | 'credit' | 'correct';
  rupees: number;
  which: number;
}

const step = fc.record<Step>({
  do: fc.constantFrom(
    ...([
      'invoice',
      'invoice',
      'receive',
      'receive',
      'allocate',
      'refund',
      'reverse',
      'credit',
      'correct',
    ] as const),
  ),
  rupees: fc.integer({ min: 1, max: 500 }),
  which: fc.nat({ max: 20 }),
});

describe('any history of money', () => {
  let clinic: TestApp;
  let desk: Person;
  let client: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    desk = await clinic.addAssistant(await clinic.addDoctor());
  });
  afterAll(() => clinic.close());

  const theirs = () => ({ 'client.id': new Types.ObjectId(client.id) });
  const invoices = () => clinic.connection.collection<InvoiceRecord>('invoices').find(theirs()).toArray();
  const payments = () => clinic.connection.collection<PaymentRecord>('payments').find(theirs()).toArray();
  const notes = () => clinic.connection.collection<CreditNoteRecord>('creditNotes').find(theirs()).toArray();
  const pick = <One>(ones: One[], which: number): One | undefined => ones[which % Math.max(1, ones.length)];
  const post = (path: string, body: object) => clinic.as(desk).post(path).send(body);

  const sold = (rupees: number, paid: object = {}) =>
    makeInvoice(client.id, [], { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: rupees, ...paid });

  /** Carries out one step; a step that the server refuses must change nothing, which the sums at the end show. */
  const take = async ({ do: what, rupees, which }: Step): Promise<void> => {
    const wrong = what === 'credit' || what === 'correct' ? pick(await invoices(), which) : undefined;
    const source = pick([...(await payments()), ...(await notes())], which)?._id.toHexString();
    switch (what) {
      case 'invoice': {
        const paid = which % 3 === 0 ? {} : { payments: [], useCredit: which % 3 === 1 };
        await post('/invoice/addInvoice', sold(rupees, paid)).expect(200);
        return;
      }
      case 'receive':
        await post('/payment/receive', { client: client.id, mode: 'UPI', amount: rupees }).expect(200);
        return;
      case 'credit': {
        const lines = [{ line: 0, amount: rupees, returned: 'none' }];
        const body = { updatedAt: wrong?.updatedAt, lines, reason: 'Unhappy' };
        if (wrong) await post(`/invoice/credit/${wrong._id.toHexString()}`, body);
        return;
      }
      case 'correct': {
        const body = { updatedAt: wrong?.updatedAt, reason: 'Mistyped', invoice: sold(rupees) };
        if (wrong) await post(`/invoice/correct/${wrong._id.toHexString()}`, body);
        return;
      }
      case 'allocate':
        if (source) await post('/payment/allocate', { source });
        return;
      case 'refund':
        if (source) await post('/payment/refund', { source, mode: 'Cash', amount: rupees, reason: 'Asked' });
        return;
      case 'reverse':
        if (source) await post(`/payment/reverse/${source}`, { reason: 'Bounced' });
    }
  };

  /** Finds invoices with a stored state for sorting that differs from their answer. */
  const wrongKeys = async () =>
    (await invoices()).filter((one) => one.stateKey !== stateKeyOf(invoiceView(one).state));

  const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0);

  /**
   * Computes two sums that must be equal: cash received less paid out, and what it pays for, apart from credits beyond
   * debts.
   */
  const bothSides = async (): Promise<[number, number]> => {
    const [made, rows, credited] = await Promise.all([invoices(), payments(), notes()]);
    const inwards = sum(rows.map(({ direction, amount }) => (direction === 'in' ? amount : -amount)));
    const left = sum([...rows.filter(({ reversed }) => !reversed), ...credited].map((one) => one.left));
    const beyond = sum(credited.map(({ amount, fromDue }) => amount - fromDue));
    return [inwards, sum(made.map(({ settled }) => settled ?? 0)) + left - beyond];
  };

  it(
    'reconciles to the paisa',
    async () => {
      const history = fc.array(step, { minLength: 6, maxLength: 18 });
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          client = await clinic.addClient();
          for (let from = 0; from < steps.length; from += AT_ONCE)
            await Promise.all(steps.slice(from, from + AT_ONCE).map(take));
          await clinic.get(Effects, { strict: false }).settled();
          await clinic.get(Effects, { strict: false }).sweep(0);
          expect((await clinic.get(MoneyCheck, { strict: false }).run()).wrong).toEqual([]);
          expect(await wrongKeys()).toEqual([]);
          const [inwards, known] = await bothSides();
          expect(inwards).toBe(known);
          expect((await payments()).flatMap(({ uses }) => uses.map(({ taken }) => taken))).not.toContain(
            null,
          );
          // The check reads one history at a time, so the money of the last one is deleted.
          for (const name of MONEY) await clinic.connection.collection(name).deleteMany({});
        }),
        { numRuns: RUNS, ...SEED },
      );
    },
    MOST_MS,
  );
});
