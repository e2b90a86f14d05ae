import { DEFAULT_BUSINESS } from '@clinic/contract/billing/business';
import type { ConfirmSeries, WaitingSeries } from '@clinic/contract/billing/paper-series';
import type { Db } from 'mongodb';
import { REGISTERED } from '../../../test/clinic-records.ts';
import { killedAt } from '../../../test/killed-at.ts';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeTaxClass } from '../../operations/demo/factories.ts';
import { stopSeries } from '../../platform/backup/stop-series.ts';
import { Effects } from '../../platform/writes/effects.ts';

const NOON = new Date('2026-11-26T12:00:00+05:30');
const TODAY = '2026-11-26';

describe('after a restore', () => {
  let staffed: StaffedClinic;
  let admin: Person;
  let desk: Person;
  let client: Person;
  let taxClass: string;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    const { clinic } = staffed;
    clinic.travelTo(NOON);
    [admin, desk] = [await clinic.signInAgain(staffed.admin), await clinic.signInAgain(staffed.assistant)];
    client = await clinic.addClient();
    const business = { ...DEFAULT_BUSINESS, ...REGISTERED, version: 0 };
    await as(admin).put('/admin/business').send(business).expect(200);
    taxClass = (await as(admin).post('/rest/taxClasses').send(makeTaxClass()).expect(200)).body.id;
    await as(admin).post(`/admin/business/sign/${taxClass}`).send({}).expect(200);
  });
  beforeEach(async () => {
    for (const name of ['invoices', 'creditNotes', 'payments', 'paperSeries'])
      await staffed.clinic.connection.collection(name).deleteMany({});
  });
  afterAll(() => staffed.clinic.close());

  const as = (who: Person) => staffed.clinic.as(who);
  const post = (path: string, body: object, who = desk) => as(who).post(path).send(body);
  const issue = () => {
    const program = { name: 'Detox', weeks: 2, pricePerWeek: 500, taxClass };
    return post('/invoice/issue', { date: TODAY, client: client.id, items: [], program });
  };
  const issued = async () => (await issue().expect(200)).body.invoice;
  const credit = ({ id, updatedAt }: { id: string; updatedAt: string }) =>
    post(`/invoice/credit/${id}`, {
      updatedAt,
      lines: [{ line: 0, quantity: 1, returned: 'none' }],
      reason: 'Unhappy',
    });
  const receive = () => post('/payment/receive', { client: client.id, mode: 'UPI', amount: 50 });
  const restored = (today = TODAY) =>
    stopSeries(staffed.clinic.connection.db as unknown as Db, (name) => name, { now: NOON, today });
  const waiting = async (): Promise<WaitingSeries[]> =>
    (await as(admin).get('/admin/series').expect(200)).body.waiting;
  const confirm = (said: ConfirmSeries) => post('/admin/series', said, admin);
  const count = (name: string) => staffed.clinic.connection.collection(name).countDocuments();
  const LOST: ConfirmSeries = {
    series: 'TW/26-27',
    last: 4,
    day: '2026-11-26',
    reason: 'Written after the last backup',
  };

  it('only series that have given a number wait, with the last number that the database has', async () => {
    expect(await restored()).toBe(0);
    await issued();
    await receive().expect(200);
    await restored();
    const since = NOON.toISOString();
    expect(await waiting()).toEqual([
      { series: 'RC/26-27', paper: 'receipt', since, last: 1, lastDay: TODAY },
      { series: 'TW/26-27', paper: 'invoice', since, last: 1, lastDay: TODAY },
    ]);
    await as(desk).get('/admin/series').expect(403);
  });

  it('a prefix waits in the present financial year, too, of which the file may have no paper yet', async () => {
    await issued();
    await restored('2027-04-01');
    expect((await waiting()).map(({ series, last }) => [series, last])).toEqual([
      ['TW/26-27', 1],
      ['TW/27-28', 0],
    ]);
  });

  it('papers of a waiting series are refused, and nothing of them is stored', async () => {
    const paid = (await receive().expect(200)).body.payment;
    const sold = await issued();
    await credit(await issued()).expect(200);
    await post('/payment/refund', { source: paid.id, mode: 'Cash', amount: 10, reason: 'Asked' }).expect(200);
    await restored();
    const before = await Promise.all(['invoices', 'creditNotes', 'payments'].map(count));
    const refused = await Promise.all([
      issue(),
      receive(),
      credit(sold),
      post('/payment/refund', { source: paid.id, mode: 'Cash', amount: 10, reason: 'Asked' }),
      post(`/invoice/correct/${sold.id}`, {
        updatedAt: sold.updatedAt,
        reason: 'Wrong',
        invoice: {
          date: TODAY,
          client: client.id,
          items: [],
          program: { name: 'Detox', weeks: 1, pricePerWeek: 500, taxClass },
        },
      }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'SERIES_WAITS']),
    );
    expect(refused[0]?.body.message).toBe(
      'Numbers TW/26-27 wait since the restore: an admin has to say which one was the last (Settings, Business).',
    );
    expect(await Promise.all(['invoices', 'creditNotes', 'payments'].map(count))).toEqual(before);
    expect(
      (await as(desk).get(`/invoice/getInvoiceById/${sold.id}`).expect(200)).body.invoice.credits,
    ).toEqual([]);
  });

  it('a series goes on after the number that an admin confirmed, or read on the last paper', async () => {
    await issued();
    await receive().expect(200);
    await restored();
    await confirm({ series: 'RC/26-27', last: 1 }).expect(200);
    expect((await receive().expect(200)).body.payment.number).toBe('RC/26-27/00002');
    const { body } = await confirm(LOST).expect(200);
    expect(body.waiting).toEqual([]);
    expect((await issued()).invoiceNumber).toBe('TW/26-27/00005');
    const again = await confirm(LOST).expect(409);
    expect(again.body.code).toBe('STALE_RECORD');
  });

  it.each<[string, Partial<ConfirmSeries>, number]>([
    ['lower than the database has', { last: 0, day: undefined, reason: undefined }, 400],
    ['higher without a reason', { reason: undefined }, 400],
    ['of tomorrow', { day: '2026-11-27' }, 400],
    ['of a series that never was', { series: 'XY/26-27' }, 404],
  ])('a number %s is refused', async (_, over, status) => {
    await issued();
    await restored();
    await confirm({ ...LOST, ...over }).expect(status);
    expect(await waiting()).toHaveLength(1);
  });

  it('a credit note that was begun before waits for its number, and the invoice for its note', async () => {
    const sold = await issued();
    await credit(await issued()).expect(200);
    expect(
      await killedAt(
        (collection, command) => collection === 'creditNotes' && command === 'insert',
        () => credit(sold),
      ),
    ).toBe(true);
    await restored();
    const effects = staffed.clinic.get(Effects, { strict: false });
    await effects.sweep(0);
    expect(await count('creditNotes')).toBe(1);
    const { body } = await as(desk).get(`/invoice/getInvoiceById/${sold.id}`).expect(200);
    await confirm({ series: 'TW/26-27', last: 2 }).expect(200);
    expect((await credit(body.invoice).expect(503)).body.message).toBe(
      'An earlier credit note of this invoice is not done yet: its number comes later, and nothing is lost.',
    );
    await confirm({ ...LOST, series: 'CN/26-27' }).expect(200);
    await effects.sweep(0);
    const notes = await as(desk).get(`/invoice/creditNotes/${sold.id}`).expect(200);
    expect(notes.body.creditNotes).toEqual([expect.objectContaining({ number: 'CN/26-27/00005' })]);
    expect(notes.body.creditNotes).toHaveLength(1);
  });
});
