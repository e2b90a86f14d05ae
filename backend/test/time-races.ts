import { randomUUID } from 'node:crypto';
import { slotsOf } from '@clinic/contract/scheduling/appointment-rules';
import { addDays } from '@clinic/contract/clinic-calendar';
import { mongo, Types } from 'mongoose';
import { Effects } from '../src/platform/writes/effects.ts';
import type { AppointmentRecord } from '../src/scheduling/appointments/appointment.schema.ts';
import { seededChance } from './seeded-chance.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';
import { until } from './until.ts';
import { TOMORROW } from './test-clock.ts';

/** Counts of broken rules after the races, and the number of requests. */
export interface RaceFigures {
  requests: number;
  done: number;
  /** Overlapping visits of one doctor. */
  twoAtOnce: number;
  /** Held times that were lost although no visit took them. */
  lostHolds: number;
  /** The number of visits without an entry for their time in the unique index. */
  unclaimed: number;
  broken: number;
}

const NOTHING: RaceFigures = { requests: 0, done: 0, twoAtOnce: 0, lostHolds: 0, unclaimed: 0, broken: 0 };
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const HOUR = ['10:00', '10:15', '10:30', '10:45'];
const TRIES = 20;

type Wish = [who: Person, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object];
interface Answer {
  status: number;
  body: { appointment?: { id: string; heldUntil: string | null } };
}

/**
 * Races of fifty requests for one hour of a doctor, on two servers: clients ask and move, the desk books, confirms over
 * held times and moves, and time off comes and goes.
 */
export class TimeRaces {
  private readonly chance = seededChance('Races');
  private readonly clinic: TestApp;
  private readonly assistant: Person;
  private other: ServerProcess;
  private turn = 0;
  private day = TOMORROW;

  private constructor(clinic: TestApp, assistant: Person, other: ServerProcess) {
    this.clinic = clinic;
    this.assistant = assistant;
    this.other = other;
  }

  static async open(): Promise<TimeRaces> {
    const clinic = await openTestApp();
    const assistant = await clinic.addAssistant(await clinic.addDoctor());
    return new TimeRaces(clinic, assistant, await startServerProcess(clinic.uri));
  }

  async close(): Promise<void> {
    await this.other.kill();
    await this.clinic.close();
  }

  /** One race; with `kill` the other server dies midway and is replaced. */
  async round({ kill = false } = {}): Promise<RaceFigures> {
    this.day = addDays(this.day, 1);
    const { doctor, assistant, clients } = await untilAnswered(() => this.prepare());
    const asked = clients.slice(0, 20);
    const wish = (client: Person, over = {}) => ({
      doctor: doctor.id,
      assistant: assistant.id,
      client: client.id,
      date: this.day,
      time: HOUR[this.chance(0, HOUR.length)],
      ...over,
    });
    const before = await Promise.all(
      asked.slice(0, 10).map((client) => this.send([client, 'POST', '/appointment/create', wish(client)])),
    );
    const known = before.flatMap(({ body }) => (body.appointment ? [body.appointment.id] : []));
    const wishes: Wish[] = [
      ...asked.slice(10).map((client): Wish => [client, 'POST', '/appointment/create', wish(client)]),
      ...clients
        .slice(20)
        .map((client, index): Wish => [
          this.assistant,
          'POST',
          '/appointment/create',
          wish(client, { confirm: true, overHold: index % 2 === 0 }),
        ]),
      ...Array.from({ length: 20 }, (_, index): Wish => this.change(known, index)),
      ...Array.from({ length: 10 }, (): Wish => this.timeOff(doctor, assistant)),
    ];
    const answers = Promise.all(wishes.map((one) => this.send(one)));
    if (kill) await this.replace();
    const all = [...before, ...(await answers)];
    // Finishes work of a killed server, and repeats what had a conflict a moment ago.
    await until(async () => {
      const effects = this.clinic.get(Effects, { strict: false });
      await untilAnswered(async () => {
        await effects.sweep(0);
        return true;
      });
      return (await effects.oldestWaiting()) ? undefined : true;
    });
    return { ...(await untilAnswered(() => this.losses(doctor))), ...countOf(all) };
  }

