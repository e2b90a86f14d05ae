import { Types } from 'mongoose';
import { atOnce } from '../../../test/at-once.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { job } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { newPayment } from '../payments/payment-row.ts';
import type { PaymentRecord } from '../payments/payment.schema.ts';
import type { ClosingRecord } from './till.schema.ts';
import { TillService } from './till.service.ts';
import { fromNow, testClock } from '../../../test/test-clock.ts';

describe('the drawer', () => {
  let clinic: TestApp;
  let desk: Person;
  let colleague: Person;
  let till: TillService;

  beforeAll(async () => {
    clinic = await openTestApp();
    const doctor = await clinic.addDoctor();
    desk = await clinic.addAssistant(doctor);
    colleague = await clinic.addAssistant(doctor);
    till = clinic.get(TillService, { strict: false });
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    for (const name of ['payments', 'closings', 'tillMoves', 'settings'])
      await clinic.connection.collection(name).deleteMany({});
  });

  const payments = () => clinic.connection.collection<PaymentRecord>('payments');
  const closings = () => clinic.connection.collection<ClosingRecord>('closings');

  /** Stores rupees that came in, or with a minus sign went out. */
  async function money(amount: number, over: Partial<PaymentRecord> = {}): Promise<Types.ObjectId> {
    const row = newPayment(
      {
        _id: new Types.ObjectId(),
        direction: amount > 0 ? 'in' : 'out',
        kind: amount > 0 ? 'invoice' : 'refund',
        client: { id: new Types.ObjectId(), name: 'Asha' },
        day: '2026-11-26',
        mode: 'Cash',
        amount: Math.abs(amount) * 100,
        by: { id: new Types.ObjectId(desk.id), name: desk.name },
        ...over,
      },
      over.createdAt ?? testClock.now(),
    );
    await payments().insertOne(row);
    return row._id;
  }

  const since = async () => (await till.state(desk)).since ?? undefined;
  const close = async (counted: number, float = 0) =>
    till.close(job(desk), { since: await since(), counted, float });

  it('counts what two people took in, paid back, and brought to the bank', async () => {
    await till.move(job(desk), { direction: 'in', amount: 500, reason: 'float' });
    await money(1180);
    await money(820.5, { by: { id: new Types.ObjectId(colleague.id), name: colleague.name } });
    await money(-300.5);
    await till.move(job(colleague), { direction: 'out', amount: 1000, reason: 'bank', note: 'Slip 12' });

    expect(await till.state(desk)).toMatchObject({ since: null, float: 0, rows: 3, closings: [] });
    expect(await close(1200, 500)).toMatchObject({
      opening: 0,
      cashIn: 2000.5,
      cashOut: 300.5,
      movedIn: 500,
      movedOut: 1000,
      expected: 1200,
      counted: 1200,
      difference: 0,
      float: 500,
      reason: '',
    });
  });

  it('is counted by notes as well', async () => {
    await money(1544);
    const notes = { 500: 3, 20: 2, 1: 4 };
    expect(await till.close(job(desk), { notes, float: 0 })).toMatchObject({ counted: 1544, difference: 0 });
  });

  it('opens with the float that stayed, and counts each row once', async () => {
    await money(1000);
    const first = await close(1000, 400);
    await money(250);
    expect(first.since).toBeNull();
    expect(await till.state(desk)).toMatchObject({ since: first.until, float: 400, rows: 1 });
    expect(await close(650)).toMatchObject({ opening: 400, cashIn: 250, expected: 650, difference: 0 });
  });

  it('leaves a late row to the next count', async () => {
    await money(1000);
    const first = await close(1000);
    const late = await money(70, { createdAt: new Date(Date.parse(first.until) - 60_000) });
    const second = await close(70);
    expect(second).toMatchObject({ cashIn: 70, difference: 0 });
    expect((await payments().findOne({ _id: late }))?.closing?.toHexString()).toBe(second.id);
  });

  it('does not count what comes after its instant, nor what was closed before payments were kept', async () => {
    await money(100, { createdAt: fromNow(3_600_000) });
    await money(100, { kind: 'before', closing: new Types.ObjectId() });
    expect(await close(0)).toMatchObject({ cashIn: 0, expected: 0 });
  });

  it('lists the sums of the other modes of the same time', async () => {
    await money(50, { mode: 'UPI', createdAt: fromNow(-60_000) });
    await close(0);
    await money(300, { mode: 'UPI' });
    await money(200, { mode: 'UPI' });
    await money(-120, { mode: 'UPI' });
    await money(90, { mode: 'Card' });
    expect(await close(0)).toMatchObject({
      expected: 0,
      others: [
        { mode: 'UPI', in: 500, out: 120 },
        { mode: 'Card', in: 90, out: 0 },
      ],
    });
  });

  it('asks once why there is a difference', async () => {
    await money(1000);
    const { id, difference } = await close(900);
    expect(difference).toBe(-100);
    expect(await till.explain(job(desk), id, 'Tea for the painters')).toMatchObject({
      reason: 'Tea for the painters',
    });
    await expect(till.explain(job(desk), id, 'Other')).rejects.toMatchObject({ code: 'STALE_RECORD' });
    const unknown = new Types.ObjectId().toHexString();
    await expect(till.explain(job(desk), unknown, 'Other')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is counted once by fifty people at once', async () => {
    await money(1000);
    const count = () => till.close(job(desk), { counted: 1000, float: 100 });
    const { worked, codes } = await atOnce(Array.from({ length: 50 }, count));
    expect(worked).toMatchObject([{ cashIn: 1000, difference: 0 }]);
    expect(new Set(codes)).toEqual(new Set(['STALE_RECORD']));
    expect(await closings().countDocuments()).toBe(1);
  });

  it('refuses a count of somebody who has not seen the count before', async () => {
    await close(0);
    await expect(till.close(job(colleague), { counted: 0, float: 0 })).rejects.toMatchObject({
      code: 'STALE_RECORD',
    });
  });

  it('claims what a killed server had counted before the next count', async () => {
    await money(1000);
    const first = await close(1000);
    const effect = { key: 'claim', kind: 'claim', at: testClock.now() };
    await payments().updateMany({}, { $set: { closing: null } });
    await closings().updateOne(
      { _id: new Types.ObjectId(first.id) },
      {
        $set: { outbox: [{ id: new Types.ObjectId(), at: effect.at, kind: 'effect', effect }] },
      },
    );
    expect(await close(0)).toMatchObject({ cashIn: 0, expected: 0, difference: 0 });
    expect(await payments().countDocuments({ closing: new Types.ObjectId(first.id) })).toBe(1);
  });

  it('is later than the count before, also of a server whose clock is ahead', async () => {
    await close(0);
    const ahead = fromNow(5000);
    await closings().updateOne({}, { $set: { until: ahead } });
    expect(Date.parse((await close(0)).until)).toBeGreaterThan(ahead.getTime());
  });

  it('is of each person alone, where the business says so, and all of them are shown to an admin', async () => {
    const settings = clinic.get(BusinessSettings, { strict: false });
    const { business, version } = await settings.read();
    await settings.save(job(await clinic.addAdmin()), { ...business, drawer: 'person', version });
    await money(1000);
    await money(70, { by: { id: new Types.ObjectId(colleague.id), name: colleague.name } });
    await till.move(job(colleague), { direction: 'in', amount: 5, reason: 'float' });

    expect(await till.close(job(colleague), { counted: 75, float: 0 })).toMatchObject({
      person: colleague.id,
      cashIn: 70,
      movedIn: 5,
      difference: 0,
    });
    expect(await till.state(desk)).toMatchObject({ since: null, rows: 1, moves: [], closings: [] });
    expect(await close(1000)).toMatchObject({ person: desk.id, cashIn: 1000, difference: 0 });
    expect((await till.state(await clinic.addAdmin())).closings).toHaveLength(2);
  });

  it('of a person has its difference explained by that person or an admin, by no colleague', async () => {
    const settings = clinic.get(BusinessSettings, { strict: false });
    const { business, version } = await settings.read();
    const admin = await clinic.addAdmin();
    await settings.save(job(admin), { ...business, drawer: 'person', version });
    const counts = [await close(50), await close(70)];
    for (const { id } of counts)
      await expect(till.explain(job(colleague), id, 'Hers')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const [first, second] = counts.map(({ id }) => id);
    expect(await till.explain(job(desk), first!, 'A tip')).toMatchObject({ reason: 'A tip' });
    expect(await till.explain(job(admin), second!, 'Mine')).toMatchObject({ reason: 'Mine' });
    await expect(till.explain(job(colleague), first!, 'Hers')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('takes one sum or notes, and keeps no more in the drawer than was counted', async () => {
    const wrong = [{ float: 0 }, { counted: 5, notes: { 5: 1 }, float: 0 }, { counted: 100, float: 100.01 }];
    for (const fields of wrong)
      await expect(till.close(job(desk), fields)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(till.move(job(desk), { direction: 'in', amount: 0, reason: 'float' })).rejects.toMatchObject(
      { code: 'INVALID_INPUT' },
    );
  });
});
