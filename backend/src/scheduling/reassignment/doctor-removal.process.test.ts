import { addDays } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { makePerson } from '../../operations/demo/factories.ts';
import { TOMORROW, fromNow, testClock } from '../../../test/test-clock.ts';

/** Each rival is played ten times; a change of this protocol should pass RACE_ROUNDS=100. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 4);
/** Fewer rounds with kills, since each starts a server. */
const KILLS = Math.ceil(ROUNDS / 4);
const PAIRS = 50;

type Answer = Promise<{ status?: number }>;

/** Work that a colleague or the desk gives a doctor while the doctor is being deleted. */
type Rival = 'booking' | 'assignment' | 'hand-over' | 'late confirmation' | 'assistant';
const RIVALS: Rival[] = ['booking', 'assignment', 'hand-over', 'late confirmation', 'assistant'];

describe('a doctor who is deleted while a client is being assigned to the doctor', () => {
  let clinic: TestApp;
  let other: ServerProcess;
  let admin: Person;
  let desk: Person;
  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    desk = await clinic.addAssistant(await clinic.addDoctor());
    other = await startServerProcess(clinic.uri);
  });
  afterAll(async () => {
    await other.kill();
    await clinic.close();
  });

  const rows = (collection: string) => clinic.connection.collection(collection);
  /** Stored directly, since hashing hundreds of passwords takes long. */
  const account = (more: object = {}) => {
    const { password: _secret, ...person } = makePerson();
    const now = testClock.now();
    return {
      _id: new Types.ObjectId(),
      ...person,
      passwordHash: 'none',
      ver: 1,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
      ...more,
    };
  };
  const client = (doctor: Types.ObjectId | null) =>
    account({ doctor, program: null, programsEnded: 0, searchKeys: [] });
  const passedRequest = (doctor: ReturnType<typeof account>, of: ReturnType<typeof account>) => {
    const yesterday = fromNow(-86_400_000);
    return {
      _id: new Types.ObjectId(),
      doctor: { id: doctor._id, name: doctor.name },
      client: { id: of._id, name: of.name },
      assistant: null,
      date: addDays(TOMORROW, -2),
      time: '10:00',
      duration: 30,
      appointmentType: 'Online',
      status: 'requested',
      clientNotes: '',
      assistantNotes: '',
      confirmedDate: null,
      confirmedTime: null,
      startsAt: yesterday,
      endsAt: new Date(yesterday.getTime() + 1_800_000),
      version: 1,
      changes: [],
      createdAt: yesterday,
      updatedAt: yesterday,
    };
  };

  /** A request to a killed server has no status. */
  const call =
    (base: string, who: Person) =>
    (method: string, path: string, body?: object): Answer =>
      fetch(`${base}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${who.token}` },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => ({}));

  /** Deletes fifty doctors and gives each work at the same moment; half of the calls go to each server. */
  const play = async (servers: [string, string]) => {
    const pairs = Array.from({ length: PAIRS }, (_, index) => {
      const [doctor, leaving] = [account(), account()];
      const rival = RIVALS[index % RIVALS.length] as Rival;
      const one = client(rival === 'hand-over' ? leaving._id : null);
      const request = passedRequest(doctor, one);
      return { rival, doctor, leaving, client: one, request, assistant: account({ doctor: null }) };
    });
    await rows('doctors').insertMany(pairs.flatMap(({ doctor, leaving }) => [doctor, leaving]));
    await rows('clients').insertMany(pairs.map((pair) => pair.client));
    await rows('assistants').insertMany(pairs.map(({ assistant }) => assistant));
    await rows('appointments').insertMany(
      pairs.flatMap(({ rival, request }) => (rival === 'late confirmation' ? [request] : [])),
    );
    return Promise.all(
      pairs.map(async (pair, index) => {
        const { rival, doctor, leaving, client: one, request, assistant } = pair;
        const [here, there] = index % 4 < 2 ? servers : servers.toReversed();
        const [byAdmin, byDesk] = [call(there as string, admin), call(there as string, desk)];
        const id = doctor._id.toHexString();
        const person = ({ name, email, phone }: typeof doctor) => ({ name, email, phone, doctor: id });
        const give: Record<Rival, () => Answer> = {
          booking: () =>
            byDesk('POST', '/appointment/create', {
              doctor: id,
              client: one._id,
              assistant: desk.id,
              date: TOMORROW,
              time: '10:00',
            }),
          assignment: () => byAdmin('PUT', `/rest/clients/${one._id.toHexString()}`, person(one)),
          'hand-over': () =>
            byAdmin('POST', `/admin/doctors/${leaving._id.toHexString()}/reassign`, { doctor: id }),
          'late confirmation': () =>
            byDesk('PUT', `/appointment/update/${request._id.toHexString()}`, {
              status: 'confirmed',
              confirmedDate: TOMORROW,
              confirmedTime: '10:00',
            }),
          assistant: () =>
            byAdmin('PUT', `/admin/assistants/${assistant._id.toHexString()}`, person(assistant)),
        };
        // Starts some deletions after up to three answers, since a deletion is faster than most rivals.
        const remove = async (): Answer => {
          for (let answers = Math.floor(index / RIVALS.length) % 4; answers > 0; answers--)
            await fetch(`${clinic.base}/health`);
          return call(here as string, admin)('DELETE', `/admin/doctors/${id}`);
        };
        const given = give[rival]();
        return { rival, deleted: (await remove()).status, given: (await given).status };
      }),
    );
  };

  const gone = async () =>
    (
      await rows('doctors')
        .find({ deletedAt: { $ne: null } })
        .toArray()
    ).map(({ _id }) => _id);
  const upcoming = { status: { $ne: 'cancelled' }, endsAt: { $gt: testClock.now() } };

  it(`lets one of the two lose, ${ROUNDS} times ${PAIRS} at once on two servers`, async () => {
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < ROUNDS; round++)
      for (const { rival, deleted, given } of await play([clinic.base, other.api])) {
        const outcome = `${rival}: deletion ${deleted}, other ${given}`;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    if (process.env.RACE_ROUNDS) process.stdout.write(`${JSON.stringify(outcomes, undefined, 2)}\n`);
    const allowed = RIVALS.flatMap((rival) => [
      `${rival}: deletion 200, other 409`,
      // An assistant does not prevent the deletion: one set before is unassigned by it.
      `${rival}: deletion ${rival === 'assistant' ? 200 : 409}, other 200`,
    ]);
    expect(Object.keys(outcomes).filter((outcome) => !allowed.includes(outcome))).toEqual([]);
    const left = { $in: await gone() };
    expect(await rows('clients').countDocuments({ doctor: left })).toBe(0);
    expect(await rows('appointments').countDocuments({ 'doctor.id': left, ...upcoming })).toBe(0);
    expect(await rows('assistants').countDocuments({ doctor: left })).toBe(0);
  });

  it('leaves no client out of reach when a server is killed in the middle', async () => {
    for (let round = 0; round < KILLS; round++) {
      const server = await startServerProcess(clinic.uri);
      const before = await rows('doctors').countDocuments({ deletedAt: { $ne: null } });
      const playing = play([clinic.base, server.api]);
      while ((await rows('doctors').countDocuments({ deletedAt: { $ne: null } })) < before + 5);
      await server.kill();
      const both = (await playing).filter(({ deleted, given }) => deleted === 200 && given === 200);
      expect(both.filter(({ rival }) => rival !== 'assistant')).toEqual([]);
    }
    await clinic.get(Effects, { strict: false }).sweep(0);
    const left = { $in: await gone() };
    // The stored record may still name the doctor, but no view shows it.
    const { body: staff } = await clinic.as(admin).get('/assistant/getAllAssistants').expect(200);
    const ofGone = new Set(left.$in.map(String));
    expect(staff.assistants.filter(({ doctor }: { doctor: string }) => ofGone.has(doctor))).toEqual([]);
    const { body } = await clinic.as(admin).get('/admin/left-behind').expect(200);
    for (const { id } of body.doctors) {
      const { id: heir } = await clinic.addDoctor();
      await clinic.as(admin).post(`/admin/doctors/${id}/reassign`).send({ doctor: heir }).expect(200);
    }
    expect(await rows('clients').countDocuments({ doctor: left })).toBe(0);
    expect(await rows('appointments').countDocuments({ 'doctor.id': left, ...upcoming })).toBe(0);
  });
});