  /** Makes a doctor with a week, an assistant and clients. */
  private async prepare(): Promise<{ doctor: Person; assistant: Person; clients: Person[] }> {
    const doctor = await this.clinic.addDoctor();
    const assistant = await this.clinic.addAssistant(doctor);
    await this.giveWeek(doctor);
    const clients = await Promise.all(Array.from({ length: 30 }, () => this.clinic.addClient()));
    return { doctor, assistant, clients };
  }

  /** A random change: the desk confirms, over held times or not, or moves; or a client withdraws. */
  private change(known: readonly string[], index: number): Wish {
    const id = known[this.chance(0, Math.max(1, known.length))] ?? new Types.ObjectId().toHexString();
    const time = HOUR[this.chance(0, HOUR.length)];
    const overHold = index % 3 === 0;
    if (index % 4 === 3)
      return [this.assistant, 'PUT', `/appointment/reschedule/${id}`, { date: this.day, time, overHold }];
    const confirmed = { status: 'confirmed', confirmedDate: this.day, confirmedTime: time, overHold };
    return [this.assistant, 'PUT', `/appointment/update/${id}`, confirmed];
  }

  private timeOff(doctor: Person, assistant: Person): Wish {
    const from = { date: this.day, time: HOUR[this.chance(0, HOUR.length)] };
    const to = { date: this.day, time: '11:00' };
    const body = { doctor: doctor.id, from, to, label: 'Away', overVisits: true };
    return [assistant, 'POST', '/hours/timeOff', body];
  }

  /** Repeats a request with its key until it is answered, as the screens do. */
  private async send([who, method, path, body]: Wish): Promise<Answer> {
    const key = randomUUID();
    for (let tries = 1; ; tries++) {
      const api = [this.clinic.base, this.other.api][this.turn++ % 2] as string;
      try {
        const answer = await fetch(api + path, {
          method,
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${who.token}`,
            'Idempotency-Key': key,
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const read = (await answer.json()) as Answer['body'];
        if (answer.status !== 503 || tries === TRIES) return { status: answer.status, body: read };
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  private async replace(): Promise<void> {
    await this.other.kill();
    this.other = await startServerProcess(this.clinic.uri);
  }

  private giveWeek(doctor: Person) {
    const ranges = EVERY_DAY.map((day) => ({ day, from: '09:00', to: '18:00', modes: ['clinic', 'online'] }));
    return this.clinic.connection.collection('weeks').insertOne({
      doctor: new Types.ObjectId(doctor.id),
      validFrom: '2020-01-01',
      ranges,
      removedAt: null,
    });
  }

  private async losses(doctor: Person): Promise<Omit<RaceFigures, 'requests' | 'done' | 'broken'>> {
    const all = await this.clinic.connection
      .collection<AppointmentRecord>('appointments')
      .find({ 'doctor.id': new Types.ObjectId(doctor.id), status: { $ne: 'cancelled' } })
      .toArray();
    const visits = all.filter(({ status }) => status === 'confirmed');
    const taken = visits.flatMap(({ startsAt, duration }) => slotsOf(startsAt, duration));
    const unclaimed = visits.filter(
      ({ startsAt, duration, slots }) => !slotsOf(startsAt, duration).every((slot) => slots?.includes(slot)),
    );
    const lost = all.filter(
      ({ status, slots, lostHold, startsAt, duration }) =>
        status === 'requested' &&
        lostHold &&
        !slots &&
        !slotsOf(startsAt, duration).some((slot) => taken.includes(slot)),
    );
    return {
      twoAtOnce: taken.length - new Set(taken).size,
      lostHolds: lost.length,
      unclaimed: unclaimed.length,
    };
  }
}

const UNANSWERED = [mongo.MongoNetworkError, mongo.MongoServerSelectionError];

/** Repeats the test's own query when a busy database does not answer in time. */
const untilAnswered = <Found extends object | true>(work: () => Promise<Found>): Promise<Found> =>
  until(() =>
    work().catch((error: Error) => {
      if (!UNANSWERED.some((kind) => error instanceof kind)) throw error;
      return undefined;
    }),
  );

const countOf = (answers: readonly Answer[]) => ({
  requests: answers.length,
  done: answers.filter(({ status }) => status === 200).length,
  broken: answers.filter(({ status }) => status >= 500).length,
});

export function summed(all: readonly RaceFigures[]): RaceFigures {
  const total = { ...NOTHING };
  for (const figures of all)
    for (const name of Object.keys(total) as (keyof RaceFigures)[]) total[name] += figures[name];
  return total;
}
