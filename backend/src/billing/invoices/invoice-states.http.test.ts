import type { Invoice } from '@clinic/contract/billing/invoices';
import { paperState } from '@clinic/contract/billing/paper-state';
import { PAPER_STATES, type PaperState } from '@clinic/contract/billing/papers';
import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeInvoice } from '../../operations/demo/factories.ts';
import { StateKeys } from './state-keys.ts';
import { stateKeyOf } from './state-key.ts';

/** Total, due and credit notes in paise; invoices of an earlier release lack some of them. */
const SUMS: [total: number, due: number | undefined, credits: number[] | undefined][] = [100, 0].flatMap(
  (total) =>
    [undefined, 0, 40, 100]
      .filter((due) => (due ?? 0) <= total)
      .flatMap((due) =>
        [undefined, [], [40], [40, 60], [100]]
          .filter((credits) => sum(credits) <= total)
          .map((credits) => [total, due, credits] as (typeof SUMS)[number]),
      ),
);

function sum(amounts: number[] = []): number {
  return amounts.reduce((all, one) => all + one, 0);
}

describe('the states of invoices', () => {
  let clinic: TestApp;
  let desk: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    desk = await clinic.addAssistant(await clinic.addDoctor());
  });
  afterAll(() => clinic.close());

  const post = (path: string, body: object) => clinic.as(desk).post(path).send(body).expect(200);
  const list = async (query: { filter: object; sort?: [string, 'ASC' | 'DESC'] }) => {
    const asked = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
    const { body } = await clinic.as(desk).get('/rest/invoices').query(Object.fromEntries(asked)).expect(200);
    return body as Invoice[];
  };

  it('sort and filter the list, and follow each payment, credit and payment that is taken back', async () => {
    const client = await clinic.addClient();
    const sold = (invoiceNumber: string, payments: object[]) =>
      makeInvoice(client.id, [], {
        invoiceNumber,
        selectedPlan: 'Detox',
        numberOfWeeks: 1,
        pricePerWeek: 100,
        payments,
      } as object);
    const cash = (amount: number) => ({ mode: 'Cash', amount });
    for (const [number, payments] of [
      ['S-credited', []],
      ['S-open', []],
      ['S-part', [cash(40)]],
      ['S-paid', [cash(100)]],
      ['S-partCredited', [cash(100)]],
    ] as const)
      await post('/invoice/addInvoice', sold(number, [...payments]));
    const mine = { client: client.id };
    const made = new Map((await list({ filter: mine })).map((one) => [one.invoiceNumber, one]));
    const credit = ({ id, updatedAt }: Invoice, amount: number) =>
      post(`/invoice/credit/${id}`, {
        updatedAt,
        lines: [{ line: 0, amount, returned: 'none' }],
        reason: 'Unhappy',
      });
    await credit(made.get('S-credited')!, 100);
    await credit(made.get('S-partCredited')!, 10);
    const inOrder = ['S-open', 'S-part', 'S-paid', 'S-partCredited', 'S-credited'];
    const numbers = async (...query: Parameters<typeof list>) =>
      (await list(...query)).map(({ invoiceNumber }) => invoiceNumber);
    expect(await numbers({ filter: mine, sort: ['state', 'ASC'] })).toEqual(inOrder);
    expect(await numbers({ filter: mine, sort: ['state', 'DESC'] })).toEqual(inOrder.toReversed());
    const of = (state: PaperState) => numbers({ filter: { ...mine, state } });
    for (const [place, state] of PAPER_STATES.entries()) expect(await of(state)).toEqual([inOrder[place]]);

    const open = made.get('S-open')!;
    const receipt = {
      client: client.id,
      mode: 'UPI',
      amount: 100,
      invoices: [{ invoice: open.id, amount: 100 }],
    };
    const { body } = await post('/payment/receive', receipt);
    expect([await of('open'), await of('paid')]).toEqual([[], ['S-paid', 'S-open']]);
    const { payment } = body as { payment: { id: string } };
    await post(`/payment/reverse/${payment.id}`, { reason: 'Bounced' });
    expect([await of('open'), await of('paid')]).toEqual([['S-open'], ['S-paid']]);
    await clinic.as(desk).get('/rest/invoices').query({ filter: '{"state":"late"}' }).expect(400);
  });

  it('are those that their sums say, also where a server that stores none has written', async () => {
    const invoices = clinic.connection.collection('invoices');
    const client = { id: new Types.ObjectId(), name: 'Earlier' };
    await invoices.insertMany(
      SUMS.map(([total, due, credits], index) => ({
        numberKey: `earlier-${index}`,
        client,
        total,
        ...(due !== undefined && { due }),
        ...(credits && { credits: credits.map((amount) => ({ amount })) }),
        // An older server has changed the sums of some invoices.
        ...(index % 2 === 0 && { stateKey: 0 }),
      })),
    );
    const keys = clinic.get(StateKeys, { strict: false });
    expect([(await keys.run()) > 0, await keys.run()]).toEqual([true, 0]);
    const stored = await invoices.find({ 'client.id': client.id }).sort({ _id: 1 }).toArray();
    expect(stored.map(({ stateKey }) => PAPER_STATES[stateKey as number])).toEqual(
      SUMS.map(([total, due = 0, credits]) => paperState({ total, due, credited: sum(credits) })),
    );
    expect(new Set(stored.map(({ stateKey }) => stateKey as number))).toEqual(
      new Set(PAPER_STATES.map(stateKeyOf)),
    );
  });
});
