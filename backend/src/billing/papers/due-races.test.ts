import type { Invoice } from '@clinic/contract/billing/invoices';
import { interrupted } from '../../../test/interrupted-work.ts';
import { openMoneyClinic } from '../../../test/money-clinic.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { job } from '../../platform/writes/write-context.ts';
import type { CreateInvoiceDto } from '../invoices/invoice.dto.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { Credits } from './credits.service.ts';

const MONEY = ['invoices', 'payments', 'creditNotes'];

/** The client owes 700 and 300, and has 150 of credit. */
interface Scene {
  client: string;
  large: Invoice;
  source: string;
}

type Call = (server: TestApp, scene: Scene) => Promise<unknown>;

const { clinic, second, desk, requireAllAddsUp, close } = await openMoneyClinic();

describe('what a screen saw as due', () => {
  afterAll(close);

  const payments = (server: TestApp) => server.get(PaymentsService, { strict: false });
  const sold = async (client: string, rupees: number) => {
    const program = { selectedPlan: 'Detox', numberOfWeeks: 1, pricePerWeek: rupees, payments: [] };
    const fields = makeInvoice(client, [], program) as CreateInvoiceDto;
    return (await clinic.get(InvoicesService, { strict: false }).create(job(desk), fields)).invoice;
  };
  const scene = async (): Promise<Scene> => {
    const { id: client } = await clinic.addClient();
    const cash = { client, mode: 'Cash', amount: 150 } as const;
    const { id: source } = await payments(clinic).receive(job(desk), { ...cash, invoices: [] });
    return { client, large: await sold(client, 700), source: (await sold(client, 300), source) };
  };

  const receive = (over: (of: Scene) => object): Call => {
    return async (server, of) => {
      const wish = { client: of.client, mode: 'Cash' as const, amount: 1000, due: 1000, ...over(of) };
      const { left } = await payments(server).receive(job(desk), wish);
      return left;
    };
  };
  const all = receive(() => ({}));
  const named = receive(({ large: { id } }) => ({
    amount: 700,
    due: 700,
    invoices: [{ invoice: id, amount: 700 }],
  }));
  const credit: Call = (server, { large: { id, updatedAt } }) =>
    server.get(Credits, { strict: false }).credit(job(desk), id, {
      updatedAt,
      reason: 'Unhappy',
      lines: [{ line: 0, amount: 700, returned: 'none' }],
    });
  const allocate: Call = (server, { source }) => payments(server).allocate(job(desk), { source });

  it.each<[string, Call, Call, number]>([
    ['all of it in two tabs', all, all, 1],
    ['all of it, and of one invoice', all, named, 1],
    ['of one invoice, and all of it', named, all, 1],
    ['of one invoice in two tabs', named, named, 1],
    ['of one invoice that is credited', named, credit, 1],
    ['of one invoice, which is being credited', credit, named, 1],
    ['all of it, of which an invoice is credited', all, credit, 1],
    // Unused credit stays credit, so both requests may succeed.
    ['all of it, which the credit pays too', all, allocate, 2],
    ['of one invoice, which the credit pays too', named, allocate, 2],
  ])('is received once: %s', async (_which, one, other, most) => {
    for (let after = 0; ; after += 1) {
      const begun = await scene();
      const { reached, outcomes } = await interrupted(
        { collections: MONEY, after, killed: false },
        () => one(clinic, begun),
        () => other(second, begun),
      );
      const done = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect({ after, done: done.length }).toEqual({ after, done: Math.min(most, Math.max(1, done.length)) });
      // Nothing of what was received for the due became the client's credit.
      const kept = done.map(({ value }) => value).filter((value) => typeof value === 'number' && value > 0);
      expect({ after, kept }).toEqual({ after, kept: [] });
      for (const server of [clinic, second]) await server.get(Effects, { strict: false }).settled();
      if (!reached) break;
    }
    await requireAllAddsUp();
  });

  it('is free again when the server that wanted it was killed', async () => {
    const begun = await scene();
    const killed = { collections: ['payments'], after: 0, killed: true };
    await interrupted(
      killed,
      () => named(clinic, begun),
      () => Promise.resolve(),
    );
    await expect(named(second, begun)).rejects.toMatchObject({ code: 'DUE_CHANGED' });
    await clinic.connection
      .collection('invoices')
      .updateMany({ reserved: { $exists: true } }, { $set: { 'reserved.until': new Date(0) } });
    expect(await named(second, begun)).toBe(0);
    await requireAllAddsUp();
  });
});
