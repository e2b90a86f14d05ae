import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { killedAt } from '../../../test/killed-at.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { makeTaxClass } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { MoneyCheck } from '../payments/money-check.ts';

interface Numbered {
  serial: number;
  series: string;
  date?: string;
  day?: string;
}

describe('papers of a registered clinic that a killed server left at 23:59', () => {
  let clinic: TestApp;
  let admin: Person;
  let desk: Person;
  let client: Person;
  let taxClass: string;

  const as = (who: Person) => clinic.as(who);
  const at = async (instant: string) => {
    clinic.travelTo(new Date(instant));
    [admin, desk] = [await clinic.signInAgain(admin), await clinic.signInAgain(desk)];
  };
  const save = async (over: object = {}) => {
    const { version } = (await as(admin).get('/admin/business').expect(200)).body;
    await as(admin)
      .put('/admin/business')
      .send({ ...DEFAULT_BUSINESS, ...REGISTERED, ...over, version })
      .expect(200);
  };

  beforeAll(async () => {
    clinic = await openTestApp();
    [admin, desk] = [await clinic.addAdmin(), await clinic.addAssistant(await clinic.addDoctor())];
    client = await clinic.addClient();
    taxClass = (await as(admin).post('/rest/taxClasses').send(makeTaxClass()).expect(200)).body.id;
    await as(admin).post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
  });
  beforeEach(async () => {
    for (const name of ['invoices', 'creditNotes', 'payments'])
      await clinic.connection.collection(name).deleteMany({});
  });
  afterAll(() => clinic.close());

  const wish = (date: string, weeks = 2) => ({
    date,
    client: client.id,
    items: [],
    program: { name: 'Detox', weeks, pricePerWeek: 500, taxClass },
    payments: [{ mode: 'UPI', amount: 500 }],
  });
  const sell = async (date: string): Promise<Invoice> =>
    (await as(desk).post('/invoice/issue').send(wish(date)).expect(200)).body.invoice;
  const correct = ({ id, updatedAt }: Invoice, date: string) =>
    as(desk)
      .post(`/invoice/correct/${id}`)
      .send({ updatedAt, reason: 'Wrong weeks', invoice: wish(date, 3) });
  const creditAndRefund = ({ id, updatedAt }: Invoice) =>
    as(desk)
      .post(`/invoice/credit/${id}`)
      .send({
        updatedAt,
        lines: [{ line: 0, quantity: 2, returned: 'none' }],
        reason: 'Moved away',
        refund: { mode: 'UPI' },
      });
  const numbered = async (collection: string): Promise<Numbered[]> =>
    clinic.connection
      .collection<Numbered>(collection)
      .find({ serial: { $exists: true } })
      .sort({ series: 1, serial: 1 })
      .toArray();
  const finished = async () => {
    const effects = clinic.get(Effects, { strict: false });
    await until(async () => {
      await effects.sweep(0);
      return (await effects.oldestWaiting()) ? undefined : true;
    });
  };

  it.each([
    ['the credit note of a correction', 'creditNotes', correct],
    ['its new invoice', 'invoices', correct],
    ['the refund of a credit', 'payments', creditAndRefund],
  ])('%s gets its number after those of the next day, also in closed books', async (_, last, change) => {
    const [evening, morning] = ['2026-11-26', '2026-11-27'];
    await at(`${evening}T23:59:00+05:30`);
    await save();
    const [late, other, third] = [await sell(evening), await sell(evening), await sell(evening)];
    await clinic.get(Effects, { strict: false }).settled();
    const killed = await killedAt(
      (collection, command) => collection === last && command === 'insert',
      () => change(late, evening),
    );
    await at(`${morning}T00:01:00+05:30`);
    await correct(other, morning).expect(200);
    await creditAndRefund(third).expect(200);
    await save({ closedUntil: evening });
    await finished();

    expect(killed).toBe(true);
    for (const collection of ['invoices', 'creditNotes', 'payments']) {
      const rows = await numbered(collection);
      const days = rows.map(({ date, day }) => date ?? day ?? '');
      expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_row, index) => index + 1));
      expect(days).toEqual(days.toSorted());
    }
    expect(await numbered('creditNotes')).toHaveLength(3);
    expect((await clinic.get(MoneyCheck, { strict: false }).run()).wrong).toEqual([]);
  });

  it('of 31 March stay in the financial year of their day', async () => {
    await at('2026-03-31T23:59:00+05:30');
    await save();
    const [late, other] = [await sell('2026-03-31'), await sell('2026-03-31')];
    await clinic.get(Effects, { strict: false }).settled();
    const isNote = (collection: unknown, command: string) =>
      collection === 'creditNotes' && command === 'insert';
    expect(await killedAt(isNote, () => correct(late, '2026-03-31'))).toBe(true);
    await at('2026-04-01T00:01:00+05:30');
    await correct(other, '2026-04-01').expect(200);
    await finished();
    const notes = await numbered('creditNotes');
    expect(notes.map(({ series, serial, day }) => [series, serial, day])).toEqual([
      ['CN/25-26', 1, '2026-03-31'],
      ['CN/26-27', 1, '2026-04-01'],
    ]);
    const invoices = await numbered('invoices');
    expect(invoices.map(({ series, serial }) => [series, serial])).toEqual([
      ['TW/25-26', 1],
      ['TW/25-26', 2],
      ['TW/25-26', 3],
      ['TW/26-27', 1],
    ]);
  });
});
