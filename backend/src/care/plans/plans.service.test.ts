import { getModelToken } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { SnacksPlanRecord } from '../snacks-plans/snacks-plan.schema.ts';
import { type PlanCollection, Plans } from './plans.service.ts';
import { job } from '../../platform/writes/write-context.ts';

describe('plans of every kind', () => {
  let test: TestApp;
  let plans: Plans;
  let collection: PlanCollection<SnacksPlanRecord>;
  let doctor: Person;

  beforeAll(async () => {
    test = await openTestApp();
    plans = test.get(Plans, { strict: false });
    const model: Model<SnacksPlanRecord> = test.get(getModelToken(SnacksPlanRecord.name), { strict: false });
    collection = { model, kind: 'snacks plan', plan: 'snacks' };
    doctor = await test.addDoctor();
  });
  afterAll(() => test.close());

  const save = (client: { _id: Types.ObjectId; programsEnded: number }, quantity = '1') =>
    plans.save(job(doctor), collection, client, {
      isFollowed: true,
      contents: () => ({ snacks: [{ name: 'Granola', quantity }] }),
    });

  it('count only in the round in which they were saved', async () => {
    const client = { _id: new Types.ObjectId(), programsEnded: 0 };
    await save(client);
    expect(await plans.current(collection, client)).toMatchObject({ round: 0 });
    expect(await plans.current(collection, { ...client, programsEnded: 1 })).toBeNull();
  });

  it('are not saved over a plan of a later round from a state read before the end', async () => {
    const before = { _id: new Types.ObjectId(), programsEnded: 0 };
    const after = { ...before, programsEnded: 1 };
    await save(before);
    const { created } = await save(after, '2');
    expect(created).toBe(true);
    await expect(save(before, '3')).rejects.toMatchObject({ code: 'STALE_RECORD' });
    expect(await plans.current(collection, after)).toMatchObject({ snacks: [{ quantity: '2' }] });
  });

  it('show the newest hundred states, and keep them all', async () => {
    const client = { _id: new Types.ObjectId(), programsEnded: 0 };
    for (let at = 1; at <= 103; at += 1) await save(client, String(at));
    const states = await plans.history(collection, client, ({ snacks }) => snacks[0]?.quantity);
    expect(states).toHaveLength(100);
    expect(states.map(({ body }) => body).slice(0, 2)).toEqual(['103', '102']);
    expect(await test.connection.collection('versions').countDocuments({ 'body.client': client._id })).toBe(
      102,
    );
  });
});
