import { randomUUID } from 'node:crypto';
import { addDays } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts';
import { fromNow, TODAY } from '../../../test/test-clock.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { LeftMoves } from './left-moves.ts';
import { SeriesRuns } from './series-runs.ts';

const FIRST = addDays(TODAY, 6);
const TIMES = ['10:00', '10:15', '10:30', '10:45'];
const MOVED = '11:00';
const VISITS = 4;
const RIVALS = 50;
const TWO_MINUTES_MS = 120_000;

describe('fifty series and visits of one doctor that are booked at once, on two servers', () => {
  let clinic: TestApp;
  let other: ServerProcess;

  beforeAll(async () => {
    clinic = await openTestApp();
    other = await startServerProcess(clinic.uri);
  }, 60_000);
  afterAll(async () => {
    await other.kill();
    await clinic.close();
  });

  const send = async (
    api: string,
    who: Person,
    path: string,
    body: object,
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<number> => {
    const sent = await fetch(api + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${who.token}`,
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    return sent?.status ?? 0;
  };

  const round = async (isKilled: boolean) => {
    const doctor = await clinic.addDoctor();
    const assistant = await clinic.addAssistant(doctor);
    const clients = await Promise.all(Array.from({ length: RIVALS }, () => clinic.addClient()));
    const answers = Promise.all(
      clients.map((client, index) => {
        const people = { client: client.id, doctor: doctor.id, assistant: assistant.id };
        const time = TIMES[index % TIMES.length];
        const api = [clinic.base, other.api][index % 2] as string;
        if (index % 5 === 4) {
          const date = addDays(FIRST, 7 * (index % VISITS));
          return send(api, assistant, '/appointment/create', { ...people, date, time, confirm: true });
        }
        const series = { ...people, first: { date: FIRST, time }, every: { weeks: 1 }, times: VISITS };
        return send(api, assistant, '/appointment/series', series);
      }),
    );
    if (isKilled) {
      await other.kill();
      other = await startServerProcess(clinic.uri);
    }
    const statuses = await answers;
    await sweeps();
    return { statuses, visits: await visitsOf(doctor) };
  };

  const sweeps = async () => {
    clinic.travelTo(fromNow(TWO_MINUTES_MS));
    await clinic.get(SeriesRuns, { strict: false }).sweep({ stop: new AbortController().signal });
    await clinic.get(LeftMoves, { strict: false }).sweep({ stop: new AbortController().signal });
    await clinic.get(Effects, { strict: false }).sweep(0);
    clinic.travelTo(fromNow(0));
  };
  const visitsOf = (doctor: Person) =>
    clinic.connection
      .collection<AppointmentRecord>('appointments')
      .find({ 'doctor.id': new Types.ObjectId(doctor.id) })
      .toArray();
  const seriesOf = (visits: AppointmentRecord[]) =>
    Map.groupBy(
      visits.filter((visit) => visit.series),
      ({ client }) => client.id.toHexString(),
    );

  /** Four series want to move to one time, while fifty visits are booked there. */
  const moves = async (isKilled: boolean) => {
    const doctor = await clinic.addDoctor();
    const assistant = await clinic.addAssistant(doctor);
    const people = (client: Person) => ({ client: client.id, doctor: doctor.id, assistant: assistant.id });
    for (const time of TIMES) {
      const series = { first: { date: FIRST, time }, every: { weeks: 1 }, times: VISITS };
      const body = { ...people(await clinic.addClient()), ...series };
      expect(await send(clinic.base, assistant, '/appointment/series', body)).toBe(200);
    }
    const firsts = [...seriesOf(await visitsOf(doctor)).values()].map((visits) =>
      String(visits.find(({ series }) => series?.n === 1)?._id),
    );
    const clients = await Promise.all(Array.from({ length: RIVALS }, () => clinic.addClient()));
    const api = (index: number) => [clinic.base, other.api][index % 2] as string;
    const moving = firsts.map((id, index) => {
      const to = { date: addDays(FIRST, 1), time: MOVED, scope: 'later' };
      return send(api(index), assistant, `/appointment/reschedule/${id}`, to, 'PUT');
    });
    const booking = clients.map((client, index) => {
      const date = addDays(FIRST, 1 + 7 * (index % VISITS));
      const time = [MOVED, '11:15', '11:30', '11:45'][Math.floor(index / VISITS) % TIMES.length];
      const body = { ...people(client), date, time, confirm: true };
      return send(api(index), assistant, '/appointment/create', body);
    });
    const answers = Promise.all([Promise.all(moving), Promise.all(booking)]);
    if (isKilled) {
      await other.kill();
      other = await startServerProcess(clinic.uri);
    }
    const [moved] = await answers;
    await sweeps();
    const visits = await visitsOf(doctor);
    return { moved, visits, series: seriesOf(visits) };
  };

  it.each([
    ['both live', false],
    ['one is killed', true],
  ])(
    'are moved each wholly or not at all, when %s',
    async (_, isKilled) => {
      const { moved, visits, series } = await moves(isKilled);
      const slots = visits.flatMap((visit) => visit.slots ?? []);
      expect(new Set(slots).size).toBe(slots.length);
      expect(visits.filter(({ nextSlots }) => nextSlots)).toEqual([]);
      const counts = [...series.values()].map(
        (own) => own.filter(({ confirmedTime }) => confirmedTime === MOVED).length,
      );
      expect(counts).toHaveLength(TIMES.length);
      for (const count of counts) expect([0, VISITS]).toContain(count);
      if (isKilled) return;
      expect(moved.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect(counts.filter((count) => count > 0)).toHaveLength(moved.filter((one) => one === 200).length);
    },
    180_000,
  );

  it.each([
    ['both live', false],
    ['one is killed', true],
  ])(
    'are each there wholly or not at all, when %s',
    async (_, isKilled) => {
      const { statuses, visits } = await round(isKilled);
      expect(visits.filter(({ pending }) => pending)).toEqual([]);
      const slots = visits.flatMap((visit) => visit.slots ?? []);
      expect(new Set(slots).size).toBe(slots.length);
      const series = seriesOf(visits);
      for (const own of series.values()) expect(own).toHaveLength(VISITS);
      expect(visits.length).toBeGreaterThan(0);
      if (isKilled) return;
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      const singles = visits.filter((visit) => !visit.series).length;
      expect(statuses.filter((status) => status === 200)).toHaveLength(series.size + singles);
    },
    180_000,
  );
});
