import { addDays } from '@clinic/contract/clinic-calendar';
import type { ProgressGoal, Goal } from '@clinic/contract/care/client-progress/progress-goal';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import { TODAY } from '../../../test/test-clock.ts';

const goal: Goal = { direction: 'lose', kind: 'weight', value: 72.5, by: addDays(TODAY, 60), reason: '' };

describe('the goal of a program', () => {
  let staffed: StaffedClinic;
  let client: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    client = await staffed.clinic.addClient(staffed.doctor);
  });

  const path = () => `/course/goal/${client.id}`;
  const as = (by: Person = staffed.doctor) => staffed.clinic.as(by);
  const read = async (): Promise<ProgressGoal> => (await as().get(path()).expect(200)).body as ProgressGoal;
  const save = (body: object, key?: string) => {
    const call = as()
      .put(path())
      .send({ goal, expecting: false, version: 0, ...body });
    return key ? call.set('Idempotency-Key', key) : call;
  };
  const begin = () =>
    as()
      .post('/program/save')
      .send({ clientId: client.id, plan: makeProgram({ startDate: TODAY }) })
      .expect(200);
  const measure = (measures: object[]) =>
    as().post(`/checkup/create/${client.id}`).send({ fields: {}, measures }).expect(200);

  it('is set by the own doctor, with its earlier states kept, and the audit tells of it without the value', async () => {
    await begin();
    expect(await read()).toEqual({
      goal: null,
      earlier: [],
      expecting: false,
      version: 0,
      savedAt: null,
      savedBy: null,
    });
    expect((await save({})).body).toMatchObject({ goal, expecting: false, version: 1 });
    expect((await save({ goal: { ...goal, value: 70.5 }, version: 1 })).status).toBe(200);
    expect(await read()).toMatchObject({ goal: { value: 70.5 }, version: 2, savedBy: staffed.doctor.name });
    const kept = await staffed.clinic.connection.collection('versions').find({ kind: 'goal' }).toArray();
    expect(kept.at(-1)?.body).toMatchObject({ goals: [{ value: 72.5 }] });
    const rows = await auditRows(staffed, { kind: 'goal', action: 'update' });
    expect(rows[0]?.summary).toBe(`${staffed.doctor.name} (doctor) updated the goal of ${client.name}`);
    expect(rows.map(({ summary, record }) => [summary, record?.name]).join()).not.toMatch(/7[02]\.5/);
  });

  it('is read by the client, without the reason, and by no other person', async () => {
    const own = async () => (await as(client).get('/course/ownGoal').expect(200)).body;
    expect(await own()).toEqual({ goal: null });
    await begin();
    await save({ goal: { ...goal, reason: 'Between us.' } }).expect(200);
    const { direction, kind, value, by } = goal;
    expect(await own()).toEqual({ goal: { direction, kind, value, by } });
    await as().get('/course/ownGoal').expect(403);
  });

  it('is not overwritten from an older state, and saved once for one key', async () => {
    await begin();
    const first = await save({}, 'goal-key-000001');
    const second = await save({}, 'goal-key-000001');
    expect(second.body).toEqual(first.body);
    expect((await save({})).body).toMatchObject({ code: 'STALE_RECORD' });
    expect((await read()).version).toBe(1);
  });

  it('is of one program, and stays with it: the next one begins without, and without a program there is none', async () => {
    expect((await save({})).body).toMatchObject({ code: 'NO_RUNNING_PROGRAM' });
    expect((await save({ goal: null, expecting: true })).body).toMatchObject({ goal: null, expecting: true });
    await begin();
    await save({ version: 1 }).expect(200);
    await as().post(`/program/end/${client.id}`).send({ reason: 'completed' }).expect(200);
    const { body: history } = await as().get(`/program/history/${client.id}`).expect(200);
    const earlier = [{ ...goal, program: history.programs[0]._id }];
    expect(await read()).toMatchObject({ goal: null, earlier });
    await begin();
    expect(await read()).toMatchObject({ goal: null, earlier });
    await save({ goal: { ...goal, value: 70 }, version: 2 }).expect(200);
    expect((await read()).goal?.value).toBe(70);
  });

  it('of a BMI below 18.5 is refused, and below 23 asks for a reason', async () => {
    await begin();
    await measure([
      { kind: 'height', value: 165 },
      { kind: 'weight', value: 82 },
    ]);
    const low = await save({ goal: { ...goal, value: 50 } });
    expect([low.status, low.body.details]).toEqual([
      400,
      { 'goal.value': ['That is a BMI of 18.4. No goal is below 18.5.'] },
    ]);
    const bare = await save({ goal: { ...goal, value: 60 } });
    expect(bare.body.details).toEqual({ 'goal.reason': ['That is a BMI of 22, below 23. Please say why.'] });
    await save({ goal: { ...goal, value: 60, reason: 'Was so for years.' } }).expect(200);
    const more = await save({ goal: { ...goal, value: 83 }, version: 1 });
    expect(more.body.details).toEqual({ 'goal.value': ['To lose is less than the 82 kg measured last.'] });
  });

  it.each([
    [{ goal: { ...goal, kind: 'bloodPressure' } }],
    [{ goal: { ...goal, direction: 'faster' } }],
    [{ goal: { ...goal, by: TODAY } }],
    [{ expecting: 'yes' }],
    [{ goal: [] }],
  ])('is refused: %o', async (body) => {
    await begin();
    expect((await save(body)).status).toBe(400);
  });

  it('is read by the own doctor only, and stands in no answer about the program', async () => {
    const { clinic, admin, assistant } = staffed;
    await begin();
    await save({ goal: { ...goal, value: 71.37 }, expecting: true }).expect(200);
    for (const person of [admin, assistant, client]) {
      await as(person).get(path()).expect(403);
      await as(person).put(path()).send({ goal, expecting: false, version: 1 }).expect(403);
    }
    const other = await clinic.addDoctor();
    await as(other).get(path()).expect(404);
    for (const person of [assistant, client]) {
      const { body } = await as(person).get(`/program/${client.id}`).expect(200);
      expect(JSON.stringify(body)).not.toMatch(/71\.37|expecting|goal/);
    }
    const { body } = await as(admin).get(`/rest/clients/${client.id}`).expect(200);
    expect(JSON.stringify(body)).not.toMatch(/71\.37|expecting|goal/);
    await as(admin)
      .post(`/admin/doctors/${staffed.doctor.id}/reassign`)
      .send({ doctor: other.id })
      .expect(200);
    expect((await as(other).get(path()).expect(200)).body).toMatchObject({ expecting: true });
    await as().get(path()).expect(404);
  });
});
