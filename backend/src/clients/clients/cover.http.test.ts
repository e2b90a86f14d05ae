import type { AccessPage } from '@clinic/contract/platform/audit-calls';
import { clinicInstant } from '@clinic/contract/clinic-calendar';
import { CLIENT_FORM_TYPES } from '@clinic/contract/care/intake-forms/intake-forms';
import type { DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeDietPlan, makeDosageEntry, makeProgram } from '../../operations/demo/factories.ts';

const ZONE = 'Asia/Kolkata';
const at = (day: string, time: string) => clinicInstant(`2031-03-${day}`, time, ZONE);

/** These reads make up a client's record; `:id` stands for the client's id. */
const READS = [
  '/client/getClient/:id',
  '/doctor/clientSummary/:id',
  '/doctor/clientTimeline/:id',
  '/form/client/:id',
  '/form/:id/MedicalHistory',
  '/form/history/:id',
  '/program/:id',
  '/program/history/:id',
  '/course/goal/:id',
  '/precautions/:id',
  '/dietPlan/getClientsDietPlan/:id',
  '/dietPlan/history/:id',
  '/dietPlan/versions/:id',
  '/dietPlan/version/:id/1',
  '/vitaminPlan/getClientsVitaminPlan/:id',
  '/vitaminPlan/history/:id',
  '/herbsPlan/getClientsHerbsPlan/:id',
  '/herbsPlan/history/:id',
  '/snacksPlan/getClientsSnacksPlan/:id',
  '/snacksPlan/history/:id',
  '/measurements/ofClient/:id',
  '/checkup/getClientsCheckup/:id',
  '/journal/ofClient/:id?from=2031-03-01&to=2031-03-08',
  '/deskNotes/ofClient/:id',
] as const;

/** These reads stay between a client and the own doctor. */
const CLOSED = [
  '/course/signals/:id',
  '/checkIns/ofClient/:id',
  '/letters/ofClient/:id',
  '/appointment/getAllAppointmentsOfClient/:id',
] as const;

