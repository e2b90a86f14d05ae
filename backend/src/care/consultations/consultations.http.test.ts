import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import type { Consultation, ConsultationChoice } from '@clinic/contract/care/consultations/consultations';
import { Types } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type request from 'supertest';
import { standBetween } from '../../../test/driver-commands.ts';
import { auditRows, openStaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';

const ZONE = 'Asia/Kolkata';
const DAY = '2031-03-12';
const at = (day: string, time: string) => clinicInstant(day, time, ZONE);
const staffed = await openStaffedClinic();
const { clinic } = staffed;
const NOTHING = { fields: {}, note: '', completes: false, wish: null };

describe('a consultation', () => {
  let doctor: Person;
  let assistant: Person;
  let client: Person;
  let admin: Person;

  afterAll(() => clinic.close());
  beforeEach(async () => {
    clinic.travelTo(at(DAY, '09:00'));
    admin = await clinic.signInAgain(staffed.admin);
    doctor = await clinic.addDoctor();
    assistant = await clinic.addAssistant(doctor);
    client = await clinic.addClient(doctor);
  });

  const book = async (day: string, time: string, by = doctor): Promise<string> => {
    const who = { doctor: by.id, assistant: assistant.id, client: client.id };
    const { body } = await clinic
      .as(assistant)
      .post('/appointment/create')
      .send({ ...who, date: day, time, confirm: true, hoursReason: 'They asked for it.' })
      .expect(200);
    return body.appointment.id;
  };
  const record = (visit: string, outcome: string | null) =>
    clinic.as(assistant).put(`/appointment/outcome/${visit}`).send({ outcome });
  const arrived = async (): Promise<string> => {
    const visit = await book(DAY, '10:00');
    clinic.travelTo(at(DAY, '10:02'));
    await signIn();
    await record(visit, 'arrived').expect(200);
    return visit;
  };
  /** Sessions end at the clock's hour in this test, so everybody logs in anew. */
  const signIn = async () => {
    [admin, doctor, assistant, client] = await Promise.all([
      clinic.signInAgain(admin),
      clinic.signInAgain(doctor),
      clinic.signInAgain(assistant),
      clinic.signInAgain(client),
    ]);
  };
  const read = async (who = doctor, choice: ConsultationChoice = {}): Promise<Consultation> =>
    (await clinic.as(who).get(`/consultation/${client.id}`).query(choice).expect(200)).body;
  const save = (sent: object, { who = doctor, key = randomUUID() } = {}) =>
    clinic
      .as(who)
      .post(`/consultation/${client.id}`)
      .set('Idempotency-Key', key)
      .send({ ...NOTHING, ...sent });
  /** Sends a request during which these commands never reach the database. */
  async function killedAt(
    commands: [collection: string, name: string][],
    work: () => PromiseLike<request.Response>,
  ): Promise<request.Response> {
    const asItWas = standBetween((collection, sent, send) =>
      commands.some(([of, name]) => collection === of && sent === name)
        ? Promise.reject(new Error('The server is killed here.'))
        : send(),
    );
    try {
      return await work();
    } finally {
      asItWas();
    }
  }
  const saved = async (sent: object): Promise<Consultation> =>
    (await save(sent).expect(200)).body.consultation;
  const submit = (formType: string, fields: object) =>
    clinic
      .as(doctor)
      .post('/form/submitForm')
      .field('client', client.id)
      .field('formType', formType)
      .field('fields', JSON.stringify(fields))
      .expect(200);
  const wishes = async () => {
    const { lists } = (await clinic.as(assistant).get('/desk/today').expect(200)).body;
    return (lists.wishedVisits.rows as { id: string; words: string }[])
      .filter(({ id }) => id === client.id)
      .map(({ words }) => words);
  };
  const rows = (collection: string, which: object = {}) =>
    clinic.connection
      .collection(collection)
      .countDocuments({ client: new Types.ObjectId(client.id), ...which });

  it('is saved in one press: the checkup, the note, the visit’s outcome and the wish for the desk', async () => {
    const visit = await arrived();
    expect((await read()).visit).toMatchObject({ id: visit, outcome: 'arrived' });
    const wish = { on: addDays(DAY, 14), words: 'Bring the report' };
    const sent = {
      visit,
      fields: { energy: 'Better' },
      measures: [{ kind: 'weight', value: 81.5 }],
      note: 'Sleeps badly: shift work.',
      completes: true,
      wish,
    };
    const after = await saved(sent);
    expect(after).toMatchObject({
      visit: { id: visit, outcome: 'completed' },
      checkup: { fields: { energy: 'Better' }, measures: [{ kind: 'weight', value: 81.5 }] },
      note: sent.note,
      wish,
      pending: [],
      measurements: [{ kind: 'weight', value: 81.5, day: DAY, source: 'checkup' }],
    });
    expect(await read()).toEqual(after);
    expect(await wishes()).toEqual([`${doctor.name} would see them about 26 Mar 2031: Bring the report`]);
    const forDesk = async () => (await clinic.as(assistant).get(`/consultation/wish/${client.id}`)).body;
    expect(await forDesk()).toEqual({ wish: { ...wish, doctor: doctor.name } });
    await book(wish.on, '11:00');
    expect(await forDesk()).toEqual({ wish: null });
    const audit = await auditRows({ ...staffed, admin }, { client: client.id, action: 'update' });
    const byDoctor = audit.filter(({ by }) => by?.id === doctor.id);
    expect(byDoctor.map(({ record: one }) => [one?.kind, one?.id])).toEqual([
      ['consultation', after.checkup?.id],
    ]);
  });

  it('is corrected by another save, which the note’s earlier text survives', async () => {
    const visit = await arrived();
    const wish = { on: addDays(DAY, 7) };
    const { checkup } = await saved({ visit, note: 'First', wish });
    const { id: checkupId, updatedAt } = checkup ?? {};
    const again = await saved({ visit, checkupId, updatedAt, note: 'Second' });
    expect(again).toMatchObject({ note: 'Second', wish: null });
    expect(await wishes()).toEqual([]);
    expect(await rows('checkups')).toBe(1);
    const note = await clinic.connection
      .collection('consultationNotes')
      .findOne({ client: new Types.ObjectId(client.id) });
    const kept = await clinic.connection.collection('versions').find({ of: note?._id }).toArray();
    expect(kept.map(({ body }) => (body as { text: string }).text)).toEqual(['First']);
    expect((await save({ visit, checkupId, updatedAt, note: 'Late' })).body.code).toBe('STALE_RECORD');
    expect((await read()).note).toBe('Second');
    expect(await saved({ visit, checkupId, note: '', fields: { other: 'x' } })).toMatchObject({ note: '' });
  });

  it('of one visit is one: a second window is refused, and nothing of it is written', async () => {
    const visit = await arrived();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save({ visit, note: `Window ${index}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    expect(
      answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'VISIT_HAS_CHECKUP'),
    ).toBe(true);
    expect([await rows('checkups'), await rows('consultationNotes')]).toEqual([1, 1]);
  });

  it('sent again under its key is saved once', async () => {
    const visit = await arrived();
    const key = randomUUID();
    const sent = { visit, note: 'Once', completes: true, wish: { on: addDays(DAY, 7) } };
    const [first, second] = await Promise.all([save(sent, { key }), save(sent, { key })]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(second?.body.consultation.checkup).toEqual(first?.body.consultation.checkup);
    expect([await rows('checkups'), await rows('consultationNotes')]).toEqual([1, 1]);
  });

  it.each([
    ['note', 'consultationNotes', 'insert'],
    ['wish', 'clients', 'findAndModify'],
    ['outcome', 'appointments', 'findAndModify'],
  ])('whose %s could not be written says so, and the sweeper writes it once', async (part, name, command) => {
    const visit = await arrived();
    const sent = { visit, note: 'Kept', completes: true, wish: { on: addDays(DAY, 7) } };
    const answer = await killedAt([[name, command]], () => save(sent));
    expect([answer.status, answer.body.consultation.pending]).toEqual([200, [part]]);
    const effects = clinic.get(Effects, { strict: false });
    await Promise.all([effects.sweep(0), effects.sweep(0)]);
    expect(await read()).toMatchObject({
      note: 'Kept',
      wish: sent.wish,
      pending: [],
      visit: { outcome: 'completed' },
    });
    expect([await rows('checkups'), await rows('consultationNotes')]).toEqual([1, 1]);
    expect(await wishes()).toHaveLength(1);
  });

  it('of which an earlier save comes late changes nothing of the later one', async () => {
    const visit = await arrived();
    const { body } = await killedAt(
      [
        ['consultationNotes', 'insert'],
        ['clients', 'findAndModify'],
      ],
      () => save({ visit, note: 'First', wish: { on: addDays(DAY, 7) } }),
    );
    const waiting = await clinic.connection
      .collection('checkups')
      .findOne({ client: new Types.ObjectId(client.id) }, { projection: { outbox: 1 } });
    await saved({ visit, checkupId: body.consultation.checkup?.id, note: 'Second', wish: null });
    // The record looks as if another server's sweeper had read the first consultation.
    await clinic.connection
      .collection('checkups')
      .updateOne({ client: new Types.ObjectId(client.id) }, { $set: { outbox: waiting?.outbox } });
    await clinic.get(Effects, { strict: false }).sweep(0);
    expect(await read()).toMatchObject({ note: 'Second', wish: null, pending: [] });
    expect(await wishes()).toEqual([]);
  });

  it('needs something that is filled in: a note is enough', async () => {
    const visit = await arrived();
    const { body } = await save({ visit }).expect(400);
    expect(body.message).toBe('Please fill in at least one field.');
    await save({ visit, note: 'Only a note' }).expect(200);
    await save({ note: 'By phone, without a visit' }).expect(200);
    expect(await rows('checkups')).toBe(2);
  });

  it('refuses a wish for a day that has come, and a visit that is not theirs or has not begun', async () => {
    const later = await book(DAY, '15:00');
    const other = await clinic.addDoctor();
    const past = await save({ note: 'x', wish: { on: DAY } }).expect(400);
    expect(past.body.details).toEqual({ 'wish.on': ['Please choose a day that is to come.'] });
    expect((await save({ visit: later, note: 'x', completes: true })).body.code).toBe('APPOINTMENT_STATE');
    await save({ visit: new Types.ObjectId().toHexString(), note: 'x' }).expect(404);
    await save({ note: 'x' }, { who: other }).expect(404);
    expect(await rows('checkups')).toBe(0);
  });

  it('shows what was agreed last, and marks what changed since the visit before', async () => {
    await submit('MedicalHistory', { rx: 'Thyroxine 50', kco: 'Hypothyroid', prakuti: 'Kapha' });
    const first = await arrived();
    await saved({ visit: first, fields: { energy: 'Low' }, note: 'Walk after dinner', completes: true });
    const next = addDays(DAY, 14);
    await book(next, '10:00');
    clinic.travelTo(at(addDays(DAY, 3), '12:00'));
    await signIn();
    const form = (await clinic.as(doctor).get(`/form/${client.id}/MedicalHistory`).expect(200)).body.form;
    await clinic
      .as(doctor)
      .put('/form/update')
      .field('formId', form._id)
      .field('client', client.id)
      .field('fields', JSON.stringify({ ...form.fields, rx: 'Thyroxine 75', allergies: 'Peanuts' }))
      .expect(200);
    clinic.travelTo(at(next, '10:00'));
    await signIn();
    const shown = await read();
    expect(shown.since).toBe(
      at(DAY, '10:02')
        .toISOString()
        .replace(/\d\d\.\d{3}Z$/, shown.since?.slice(17) ?? ''),
    );
    expect(shown.facts.map(({ field, text, before }) => [field, text, before])).toEqual([
      ['kco', 'Hypothyroid', null],
      ['rx', 'Thyroxine 75', 'Thyroxine 50'],
      ['allergies', 'Peanuts', ''],
      ['prakuti', 'Kapha', null],
    ]);
    expect(shown.checkup).toBeNull();
    expect(shown.earlier).toMatchObject([
      { checkup: { fields: { energy: 'Low' } }, note: 'Walk after dinner' },
    ]);
  });

  it('of an earlier visit can be corrected, and the wish of the latest one stays', async () => {
    const visit = await arrived();
    const { checkup } = await saved({ visit, note: 'First', completes: true });
    clinic.travelTo(at(addDays(DAY, 1), '12:00'));
    await signIn();
    await saved({ note: 'By phone', wish: { on: addDays(DAY, 9) } });
    const { id: checkupId, updatedAt } = checkup ?? {};
    const mended = { checkupId, updatedAt, note: 'First, mended', wish: undefined };
    const of = { visit: { id: visit }, checkup: { id: checkupId }, note: mended.note, earlier: [] };
    expect(await saved(mended)).toMatchObject(of);
    expect(await read(doctor, { checkup: checkupId })).toMatchObject(of);
    const wish = { on: addDays(DAY, 9), doctor: doctor.name };
    expect(await read()).toMatchObject({ note: 'By phone', wish, earlier: [{ note: mended.note }] });
    const note = await clinic.connection.collection('consultationNotes').findOne({ text: mended.note });
    expect(note).toMatchObject({ day: DAY, visit: new Types.ObjectId(visit) });
    expect(await wishes()).toHaveLength(1);
  });

  it('tells of the visit that it was saved for, also when the client is booked again for the same day', async () => {
    const visit = await arrived();
    clinic.travelTo(at(DAY, '10:50'));
    const later = await book(DAY, '15:00');
    expect((await read()).visit?.id).toBe(visit);
    const after = await saved({ visit, note: 'Late', completes: true });
    expect(after).toMatchObject({ visit: { id: visit, outcome: 'completed' }, note: 'Late' });
    expect((await read()).visit?.id).toBe(later);
    expect(await read(doctor, { visit })).toMatchObject({ note: 'Late', visit: { id: visit } });
    const { id: checkupId, updatedAt } = after.checkup ?? {};
    const mixed = await save({ visit: later, checkupId, updatedAt, note: 'Mixed up', completes: true });
    expect(mixed.body.code).toBe('STALE_RECORD');
    expect((await read(doctor, { visit })).note).toBe('Late');
  });

  it.each([
    ['cancelled', (visit: string) => clinic.as(assistant).delete(`/appointment/delete/${visit}`), null],
    ['missed', (visit: string) => record(visit, 'no_show'), 'no_show'],
  ])(
    'is saved although the visit was %s meanwhile, and leaves that as it is',
    async (_case, change, outcome) => {
      const visit = await book(DAY, '10:00');
      clinic.travelTo(at(DAY, '10:10'));
      const key = randomUUID();
      await save({ visit, note: 'Was there' }, { key }).expect(200);
      await change(visit).expect(200);
      const after = await read(doctor, { visit });
      expect(after).toMatchObject({ note: 'Was there', visit: { outcome } });
      const { id: checkupId, updatedAt } = after.checkup ?? {};
      expect(
        await saved({ visit, checkupId, updatedAt, note: 'Was there, twice', completes: true }),
      ).toMatchObject({
        note: 'Was there, twice',
        visit: { outcome },
      });
      await save({ visit, note: 'Was there' }, { key }).expect(200);
      expect(await rows('checkups')).toBe(1);
    },
  );

  it('does not complete a visit again that the desk has taken back', async () => {
    const visit = await arrived();
    await killedAt([['checkups', 'update']], () => save({ visit, note: 'x', completes: true }));
    await record(visit, null).expect(200);
    await clinic.get(Effects, { strict: false }).sweep(0);
    expect((await read(doctor, { visit })).visit?.outcome).toBeNull();
  });

  it('may be emptied again, and is then in no copy of the checkups', async () => {
    const { checkup } = await saved({ note: 'Of another client' });
    const emptied = await saved({ checkupId: checkup?.id, updatedAt: checkup?.updatedAt });
    expect(emptied).toMatchObject({ note: '', checkup: { id: checkup?.id } });
  });

  it('marks what is new although the desk records the outcome days later', async () => {
    await submit('MedicalHistory', { kco: 'Hypothyroid' });
    const visit = await book(DAY, '10:00');
    clinic.travelTo(at(addDays(DAY, 1), '12:00'));
    await signIn();
    const form = (await clinic.as(doctor).get(`/form/${client.id}/MedicalHistory`).expect(200)).body.form;
    await clinic
      .as(doctor)
      .put('/form/update')
      .field('formId', form._id)
      .field('client', client.id)
      .field('fields', JSON.stringify({ ...form.fields, allergies: 'Peanuts' }))
      .expect(200);
    clinic.travelTo(at(addDays(DAY, 4), '12:00'));
    await signIn();
    await record(visit, 'completed').expect(200);
    const fact = (await read()).facts.find(({ field }) => field === 'allergies');
    expect(fact).toMatchObject({ text: 'Peanuts', before: '' });
  });

  it('of a colleague leaves a wish that nobody touched, and shows whose it is', async () => {
    const colleague = await clinic.addDoctor();
    const visit = await book(DAY, '10:00', colleague);
    await save({ note: 'As cover', wish: { on: addDays(DAY, 7) } }, { who: colleague }).expect(200);
    clinic.travelTo(at(DAY, '10:05'));
    await record(visit, 'completed').expect(200);
    expect((await read()).wish).toEqual({ on: addDays(DAY, 7), doctor: colleague.name });
    await saved({ note: 'By phone', wish: undefined });
    expect(await wishes()).toHaveLength(1);
    await book(addDays(DAY, 6), '10:00');
    expect((await read()).wish).toBeNull();
  });

  it('of a covering doctor is of the visit that was on the screen, or is refused', async () => {
    const colleague = await clinic.addDoctor();
    const first = await book(DAY, '09:05', colleague);
    clinic.travelTo(at(DAY, '09:10'));
    await record(first, 'completed').expect(200);
    const second = await book(DAY, '10:00', colleague);
    clinic.travelTo(at(DAY, '10:05'));
    const answer = await save({ visit: first, note: 'Of the first' }, { who: colleague }).expect(200);
    expect(answer.body.consultation).toMatchObject({
      visit: { id: first },
      checkup: { cover: { visit: first } },
    });
    expect(await read(colleague)).toMatchObject({ visit: { id: second }, note: '' });
    await record(second, 'completed').expect(200);
    const other = await book(addDays(DAY, 20), '10:00', colleague);
    await save({ visit: other, note: 'x' }, { who: colleague }).expect(404);
  });

  it('of a covering doctor is that of the covered visit, and shows no check-in', async () => {
    const colleague = await clinic.addDoctor();
    const visit = await book(DAY, '10:00', colleague);
    await save({ note: 'As cover' }, { who: colleague }).expect(200);
    const shown = await read(colleague);
    expect(shown).toMatchObject({ visit: { id: visit }, note: 'As cover', checkIn: null });
    expect(shown.checkup?.cover?.visit).toBe(visit);
    expect((await read()).earlier).toMatchObject([{ note: 'As cover', by: colleague.name }]);
    clinic.travelTo(at(addDays(DAY, 2), '00:01'));
    const late = await clinic.signInAgain(colleague);
    await save({ note: 'Late' }, { who: late }).expect(404);
  });

  it('wishes on for a client who missed the visit that was booked', async () => {
    await saved({ note: 'x', wish: { on: addDays(DAY, 2) } });
    const next = await book(addDays(DAY, 2), '10:00');
    expect(await wishes()).toEqual([]);
    clinic.travelTo(at(addDays(DAY, 2), '11:00'));
    await signIn();
    await record(next, 'no_show').expect(200);
    expect(await wishes()).toHaveLength(1);
  });

  it('lets a wish rest once a visit is booked, and end with the next consultation', async () => {
    const visit = await arrived();
    await saved({ visit, note: 'x', completes: true, wish: { on: addDays(DAY, 7) } });
    expect(await wishes()).toHaveLength(1);
    const next = await book(addDays(DAY, 8), '10:00');
    expect(await wishes()).toEqual([]);
    clinic.travelTo(at(addDays(DAY, 9), '12:00'));
    await signIn();
    expect(await wishes()).toEqual([]);
    await clinic.as(assistant).delete(`/appointment/delete/${next}`);
    await saved({ note: 'By phone' });
    expect(await wishes()).toEqual([]);
  });

  it('answers energy’s parts: age, sex, goal, adherence', async () => {
    await submit('PersonalDetails', { dob: '1991-03-12', gender: 'Female', concern: 'Weight after birth' });
    const plan = makeProgram({ startDate: '2031-03-01' });
    await clinic.as(doctor).post('/program/save').send({ clientId: client.id, plan }).expect(200);
    const goal = { direction: 'lose', kind: 'weight', value: 70, by: '2031-06-01', reason: '' };
    await clinic
      .as(doctor)
      .put(`/course/goal/${client.id}`)
      .send({ goal, expecting: true, version: 0 })
      .expect(200);
    expect(await read()).toMatchObject({
      age: 40,
      sex: 'Female',
      expecting: true,
      goal,
      adherence: { answered: 0 },
      facts: [{ field: 'concern', text: 'Weight after birth' }],
    });
  });

  it('stays with the doctors: neither client, desk nor admin reads it, and no list of checkups has the note', async () => {
    await saved({ note: 'Only for doctors' });
    for (const who of [client, assistant, admin])
      await clinic.as(who).get(`/consultation/${client.id}`).expect(403);
    const checkups = await clinic.as(doctor).get(`/checkup/getClientsCheckup/${client.id}`).expect(200);
    expect(JSON.stringify(checkups.body)).not.toContain('Only for doctors');
  });
});
