import { addDays } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { interrupted } from '../../../test/interrupted-work.ts';
import { keyed } from '../../../test/keyed-context.ts';
import { TODAY, fromNow, testClock } from '../../../test/test-clock.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { job } from '../../platform/writes/write-context.ts';
import { ownSlots } from './asked-move.ts';
import { AppointmentBooking } from './appointment-booking.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { SeriesBooking } from './series-booking.ts';
import { LeftMoves } from './left-moves.ts';
import { SeriesMoves } from './series-moves.ts';
import { SeriesRuns } from './series-runs.ts';
import { VisitOutcomes } from './visit-outcomes.ts';
import { WalkIns } from './walk-ins.ts';

const FIRST = addDays(TODAY, 6);
const VISITS = 3;
const MINUTE_MS = 60_000;
/** More writes than a booking has. */
const ENOUGH = 20;
const COLLECTIONS = ['bookings', 'appointments', 'outbox', 'clients'];

describe('a series', () => {
  let test: TestApp;
  let doctor: Person;
  let assistant: Person;
  let client: Person;

  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
    client = await test.addClient();
  });
  afterEach(() => test.travelTo(testClock.now()));

  const service = <Service>(kind: abstract new (...given: never[]) => Service): Service =>
    test.get(kind as never, { strict: false });
  const people = () => ({ client: client.id, doctor: doctor.id, assistant: assistant.id });
  const book = () =>
    service(SeriesBooking).book(job(assistant), {
      ...people(),
      first: { date: FIRST, time: '10:00' },
      every: { weeks: 1 },
      times: VISITS,
    });
  const visits = () =>
    test.connection
      .collection<AppointmentRecord>('appointments')
      .find({ 'client.id': new Types.ObjectId(client.id) })
      .toArray();
  const letters = () =>
    test.connection
      .collection('outbox')
      .countDocuments({ client: new Types.ObjectId(client.id), 'message.kind': 'series-booked' });
  const sweeps = async () => {
    await service(SeriesRuns).sweep({ stop: new AbortController().signal });
    await service(LeftMoves).sweep({ stop: new AbortController().signal });
    await service(Effects).sweep(0);
  };
  const none = () => Promise.resolve();
  const laterSweeps = async () => {
    test.travelTo(fromNow(2 * MINUTE_MS));
    await sweeps();
    test.travelTo(fromNow(4 * MINUTE_MS));
    await sweeps();
    test.travelTo(testClock.now());
  };

  const nextPeople = async () => {
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
    client = await test.addClient();
  };

  it('whose server is killed between any two writes is booked wholly or not at all', async () => {
    const ends: string[] = [];
    for (let after = 0; after < ENOUGH; after++) {
      const killed = { collections: COLLECTIONS, after, killed: true };
      const { reached } = await interrupted(killed, book, () => Promise.resolve());
      if (!reached) break;
      test.travelTo(fromNow(2 * MINUTE_MS));
      await sweeps();
      test.travelTo(fromNow(4 * MINUTE_MS));
      await sweeps();
      const left = await visits();
      expect(left.filter(({ pending }) => pending)).toEqual([]);
      expect([0, VISITS]).toContain(left.length);
      expect(await letters()).toBe(left.length === 0 ? 0 : 1);
      ends.push(left.length === 0 ? 'none' : 'all');
      test.travelTo(testClock.now());
      // Visits that were taken back hold no time: the same series can be booked again.
      const again = left.length > 0 ? left : (await book()).appointments;
      expect(again).toHaveLength(VISITS);
      await nextPeople();
    }
    expect(new Set(ends)).toEqual(new Set(['none', 'all']));
  }, 180_000);

  it('that a killed server left is in the way of no booking once a minute is over', async () => {
    const killed = { collections: ['bookings', 'appointments'], after: 4, killed: true };
    await interrupted(killed, book, () => Promise.resolve());
    expect((await visits()).map(({ pending }) => pending)).toEqual([true]);
    test.travelTo(fromNow(2 * MINUTE_MS));
    const other = await test.addClient();
    const single = { ...people(), client: other.id, date: FIRST, time: '10:00', confirm: true };
    await service(AppointmentBooking).create(job(assistant), single);
    expect(await visits()).toEqual([]);
    const alone = { ...people(), date: FIRST, time: '15:00', confirm: true };
    await service(AppointmentBooking).create(job(assistant), alone);
  });

  describe('that is moved from one visit on', () => {
    const MOVED = '11:00';
    let first = '';

    /** A day later than by its rhythm and at another time, so each visit needs a time that none of them has. */
    const move = (to: object = { date: addDays(FIRST, 1), time: MOVED }) =>
      service(SeriesMoves).moveLater(job(assistant), first, to as { date: string; time: string });
    const begin = async () => {
      const { appointments } = await book();
      first = appointments[0]?.id ?? '';
    };
    const movedLetters = () =>
      test.connection
        .collection('outbox')
        .countDocuments({ client: new Types.ObjectId(client.id), 'message.kind': 'series-moved' });
    /** Answers how many visits have moved; each has the slots of its own time and no other. */
    const moved = async () => {
      const all = await visits();
      expect(all).toHaveLength(VISITS);
      for (const visit of all) {
        expect(visit.nextSlots).toBeUndefined();
        expect(visit.slots).toEqual(ownSlots(visit));
      }
      const record = await test.connection
        .collection('bookings')
        .findOne({ 'client.id': new Types.ObjectId(client.id) });
      expect(record?.move).toBeUndefined();
      return all.filter(({ confirmedTime }) => confirmedTime === MOVED).length;
    };

    it('is moved wholly or not at all by a server that is killed between any two writes', async () => {
      const ends = new Set<number>();
      for (let after = 0; after < 2 * ENOUGH; after++) {
        await begin();
        const killed = { collections: COLLECTIONS, after, killed: true };
        const { reached } = await interrupted(killed, () => move(), none);
        await laterSweeps();
        const count = await moved();
        expect([0, VISITS]).toContain(count);
        expect(await movedLetters()).toBe(count === 0 ? 0 : 1);
        ends.add(count);
        if (!reached) break;
        await nextPeople();
      }
      expect(ends).toEqual(new Set([0, VISITS]));
    }, 180_000);

    it('is moved wholly or not at all, wherever another visit takes one of its new times', async () => {
      const ends = new Set<string>();
      for (let after = 0; after < 2 * ENOUGH; after++) {
        await begin();
        const other = await test.addClient();
        const rival = () =>
          service(AppointmentBooking).create(job(assistant), {
            ...people(),
            client: other.id,
            date: addDays(FIRST, 15),
            time: MOVED,
            confirm: true,
          });
        const between = { collections: ['bookings', 'appointments'], after, killed: false };
        const { reached, outcomes } = await interrupted(between, () => move(), rival);
        const [moving, booking] = outcomes.map(({ status }) => status);
        // One of two gets the time, and each is told what is so.
        expect([moving, booking].filter((status) => status === 'fulfilled')).toHaveLength(1);
        expect(await moved()).toBe(moving === 'fulfilled' ? VISITS : 0);
        ends.add(String(moving));
        if (!reached) break;
        await nextPeople();
      }
      expect(ends).toEqual(new Set(['fulfilled', 'rejected']));
    }, 180_000);

    it('moves onto times that its own visits have', async () => {
      await begin();
      await move({ date: addDays(FIRST, 7), time: '10:05' });
      expect(
        (await visits()).map(({ confirmedDate, confirmedTime }) => [confirmedDate, confirmedTime]),
      ).toEqual([1, 2, 3].map((weeks) => [addDays(FIRST, 7 * weeks), '10:05']));
      await move({ date: FIRST, time: '10:00' });
      for (const visit of await visits()) expect(visit.slots).toEqual(ownSlots(visit));
    });

    it('is changed by one request at a time', async () => {
      await begin();
      const all = await Promise.allSettled([move(), move({ date: FIRST, time: '16:00' })]);
      expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
      const times = new Set((await visits()).map(({ confirmedTime }) => confirmedTime));
      expect(times.size).toBe(1);
    });
  });

  const single = { date: FIRST, time: '15:00' };
  const passed = async (more: object) => {
    const { id } = await service(AppointmentBooking).create(job(assistant), { ...people(), ...single });
    const set = { startsAt: fromNow(-90 * MINUTE_MS), endsAt: fromNow(-60 * MINUTE_MS), ...more };
    await test.connection
      .collection('appointments')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: set, $unset: { activeClient: 1, slots: 1 } });
    return id;
  };

  /** Each answers the write that makes a visit the client's active one. */
  const RIVALS: [string, () => Promise<() => Promise<unknown>>][] = [
    [
      'a booking',
      () =>
        Promise.resolve(() =>
          service(AppointmentBooking).create(job(assistant), { ...people(), ...single, confirm: true }),
        ),
    ],
    [
      'a request',
      () =>
        Promise.resolve(() => service(AppointmentBooking).create(job(assistant), { ...people(), ...single })),
    ],
    [
      'a walk-in',
      () =>
        Promise.resolve(() => service(WalkIns).add(job(assistant), { client: client.id, doctor: doctor.id })),
    ],
    [
      'a confirmation of a request whose time had passed',
      async () => {
        const id = await passed({});
        const confirmed = { status: 'confirmed', confirmedDate: FIRST, confirmedTime: '15:00' } as const;
        return () => service(AppointmentChanges).update(job(assistant), id, confirmed);
      },
    ],
    [
      'an outcome that is taken back',
      async () => {
        const now = testClock.now();
        const id = await passed({
          status: 'confirmed',
          outcome: 'completed',
          startsAt: new Date(now.getTime() - 10 * MINUTE_MS),
          endsAt: new Date(now.getTime() + 50 * MINUTE_MS),
          duration: 60,
        });
        return () => service(VisitOutcomes).record(job(assistant), id, null);
      },
    ],
    [
      'a move of the active visit',
      async () => {
        const { id } = await service(AppointmentBooking).create(job(assistant), {
          ...people(),
          ...single,
          confirm: true,
        });
        return () =>
          service(AppointmentChanges).reschedule(job(assistant), id, { date: FIRST, time: '16:00' });
      },
    ],
  ];

  const kept = async () => {
    const all = await visits();
    const active = all.filter(({ activeClient }) => activeClient).length;
    const series = all.filter((visit) => visit.series);
    expect(series.filter(({ pending }) => pending)).toEqual([]);
    expect([0, VISITS]).toContain(series.length);
    return { active: active > 0, series: series.length > 0 };
  };

  it('refuses a single visit that a killed server left, when its request is repeated', async () => {
    const context = () => keyed({ key: `killed-${client.id}`, hash: 'same' }, assistant);
    const booking = service(AppointmentBooking);
    const create = () => booking.create(context(), { ...people(), ...single, confirm: true });
    await book();
    await interrupted({ collections: ['appointments'], after: 1, killed: true }, create, none);
    expect(await kept()).toEqual({ active: true, series: true });
    await expect(create()).rejects.toMatchObject({ code: 'ACTIVE_APPOINTMENT_EXISTS' });
  });

  const appointmentLetters = () =>
    test.connection
      .collection('outbox')
      .countDocuments({ client: new Types.ObjectId(client.id), 'message.kind': 'appointment' });
  describe.each(RIVALS)('and %s of its client', (name, prepare) => {
    it('whose server is killed before it has looked for the series are not both kept', async () => {
      const killed = { collections: ['bookings', 'appointments'], after: 1, killed: true };
      const rival = await prepare();
      await book().catch(none);
      const before = await appointmentLetters();
      await interrupted(killed, rival, none);
      const left = await kept();
      await laterSweeps();
      const { active, series } = await kept();
      expect(active && series).toBe(false);
      // A move of a visit that is active already has stopped the series.
      if (name === 'a move of the active visit') return;
      expect(left).toEqual({ active: true, series: true });
      expect({ active, series }).toEqual({ active: false, series: true });
      expect(await appointmentLetters()).toBe(before);
    }, 60_000);

    it('whose server is killed between any writes of the series are not both kept', async () => {
      const killed = { collections: ['bookings', 'appointments'], after: 1, killed: true };
      let rounds = 0;
      for (let after = 0; after < ENOUGH; after++) {
        const rival = await prepare();
        const between = { collections: ['bookings', 'appointments'], after, killed: false };
        const { reached } = await interrupted(between, book, () => interrupted(killed, rival, none));
        await laterSweeps();
        const { active, series } = await kept();
        expect(active && series).toBe(false);
        if (!reached) break;
        rounds += 1;
        await nextPeople();
      }
      expect(rounds).toBeGreaterThan(0);
    }, 120_000);

    it.each([
      ['the series comes between', true],
      ['it comes between the series', false],
    ])(
      'are never both kept, wherever %s',
      async (__, rivalFirst) => {
        let rounds = 0;
        for (let after = 0; after < ENOUGH; after++) {
          const rival = await prepare();
          const between = { collections: ['bookings', 'appointments'], after, killed: false };
          const { reached } = await (rivalFirst
            ? interrupted(between, rival, book)
            : interrupted(between, book, rival));
          const { active, series } = await kept();
          expect(active && series).toBe(false);
          if (!reached) break;
          rounds += 1;
          await nextPeople();
        }
        expect(rounds).toBeGreaterThan(0);
      },
      120_000,
    );
  });
});
