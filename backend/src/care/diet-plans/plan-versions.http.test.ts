import type { DietPlan, DietPlanVersion } from '@clinic/contract/care/diet-plans/diet-plans';
import type { Version } from '@clinic/contract/care/history/history';
import { getConnectionToken } from '@nestjs/mongoose';
import type { CommandSucceededEvent } from 'mongodb';
import { mongo, Types, type Connection } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { WATCHED } from '../../../test/watched-queries.ts';
import { makeDietPlan, makeDietWeek, makeMeal, makeProgram } from '../../operations/demo/factories.ts';

describe('the versions of a diet plan', () => {
  let database: TestDatabase;
  let test: TestApp;
  let doctor: Person;
  let client: Person;
  let connection: Connection;

  beforeAll(async () => {
    database = await openTestDatabase();
    test = await openTestApp({ mongodbUri: database.uri + WATCHED });
    connection = test.app.get<Connection>(getConnectionToken(), { strict: false });
    doctor = await test.addDoctor();
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  beforeEach(async () => {
    client = await test.addClient(doctor);
    await test.as(doctor).post('/program/save').send({ clientId: client.id, plan: makeProgram() });
  });

  const create = async (over: object = {}): Promise<DietPlan> =>
    (await test.as(doctor).post(`/dietPlan/create/${client.id}`).send(makeDietPlan(over)).expect(200)).body
      .dietPlan;
  const edit = async ({ id }: DietPlan, over: object) =>
    test.as(doctor).put(`/dietPlan/edit/${id}`).send(makeDietPlan(over)).expect(200);
  const list = async (): Promise<DietPlanVersion[]> =>
    (await test.as(doctor).get(`/dietPlan/versions/${client.id}`).expect(200)).body.versions;
  const one = (version: number | string) => test.as(doctor).get(`/dietPlan/version/${client.id}/${version}`);
  const history = async (): Promise<Version<DietPlan>[]> =>
    (await test.as(doctor).get(`/dietPlan/history/${client.id}`).expect(200)).body.versions;
  const plans = () => connection.collection('dietPlans');
  const ofClient = () => ({ client: new Types.ObjectId(client.id) });

  it('are listed newest first with who, when and what is in them', async () => {
    expect(await list()).toEqual([]);
    const plan = await create({ status: 'draft', weeks: [makeDietWeek({ mealPlan: [makeMeal()] })] });
    const two = [makeMeal(), makeMeal()];
    await edit(plan, { weeks: [makeDietWeek({ mealPlan: two }), makeDietWeek({ mealPlan: two })] });
    const [present, first] = await history();
    const by = { id: doctor.id, name: doctor.name, role: 'doctor' };
    expect(await list()).toEqual([
      { version: 2, at: present?.at, by, status: 'published', weeks: 2, meals: 4, answers: 0 },
      { version: 1, at: first?.at, by, status: 'draft', weeks: 1, meals: 1, answers: 0 },
    ]);
  });

  it('are answered with their contents one by one, as the history has them', async () => {
    const plan = await create({ notes: 'first' });
    await edit(plan, { notes: 'second' });
    const versions = await history();
    expect(versions).toHaveLength(2);
    for (const version of versions)
      expect((await one(version.version).expect(200)).body).toEqual({ version });
  });

  it('carry the answers to findings, which the list counts', async () => {
    await create();
    const at = new Date('2026-01-03T10:00:00.000Z');
    const answer = { key: 'k', words: 'w', reason: 'other', note: 'n', by: { name: 'Dr Mehta' }, at };
    await plans().updateOne(ofClient(), { $set: { answers: [answer, answer] } });
    expect(await list()).toMatchObject([{ answers: 2 }]);
    const { body } = await one(1);
    expect(body.version.answers).toHaveLength(2);
    expect(body.version).toEqual((await history())[0]);
  });

  it('count older shapes of a plan, and what is no list as nothing', async () => {
    await create();
    const older = { weekNumber: 1, totalDays: 7, mealPlans: [makeMeal(), makeMeal()] };
    await plans().updateOne(ofClient(), {
      $set: { weeks: [older, { weekNumber: 2 }] },
      $unset: { answers: 1 },
    });
    expect(await list()).toMatchObject([{ weeks: 2, meals: 2, answers: 0 }]);
    await plans().updateOne(ofClient(), { $set: { weeks: 'four' } });
    expect(await list()).toMatchObject([{ weeks: 0, meals: 0 }]);
  });

  it('go over several plans, and stay when the program ends', async () => {
    await create({ notes: 'first plan' });
    await create({ notes: 'second plan' });
    await test.as(doctor).post(`/program/end/${client.id}`).send({ reason: 'completed' }).expect(200);
    expect(await list()).toHaveLength(2);
    expect((await one(1)).body.version.body.notes).toBe('first plan');
  });

  it('that are not there answer 404, and what is no number 400', async () => {
    expect(await one(1)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await create();
    expect(await one(2)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'This client’s diet plan has no version 2.' },
    });
    for (const wrong of ['0', '-1', '1.5', 'one', '1e1', '%201', '1234567'])
      expect(await one(wrong)).toMatchObject({
        status: 400,
        body: { details: { version: ['Please enter a whole number from 1 to 999999.'] } },
      });
  });

  it('are the own doctor’s affair', async () => {
    await create();
    const paths = [`/dietPlan/versions/${client.id}`, `/dietPlan/version/${client.id}/1`];
    for (const path of paths) {
      expect((await test.as().get(path)).status).toBe(401);
      expect((await test.as(await test.addDoctor()).get(path)).status).toBe(404);
      for (const person of [client, await test.addAssistant(doctor), await test.addAdmin()])
        expect((await test.as(person).get(path)).status).toBe(403);
    }
  });

  it('are counted in the database: of a hundred, each of 200 kB, no contents reach the server', async () => {
    const meals = Array.from({ length: 6 }, () =>
      makeMeal({
        itemGroups: [
          Array.from({ length: 7 }, () => ({ days: 1, name: 'x'.repeat(190), unit: 'bowl', quantity: 1 })),
        ],
      }),
    );
    await create({ weeks: Array.from({ length: 4 }, () => makeDietWeek({ mealPlan: meals })) });
    const record = await plans().findOne(ofClient());
    const { weeks } = record as unknown as { weeks: object[] };
    const long = Array.from({ length: 18 }, (_, place) => ({ ...weeks[place % 4], weekNumber: place + 1 }));
    const body = { ...record, weeks: long };
    expect(mongo.BSON.calculateObjectSize(body)).toBeGreaterThan(200_000);
    await connection.collection('versions').insertMany(
      Array.from({ length: 120 }, (_, place) => ({
        of: record?._id,
        version: place + 1,
        kind: 'diet plan',
        at: new Date(Date.UTC(2026, 0, 1, 10, place)),
        by: record?.savedBy as object,
        body: { ...body, _id: record?._id, version: place + 1 },
      })),
    );
    await plans().updateOne(ofClient(), { $set: { version: 121, weeks: long } });

    let left = 0;
    const weigh = ({ reply }: CommandSucceededEvent) => {
      left += mongo.BSON.calculateObjectSize(reply as object);
    };
    connection.getClient().on('commandSucceeded', weigh);
    const { text, body: answer } = await test.as(doctor).get(`/dietPlan/versions/${client.id}`).expect(200);
    connection.getClient().off('commandSucceeded', weigh);

    expect(Buffer.byteLength(text)).toBeLessThan(50_000);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(60_000);
    const { versions } = answer as { versions: DietPlanVersion[] };
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 100 }, (_, place) => 121 - place),
    );
    for (const version of versions) expect(version).toMatchObject({ weeks: 18, meals: 108 });
    expect((await one(3)).body.version.body.weeks).toHaveLength(18);
  });
});
