import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { Finding } from '@clinic/contract/care/plan-checks/findings';
import { PLAN_CHECKS_VERSION } from '@clinic/contract/care/plan-checks/food-keys';
import type { PlanChecksOfClient } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { Types } from 'mongoose';
import { runJob } from '../../../test/run-job.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeDietWeek, makeFood, makeProgram } from '../../operations/demo/factories.ts';

describe('what speaks against a plan', () => {
  let staffed: StaffedClinic;
  let client: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    client = await staffed.clinic.addClient(staffed.doctor);
    await as().post('/program/save').send({ clientId: client.id, plan: makeProgram() }).expect(200);
  });

  const as = (by: Person = staffed.doctor) => staffed.clinic.as(by);
  const allergic = (allergies: string) =>
    as()
      .post('/form/submitForm')
      .send({
        client: client.id,
        formType: 'MedicalHistory',
        fields: JSON.stringify({ allergies }),
      })
      .expect(200);
  const saveSnacks = (answers?: PlanAnswer[], more: object = {}) =>
    as()
      .post(`/snacksPlan/save/${client.id}`)
      .send({ snacks: [{ name: 'Peanut Butter', quantity: '1' }], ...(answers && { answers }), ...more });
  const planChecks = async (): Promise<PlanChecksOfClient> =>
    (await as().get(`/rails/${client.id}`).expect(200)).body;
  const attention = async () => {
    // The server checks plans after it has answered, so the test waits.
    await staffed.clinic.get(Effects, { strict: false }).settled();
    const { body } = await as().get('/doctor/today').expect(200);
    return body.needsAttention.rows.filter(
      ({ person }: { person: { id: string } }) => person.id === client.id,
    );
  };
  const answerTo = ({ key }: Finding, more: Partial<PlanAnswer> = {}): PlanAnswer => ({
    key,
    reason: 'tolerates',
    note: '',
    ...more,
  });
  const refusedFindings = async (save: ReturnType<typeof saveSnacks>): Promise<Finding[]> => {
    const { body } = await save.expect(409);
    expect(body).toMatchObject({ code: 'RAILS_OPEN' });
    return body.findings;
  };

  it('is asked before the client would see it, and nothing is written until it is answered', async () => {
    await allergic('peanuts');
    const key = `rails-${client.id}`;
    const findings = await refusedFindings(saveSnacks([]).set('Idempotency-Key', key));
    expect(findings.map(({ level, places }) => [level, places])).toEqual([
      ['stop', [{ plan: 'snacks', item: 0 }]],
    ]);
    expect((await as().get(`/snacksPlan/getClientsSnacksPlan/${client.id}`)).body).toEqual({
      snacksPlan: null,
    });
    expect(await attention()).toEqual([]);
    const saved = await saveSnacks(findings.map((one) => answerTo(one)))
      .set('Idempotency-Key', key)
      .expect(200);
    expect(Object.keys(saved.body.snacksPlan)).not.toContain('answers');
    const { report, answers, followed } = await planChecks();
    expect(report.findings.map((one) => one.key)).toEqual(findings.map((one) => one.key));
    expect(answers).toMatchObject([{ plan: 'snacks', reason: 'tolerates', by: staffed.doctor.name }]);
    expect(followed.snacks).toMatchObject([{ name: 'Peanut Butter' }]);
    expect(await attention()).toEqual([]);
  });

  it('stays open when the body knows no planChecks, and puts the client into "Needs attention"', async () => {
    await allergic('peanuts');
    const saved = await saveSnacks().expect(200);
    expect(Object.keys(saved.body.snacksPlan).toSorted()).toEqual(
      ['__v', '_id', 'client', 'createdAt', 'id', 'snacks', 'updatedAt'].filter(
        (one) => one in saved.body.snacksPlan,
      ),
    );
    expect(await attention()).toMatchObject([{ opens: 'snacks', urgent: true, signals: [] }]);
    const { report } = await planChecks();
    await saveSnacks(report.findings.map((one) => answerTo(one))).expect(200);
    expect(await attention()).toEqual([]);
  });

  it('is found when the allergy is written down after the plan', async () => {
    await saveSnacks([]).expect(200);
    expect(await attention()).toEqual([]);
    await allergic('peanuts');
    expect(await attention()).toMatchObject([{ opens: 'snacks' }]);
  });

  it('is silenced by "read wrongly", for these words alone', async () => {
    await allergic('peanuts');
    await saveSnacks().expect(200);
    const wrong = { sort: 'allergy', code: 'peanut', field: 'MedicalHistory.allergies', text: 'peanuts' };
    await as()
      .put(`/precautions/${client.id}`)
      .send({ answers: [{ ...wrong, stands: false }], added: [], version: 0 })
      .expect(200);
    expect(await attention()).toEqual([]);
    const { body } = await as().get(`/form/${client.id}/MedicalHistory`).expect(200);
    await as()
      .put('/form/update')
      .send({
        formId: body.form._id,
        client: client.id,
        fields: JSON.stringify({ allergies: 'peanut, all kinds' }),
      })
      .expect(200);
    expect(await attention()).toHaveLength(1);
  });

  it('is asked of a fact that stood and is written no more, until the doctor answers', async () => {
    await allergic('peanuts');
    const stood = { sort: 'allergy', code: 'peanut', field: 'MedicalHistory.allergies', text: 'peanuts' };
    const known = (answers: object[], version: number) =>
      as().put(`/precautions/${client.id}`).send({ answers, added: [], version }).expect(200);
    await known([{ ...stood, stands: true }], 0);
    const { body } = await as().get(`/form/${client.id}/MedicalHistory`).expect(200);
    await as()
      .put('/form/update')
      .send({ formId: body.form._id, client: client.id, fields: JSON.stringify({ allergies: 'none' }) })
      .expect(200);
    expect(await attention()).toMatchObject([
      { opens: 'precautions', words: 'Peanut (“peanuts”) is no longer written: still true?' },
    ]);
    await known([], 1);
    expect(await attention()).toEqual([]);
  });

  it('keeps an answer with its name and time while the same is said, and asks again in other words', async () => {
    await allergic('peanuts');
    const findings = await refusedFindings(saveSnacks([]));
    await saveSnacks(findings.map((one) => answerTo(one))).expect(200);
    const [first] = (await planChecks()).answers;
    // A request without answers keeps the stored one.
    await saveSnacks([]).expect(200);
    expect((await planChecks()).answers).toEqual([first]);
    await saveSnacks().expect(200);
    expect((await planChecks()).answers).toEqual([first]);
    const { body } = await as().get(`/form/${client.id}/MedicalHistory`).expect(200);
    await as()
      .put('/form/update')
      .send({ formId: body.form._id, client: client.id, fields: JSON.stringify({ allergies: 'groundnut' }) })
      .expect(200);
    expect(await attention()).toHaveLength(1);
    await refusedFindings(saveSnacks([]));
    const { versions } = (await as().get(`/snacksPlan/history/${client.id}`).expect(200)).body;
    expect(versions.map(({ answers }: { answers?: unknown[] }) => answers?.length)).toEqual([1, 1, 1]);
  });

  it('asks nothing of a draft, and asks when it is published', async () => {
    await allergic('peanuts');
    const week = makeDietWeek();
    const [meal] = week.mealPlan;
    const item = { days: 7, name: 'Peanut Chikki', unit: 'piece', quantity: 1 };
    const weeks = [{ ...week, mealPlan: [{ ...meal, itemGroups: [[item]] }] }];
    const draft = await as()
      .post(`/dietPlan/create/${client.id}`)
      .send({ weeks, status: 'draft', answers: [] })
      .expect(200);
    const publish = (answers: PlanAnswer[]) =>
      as().put(`/dietPlan/edit/${draft.body.dietPlan._id}`).send({ weeks, status: 'published', answers });
    expect(await attention()).toEqual([]);
    const refused = await publish([]).expect(409);
    const { findings } = refused.body as { findings: Finding[] };
    const stale = await as()
      .put(`/dietPlan/edit/${draft.body.dietPlan._id}`)
      .send({ weeks, status: 'published', answers: [], updatedAt: '2020-01-01T00:00:00.000Z' });
    expect(stale.body.code).toBe('STALE_RECORD');
    const other = findings.map((one) => answerTo(one, { reason: 'other', note: ' ' }));
    expect((await publish(other)).body.details).toEqual({
      'answers.0.note': ['Please say why, in at least 3 characters.'],
    });
    await publish(findings.map((one) => answerTo(one, { reason: 'other', note: 'Tested' }))).expect(200);
    expect(await attention()).toEqual([]);
  });

  it('looks at the lines of “Take” as foods that may be eaten, before a publish and whenever facts change', async () => {
    const line = 'Take: Peanut Chikki contains peanut.';
    const program = { weeks: [makeDietWeek()], status: 'published', answers: [] as PlanAnswer[] };
    const lists = { take: ['Warm water', 'Peanut Chikki'], avoid: ['Peanut Chikki'] };
    const made = await as()
      .post(`/dietPlan/create/${client.id}`)
      .send({ ...program, ...lists })
      .expect(200);
    const edit = (more: object) =>
      as()
        .put(`/dietPlan/edit/${made.body.dietPlan._id}`)
        .send({ ...program, ...more });
    expect(await attention()).toEqual([]);
    await allergic('peanuts');
    expect(await attention()).toMatchObject([{ opens: 'diet', urgent: true }]);
    const { followed, report } = await planChecks();
    expect(followed.take).toEqual(lists.take);
    expect(report.findings.map(({ words, places }) => [words.slice(-line.length), places])).toEqual([
      [line, [{ plan: 'diet', take: 1 }]],
    ]);
    // A body that leaves the lines out keeps them, so they are asked about.
    for (const more of [{}, lists]) {
      const { body } = await edit(more).expect(409);
      expect(body.findings.map(({ key }: Finding) => key)).toEqual(report.findings.map(({ key }) => key));
    }
    await edit({ status: 'draft' }).expect(200);
    await edit({ answers: report.findings.map((one) => answerTo(one)) }).expect(200);
    expect(await attention()).toEqual([]);
    expect((await planChecks()).answers).toMatchObject([{ plan: 'diet', reason: 'tolerates' }]);
    await edit({ ...lists, take: ['Warm water'] }).expect(200);
    expect((await planChecks()).report.findings).toEqual([]);
    await edit({ take: [] }).expect(200);
    expect((await planChecks()).followed).not.toHaveProperty('take');
  });

  it('is answered once by fifty saves at once, of which half bring the answer', async () => {
    await allergic('peanuts');
    const findings = await refusedFindings(saveSnacks([]));
    const answers = findings.map((one) => answerTo(one));
    const sent = Array.from({ length: 50 }, (_one, place) => saveSnacks(place % 2 === 0 ? answers : []));
    const outcomes = (await Promise.all(sent)).map(({ status, body }) =>
      status === 200 ? 'saved' : body.code,
    );
    const saved = outcomes.filter((outcome) => outcome === 'saved').length;
    expect(saved).toBeGreaterThan(0);
    expect(outcomes.filter((outcome) => outcome !== 'saved' && outcome !== 'RAILS_OPEN')).toEqual([]);
    expect(await attention()).toEqual([]);
    const { versions } = (await as().get(`/snacksPlan/history/${client.id}`).expect(200)).body;
    expect(versions.map((one: { answers?: unknown[] }) => one.answers?.length)).toEqual(
      Array.from({ length: saved }, () => 1),
    );
  });

  it('is found once the server is up again, when it was killed before it looked', async () => {
    await allergic('peanuts');
    const effects = staffed.clinic.get(Effects, { strict: false });
    const killed = jest.spyOn(effects, 'runBehind').mockReturnValue(undefined);
    await saveSnacks().expect(200);
    killed.mockRestore();
    expect(await attention()).toEqual([]);
    await Promise.all([effects.sweep(0), effects.sweep(0)]);
    expect(await attention()).toHaveLength(1);
  });

  it.each([
    ['names it', (name: string) => name],
    ['names it on a plate in one line', (name: string) => `2 Phulka, 1 piece ${name} and Buttermilk`],
  ])(
    'changes with the catalogue: a food made of free text is found in a plan that %s',
    async (_how, written) => {
      await allergic('peanuts');
      const name = `Shakti Ladoo ${client.id}`;
      const snacks = [{ name: written(name), quantity: '1' }];
      await saveSnacks([], { snacks }).expect(200);
      expect((await planChecks()).report.notChecked).toMatchObject([
        { of: 'food', places: [{ plan: 'snacks' }] },
      ]);
      expect(await attention()).toEqual([]);
      const food = makeFood({ names: { en: name, hi: '', gu: '' }, contains: ['peanut'] });
      const made = await as().post('/foods').send(food).expect(200);
      expect(await attention()).toMatchObject([{ opens: 'snacks', urgent: true }]);
      const { id, version } = made.body.food;
      const change = { ...food, contains: [], because: 'Made without peanuts now', version, retired: false };
      await as().put(`/foods/${id}`).send(change).expect(200);
      expect(await attention()).toEqual([]);
    },
  );

  it('changes with the catalogue: an allergy to what no table has is asked once it is a food', async () => {
    const name = `kantola${client.id}`;
    await allergic(name);
    await saveSnacks([], { snacks: [{ name: `Fried ${name}`, quantity: '1' }] }).expect(200);
    expect(await attention()).toEqual([]);
    await as()
      .post('/foods')
      .send(makeFood({ names: { en: name, hi: '', gu: '' } }))
      .expect(200);
    expect(await attention()).toMatchObject([{ opens: 'snacks' }]);
  });

  it('is looked at again by newer rules, and on a birthday', async () => {
    await allergic('peanuts');
    await saveSnacks().expect(200);
    const states = staffed.clinic.connection.collection('railStates');
    const of = { _id: new Types.ObjectId(client.id) };
    const forget = { open: [], isOpen: false };
    expect(await attention()).toHaveLength(1);
    for (const due of [{ rules: PLAN_CHECKS_VERSION - 1 }, { nextCheckOn: '2026-01-01' }]) {
      await states.updateOne(of, { $set: { ...forget, ...due } });
      expect(await attention()).toEqual([]);
      await runJob(staffed.clinic, 'plan-checks');
      expect(await attention()).toHaveLength(1);
      expect(await states.findOne(of)).toMatchObject({ rules: PLAN_CHECKS_VERSION });
    }
  });

  it('asks beside gout when weight falls fast', async () => {
    await as()
      .post('/form/submitForm')
      .send({ client: client.id, formType: 'MedicalHistory', fields: JSON.stringify({ kco: 'Gout' }) })
      .expect(200);
    await as()
      .post(`/dietPlan/create/${client.id}`)
      .send({ weeks: [makeDietWeek()], status: 'published', answers: [] })
      .expect(200);
    const words = async () => (await planChecks()).report.findings.map((one) => one.words).join('\n');
    expect(await words()).not.toContain('Weight falls fast');
    const signals = [{ name: 'fast', level: 1, urgent: false, day: '2026-01-05', words: '' }];
    await staffed.clinic.connection
      .collection('courses')
      .updateOne({ _id: new Types.ObjectId(client.id) }, { $set: { signals } }, { upsert: true });
    expect(await words()).toContain('Gout (Medical History). Weight falls fast');
  });

  it('is over when the program ends: the client follows no plan', async () => {
    await allergic('peanuts');
    await saveSnacks().expect(200);
    expect(await attention()).toHaveLength(1);
    await as().post(`/program/end/${client.id}`).send({ reason: 'completed' }).expect(200);
    expect(await attention()).toEqual([]);
  });

  it('is read by the own doctor, and by one who covers', async () => {
    const { clinic, admin, assistant } = staffed;
    for (const person of [admin, assistant, client])
      expect((await as(person).get(`/rails/${client.id}`)).status).toBe(403);
    expect((await as(await clinic.addDoctor()).get(`/rails/${client.id}`)).status).toBe(404);
  });
});
