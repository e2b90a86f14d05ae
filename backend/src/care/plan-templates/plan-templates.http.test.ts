import type { PlanTemplate, PlanTemplateRow } from '@clinic/contract/care/plan-templates/plan-templates';
import { MAX_TEMPLATE_LENGTH } from '@clinic/contract/care/diet-plans/diet-plan-template';
import { ClinicRecords } from '../../../test/clinic-records.ts';
import { fullClient } from '../../../test/full-client.ts';
import { auditRows } from '../../../test/staffed-clinic.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import {
  makeDietWeek,
  makeDosageEntry,
  makeMeal,
  makePlanTemplate,
} from '../../operations/demo/factories.ts';

describe('the library of plans', () => {
  let records: ClinicRecords;
  let clinic: TestApp;
  let colleague: Person;
  let serial = 0;

  beforeAll(async () => {
    records = await ClinicRecords.open();
    ({ clinic } = records);
    colleague = await clinic.addDoctor();
  });
  afterAll(() => clinic.close());

  const as = (who: Person = records.doctor) => clinic.as(who);
  const name = (words: string) => `${words} no${(serial += 1)}`;
  const send = (over: Parameters<typeof makePlanTemplate>[0] = {}, who?: Person) =>
    as(who)
      .post('/templates/add')
      .send(makePlanTemplate({ title: name('Light dinner'), ...over }));
  const add = async (...sent: Parameters<typeof send>): Promise<PlanTemplateRow> =>
    (await send(...sent).expect(200)).body.template;
  const list = async (query: object): Promise<{ templates: PlanTemplateRow[]; total: number }> =>
    (await as().get('/templates/all').query(query).expect(200)).body;
  const titles = async (query: object) => (await list(query)).templates.map(({ title }) => title);
  const one = async ({ id }: PlanTemplateRow, who?: Person): Promise<PlanTemplate> =>
    (await as(who).get(`/templates/one/${id}`).expect(200)).body.template;
  const apply = ({ id }: PlanTemplateRow, who?: Person) => as(who).post(`/templates/apply/${id}`);
  const change = (row: PlanTemplateRow, over: object = {}, who?: Person) => {
    const { title, tags, owner, version } = row;
    return as(who)
      .put(`/templates/change/${row.id}`)
      .send({ title, tags, owner, version, ...over });
  };
  const retire = ({ id, version }: PlanTemplateRow, retired = true, who?: Person) =>
    as(who).put(`/templates/retire/${id}`).send({ version, retired });
  const refusal = ({ status, body }: { status: number; body: { code?: string; message?: string } }) => [
    status,
    body.code,
    body.message,
  ];

  it('is read by all doctors, and its bodies come one by one', async () => {
    const title = name('Jain dinner');
    const row = await add({ title, tags: ['Jain', 'Light'] });
    expect(row).toMatchObject({
      kind: 'meal',
      title,
      tags: ['jain', 'light'],
      owner: 'doctor',
      doctor: { id: records.doctor.id, name: records.doctor.name },
      shipped: false,
      mayChange: true,
      size: { weeks: 1, days: 7, meals: 1, doses: 0 },
      uses: 0,
      retired: false,
      version: 1,
    });
    expect(await list({ text: title })).toEqual({ templates: [row], total: 1 });
    expect(row).not.toHaveProperty('body');
    const { body, ...others } = await one(row, colleague);
    expect(others).toEqual({ ...row, mayChange: false });
    expect(body).toMatchObject({ totalWeeks: 1, weeks: [{ title: 'Week 1', mealPlan: [makeMeal()] }] });
  });

  it('is found by kind, tag and words of title and tags, the most used first', async () => {
    const word = `zest${(serial += 1)}`;
    const meal = await add({ title: `${word} poha`, tags: ['Quick'] });
    const week = await add({ title: `A ${word} week`, kind: 'week', tags: ['slow'] });
    const entries = [makeDosageEntry()];
    const doses = await add({ title: 'After the rain', tags: [word], kind: 'doses', body: { entries } });
    await apply(week).expect(200);
    expect(await titles({ text: word })).toEqual([week.title, doses.title, meal.title]);
    expect(await titles({ text: word, kind: 'doses' })).toEqual([doses.title]);
    expect(await titles({ text: word, tag: 'QUICK' })).toEqual([meal.title]);
    expect(await titles({ text: `poha ${word}` })).toEqual([meal.title]);
    expect(await titles({ text: `${word} idli` })).toEqual([]);
  });

  it('is read fifty at a time, with the number of all', async () => {
    const tag = `page${(serial += 1)}`;
    for (let place = 0; place < 51; place++) await add({ tags: [tag] });
    const [first, second] = [await list({ tag }), await list({ tag, page: 2 })];
    expect([first.total, first.templates.length, second.total, second.templates.length]).toEqual([
      51, 50, 51, 1,
    ]);
    const ids = [...first.templates, ...second.templates].map(({ id }) => id);
    expect(new Set(ids).size).toBe(51);
  });

  it('keeps titles of weeks only when asked, and never notes', async () => {
    const body = { notes: 'For Meera', weeks: [makeDietWeek({ title: 'Fasting with Meera' })] };
    const asked = await one(await add({ kind: 'plan', body, keepTitles: true }));
    expect(asked.body).toMatchObject({ weeks: [{ title: 'Fasting with Meera' }] });
    const dropped = await one(await add({ kind: 'plan', body }));
    expect(JSON.stringify(dropped.body)).not.toContain('Meera');
  });

  it('holds no client: nothing of a whole record is left in what is saved of it', async () => {
    const client = await fullClient(records);
    const { dietPlan } = (await as().get(`/dietPlan/getClientsDietPlan/${client.id}`).expect(200)).body;
    const path = `/vitaminPlan/getClientsVitaminPlan/${client.id}`;
    const { vitaminPlan } = (await as().get(path).expect(200)).body;
    await add({ kind: 'plan', title: 'A whole plan', body: dietPlan });
    await add({
      kind: 'doses',
      title: 'Whole doses',
      body: { ...vitaminPlan, entries: vitaminPlan.vitamins },
    });
    const clients = await clinic.connection.collection('clients').find().toArray();
    const stored = JSON.stringify(await clinic.connection.collection('planTemplates').find().toArray());
    for (const { _id: id, name: of } of clients) {
      expect(stored).not.toContain(id.toHexString());
      expect(stored).not.toContain(of);
    }
    expect(stored).not.toContain(dietPlan._id);
    expect(stored).not.toContain(vitaminPlan.vitamins[0].id);
    expect(stored).not.toMatch(/"notes"/);
  });

  it('is changed by its doctor and, where it is the clinic’s, by every doctor', async () => {
    const own = await add();
    const no = `This template is ${records.doctor.name}’s. You can use it, and save a copy of your own.`;
    expect(refusal(await change(own, {}, colleague))).toEqual([403, 'FORBIDDEN', no]);
    expect(refusal(await retire(own, true, colleague))).toEqual([403, 'FORBIDDEN', no]);
    const given = (await change(own, { owner: 'clinic' }).expect(200)).body.template;
    expect(given).toMatchObject({ owner: 'clinic', doctor: null, version: 2 });
    const changed = await change(given, { title: name('Supper'), tags: ['Soft'] }, colleague).expect(200);
    expect(changed.body.template).toMatchObject({ tags: ['soft'], mayChange: true, version: 3 });
    expect(await titles({ text: changed.body.template.title })).toEqual([changed.body.template.title]);
    const taken = await change(changed.body.template, { owner: 'doctor' }, colleague).expect(200);
    expect(taken.body.template.doctor.id).toBe(colleague.id);
    expect((await change(own)).status).toBe(403);
  });

  it('is changed from its present state alone, with the earlier ones kept', async () => {
    const row = await add();
    await change(row, { title: name('Changed') }).expect(200);
    expect(refusal(await change(row))[1]).toBe('STALE_RECORD');
    expect(refusal(await retire(row))[1]).toBe('STALE_RECORD');
    const kept = await clinic.connection.collection('versions').find({ kind: 'plan template' }).toArray();
    expect(kept.map(({ body }) => body.title)).toContain(row.title);
  });

  it('is the clinic’s once its doctor has left', async () => {
    const leaving = await clinic.addDoctor();
    const row = await add({}, leaving);
    expect((await one(row)).doctor?.id).toBe(leaving.id);
    await as(records.admin).delete(`/admin/doctors/${leaving.id}`).expect(200);
    expect(await one(row)).toMatchObject({ owner: 'clinic', doctor: null, mayChange: true });
    await change(row, { title: name('Left behind') }).expect(200);
  });

  it('leaves out what is retired, which is in a list of its own and can come back', async () => {
    const row = await add();
    const gone = (await retire(row).expect(200)).body.template;
    expect(gone).toMatchObject({ retired: true, version: 2 });
    const { title } = row;
    expect([await titles({ text: title }), await titles({ text: title, retired: 'true' })]).toEqual([
      [],
      [title],
    ]);
    expect(refusal(await apply(row))[1]).toBe('TEMPLATE_RETIRED');
    await retire(gone, false).expect(200);
    expect(await titles({ text: title })).toEqual([title]);
    await apply(row).expect(200);
  });

  it('counts each application once, also fifty at once and beside a change', async () => {
    const row = await add({ owner: 'clinic' });
    const applied = Array.from({ length: 50 }, (_, place) =>
      apply(row, place % 2 ? colleague : undefined).expect(200),
    );
    const [answers] = await Promise.all([Promise.all(applied), change(row, { tags: ['busy'] }).expect(200)]);
    expect(answers[0]?.body.template.body).toMatchObject({ totalWeeks: 1 });
    expect(await one(row)).toMatchObject({ uses: 50, tags: ['busy'], version: 2 });
    const again = () => apply(row).set('Idempotency-Key', 'apply-once');
    await Promise.all(Array.from({ length: 10 }, () => again().expect(200)));
    expect((await one(row)).uses).toBe(51);
  });

  it('tells who made, used and changed what', async () => {
    const row = await add();
    await apply(row, colleague).expect(200);
    await retire(row).expect(200);
    const rows = await auditRows(records, { kind: 'plan template' });
    expect(rows.slice(0, 3).map(({ summary }) => summary)).toEqual([
      `${records.doctor.name} (doctor) updated the plan template ${row.title}`,
      `${colleague.name} (doctor) used the plan template ${row.title}`,
      `${records.doctor.name} (doctor) created the plan template ${row.title}`,
    ]);
  });

  it.each<[string, object, object]>([
    ['a title that says nothing', { title: ' ' }, { title: ['Please enter a title.'] }],
    ['a tag twice', { tags: ['a', 'A '] }, { tags: ['Please use each tag once.'] }],
    ['another owner', { owner: 'desk' }, { owner: ['Please choose one of: doctor, clinic.'] }],
    ['no body', { body: undefined }, { body: ['Please send an object.'] }],
    [
      'two weeks as one',
      { kind: 'week', body: { weeks: [makeDietWeek(), makeDietWeek()] } },
      { body: ['Please save one week.'] },
    ],
    [
      'a field that is not known',
      { client: '650000000000000000000000' },
      { client: ['This field is not known.'] },
    ],
  ])('refuses %s', async (_, over, details) => {
    const { status, body } = await send(over);
    expect([status, body.details]).toEqual([400, details]);
  });

  it.each(['kind=snack', 'page=0', 'page=x', 'retired=yes', 'client=1', `text=${'x'.repeat(201)}`])(
    'refuses to list by %s',
    async (query) => {
      expect((await as().get(`/templates/all?${query}`)).status).toBe(400);
    },
  );

  it('takes a body of 1 MB, and refuses more with a sentence', async () => {
    const group = Array.from({ length: 50 }, () => ({
      days: 1,
      name: 'x'.repeat(184),
      unit: 'bowl',
      quantity: 1,
    }));
    const meals = (count: number) => [
      makeDietWeek({
        totalDays: 50,
        mealPlan: Array.from({ length: count }, () => makeMeal({ itemGroups: [group, group, group, group] })),
      }),
    ];
    const whole = JSON.stringify({ weeks: meals(19) }).length;
    expect(whole).toBeLessThan(MAX_TEMPLATE_LENGTH);
    expect((await add({ kind: 'plan', body: { weeks: meals(19) } })).size.meals).toBe(19);
    const body = { weeks: [...meals(20), ...meals(2)] };
    const answer = await send({ kind: 'plan', body });
    expect(refusal(answer)).toEqual([
      400,
      'INVALID_INPUT',
      'The template is too large. It may have at most 1 MB.',
    ]);
    const larger = await send({ kind: 'plan', body: { weeks: [...meals(20), ...meals(20)] } });
    expect(refusal(larger)).toEqual([413, 'PAYLOAD_TOO_LARGE', 'This is too large.']);
  });

  it('is no business of others, and knows no strange record', async () => {
    const row = await add();
    for (const person of [records.admin, records.assistant, records.client]) {
      const answers = await Promise.all([
        as(person).get('/templates/all'),
        as(person).get(`/templates/one/${row.id}`),
        as(person).post('/templates/add').send(makePlanTemplate()),
        apply(row, person),
        change(row, {}, person),
        retire(row, true, person),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    }
    const strange = { ...row, id: '650000000000000000000000' };
    const answers = await Promise.all([
      as().get(`/templates/one/${strange.id}`),
      apply(strange),
      change(strange),
      retire(strange),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
