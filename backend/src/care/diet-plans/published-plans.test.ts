import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { OutboxRelay } from '../../platform/writes/outbox-relay.ts';
import { PushNotifications } from '../../notifications/push/push-notifications.service.ts';
import { makeDietPlan, makeProgram } from '../../operations/demo/factories.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { DietPlanRecord } from './diet-plan.schema.ts';
import { PUBLISHED, PublishedPlans } from './published-plans.ts';

function effectsOfAnother({ get }: TestApp): Effects {
  const own = { strict: false };
  const connection = get<Connection>(getConnectionToken(), own);
  const other = new Effects(connection, get(Clock, own), get<Env>(ENV, own));
  const published = get(PublishedPlans, own);
  other.handle<DietPlanRecord>(DietPlanRecord.name, PUBLISHED, (plan, effect) =>
    published.tell(plan, effect),
  );
  return other;
}

describe('the email about a published plan', () => {
  let clinic: TestApp;
  let admin: Person;
  let doctor: Person;
  let client: Person;
  /** Effects of another server, which has run none yet. */
  let other: Effects;

  beforeAll(async () => {
    clinic = await openTestApp();
    other = effectsOfAnother(clinic);
    admin = await clinic.addAdmin();
    doctor = await clinic.addDoctor();
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    client = await clinic.addClient(doctor);
    await clinic
      .as(doctor)
      .post('/program/save')
      .send({ clientId: client.id, plan: makeProgram() })
      .expect(200);
  });

  const save = async (status: 'draft' | 'published', id?: string): Promise<string> => {
    // This server ends after it has run the plan's effects and before it removes them from the record.
    const relay = jest.spyOn(clinic.get(OutboxRelay, { strict: false }), 'soon');
    relay.mockImplementation(() => undefined);
    const path = id ? `/dietPlan/edit/${id}` : `/dietPlan/create/${client.id}`;
    const asked = clinic.as(doctor);
    const { body } = await (id ? asked.put(path) : asked.post(path))
      .send(makeDietPlan({ status }))
      .expect(200);
    const { id: plan } = (body as { dietPlan: { id: string } }).dietPlan;
    relay.mockRestore();
    const told = jest.spyOn(clinic.get(PushNotifications, { strict: false }), 'add');
    await other.runWaiting(DietPlanRecord.name, 'published');
    expect(told).toHaveBeenCalledTimes(status === 'published' ? 1 : 0);
    told.mockRestore();
    return plan;
  };
  const emails = () =>
    clinic.connection
      .collection<OutboxRecord>('outbox')
      .countDocuments({ client: new Types.ObjectId(client.id), 'message.kind': 'plan-published' });
  const turn = (on: boolean) =>
    clinic.as(admin).put('/admin/letters/switch').send({ kind: 'plan-published', on }).expect(200);

  it('is written once for each time that a plan is published, and never for a draft', async () => {
    const plan = await save('draft');
    expect(await emails()).toBe(0);
    await save('published', plan);
    expect(await emails()).toBe(1);
    await save('draft', plan);
    expect(await emails()).toBe(1);
    await save('published', plan);
    expect(await emails()).toBe(2);
  });

  it('is told once by a save, whose other work runs behind its answer', async () => {
    const told = jest.spyOn(clinic.get(PushNotifications, { strict: false }), 'add');
    const effects = clinic.get(Effects, { strict: false });
    const path = `/dietPlan/create/${client.id}`;
    await clinic
      .as(doctor)
      .post(path)
      .send(makeDietPlan({ status: 'published' }))
      .expect(200);
    await effects.settled();
    await clinic.get(OutboxRelay, { strict: false }).flush();
    await effects.sweep(0);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });

  it('is not written while an admin has switched it off', async () => {
    await turn(false);
    await save('published');
    await turn(true);
    expect(await emails()).toBe(0);
  });
});
