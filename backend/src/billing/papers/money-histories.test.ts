import * as fc from 'fast-check';
import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { InvoiceRecord } from '../invoices/invoice.schema.ts';
import type { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import { MoneyCheck } from '../payments/money-check.ts';
import type { PaymentRecord } from '../payments/payment.schema.ts';

const RUNS = 8;
/** Steps of a history that are taken at once. */
const AT_ONCE = 3;

interface Step {
  do: 'invoice' | 'receive' | 'allocate' | 'refund' | 'reverse' | 'credit';
  rupees: number;
  which: number;
}

const step = fc.record<Step>({
  do: fc.constantFrom('invoice', 'invoice', 'receive', 'receive', 'allocate', 'refund', 'reverse', 'credit'),
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

  /** What is refused leaves everything as it was. */
  const take = async ({ do: what, rupees, which }: Step): Promise<void> => {
    const credited = what === 'credit' ? pick(await invoices(), which) : undefined;
    const source = pick([...(await payments()), ...(await notes())], which)?._id.toHexString();
    switch (what) {
      case 'invoice': {
        const program = { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: rupees };
        const paid = which % 3 === 0 ? {} : { payments: [], useCredit: which % 3 === 1 };
        await post('/invoice/addInvoice', makeInvoice(client.id, [], { ...program, ...paid })).expect(200);
        return;
      }
      case 'receive':
        await post('/payment/receive', { client: client.id, mode: 'UPI', amount: rupees }).expect(200);
        return;
      case 'credit': {
        const lines = [{ line: 0, amount: rupees, returned: 'none' }];
        const body = { updatedAt: credited?.updatedAt, lines, reason: 'Unhappy' };
        if (credited) await post(`/invoice/credit/${credited._id.toHexString()}`, body);
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

  const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0);

  /** What came in and stayed, and what invoices received and clients have left, but for what was credited. */
  const bothSides = async (): Promise<[number, number]> => {
    const [made, rows, credited] = await Promise.all([invoices(), payments(), notes()]);
    const inwards = sum(rows.map(({ direction, amount }) => (direction === 'in' ? amount : -amount)));
    const left = sum([...rows.filter(({ reversed }) => !reversed), ...credited].map((one) => one.left));
    const beyond = sum(credited.map(({ amount, fromDue }) => amount - fromDue));
    return [inwards, sum(made.map(({ settled }) => settled ?? 0)) + left - beyond];
  };

  it('reconciles to the paisa', async () => {
    const history = fc.array(step, { minLength: 6, maxLength: 18 });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        client = await clinic.addClient();
        for (let from = 0; from < steps.length; from += AT_ONCE)
          await Promise.all(steps.slice(from, from + AT_ONCE).map(take));
        await clinic.get(Effects, { strict: false }).settled();
        await clinic.get(Effects, { strict: false }).sweep(0);
        expect((await clinic.get(MoneyCheck, { strict: false }).run()).wrong).toEqual([]);
        const [inwards, known] = await bothSides();
        expect(inwards).toBe(known);
        expect((await payments()).flatMap(({ uses }) => uses.map(({ taken }) => taken))).not.toContain(null);
      }),
      { numRuns: RUNS },
    );
  });
});
