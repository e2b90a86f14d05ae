import type { SaveCheckIn } from '@clinic/contract/care/check-ins/check-ins';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { runJob } from '../../../test/run-job.ts';
import { openPushInbox } from '../../../test/push-inbox.ts';
import { auditRows, openStaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import { CheckInRecord } from './check-in.schema.ts';
import { TODAY } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const service = await openPushInbox();
const staffed = await openStaffedClinic({ pushServices: [service.origin] });
const { clinic: test, doctor, admin, assistant } = staffed;

const ANSWERS: SaveCheckIn = {
  week: 2,
  version: 0,
  daysFollowed: 5,
  hardestMeal: 'Dinner',
  hunger: 2,
  energy: 4,
  sleep: 3,
  note: 'A wedding on Sunday.',
  weight: null,
};

/** Makes a client with a program in its third week; the second week ended yesterday, or so many days ago. */
async function inThirdWeek(since = 1): Promise<Person> {
  const client = await test.addClient(doctor);
  const plan = makeProgram({ startDate: addDays(TODAY, -13 - since) });
  await test.as(doctor).post('/program/save').send({ clientId: client.id, plan }).expect(200);
  return client;
}
const save = (client: Person, over: Partial<SaveCheckIn> = {}) =>
  test
    .as(client)
    .put('/checkIns')
    .send({ ...ANSWERS, ...over });
const own = async (client: Person) => (await test.as(client).get('/checkIns').expect(200)).body;
const waiting = async () =>
  (await test.as(doctor).get('/doctor/today').expect(200)).body.checkIns.rows as {
    id: string;
    person: { id: string };
  }[];
const waitsOf = async (client: Person) => (await waiting()).filter(({ person }) => person.id === client.id);
const emails = (client: Person) =>
  test.connection
    .collection('outbox')
    .countDocuments({ client: new Types.ObjectId(client.id), 'message.kind': 'check-in-answered' });

describe('the weekly check-in', () => {
  afterAll(async () => {
    await test.close();
    await service.close();
  });

  it('is sent for the week that is due, read and answered by the own doctor, and the client is told', async () => {
    const client = await inThirdWeek();
    expect((await own(client)).due).toEqual({ week: 2, dueOn: TODAY });
    const { checkIn } = (await save(client).expect(200)).body;
    expect(checkIn).toMatchObject({ ...ANSWERS, version: 1, readAt: null, answer: null });
    expect(await waitsOf(client)).toEqual([expect.objectContaining({ id: checkIn.id })]);

    const answer = { text: 'Well done, eat before you go.', version: 1 };
    await test.as(doctor).put(`/checkIns/${checkIn.id}/answer`).send(answer).expect(200);
    expect(await waitsOf(client)).toEqual([]);
    expect(await emails(client)).toBe(1);
    expect((await own(client)).checkIns).toEqual([
      expect.objectContaining({
        readAt: expect.any(String),
        answer: { text: answer.text, at: expect.any(String) },
      }),
    ]);
  });

  it('with words of danger stands on top of what needs attention, until it is read', async () => {
    const attention = async (client: Person) =>
      (await test.as(doctor).get('/doctor/today').expect(200)).body.needsAttention.rows.filter(
        ({ person }: { person: { id: string } }) => person.id === client.id,
      );
    const client = await inThirdWeek();
    await save(client, { note: 'Tired on Sunday.' }).expect(200);
    const alerts = await attention(client);
    const note = 'Chest feels heavy when I climb stairs';
    const { checkIn } = (await save(client, { version: 1, note }).expect(200)).body;
    const words = 'Week 2, check-in: words about chest';
    const [first, ...others] = await attention(client);
    expect(first).toMatchObject({ id: checkIn.id, words, signals: [], urgent: true });
    expect(others).toEqual(alerts);
    await test.as(doctor).put(`/checkIns/${checkIn.id}/read`).expect(200);
    expect(await attention(client)).toEqual(alerts);
  });

  it('may be changed by the client until the doctor has read it', async () => {
    const client = await inThirdWeek();
    const { id } = (await save(client).expect(200)).body.checkIn;
    await save(client, { version: 1, daysFollowed: 6 }).expect(200);
    await test.as(doctor).put(`/checkIns/${id}/read`).expect(200);
    await test.as(doctor).put(`/checkIns/${id}/read`).expect(200);
    expect(await waitsOf(client)).toEqual([]);
    expect((await save(client, { version: 2 }).expect(409)).body.code).toBe('CHECK_IN_READ');
    expect((await own(client)).checkIns).toMatchObject([{ daysFollowed: 6, answer: null }]);
  });

  it('is one, also when fifty windows send it at once', async () => {
    const client = await inThirdWeek();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => save(client, { hunger: (index % 5) + 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await own(client)).checkIns).toHaveLength(1);
  });

  it('is not taken for another week, without a program, or with an impossible weight', async () => {
    const client = await inThirdWeek();
    await save(client, { week: 1 }).expect(400);
    await save(client, { week: 3 }).expect(400);
    const { body } = await save(client, { weight: 800 }).expect(400);
    expect(JSON.stringify(body)).toMatch(/from 20 to 350 kg/);
    expect((await own(client)).checkIns).toEqual([]);
    const nobody = await test.addClient(doctor);
    expect((await own(nobody)).due).toBeNull();
    expect((await save(nobody).expect(409)).body.code).toBe('NO_RUNNING_PROGRAM');
  });

  it('adds its weight to what was measured, once, also when the server died before it could', async () => {
    const client = await inThirdWeek();
    const stopped = jest.spyOn(test.get(Effects, { strict: false }), 'runWritten').mockResolvedValue([]);
    const { checkIn } = (await save(client, { weight: 81.234 }).expect(200)).body;
    stopped.mockRestore();
    const measured = async () =>
      (await test.as(client).get(`/measurements/ofClient/${client.id}`).expect(200)).body.measurements;
    expect(await measured()).toEqual([]);
    for (let turn = 0; turn < 2; turn++)
      await test.get(Effects, { strict: false }).run(CheckInRecord.name, checkIn.id);
    expect(await measured()).toEqual([
      expect.objectContaining({ kind: 'weight', day: TODAY, value: 81.23, source: 'client' }),
    ]);
    await save(client, { version: 1, weight: 81.23, note: '' }).expect(200);
    expect(await measured()).toHaveLength(1);
  });

  it('has an answer that may be corrected, of which the client is told once', async () => {
    const client = await inThirdWeek();
    const { id } = (await save(client).expect(200)).body.checkIn;
    const answer = (text: string, version: number) =>
      test.as(doctor).put(`/checkIns/${id}/answer`).send({ text, version });
    await answer('  ', 1).expect(400);
    await answer('Well dne.', 1).expect(200);
    expect((await answer('Well done.', 1).expect(409)).body.code).toBe('STALE_RECORD');
    await answer('Well done.', 2).expect(200);
    expect(await emails(client)).toBe(1);
    expect((await own(client)).checkIns[0].answer.text).toBe('Well done.');
    const earlier = await test.connection.collection('versions').find({ kind: 'check-in' }).toArray();
    expect(earlier.map(({ body }) => body.answer?.text)).toContain('Well dne.');
  });

  it('is the own doctor’s and the client’s affair, and the audit names neither note nor answer', async () => {
    const client = await inThirdWeek();
    const { id } = (await save(client).expect(200)).body.checkIn;
    const other = await test.addDoctor();
    const path = `/checkIns/ofClient/${client.id}`;
    expect((await test.as(doctor).get(path).expect(200)).body.checkIns).toHaveLength(1);
    await test.as(other).get(path).expect(404);
    await test.as(other).put(`/checkIns/${id}/answer`).send({ text: 'Hello.', version: 1 }).expect(404);
    for (const person of [admin, assistant, client]) await test.as(person).get(path).expect(403);
    const rows = await auditRows(staffed, { client: client.id });
    expect(rows.map(({ record }) => record?.kind)).toContain('check-in');
    expect(JSON.stringify(rows)).not.toMatch(/wedding/);
  });

  it('is called for once, on its day, on a phone that wants to be told', async () => {
    const due = await inThirdWeek();
    const late = await inThirdWeek(3);
    const done = await inThirdWeek();
    await save(done).expect(200);
    for (const client of [due, late, done])
      await test.as(client).put('/push/device').send(service.addBrowser().device).expect(200);
    const noon = clinicInstant(TODAY, '12:00', ZONE);
    for (let turn = 0; turn < 2; turn++) await runJob(test, 'check-ins', noon);
    const notifications = await test.connection
      .collection('push-notices')
      .find({ news: 'check-in' })
      .toArray();
    expect(notifications.map(({ client }) => String(client))).toEqual([due.id]);
  });
});
