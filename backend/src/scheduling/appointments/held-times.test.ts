import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { Types } from 'mongoose';
import { atOnce } from '../../../test/at-once.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { Reassignments } from '../reassignment/reassignments.service.ts';
import type { ApiError } from '../../platform/http/api-error.ts';
import { AppointmentBooking } from './appointment-booking.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { GIVE_BACK } from './holds-in-the-way.ts';
import { job } from '../../platform/writes/write-context.ts';
import { TODAY, fromNow, testClock } from '../../../test/test-clock.ts';

const DAY = addDays(TODAY, 3);

describe('the time that a client has requested', () => {
  let test: TestApp;
  let booking: AppointmentBooking;
  let changes: AppointmentChanges;
  let doctor: Person;
  let assistant: Person;

  beforeAll(async () => {
    test = await openTestApp();
    booking = test.get(AppointmentBooking, { strict: false });
    changes = test.get(AppointmentChanges, { strict: false });
  });
  afterAll(() => test.close());
  afterEach(() => test.travelTo(testClock.now()));
  beforeEach(async () => {
    await test.connection.collection('settings').deleteMany({});
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
  });

  const wish = (client: Person, time = '10:00') => ({
    doctor: doctor.id,
    assistant: assistant.id,
    client: client.id,
    date: DAY,
    time,
  });
  const ask = (client: Person, time?: string) => booking.create(job(client), wish(client, time));
  const confirm = (id: string, confirmedTime: string, over = {}) =>
    changes.update(job(assistant), id, { status: 'confirmed', confirmedDate: DAY, confirmedTime, ...over });
  const clients = (count: number) => Promise.all(Array.from({ length: count }, () => test.addClient()));
  const refusalOf = (work: Promise<unknown>): Promise<ApiError> =>
    work.then(
      () => Promise.reject(new Error('It was not refused.')),
      (error: ApiError) => error,
    );
  const setOf = (id: string) => ({ _id: new Types.ObjectId(id) });
  const stored = (id: string) =>
    test.connection.collection<AppointmentRecord>('appointments').findOne(setOf(id) as never);
  const heldAt = async (time: string): Promise<string[]> => {
    const start = new Date(`${DAY}T${time}:00+05:30`);
    const rows = await test.connection
      .collection('appointments')
      .find({ 'doctor.id': new Types.ObjectId(doctor.id), startsAt: start, slots: { $exists: true } })
      .toArray();
    return rows.map(({ _id }) => String(_id));
  };
  /** The doctor works from nine to six every day. */
  const giveWeek = () =>
    test.connection.collection('weeks').insertOne({
      doctor: new Types.ObjectId(doctor.id),
      validFrom: '2020-01-01',
      ranges: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        day,
        from: '09:00',
        to: '18:00',
        modes: ['clinic', 'online'],
      })),
      removedAt: null,
    });
  const storePolicy = (over = {}) =>
    test.connection
      .collection('settings')
      .insertOne({ _id: 'booking-policy' as never, ...DEFAULT_POLICY, version: 1, ...over });

  it('is held for one of fifty concurrent requests; the others are offered near times', async () => {
    await giveWeek();
    const asked = await clients(50);
    const { worked, codes } = await atOnce(asked.map((client) => ask(client)));
    expect([worked.length, [...new Set(codes)]]).toEqual([1, ['TIME_NOT_FREE']]);
    expect(await heldAt('10:00')).toEqual([worked[0]?.id]);
    const refusal = await refusalOf(ask(asked.find(({ id }) => id !== worked[0]?.client.id) as Person));
    expect(refusal.extra.alternatives).toEqual([
      { date: DAY, time: '09:30' },
      { date: DAY, time: '10:30' },
      { date: DAY, time: '09:15' },
    ]);
  });

  it('may be requested by several while the doctor has no hours, and is held for the first', async () => {
    const [one, two] = await clients(2);
    const first = await ask(one as Person);
    const second = await ask(two as Person);
    expect([first.heldUntil, second.heldUntil]).toEqual([expect.any(String), null]);
    expect(await heldAt('10:00')).toEqual([first.id]);
  });

  it('is given to another visit only when the desk confirms that', async () => {
    const [one, two] = (await clients(2)) as [Person, Person];
    const held = await ask(one);
    const other = await booking.create(job(assistant), wish(two, '12:00'));
    const refusal = await refusalOf(confirm(other.id, '10:15'));
    expect([refusal.code, refusal.message]).toEqual(['TIME_HELD', expect.stringContaining(one.name)]);
    expect(await heldAt('10:00')).toEqual([held.id]);

    await expect(confirm(other.id, '10:15', { overHold: true })).resolves.toMatchObject({
      status: 'confirmed',
    });
    const lost = await stored(held.id);
    expect([lost?.status, lost?.slots, lost?.changes.at(-1)?.event]).toEqual([
      'requested',
      undefined,
      'hold-taken',
    ]);
  });

  it('is restored when the other visit did not get it after all', async () => {
    const [one, two, three] = (await clients(3)) as [Person, Person, Person];
    const held = await ask(one, '10:00');
    const confirmed = await booking.create(job(assistant), { ...wish(two, '10:30'), confirm: true });
    const other = await booking.create(job(assistant), { ...wish(three, '15:00'), duration: 60 });
    expect((await refusalOf(confirm(other.id, '10:00', { overHold: true }))).code).toBe(
      'APPOINTMENT_OVERLAP',
    );
    expect(await heldAt('10:00')).toEqual([held.id]);
    expect(await heldAt('10:30')).toEqual([confirmed.id]);
    expect((await stored(held.id))?.changes.at(-1)?.event).toBe('hold-given-back');
  });

  it('is restored by the sweeper when the server died between the two writes', async () => {
    const [one] = (await clients(1)) as [Person];
    const held = await ask(one);
    const taker = new Types.ObjectId();
    const at = fromNow(-60_000);
    const effect = { key: `2:${GIVE_BACK}:${taker.toHexString()}`, kind: GIVE_BACK, at };
    await test.connection.collection('appointments').updateOne(setOf(held.id), {
      $set: { version: 2, lostHold: fromNow(3_600_000) },
      $unset: { slots: 1, heldUntil: 1 },
      $push: { outbox: { id: new Types.ObjectId(), at, kind: 'effect', effect } } as never,
    });
    await test.get(Effects, { strict: false }).sweep();
    expect(await heldAt('10:00')).toEqual([held.id]);
  });

  it('is restored when a visit that had it for a moment gives it up, and is not when the visit keeps it', async () => {
    const appointments = test.connection.collection('appointments');
    for (const [minutesAgo, isRestored] of [
      [0, true],
      [60, false],
    ] as const) {
      const [one, two] = (await clients(2)) as [Person, Person];
      const held = await ask(one);
      const { slots } = (await stored(held.id)) ?? {};
      await appointments.updateOne(setOf(held.id), { $unset: { slots: 1 } });
      const other = await booking.create(job(assistant), wish(two, '15:00'));
      const updatedAt = fromNow(-minutesAgo * 60_000);
      await appointments.updateOne(setOf(other.id), { $set: { slots, updatedAt } });
      const at = testClock.now();
      const key = `2:${GIVE_BACK}:${new Types.ObjectId().toHexString()}`;
      const outbox = { id: new Types.ObjectId(), at, kind: 'effect', effect: { key, kind: GIVE_BACK, at } };
      const lost = { version: 2, lostHold: fromNow(3_600_000) };
      await appointments.updateOne(setOf(held.id), { $set: { ...lost, outbox: [outbox] } as never });
      await test.get(Effects, { strict: false }).sweep(0);
      await appointments.deleteOne(setOf(other.id));
      await test.get(Effects, { strict: false }).sweep(0);
      expect(await heldAt('10:00')).toEqual(isRestored ? [held.id] : []);
      await appointments.deleteOne(setOf(held.id));
    }
  });

  it('is free again when the hold expires, and the request stays open', async () => {
    const [one, two] = (await clients(2)) as [Person, Person];
    const held = await ask(one);
    const past = { heldUntil: fromNow(-1000) };
    await test.connection.collection('appointments').updateOne(setOf(held.id), { $set: past });
    const other = await booking.create(job(assistant), wish(two, '15:00'));
    await expect(confirm(other.id, '10:00')).resolves.toMatchObject({ status: 'confirmed' });
    expect(await stored(held.id)).toMatchObject({ status: 'requested' });
  });

  it('goes with a request that is moved or withdrawn', async () => {
    const [one] = (await clients(1)) as [Person];
    const { id } = await ask(one);
    await changes.reschedule(job(one), id, { date: DAY, time: '11:00' });
    expect([await heldAt('10:00'), await heldAt('11:00')]).toEqual([[], [id]]);
    await changes.cancel(job(one), id);
    expect(await heldAt('11:00')).toEqual([]);
  });

  it('gives way when a doctor leaves and the new one has a visit then', async () => {
    const next = await test.addDoctor();
    const [one, two] = (await clients(2)) as [Person, Person];
    const held = await ask(one);
    await booking.create(job(assistant), { ...wish(two), doctor: next.id, confirm: true });
    await test.get(Reassignments, { strict: false }).reassign(job(assistant), doctor.id, next.id);
    expect(await stored(held.id)).toMatchObject({ status: 'requested' });
    expect(await heldAt('10:00')).toEqual([]);
  });

  it('is confirmed with the minutes after it, which the desk alone may cut short', async () => {
    await storePolicy({ buffer: 10 });
    const [one, two] = (await clients(2)) as [Person, Person];
    const first = await booking.create(job(assistant), {
      ...wish(one, '10:00'),
      duration: 30,
      confirm: true,
    });
    const second = await booking.create(job(assistant), wish(two, '15:00'));
    expect((await refusalOf(confirm(second.id, '10:30'))).code).toBe('TIME_HELD');
    await confirm(second.id, '10:35', { overHold: true });
    expect(await stored(first.id)).toMatchObject({ buffer: 5 });
  });

  it('must be free where the doctor has hours, on or off the steps, and within the policy', async () => {
    await giveWeek();
    await storePolicy();
    const [one, two] = (await clients(2)) as [Person, Person];
    expect((await refusalOf(ask(one, '18:00'))).code).toBe('TIME_NOT_FREE');
    expect((await refusalOf(ask(one, '17:35'))).code).toBe('TIME_NOT_FREE');
    await expect(ask(one, '17:20')).resolves.toMatchObject({ status: 'requested' });
    const far = { ...wish(two), date: addDays(DAY, 90) };
    const refusal = await refusalOf(booking.create(job(two), far));
    expect([refusal.code, refusal.message]).toEqual([
      'OUTSIDE_POLICY',
      'Please choose a day within the next 60 days.',
    ]);
    // The desk is bound by neither hours nor policy.
    await expect(
      booking.create(job(assistant), { ...far, time: '20:00', confirm: true }),
    ).resolves.toMatchObject({
      status: 'confirmed',
    });
  });

  it('is taken only when the desk is open for an hour before it, and held at most until it begins', async () => {
    await giveWeek();
    await storePolicy();
    const [one, two, three] = (await clients(3)) as [Person, Person, Person];
    const at = (time: string) => clinicInstant(TODAY, time, 'Asia/Kolkata');
    const today = (client: Person, time: string) => ({ ...wish(client, time), date: TODAY });
    const visit = await booking.create(job(assistant), { ...wish(three), confirm: true });
    // The desk has a break from one to four.
    test.travelTo(at('12:44'));
    const refusals = await Promise.all([
      refusalOf(booking.create(job(one), today(one, '16:40'))),
      refusalOf(changes.reschedule(job(three), visit.id, { date: TODAY, time: '16:40' })),
    ]);
    const sentence =
      'The clinic is not open long enough before this time to confirm it. Please choose a later one, or call us.';
    const nearest = { date: TODAY, time: '16:45' };
    expect(refusals.map(({ code, message, extra }) => [code, message, extra.alternatives?.[0]])).toEqual([
      ['OUTSIDE_POLICY', sentence, nearest],
      ['OUTSIDE_POLICY', sentence, nearest],
    ]);

    const held = await booking.create(job(one), today(one, '16:45'));
    expect(held.heldUntil).toBe(at('16:45').toISOString());
    // The desk is not bound by it.
    await expect(
      booking.create(job(assistant), { ...today(two, '15:00'), confirm: true }),
    ).resolves.toMatchObject({ status: 'confirmed' });
  });

  it('needs no hour of the desk while no policy is stored', async () => {
    await giveWeek();
    const [one] = (await clients(1)) as [Person];
    test.travelTo(clinicInstant(TODAY, '12:45', 'Asia/Kolkata'));
    const held = await booking.create(job(one), { ...wish(one, '13:00'), date: TODAY });
    expect(held.heldUntil).toBe(held.start);
  });

  it('cannot be moved by its client when the visit is too near, but a request can be withdrawn', async () => {
    await storePolicy({ changeLimit: 24 * 7 });
    const [one, two] = (await clients(2)) as [Person, Person];
    const request = await ask(one);
    const visit = await booking.create(job(assistant), { ...wish(two, '12:00'), confirm: true });
    const moved = changes.reschedule(job(two), visit.id, { date: DAY, time: '13:00' });
    expect((await refusalOf(moved)).message).toMatch(
      /^Less than 168 hours before your visit: please call \+91/,
    );
    expect((await refusalOf(changes.cancel(job(two), visit.id))).code).toBe('TOO_LATE_TO_CHANGE');
    await expect(changes.cancel(job(one), request.id)).resolves.toMatchObject({ status: 'cancelled' });
  });
});
