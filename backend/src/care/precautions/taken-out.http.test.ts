import type { KnownFact, PrecautionAnswer, Precautions } from '@clinic/contract/care/precautions/precautions';
import { Types } from 'mongoose';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeDietWeek, makeFood, makeMeal, makeProgram } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { PrecautionsService } from './precautions.service.ts';

const PRAWNS = { sort: 'allergy', code: 'shellfish', field: 'DietaryRecall.foodAllergy', text: 'prawns' };

describe('what a save takes out of a form', () => {
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
  const fill = async (formType: string, fields: object, by?: Person): Promise<string> =>
    (
      await as(by)
        .post('/form/submitForm')
        .send({ client: client.id, formType, fields: JSON.stringify(fields) })
        .expect(200)
    ).body.data.id;
  const change = (formId: string, fields: object, by?: Person) =>
    as(by)
      .put('/form/update')
      .send({ formId, client: client.id, fields: JSON.stringify(fields) });
  const read = async (): Promise<Precautions> =>
    (await as().get(`/precautions/${client.id}`).expect(200)).body;
  const told = async () =>
    (await read()).facts.map(({ label, text, state }) => `${label}, “${text}”: ${state}`);
  const answer = (body: object, version = 0) =>
    as()
      .put(`/precautions/${client.id}`)
      .send({ answers: [], added: [], version, ...body });
  const endOf = ({ sort, code, field, text, takenOut }: KnownFact) => ({
    sort,
    code,
    field,
    text,
    at: takenOut,
  });
  const gone = async (): Promise<KnownFact> => {
    const [fact] = (await read()).facts.filter(({ state }) => state === 'no longer written');
    if (!fact) throw new Error('nothing was taken out');
    return fact;
  };
  const eat = (name: string) => {
    const item = { days: 7, name, unit: 'bowl', quantity: 1 };
    const weeks = [makeDietWeek({ mealPlan: [makeMeal({ itemGroups: [[item]] })] })];
    return as().post(`/dietPlan/create/${client.id}`).send({ weeks, status: 'published', answers: [] });
  };
  const attention = async (): Promise<string[]> => {
    await staffed.clinic.get(Effects, { strict: false }).settled();
    const { body } = await as().get('/doctor/today').expect(200);
    return body.needsAttention.rows
      .filter(({ person }: { person: { id: string } }) => person.id === client.id)
      .map(({ words }: { words: string }) => words);
  };
  const stored = async (formId: string) =>
    (
      await staffed.clinic.connection.collection('intakeForms').findOne({ _id: new Types.ObjectId(formId) })
    )?.takenOut?.map(({ text }: { text: string }) => text);

  it('by a client counts and is asked, until the doctor says that it is over', async () => {
    const recall = await fill('DietaryRecall', { foodAllergy: 'prawns' }, client);
    await change(recall, { foodAllergy: '' }, client).expect(200);
    expect(await told()).toEqual(['Shellfish, “prawns”: no longer written']);
    const question = 'Shellfish (“prawns”) is no longer written: still true?';
    expect(await attention()).toEqual([question]);
    const refused = await eat('Prawn curry').expect(409);
    expect(refused.body).toMatchObject({ code: 'RAILS_OPEN' });
    expect(refused.body.findings[0].words).toContain('“prawns”, no longer written: still true?');

    await answer({ ended: [endOf(await gone())] }).expect(200);
    expect([await told(), await attention()]).toEqual([[], []]);
    await eat('Prawn curry').expect(200);
  });

  it('counts through further edits, and is over as soon as it is written again', async () => {
    const recall = await fill('DietaryRecall', { foodAllergy: 'prawns' }, client);
    await change(recall, { foodAllergy: '' }, client).expect(200);
    await change(recall, { foodAllergy: 'milk', vegEggNonVeg: 'Eggetarian' }, client).expect(200);
    await change(recall, { water: '2 l' }, client).expect(200);
    expect(await told()).toContain('Shellfish, “prawns”: no longer written');
    await change(recall, { foodAllergy: 'milk, prawns' }, client).expect(200);
    expect((await told()).filter((one) => one.includes('prawns'))).toEqual(['Shellfish, “prawns”: open']);
    expect(await stored(recall)).toEqual([]);
  });

  it('is asked again when it was over, is written again and taken out once more', async () => {
    const recall = await fill('DietaryRecall', { foodAllergy: 'prawns' }, client);
    await change(recall, { foodAllergy: '' }, client).expect(200);
    const first = await gone();
    await answer({ ended: [endOf(first)] }).expect(200);
    await change(recall, { foodAllergy: 'prawns' }, client).expect(200);
    expect(await told()).toEqual(['Shellfish, “prawns”: open']);
    await change(recall, { foodAllergy: '' }, client).expect(200);
    expect(await told()).toEqual(['Shellfish, “prawns”: no longer written']);
    // The doctor's answer when the fact was taken out first does not answer the second time.
    await answer({ ended: [endOf(first)] }, 1).expect(200);
    expect(await told()).toEqual(['Shellfish, “prawns”: no longer written']);
  });

  it('is no question in other words, or while another form says the same', async () => {
    const recall = await fill('DietaryRecall', { foodAllergy: 'prawns' });
    await change(recall, { foodAllergy: 'jhinga' }).expect(200);
    expect(await told()).toEqual(['Shellfish, “jhinga”: open']);
    const medical = await fill('MedicalHistory', { allergies: 'shrimp' });
    await change(recall, { foodAllergy: '' }).expect(200);
    expect(await told()).toEqual(['Shellfish, “shrimp”: open']);
    await change(medical, { allergies: '' }).expect(200);
    expect(await told()).toEqual(['Shellfish, “shrimp”: no longer written']);
    await answer({ ended: [endOf(await gone())] }).expect(200);
    expect(await told()).toEqual([]);
  });

  it('by both of two forms that are saved at once is kept', async () => {
    const recall = await fill('DietaryRecall', { foodAllergy: 'prawns' });
    const medical = await fill('MedicalHistory', { allergies: 'prawns' });
    await Promise.all([
      change(recall, { foodAllergy: '' }).expect(200),
      change(medical, { allergies: '' }).expect(200),
    ]);
    expect(await told()).toHaveLength(1);
  });

  it('is kept whole by saves of one form at once', async () => {
    const medical = await fill('MedicalHistory', { allergies: 'prawns', rx: 'Warfarin 5 mg', kco: 'Gout' });
    const saves = [{ allergies: '' }, { rx: '' }, { kco: '' }, { dc: 'x' }, { prakuti: 'Vata' }];
    await Promise.all(saves.map((fields) => change(medical, fields).expect(200)));
    expect((await stored(medical))?.toSorted()).toEqual(['Gout', 'Warfarin 5 mg', 'prawns']);
    expect(await told()).toHaveLength(3);
  });

  it('and is answered at the same moment leaves what was taken out since', async () => {
    const medical = await fill('MedicalHistory', { allergies: 'prawns', rx: 'Warfarin 5 mg' });
    await change(medical, { rx: '' }).expect(200);
    const warfarin = await gone();
    await Promise.all([
      answer({ ended: [endOf(warfarin)] }).expect(200),
      change(medical, { allergies: '' }).expect(200),
    ]);
    expect(await told()).toEqual(['Shellfish, “prawns”: no longer written']);
  });

  it('stays refused where it was read wrongly, whatever else is saved', async () => {
    const recall = await fill('DietaryRecall', { foodAllergy: 'prawns; milk' });
    const wrong = { ...PRAWNS, stands: false };
    await answer({ answers: [wrong] }).expect(200);
    await change(recall, { foodAllergy: '' }).expect(200);
    expect(await told()).toEqual(['Milk, “milk”: no longer written']);
    // A screen does not send words that the doctor refused and the form has no more.
    await answer({}, 1).expect(200);
    expect(await told()).toEqual(['Milk, “milk”: no longer written']);
  });

  it('is over by the answer of before, which takes the confirmation away or adds what is still true', async () => {
    const recall = await fill('DietaryRecall', { foodAllergy: 'prawns; milk' });
    const stands: PrecautionAnswer[] = [{ ...PRAWNS, stands: true } as PrecautionAnswer];
    await answer({ answers: stands }).expect(200);
    await change(recall, { foodAllergy: 'milk' }).expect(200);
    expect(await told()).toContain('Shellfish, “prawns”: no longer written');
    await answer({}, 1).expect(200);
    expect(await told()).toEqual(['Milk, “milk”: open']);
  });

  it('names a food of the catalogue: it goes on being an allergy to it', async () => {
    const name = `Kantola ${client.id}`;
    await as()
      .post('/foods')
      .send(makeFood({ names: { en: name, hi: '', gu: '' } }))
      .expect(200);
    const recall = await fill('DietaryRecall', { foodAllergy: `${name}; something new` }, client);
    await change(recall, { foodAllergy: '' }, client).expect(200);
    expect(await told()).toEqual([`${name}, “${name}”: no longer written`]);
    expect((await eat(name).expect(409)).body.findings).toHaveLength(1);
  });

  it('is told by neither the form nor the audit', async () => {
    const medical = await fill('MedicalHistory', { rx: 'Warfarin 5 mg' });
    const saved = (await change(medical, { rx: '' }).expect(200)).body.data;
    const shown = await as().get(`/form/${client.id}/MedicalHistory`).expect(200);
    const history = await as().get(`/form/history/${client.id}?formType=MedicalHistory`).expect(200);
    for (const body of [saved, shown.body.form, history.body.versions[0].body])
      expect(JSON.stringify(body)).not.toContain('Warfarin');
    await answer({ ended: [endOf(await gone())] }).expect(200);
    const rows = [
      ...(await auditRows(staffed, { kind: 'form' })),
      ...(await auditRows(staffed, { kind: 'precautions' })),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/warfarin|anticoagulant/i);
  });

  it('is in the client’s copy, as nothing that a doctor has confirmed', async () => {
    const medical = await fill('MedicalHistory', { rx: 'Warfarin 5 mg' });
    await change(medical, { rx: '' }).expect(200);
    const copy = await staffed.clinic
      .get(PrecautionsService, { strict: false })
      .ofCopy({ id: client.id, role: 'client' } as Parameters<PrecautionsService['ofCopy']>[0]);
    expect(copy).toEqual([{ precaution: 'Anticoagulant', written: 'Warfarin 5 mg', confirmed: false }]);
  });

  it.each([
    [{ ended: [{ ...PRAWNS, code: 'plutonium', at: '2026-01-05T08:00:00.000Z' }] }, 'ended.0.code'],
    [{ ended: [{ ...PRAWNS, at: 'yesterday' }] }, 'ended.0.at'],
    [{ ended: [{ ...PRAWNS, at: '2026-01-05T08:00:00.000Z', more: 1 }] }, 'ended.0.more'],
    [{ ended: {} }, 'ended'],
  ])('is refused with %o', async (body, field) => {
    const refused = await answer(body).expect(400);
    expect(Object.keys(refused.body.details)).toEqual([field]);
  });
});
