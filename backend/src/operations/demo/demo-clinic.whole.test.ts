import { Logger } from '@nestjs/common';
import { addDays, clinicInstant, weekdayName } from '@clinic/contract/clinic-calendar';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { MoneyCheck } from '../../billing/payments/money-check.ts';
import { AdminWorklistsService } from '../../dashboards/worklists/admin-worklists.service.ts';
import { DeskWorklistsService } from '../../dashboards/worklists/desk-worklists.service.ts';
import type { Env } from '../../platform/config/env.ts';
import { DemoClinic } from './demo-clinic.ts';
import { TODAY } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';

describe('a demo clinic with its public passwords', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
    await clinic.connection.collection('clinic_state').insertOne({ _id: 'demo' as never });
  });
  afterAll(() => clinic.close());

  /** Returns the answer of a start on the demo clinic's database. */
  const prepared = async (over: Partial<Env>): Promise<unknown> => {
    const server = await openTestApp({ mongodbUri: clinic.uri, ...over });
    try {
      return await server.get(DemoClinic, { strict: false }).prepare();
    } finally {
      await server.close();
    }
  };

  it('opens on this machine alone', async () => {
    expect(await prepared({})).toBe(true);
  });

  it.each([
    ['where others reach the server', { host: '0.0.0.0' }, 'before HOST=0.0.0.0'],
    ['in production', { production: true }, 'before NODE_ENV=production'],
  ])('does not open %s, and says what to do', async (_where, over, advice) => {
    await expect(prepared(over)).rejects.toThrow(advice);
  });
});

describe('the money of a demo clinic that is opened on a Monday, after a closed day', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp({ demoData: true });
    const monday = [1, 2, 3, 4, 5, 6, 7]
      .map((days) => addDays(TODAY, days))
      .find((day) => weekdayName(day) === 'Monday');
    clinic.travelTo(clinicInstant(monday ?? '', '08:00', ZONE));
    await clinic.get(DemoClinic, { strict: false }).prepare();
  });
  afterAll(() => clinic.close());

  const caller = async (collection: string, role: 'admin' | 'assistant') => {
    const found = await clinic.connection.collection(collection).findOne({});
    return { id: String(found?._id), name: '', role };
  };

  it('is on the homes of the desk and the admin', async () => {
    const desk = clinic.get(DeskWorklistsService, { strict: false });
    const { overdue } = (await desk.worklistsOf(await caller('assistants', 'assistant'))).lists;
    expect(overdue.count).toBeGreaterThan(5);
    expect(overdue.sum).toBeGreaterThan(10_000);
    const admin = clinic.get(AdminWorklistsService, { strict: false });
    const { lists, turnover } = await admin.worklistsOf(await caller('admins', 'admin'));
    const { drawerDifferences, credits, refunds, changedPrices } = lists;
    const counts = [drawerDifferences, credits, refunds, changedPrices].map(({ count }) => count);
    expect(counts).toEqual([1, 2, 1, 2]);
    expect(drawerDifferences.rows[0]?.words).toMatch(/^₹50\.00 too little on /);
    expect(turnover).toBeNull();
  });

  it('has a course of weekly visits, which is its client’s only plan', async () => {
    const [series] = await clinic.connection.collection('bookings').find({}).toArray();
    expect(series).toMatchObject({ state: 'booked', runs: series?.client.id });
    const visits = await clinic.connection
      .collection('appointments')
      .find({ 'client.id': series?.client.id, status: 'confirmed' })
      .toArray();
    const ofSeries = visits.filter((visit) => visit.series);
    expect(ofSeries.length).toBeGreaterThanOrEqual(2);
    expect(visits.filter(({ activeClient }) => activeClient)).toEqual([]);
  });

  it('has debts, instalments, an advance and a credit note, and adds up', async () => {
    const count = (collection: string, which: object) =>
      clinic.connection.collection(collection).countDocuments(which);
    expect(await count('invoices', { due: { $gt: 0 }, 'dueOn.1': { $exists: true } })).toBeGreaterThan(0);
    expect(await count('invoices', { due: { $gt: 0 }, settled: 0 })).toBe(1);
    expect(await count('payments', { kind: 'receipt', left: { $gt: 0 } })).toBe(1);
    expect(await count('creditNotes', { left: { $gt: 0 } })).toBe(1);
    expect(await clinic.get(MoneyCheck, { strict: false }).run()).toEqual({ wrong: [] });
  });
});

it('says that the demo clinic was left out, and why, when there is an admin already', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const clinic = await openTestApp({ demoData: true });
  try {
    await clinic.addAdmin();
    expect(await clinic.get(DemoClinic, { strict: false }).prepare()).toBe(false);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/demo clinic was left out: .*ADMIN_EMAIL/));
  } finally {
    warn.mockRestore();
    await clinic.close();
  }
});