describe('a doctor who covers for a colleague', () => {
  let clinic: TestApp;
  let people: { admin: Person; own: Person; colleague: Person; third: Person; desk: Person };
  let office: Person;
  let client: Person;

  const as = (person: Person) => clinic.as(person);
  const path = (template: string, whose = client) => template.replace(':id', whose.id);
  const status = async (who: Person, template: string) => (await as(who).get(path(template))).status;
  const sees = async (who = people.colleague) => (await status(who, READS[1])) === 200;

  /** Sets the clock, and has everybody log in anew. */
  async function travelTo(day: string, time: string): Promise<void> {
    clinic.travelTo(at(day, time));
    const again = Object.entries({ ...people, client }).map(
      async ([role, person]) => [role, await clinic.signInAgain(person)] as const,
    );
    const { client: now, ...others } = Object.fromEntries(await Promise.all(again)) as typeof people & {
      client: Person;
    };
    people = others;
    client = now;
  }

  const book = async (day: string, time: string, { doctor = people.colleague, confirm = true } = {}) => {
    const { body } = await as(people.desk)
      .post('/appointment/create')
      .send({
        doctor: doctor.id,
        assistant: people.desk.id,
        client: client.id,
        date: `2031-03-${day}`,
        time,
        duration: 30,
        appointmentType: 'Cash',
        confirm,
        hoursReason: 'The own doctor is away.',
      })
      .expect(200);
    return body.appointment.id as string;
  };
  const record = (id: string, outcome: string | null, who = people.desk) =>
    as(who).put(`/appointment/outcome/${id}`).send({ outcome });
  const note = (energy: string, who = people.colleague) =>
    as(who)
      .post(`/checkup/create/${client.id}`)
      .send({ fields: { energy }, measures: [{ kind: 'weight', value: 81 }] });
  const change = (checkup: string, who = people.colleague) =>
    as(who)
      .put(`/checkup/edit/${checkup}`)
      .send({ fields: { energy: 'changed' } });
  const day = async (): Promise<DoctorWorklists> =>
    (await as(people.colleague).get('/doctor/today').expect(200)).body;

  beforeAll(async () => {
    clinic = await openTestApp();
    clinic.travelTo(at('08', '09:00'));
    office = await clinic.addAdmin();
  });
  // Each test begins on the morning of the 8th, with doctors of its own and a client who is allergic to peanuts.
  beforeEach(async () => {
    clinic.travelTo(at('08', '09:00'));
    const [own, colleague, third] = [
      await clinic.addDoctor(),
      await clinic.addDoctor(),
      await clinic.addDoctor(),
    ];
    office = await clinic.signInAgain(office);
    people = { admin: office, own, colleague, third, desk: await clinic.addAssistant(own) };
    client = await clinic.addClient(own);
    await as(people.own)
      .post('/program/save')
      .send({ clientId: client.id, plan: makeProgram({ startDate: '2031-03-01' }) })
      .expect(200);
    await as(people.own)
      .post('/form/submitForm')
      .field('client', client.id)
      .field('formType', 'MedicalHistory')
      .field('fields', JSON.stringify({ allergies: 'Peanuts' }))
      .expect(200);
  });
  afterAll(() => clinic.close());

  it('reads the record, but not what stays between client and own doctor', async () => {
    const { own, colleague, third } = people;
    await as(own).post(path('/dietPlan/create/:id')).send(makeDietPlan()).expect(200);
    for (const read of READS) expect([read, await status(colleague, read)]).toEqual([read, 404]);
    await book('08', '15:00');
    for (const read of READS) expect([read, await status(colleague, read)]).toEqual([read, 200]);
    for (const read of CLOSED) expect([read, await status(colleague, read)]).toEqual([read, 404]);
    for (const read of READS) expect([read, await status(third, read)]).toEqual([read, 404]);
    const forms = (await as(colleague).get(path('/form/client/:id')).expect(200)).body;
    expect(JSON.stringify(forms)).toContain('Peanuts');
  });

  it('writes nothing but the checkup of that visit', async () => {
    const { own, colleague } = people;
    await book('08', '15:00');
    const plan = (await as(own).post(path('/dietPlan/create/:id')).send(makeDietPlan()).expect(200)).body
      .dietPlan;
    const before = (await note('of the own doctor', own).expect(200)).body.checkup;
    const form = (await as(own).get(path('/form/:id/MedicalHistory'))).body.form;
    const { post, put } = as(colleague);
    const writes = {
      program: post('/program/save').send({ clientId: client.id, plan: makeProgram() }),
      end: post(path('/program/end/:id')).send({ reason: 'completed' }),
      form: put('/form/update').field('formId', form._id).field('client', client.id).field('fields', '{}'),
      newForm: post('/form/submitForm')
        .field('client', client.id)
        .field('formType', CLIENT_FORM_TYPES[0])
        .field('fields', '{}'),
      newDiet: post(path('/dietPlan/create/:id')).send(makeDietPlan()),
      diet: put(`/dietPlan/edit/${plan.id}`).send(makeDietPlan()),
      vitamins: post(path('/vitaminPlan/save/:id')).send({ vitamins: [makeDosageEntry()] }),
      herbs: post(path('/herbsPlan/save/:id')).send({ herbs: [makeDosageEntry()] }),
      snacks: post(path('/snacksPlan/save/:id')).send({ snacks: [{ name: 'Makhana', quantity: '1' }] }),
      goal: put(path('/course/goal/:id')).send({ goal: null, expecting: true, version: 0 }),
      precautions: put(path('/precautions/:id')).send({ answers: [], added: [], version: 0 }),
      seen: put(path('/course/seen/:id')).send({ signals: [{ name: 'up', level: 1 }] }),
      person: post(path('/client/confirm/:id')).send({ email: client.email }),
      earlierCheckup: change(before.id),
    };
    const answers = await Promise.all(
      Object.entries(writes).map(async ([name, call]) => [name, (await call).status]),
    );
    expect(answers.filter(([, code]) => code !== 404)).toEqual([]);
    await note('of the visit').expect(200);
    expect((await as(own).get(path('/client/getClient/:id'))).body.client.doctor).toBe(own.id);
    const mine = (await as(colleague).get('/client/allClients').expect(200)).body.clients as { id: string }[];
    expect(mine.map(({ id }) => id)).not.toContain(client.id);
  });

  it('sees from the clinic’s midnight before the day before to the one after the day after', async () => {
    await book('12', '10:00');
    await travelTo('10', '23:59');
    expect(await sees()).toBe(false);
    await travelTo('11', '00:00');
    expect(await sees()).toBe(true);
    const { cover } = (await as(people.colleague).get(path(READS[1]))).body;
    expect(cover).toMatchObject({
      doctorName: people.own.name,
      visits: [{ start: at('12', '10:00').toISOString(), appointmentType: 'Cash' }],
      until: at('14', '00:00').toISOString(),
    });
    await travelTo('12', '10:05');
    const { checkup } = (await note('good').expect(200)).body;
    await travelTo('13', '23:59');
    expect(await sees()).toBe(true);
    expect((await change(checkup.id)).status).toBe(200);
    await travelTo('14', '00:00');
    expect(await sees()).toBe(false);
    expect((await change(checkup.id)).status).toBe(404);
    expect((await note('late')).status).toBe(404);
  });

  it('sees nothing by a visit that is asked for, and sees as soon as it is confirmed', async () => {
    const visit = await book('08', '15:00', { confirm: false });
    expect(await sees()).toBe(false);
    await as(people.desk)
      .put(`/appointment/update/${visit}`)
      .send({ status: 'confirmed', confirmedDate: '2031-03-08', confirmedTime: '15:00' })
      .expect(200);
    expect(await sees()).toBe(true);
  });

  it('loses sight when the visit is cancelled, and the checkup stays in the record', async () => {
    const visit = await book('08', '15:00');
    const { checkup } = (await note('good').expect(200)).body;
    await as(people.desk).put(`/appointment/update/${visit}`).send({ status: 'cancelled' }).expect(200);
    for (const read of READS) expect([read, await status(people.colleague, read)]).toEqual([read, 404]);
    expect((await change(checkup.id)).status).toBe(404);
    const kept = (await as(people.own).get(path('/checkup/getClientsCheckup/:id')).expect(200)).body.checkups;
    expect(kept).toMatchObject([{ id: checkup.id, cover: { visit, doctor: { id: people.colleague.id } } }]);
    expect((await change(checkup.id, people.own)).status).toBe(200);
  });

  it('loses sight when the visit is moved to another day or doctor, who sees in turn', async () => {
    const { desk, colleague, third } = people;
    const visit = await book('08', '15:00');
    const move = (more: object) =>
      as(desk)
        .put(`/appointment/reschedule/${visit}`)
        .send({ date: '2031-03-08', time: '15:00', ...more })
        .expect(200);
    await move({ date: '2031-03-20' });
    expect(await sees()).toBe(false);
    await move({ time: '16:00' });
    expect(await sees()).toBe(true);
    await move({ time: '16:00', doctor: third.id });
    expect([await sees(colleague), await sees(third)]).toEqual([false, true]);
  });

  it('loses sight when the client did not come, and has it back when that is taken back', async () => {
    const visit = await book('08', '15:00');
    const { checkup } = (await note('good').expect(200)).body;
    await travelTo('08', '15:10');
    await record(visit, 'no_show', people.colleague).expect(200);
    expect(await sees()).toBe(false);
    expect((await change(checkup.id)).status).toBe(404);
    await record(visit, null, people.colleague).expect(200);
    expect(await sees()).toBe(true);
    await record(visit, 'completed', people.colleague).expect(200);
    expect(await sees()).toBe(true);
    expect((await change(checkup.id)).status).toBe(200);
  });

  it('sees nothing any more once deleted', async () => {
    const leaving = await clinic.addDoctor();
    const visit = await book('08', '15:00', { doctor: leaving });
    expect(await sees(leaving)).toBe(true);
    await travelTo('08', '15:10');
    await record(visit, 'completed').expect(200);
    const again = await clinic.signInAgain(leaving);
    expect(await sees(again)).toBe(true);
    await travelTo('08', '16:00');
    const last = await clinic.signInAgain(leaving);
    await as(people.admin).delete(`/admin/doctors/${leaving.id}`).expect(200);
    expect(await status(last, READS[1])).toBe(401);
  });

  it('covers also a client whose own doctor is gone, and says that there is none', async () => {
    await book('08', '15:00');
    const clients = clinic.connection.collection('clients');
    const whose = { _id: new Types.ObjectId(client.id) };
    for (const doctor of [null, new Types.ObjectId()]) {
      await clients.updateOne(whose, { $set: { doctor } });
      expect((await as(people.colleague).get(path(READS[1])).expect(200)).body.cover.doctorName).toBeNull();
      expect(await sees(people.own)).toBe(false);
    }
  });

  it('owns a client who is handed over, and covers for the new doctor of one who goes to a third', async () => {
    const { desk, own, colleague, third } = people;
    await book('08', '15:00');
    const { checkup } = (await note('good').expect(200)).body;
    const give = async (doctor: Person) => {
      const { body } = await as(desk).get(path('/rest/clients/:id')).expect(200);
      await as(desk)
        .put(path('/rest/clients/:id'))
        .send({ ...body, doctor: doctor.id })
        .expect(200);
    };
    await give(third);
    const { cover } = (await as(colleague).get(path(READS[1])).expect(200)).body;
    expect(cover.doctorName).toBe(third.name);
    expect(await sees(own)).toBe(false);
    await give(colleague);
    expect((await as(colleague).get(path(READS[1])).expect(200)).body.cover).toBeNull();
    expect((await change(checkup.id)).status).toBe(200);
    expect((await as(colleague).post(path('/dietPlan/create/:id')).send(makeDietPlan())).status).toBe(200);
    expect([await sees(own), await sees(third)]).toEqual([false, false]);
  });

  it('of two who cover each writes the checkup of the own visit, and neither the other’s', async () => {
    const first = await book('08', '15:00');
    const mine = (await note('of the colleague').expect(200)).body.checkup;
    await travelTo('08', '15:10');
    await record(first, 'completed').expect(200);
    const { colleague, third, desk } = people;
    const second = await book('09', '10:00', { doctor: third });
    expect([await sees(colleague), await sees(third)]).toEqual([true, true]);
    const theirs = (await note('of the third', third).expect(200)).body.checkup;
    expect([mine.cover.visit, theirs.cover.visit]).toEqual([first, second]);
    expect((await change(theirs.id)).status).toBe(404);
    expect((await change(mine.id, third)).status).toBe(404);
    // A checkup stays its writer's when its visit goes to another doctor later.
    await as(desk)
      .put(`/appointment/reschedule/${second}`)
      .send({ date: '2031-03-09', time: '10:00', doctor: colleague.id })
      .expect(200);
    expect((await change(theirs.id)).status).toBe(404);
    expect((await change(theirs.id, third)).status).toBe(404);
  });

  it('writes one checkup a visit, also of two visits and of ten windows at once', async () => {
    const first = await book('08', '15:00');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, window) => note(`window ${window}`)));
    const saved = answers.filter(({ status: code }) => code === 200);
    expect(saved).toHaveLength(1);
    for (const { status: code, body } of answers.filter((answer) => answer !== saved[0]))
      expect([code, body.code]).toEqual([409, 'VISIT_HAS_CHECKUP']);
    await travelTo('08', '15:10');
    await record(first, 'completed').expect(200);
    const second = await book('09', '10:00');
    expect((await note('again')).body.code).toBe('VISIT_HAS_CHECKUP');
    await travelTo('09', '10:05');
    expect((await note('of the second')).body.checkup.cover.visit).toBe(second);
    const { cover } = (await as(people.colleague).get(path(READS[1]))).body;
    expect(cover.visits.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    // A covering doctor's weigh-in counts as any other value.
    const { measurements } = (await as(people.own).get(path('/measurements/ofClient/:id'))).body;
    expect(measurements).toMatchObject([
      { kind: 'weight', value: 81 },
      { kind: 'weight', value: 81 },
    ]);
  });

  it('learns nothing of a client whose data are being erased', async () => {
    await book('08', '15:00');
    await clinic.connection
      .collection('clients')
      .updateOne(
        { _id: new Types.ObjectId(client.id) },
        { $set: { erasing: at('08', '09:00'), deletedAt: at('08', '09:00') } },
      );
    for (const read of READS) expect([read, await status(people.colleague, read)]).toEqual([read, 404]);
    expect((await note('good')).status).toBe(404);
  });

  it('is told in the line of the day what the client must not be given, and what else by the visit', async () => {
    const visit = await book('08', '15:00', { confirm: false });
    expect((await day()).visits).toMatchObject([{ allergies: ['Peanuts'], facts: null, covers: false }]);
    await as(people.desk)
      .put(`/appointment/update/${visit}`)
      .send({ status: 'confirmed', confirmedDate: '2031-03-08', confirmedTime: '15:00' })
      .expect(200);
    expect((await day()).visits).toMatchObject([
      { allergies: ['Peanuts'], facts: { program: { startDate: '2031-03-01' } }, covers: true },
    ]);
  });

  it('leaves rows “as cover”, which stand in the client’s “Who opened my record”', async () => {
    const { admin, own, colleague } = people;
    await book('08', '15:00');
    await as(own).get(path(READS[1])).expect(200);
    for (const read of ['/client/getClient/:id', '/doctor/clientSummary/:id', '/form/:id/MedicalHistory'])
      await as(colleague).get(path(read)).expect(200);
    await note('good').expect(200);
    const log: AccessPage = (await as(client).get('/client/accessLog').expect(200)).body;
    const of = ({ name }: Person) =>
      log.entries
        .filter(({ by }) => by.name === name)
        .map(({ action, part, asCover }) => ({ action, part, asCover }));
    expect(of(colleague)).toEqual([
      { action: 'create', part: 'Checkups', asCover: true },
      { action: 'read', part: 'Form: Medical History', asCover: true },
      { action: 'read', part: 'Overview of your care', asCover: true },
      { action: 'read', part: 'Your name and contact', asCover: true },
    ]);
    expect(of(own).every(({ asCover }) => !asCover)).toBe(true);
    const filter = JSON.stringify({ client: client.id });
    const rows = (await as(admin).get('/rest/audit').query({ filter }).expect(200)).body as {
      summary: string;
    }[];
    expect(rows.map(({ summary }) => summary)).toContain(
      `${colleague.name} (doctor, as cover) read the overview ${client.name}`,
    );
  });
});
