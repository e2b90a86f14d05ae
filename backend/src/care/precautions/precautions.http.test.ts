import type { PrecautionAnswer, Precautions } from '@clinic/contract/care/precautions/precautions';
import { MAX_PRECAUTIONS } from '@clinic/contract/care/precautions/precautions';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeFood, makeProgram } from '../../operations/demo/factories.ts';

describe('what is known of a client', () => {
  let staffed: StaffedClinic;
  let client: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    client = await staffed.clinic.addClient(staffed.doctor);
  });

  const path = () => `/precautions/${client.id}`;
  const as = (by: Person = staffed.doctor) => staffed.clinic.as(by);
  const read = async (by?: Person): Promise<Precautions> =>
    (await as(by).get(path()).expect(200)).body as Precautions;
  const save = (body: object, key?: string) => {
    const call = as()
      .put(path())
      .send({ answers: [], added: [], version: 0, ...body });
    return key ? call.set('Idempotency-Key', key) : call;
  };
  const fill = (formType: string, fields: object) =>
    as()
      .post('/form/submitForm')
      .send({ client: client.id, formType, fields: JSON.stringify(fields) })
      .expect(200);
  const change = async (formType: string, fields: object) => {
    const { body } = await as().get(`/form/${client.id}/${formType}`).expect(200);
    const sent = { formId: body.form._id, client: client.id, fields: JSON.stringify(fields) };
    await as().put('/form/update').send(sent).expect(200);
  };
  const told = ({ facts, notChecked }: Precautions) => [
    ...facts.map(({ label, text, state }) => `${label}, “${text}”: ${state}`),
    ...notChecked.filter(({ means }) => means === null).map(({ text }) => `“${text}”?`),
  ];
  const answer = (more: Partial<PrecautionAnswer> = {}): PrecautionAnswer => ({
    sort: 'allergy',
    code: 'peanut',
    field: 'MedicalHistory.allergies',
    text: 'peanuts',
    stands: true,
    ...more,
  });

  it('is read from the forms, the program and the goal as they are now, and not from what was stopped', async () => {
    expect(await read()).toEqual({
      facts: [],
      notChecked: [],
      denied: [],
      answers: [],
      added: [],
      target: null,
      version: 0,
      savedAt: null,
      savedBy: null,
    });
    await fill('MedicalHistory', { allergies: 'peanuts; sing', rx: 'Thyronorm 50 mcg', dc: 'warfarin' });
    await fill('DietaryRecall', { vegEggNonVeg: 'Pure veg', foodAllergy: 'none' });
    await fill('FamilyHistory', { father: 'diabetes' });
    const plan = makeProgram({ name: 'Hypertension' });
    await as().post('/program/save').send({ clientId: client.id, plan }).expect(200);
    await as().put(`/course/goal/${client.id}`).send({ goal: null, expecting: true, version: 0 }).expect(200);
    expect(told(await read())).toEqual([
      'Peanut, “peanuts”: open',
      'Vegetarian, “Pure veg”: open',
      'Hypertension, “Hypertension”: open',
      'Thyroxine, “Thyronorm 50 mcg”: open',
      'Pregnant or breastfeeding, “Pregnant or breastfeeding”: open',
      '“sing”?',
    ]);
  });

  it('checks an allergy to a food of the catalogue without asking what it means, and says what is not there', async () => {
    await as()
      .post('/foods')
      .send(makeFood({ names: { en: 'Zebra Gourd', hi: '', gu: '' } }))
      .expect(200);
    await fill('MedicalHistory', { allergies: 'zebra gourd; sing', kco: 'No DM' });
    await fill('DietaryRecall', { foodAllergy: 'Zebra Gourd' });
    const known = await read();
    expect(told(known)).toEqual([
      'zebra gourd, “zebra gourd”: open',
      'Zebra Gourd, “Zebra Gourd”: open',
      '“sing”?',
    ]);
    expect(known.denied).toEqual([{ sort: 'condition', code: 'diabetes', label: 'Diabetes' }]);
  });

  it('asks nothing of hyperthyroid in the program Thyroid beside thyroxine', async () => {
    await fill('MedicalHistory', { rx: 'Thyronorm 50 mcg' });
    const plan = makeProgram({ name: 'Thyroid' });
    await as().post('/program/save').send({ clientId: client.id, plan }).expect(200);
    expect(told(await read())).toEqual([
      'Hypothyroid, “Thyroid”: open',
      'Thyroxine, “Thyronorm 50 mcg”: open',
    ]);
  });

  it('is answered by the own doctor, and goes on counting when the client takes its words away', async () => {
    await fill('MedicalHistory', { allergies: 'peanuts; sing' });
    const answers = [answer(), answer({ text: 'sing' })];
    const saved = (await save({ answers }).expect(200)).body as Precautions;
    expect(told(saved)).toEqual(['Peanut, “peanuts”: stands', 'Peanut, “sing”: stands']);
    await change('MedicalHistory', { allergies: 'none' });
    const later = await read();
    expect(told(later)).toEqual([
      'Peanut, “peanuts”: no longer written',
      'Peanut, “sing”: no longer written',
    ]);
    expect(later).toMatchObject({ version: 1, savedBy: staffed.doctor.name });
    const added = [{ sort: 'allergy', code: 'peanut', words: 'peanuts' }];
    const still = (await save({ added, version: 1 }).expect(200)).body as Precautions;
    expect([told(still), still.added, still.version]).toEqual([[], [{ ...added[0], label: 'Peanut' }], 2]);
    const kept = await staffed.clinic.connection
      .collection('versions')
      .find({ kind: 'precautions' })
      .toArray();
    expect(kept.at(-1)?.body).toMatchObject({ answers });
  });

  it('is not overwritten from an older state, saved once for one key, and told by the audit without its words', async () => {
    const added = [{ sort: 'allergy', code: 'other', words: 'Brinjal' }];
    const first = await save({ added }, 'precautions-key-1');
    const second = await save({ added }, 'precautions-key-1');
    expect(second.body).toEqual(first.body);
    expect((await save({})).body).toMatchObject({ code: 'STALE_RECORD' });
    expect((await read()).added).toEqual([{ ...added[0], label: 'Brinjal' }]);
    const rows = await auditRows(staffed, { kind: 'precautions', action: 'update' });
    expect(rows[0]?.summary).toBe(
      `${staffed.doctor.name} (doctor) updated the precautions of ${client.name}`,
    );
    expect(JSON.stringify(rows)).not.toContain('Brinjal');
  });

  it('has a target for a day’s food, which is no lower than the client may go and stays when facts are saved', async () => {
    const target = { energy: 1500, protein: 66, activity: 'light', reason: '' };
    const unknown = await save({ target }).expect(400);
    expect(unknown.body.details).toEqual({
      'target.energy': ['A target needs weight, height, age and sex.'],
    });
    // The age is filled in too, as an older screen did.
    await fill('PersonalDetails', { dob: '0066-01-05', age: '1960', gender: 'Female' });
    const measures = [
      { kind: 'weight', value: 80 },
      { kind: 'height', value: 160 },
    ];
    await as().post(`/checkup/create/${client.id}`).send({ fields: {}, measures }).expect(200);
    expect((await save({ target }).expect(400)).body.details).toEqual(unknown.body.details);
    await change('PersonalDetails', { dob: '1986-01-05', age: '40', gender: 'Female' });
    const low = await save({ target: { ...target, energy: 1100 } }).expect(400);
    expect(low.body.details['target.energy'][0]).toMatch(/^Please enter at least 1,[45]\d\d kcal\.$/);
    expect((await save({ target }).expect(200)).body.target).toEqual(target);
    expect((await save({ version: 1 }).expect(200)).body.target).toEqual(target);
    const added = [{ sort: 'state', code: 'expecting', words: '' }];
    const expecting = await save({ target, added, version: 2 }).expect(400);
    expect(expecting.body.details).toEqual({
      'target.energy': ['No target while pregnant or breastfeeding.'],
    });
    expect((await save({ target: null, version: 2 }).expect(200)).body.target).toBeNull();
  });

  it('is begun once by two windows at once', async () => {
    const statuses = await Promise.all([1, 2, 3].map(async () => (await save({})).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });

  it.each<[object, string, string]>([
    [{ answers: [answer({ code: 'plutonium' })] }, 'answers.0.code', 'Please choose one of the list.'],
    [{ answers: [answer({ field: 'FamilyHistory.father' })] }, 'answers.0.field', 'No form has this field.'],
    [{ answers: [answer(), answer({ stands: false })] }, 'answers.1', 'This is answered twice.'],
    [{ added: [{ sort: 'allergy', code: 'other', words: '' }] }, 'added.0.words', 'Please say what it is.'],
    [
      {
        answers: Array.from({ length: MAX_PRECAUTIONS }, (_one, place) => answer({ text: `x${place}` })),
        added: [{ sort: 'allergy', code: 'egg', words: '' }],
      },
      'answers',
      'Please keep at most 100 answers and precautions.',
    ],
  ])('is refused with a sentence: %o', async (body, field, sentence) => {
    const refused = await save(body);
    expect([refused.status, refused.body.details]).toEqual([400, { [field]: [sentence] }]);
  });

  it.each([
    [{ answers: [{ ...answer(), stands: 'yes' }] }],
    [{ answers: [{ ...answer(), sort: 'mood' }] }],
    [{ answers: [{ ...answer(), more: 1 }] }],
    [{ answers: {} }],
    [{ added: [[]] }],
    [{ version: -1 }],
    [{ more: true }],
  ])('is refused: %o', async (body) => {
    expect((await save(body)).status).toBe(400);
  });

  it('is of the own doctor', async () => {
    const { clinic, admin, assistant } = staffed;
    const nothing = { answers: [], added: [], version: 0 };
    const statuses = async (person: Person) => [
      (await as(person).get(path())).status,
      (await as(person).put(path()).send(nothing)).status,
    ];
    for (const person of [admin, assistant, client]) expect(await statuses(person)).toEqual([403, 403]);
    expect(await statuses(await clinic.addDoctor())).toEqual([404, 404]);
  });
});
