import { randomUUID } from 'node:crypto';
import { addDays } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts';
import { fromNow, TODAY } from '../../../test/test-clock.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { SeriesRuns } from './series-runs.ts';

const FIRST = addDays(TODAY, 6);
const TIMES = ['10:00', '10:15', '10:30', '10:45'];
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

  const send = async (api: string, who: Person, path: string, body: object): Promise<number> => {
    const sent = await fetch(api + path, {
      method: 'POST',
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
    clinic.travelTo(fromNow(TWO_MINUTES_MS));
    await clinic.get(SeriesRuns, { strict: false }).sweep({ stop: new AbortController().signal });
    await clinic.get(Effects, { strict: false }).sweep(0);
    clinic.travelTo(fromNow(0));
    const visits = await clinic.connection
      .collection<AppointmentRecord>('appointments')
      .find({ 'doctor.id': new Types.ObjectId(doctor.id) })
      .toArray();
    return { statuses, visits };
  };

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
      const series = Map.groupBy(
        visits.filter((visit) => visit.series),
        ({ client }) => client.id.toHexString(),
      );
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
