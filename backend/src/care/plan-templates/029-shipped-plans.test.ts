import type { PlanTemplate, PlanTemplateRow } from '@clinic/contract/care/plan-templates/plan-templates';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { testClock } from '../../../test/test-clock.ts';
import { insertShippedPlans } from './029-shipped-plans.ts';
import { SHIPPED_PLANS } from './shipped/shipped-plans.ts';

describe('the plans of the product', () => {
  let clinic: TestApp;
  let doctor: Person;

  beforeEach(async () => {
    clinic = await openTestApp();
    doctor = await clinic.addDoctor();
  });
  afterEach(() => clinic.close());

  const insert = async (plans = SHIPPED_PLANS) => {
    const { db } = clinic.connection;
    if (!db) throw new Error('not connected');
    await insertShippedPlans(db, plans, testClock.now());
  };
  const list = async (query = ''): Promise<PlanTemplateRow[]> =>
    (await clinic.as(doctor).get(`/templates/all${query}`).expect(200)).body.templates;

  it('are the clinic’s, marked as not signed, and are used like all others', async () => {
    await insert();
    const rows = await list('?kind=plan');
    expect(rows.map(({ title }) => title).toSorted()).toEqual(
      SHIPPED_PLANS.map(({ title }) => title).toSorted(),
    );
    expect(rows).toEqual(
      rows.map((row) => ({ ...row, owner: 'clinic', doctor: null, shipped: true, mayChange: true })),
    );
    const [row] = rows;
    const plan = SHIPPED_PLANS.find(({ title }) => title === row?.title);
    const { body } = await clinic.as(doctor).post(`/templates/apply/${row?.id}`).expect(200);
    const { template } = body as { template: PlanTemplate };
    expect(template).toMatchObject({ uses: 1, body: { totalWeeks: 4, totalDays: 28 } });
    expect(template.body).toMatchObject({ weeks: plan?.weeks });
  });

  it('are there once, however often the step runs; what a doctor changed or retired stays so', async () => {
    await insert(SHIPPED_PLANS.slice(1));
    const [kept, gone] = await list();
    const change = { title: 'Ours', tags: [], owner: 'clinic', version: 1 };
    await clinic.as(doctor).put(`/templates/change/${kept?.id}`).send(change).expect(200);
    await clinic
      .as(doctor)
      .put(`/templates/retire/${gone?.id}`)
      .send({ version: 1, retired: true })
      .expect(200);
    await insert();
    await insert();
    const titles = (await list()).map(({ title }) => title);
    expect(titles).toHaveLength(SHIPPED_PLANS.length - 1);
    expect(titles).toContain('Ours');
    expect((await list('?retired=true')).map(({ id }) => id)).toEqual([gone?.id]);
  });

  it('are no doctor’s own, and the refusal says so', async () => {
    await insert();
    const [row] = await list();
    const taken = await clinic
      .as(doctor)
      .put(`/templates/change/${row?.id}`)
      .send({ title: 'Mine', tags: [], owner: 'doctor', version: 1 });
    expect([taken.status, taken.body.details]).toEqual([
      400,
      { owner: ['A template from the product stays the clinic’s.'] },
    ]);
  });
});
