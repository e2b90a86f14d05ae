import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { Types } from 'mongoose';
import { atOnce } from '../../../test/at-once.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { makeDietPlan, makeDietWeek, makeProgram } from '../../operations/demo/factories.ts';
import { ProgramsService } from '../programs/programs.service.ts';
import { DietPlansService } from './diet-plans.service.ts';
import { job } from '../../platform/writes/write-context.ts';

const weeks = (count: number) => Array.from({ length: count }, () => makeDietWeek());

describe('diet plans', () => {
  let test: TestApp;
  let plans: DietPlansService;
  let doctor: Person;
  let assistant: Person;
  let client: Person;

  beforeAll(async () => {
    test = await openTestApp();
    plans = test.get(DietPlansService, { strict: false });
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await test.addClient(doctor);
    await run(4);
  });

  const run = (duration: number) =>
    test
      .get(ProgramsService, { strict: false })
      .save(job(doctor), { clientId: client.id, plan: makeProgram({ duration }) });
  const create = (over = {}) => plans.create(job(doctor), client.id, makeDietPlan(over));
  const edit = ({ id }: DietPlan, over = {}) => plans.edit(job(doctor), id, makeDietPlan(over));
  const seenBy = (person: Person) => plans.get(person, client.id);

  it('answer what was saved, with days and single week worked out by the server', async () => {
    const one = await create({ program: 'Something else', totalDays: 99, notes: 'No sugar.\nMuch water.' });
    expect(one).toMatchObject({ program: 'Weight Loss', totalDays: 7, notes: 'No sugar.\nMuch water.' });
    expect(one.mealPlan).toEqual(one.weeks[0]?.mealPlan);
    const two = await edit(one, { weeks: [makeDietWeek(), makeDietWeek({ weekNumber: 9, totalDays: 5 })] });
    expect(two).toMatchObject({ id: one.id, createdAt: one.createdAt, totalDays: 12 });
    expect(two.weeks.map(({ weekNumber }) => weekNumber)).toEqual([1, 2]);
    expect(two).not.toHaveProperty('mealPlan');
  });

  it('are the doctor’s alone while they are drafts', async () => {
    const draft = await create({ status: 'draft' });
    expect(draft).toMatchObject({ status: 'draft', hasPublished: false });
    expect(await seenBy(doctor)).toEqual(draft);
    expect(await seenBy(client)).toBeNull();
    expect(await seenBy(assistant)).toBeNull();
  });

  it('let the client follow the published plan until the next one is published', async () => {
    const published = await create({ notes: 'first' });
    expect(await seenBy(client)).toEqual(published);
    const draft = await edit(published, { status: 'draft', notes: 'second' });
    expect(draft).toMatchObject({ status: 'draft', notes: 'second', hasPublished: true });
    expect(await seenBy(client)).toEqual(published);
    const again = await edit(published, { notes: 'third' });
    expect(await seenBy(client)).toEqual(again);
    expect(await seenBy(assistant)).toEqual(again);
  });

  it('leave on the client’s record since when a plan of the running program is followed', async () => {
    const day = async () =>
      (await test.get(ClientsService, { strict: false }).record(client.id)).publishedPlanAt;
    const draft = await create({ status: 'draft' });
    expect(await day()).toBeUndefined();
    const published = await edit(draft);
    expect((await day())?.toISOString()).toBe(published.updatedAt);
    await edit(published, { status: 'draft' });
    expect((await day())?.toISOString()).toBe(published.updatedAt);
    await test
      .get(ProgramsService, { strict: false })
      .end(job(doctor), client.id, { reason: 'completed', cancelAppointments: false });
    await run(4);
    expect(await day()).toBeUndefined();
  });

  it('let the client follow the old plan also while a new one is a draft', async () => {
    const old = await create({ notes: 'old' });
    const next = await create({ status: 'draft', notes: 'next' });
    expect(next.id).not.toBe(old.id);
    expect(await seenBy(client)).toEqual(old);
    const published = await edit(next);
    expect(await seenBy(client)).toEqual(published);
  });

  it('are not changed under the id of a replaced plan, which answers PLAN_REPLACED', async () => {
    const old = await create();
    const next = await create({ notes: 'next' });
    await expect(edit(old)).rejects.toMatchObject({ code: 'PLAN_REPLACED', status: 409 });
    await create({ notes: 'the one after' });
    for (const replaced of [old, next])
      await expect(edit(replaced)).rejects.toMatchObject({ code: 'PLAN_REPLACED' });
    const stranger = await test.addDoctor();
    await expect(plans.edit(job(stranger), old.id, makeDietPlan())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(plans.edit(job(doctor), client.id, makeDietPlan())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await seenBy(doctor)).toMatchObject({ notes: 'the one after' });
  });

  it('publish nothing when the status is not said', async () => {
    expect(await create({ status: undefined })).toMatchObject({ status: 'draft' });
  });

  it('need a program', async () => {
    const newcomer = await test.addClient(doctor);
    await expect(plans.create(job(doctor), newcomer.id, makeDietPlan())).rejects.toMatchObject({
      code: 'PROGRAM_MISSING',
      message: 'Client plan not found. Please ensure the client has a plan assigned.',
    });
  });

  it('have at most as many weeks as the program', async () => {
    expect(await create({ weeks: weeks(4) })).toMatchObject({ totalDays: 28 });
    await expect(create({ weeks: weeks(5) })).rejects.toMatchObject({
      message:
        'Maximum 4 weeks allowed as specified in the program plan. Please remove some weeks before adding new ones.',
    });
  });

  it('lose no state: fifty changes at once are all kept', async () => {
    const plan = await create({ notes: 'start' });
    await Promise.all(Array.from({ length: 50 }, (_, at) => edit(plan, { notes: `change ${at}` })));
    const versions = await plans.history(doctor, client.id);
    expect(versions).toHaveLength(51);
    expect(new Set(versions.map(({ body }) => body.notes)).size).toBe(51);
    expect(versions[0]?.body).toEqual(await seenBy(doctor));
    expect(versions[50]).toMatchObject({ version: 1, by: { id: doctor.id, name: doctor.name }, body: plan });
  });

  it('make one plan count of fifty that are created at once, and keep the others', async () => {
    const { worked } = await atOnce(Array.from({ length: 50 }, () => create()));
    expect(worked).toHaveLength(50);
    expect(new Set(worked.map(({ id }) => id)).size).toBe(50);
    expect(await plans.history(doctor, client.id)).toHaveLength(50);
  });

  it('are not overwritten from an older state', async () => {
    const plan = await create();
    const { worked, codes } = await atOnce(
      Array.from({ length: 50 }, () => edit(plan, { updatedAt: plan.updatedAt })),
    );
    expect(worked).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['STALE_RECORD']));
  });

  it('read the older shapes of a plan that is already stored', async () => {
    const { mealPlan, id } = await create();
    await test.connection
      .collection('dietPlans')
      .updateOne(
        { plan: new Types.ObjectId(id) },
        { $set: { weeks: [{ weekNumber: 1, totalDays: 7, mealPlans: mealPlan }] } },
      );
    expect(await seenBy(doctor)).toMatchObject({ mealPlan, weeks: [{ title: 'Week 1', mealPlan }] });
  });

  it('are the own doctor’s affair', async () => {
    const plan = await create();
    const [stranger, other] = [await test.addDoctor(), await test.addClient(doctor)];
    await expect(plans.get(stranger, client.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(plans.edit(job(stranger), plan.id, makeDietPlan())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(plans.get(other, client.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
