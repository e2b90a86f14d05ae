import { getModelToken } from '@nestjs/mongoose';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import type { ClientSummary, ClientTimeline } from '@clinic/contract/dashboards/doctor-client';
import type { DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import { timelineWords } from '@clinic/contract/dashboards/doctor-words';
import { Types, type Model } from 'mongoose';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { makeDietPlan, makeProgram } from '../../operations/demo/factories.ts';
import { DoctorWorklistsService } from './doctor-worklists.service.ts';
import { TODAY, TOMORROW, fromNow } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const at = (day: string, time: string) => clinicInstant(day, time, ZONE);
const NOON = at(TODAY, '12:00');

describe('what a doctor opens in the morning', () => {
  let staffed: StaffedClinic;
  let appointments: Model<AppointmentRecord>;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    appointments = staffed.clinic.get(getModelToken(AppointmentRecord.name), { strict: false });
  });
  // A doctor and a client of each test's own.
  beforeEach(async () => {
    const doctor = await staffed.clinic.addDoctor();
    staffed = { ...staffed, doctor, client: await staffed.clinic.addClient(doctor) };
  });
  afterAll(() => staffed.clinic.close());

  const read = ({ id, name, role }: Person = staffed.doctor, now = NOON): Promise<DoctorWorklists> =>
    staffed.clinic.get(DoctorWorklistsService, { strict: false }).worklistsOf({ id, name, role }, now);
  const person = ({ id, name }: Person) => ({ id: new Types.ObjectId(id), name });
  /** Stores a visit directly; the rules of booking are tested where it is booked. */
  const visit = (client: Person, date: string, time: string, over: Partial<AppointmentRecord> = {}) =>
    appointments.create({
      doctor: person(staffed.doctor),
      client: person(client),
      assistant: person(staffed.assistant),
      date,
      time,
      duration: 30,
      appointmentType: 'Cash',
      status: 'confirmed',
      confirmedDate: date,
      confirmedTime: time,
      startsAt: at(date, time),
      endsAt: new Date(at(date, time).getTime() + 30 * 60_000),
      ...over,
    });
  const begin = (client: Person, startDate: string, duration = 8) =>
    staffed.clinic
      .as(staffed.doctor)
      .post('/program/save')
      .send({ clientId: client.id, plan: makeProgram({ startDate, duration }) })
      .expect(200);
  const form = (by: Person, client: Person, formType: string, fields: object) =>
    staffed.clinic
      .as(by)
      .post('/form/submitForm')
      .field('client', client.id)
      .field('formType', formType)
      .field('fields', JSON.stringify(fields))
      .expect(200);
  const plan = (client: Person, status: 'draft' | 'published') =>
    staffed.clinic
      .as(staffed.doctor)
      .post(`/dietPlan/create/${client.id}`)
      .send({ ...makeDietPlan(), status })
      .expect(200);
  const names = ({ rows }: { rows: { person: { name: string } | null }[] }) =>
    rows.map((row) => row.person?.name);

  it('has the visits of the day in their order, each with what the doctor wants to know', async () => {
    const { client, doctor } = staffed;
    const second = await staffed.clinic.addClient(doctor);
    await begin(client, addDays(TODAY, -25));
    await form(doctor, client, 'BodyStatus', { weight: '82' });
    await form(doctor, client, 'MedicalHistory', { allergies: 'Penicillin' });
    await staffed.clinic
      .as(doctor)
      .post(`/checkup/create/${client.id}`)
      .send({ fields: { energy: 'Good' } })
      .expect(200);
    await plan(client, 'draft');
    await visit(second, TODAY, '11:00');
    await visit(client, TODAY, '09:30');
    await visit(await staffed.clinic.addClient(doctor), TODAY, '10:00', { status: 'cancelled' });
    await visit(await staffed.clinic.addClient(doctor), TOMORROW, '10:00');
    const { day, visits, next } = await read();
    expect(day).toBe(TODAY);
    expect(visits.map(({ appointment }) => appointment.client.name)).toEqual([client.name, second.name]);
    expect(visits[0]?.facts).toMatchObject({
      allergies: ['Penicillin'],
      program: { startDate: addDays(TODAY, -25), durationInDays: 56 },
      weight: { now: 82, change: null, isSince: true, line: null },
      lastCheckup: expect.any(String),
      missingForms: ['PersonalDetails', 'FamilyHistory', 'HealthHabits', 'DietaryRecall'],
      plan: 'draft',
    });
    expect(visits[1]?.facts).toMatchObject({
      allergies: [],
      program: null,
      weight: null,
      plan: 'no program',
    });
    expect(next).toBeNull();
  });

  it('tells of a client in another doctor’s care the allergies alone, and the rest by a confirmed visit', async () => {
    const [own, second] = [await staffed.clinic.addDoctor(), await staffed.clinic.addDoctor()];
    const [asked, confirmed] = [await staffed.clinic.addClient(own), await staffed.clinic.addClient(second)];
    await form(own, asked, 'MedicalHistory', { allergies: 'Penicillin' });
    await visit(asked, TODAY, '10:00', { status: 'requested' });
    await visit(confirmed, TODAY, '11:00');
    expect((await read()).visits).toMatchObject([
      { allergies: ['Penicillin'], facts: null, covers: false },
      { allergies: [], facts: { plan: 'no program' }, covers: true },
    ]);
  });

  it('names the next visit when the day has none', async () => {
    const third = await staffed.clinic.addClient(staffed.doctor);
    await visit(third, addDays(TODAY, 3), '10:00');
    await visit(staffed.client, addDays(TODAY, 2), '15:00');
    const { visits, next } = await read();
    expect(visits).toEqual([]);
    expect(next?.appointment.client.name).toBe(staffed.client.name);
    expect(next?.facts?.plan).toBe('no program');
  });

  it('lists programs that end within a week, or should have ended', async () => {
    const [late, soon, later] = [
      staffed.client,
      await staffed.clinic.addClient(staffed.doctor),
      await staffed.clinic.addClient(staffed.doctor),
    ];
    await begin(late, addDays(TODAY, -57));
    await begin(soon, addDays(TODAY, -48));
    await begin(later, addDays(TODAY, -47));
    const { endingPrograms } = await read();
    expect(endingPrograms.count).toBe(2);
    expect(endingPrograms.rows.map(({ words }) => words)).toEqual([
      'Program was to end 2 days ago',
      'Program ends in 7 days',
    ]);
    await staffed.clinic
      .as(staffed.doctor)
      .post(`/program/end/${soon.id}`)
      .send({ reason: 'completed' })
      .expect(200);
    expect(names((await read()).endingPrograms)).toEqual([late.name]);
  });

  it('lists what is still a draft, and who has no published plan, until it is published', async () => {
    const { client, doctor } = staffed;
    const bare = await staffed.clinic.addClient(doctor);
    const stranger = await staffed.clinic.addClient(await staffed.clinic.addDoctor());
    await begin(client, TODAY);
    await begin(bare, addDays(TODAY, -11));
    expect(stranger.id).toBeDefined();
    await plan(client, 'draft');
    const before = await read();
    expect(names(before.draftPlans)).toEqual([client.name]);
    expect(before.draftPlans.rows[0]?.words).toBe('The diet plan is still a draft');
    expect(names(before.withoutPlan)).toEqual([bare.name, client.name]);
    expect(before.withoutPlan.rows[0]?.words).toBe('Day 12 of 56, and no plan is published');
    await plan(client, 'published');
    const after = await read();
    expect(names(after.draftPlans)).toEqual([]);
    expect(names(after.withoutPlan)).toEqual([bare.name]);
  });

  it('lists forms that clients have filled in, until the doctor saves them or sees the client', async () => {
    const { client, doctor } = staffed;
    const other = await staffed.clinic.addClient(doctor);
    const soon = () => fromNow(3_600_000);
    await form(client, client, 'DietaryRecall', { breakfast: 'Poha' });
    await form(other, other, 'DietaryRecall', { breakfast: 'Idli' });
    await form(doctor, other, 'HealthHabits', { meal: '3' });
    const { filledForms } = await read(doctor, soon());
    expect(names(filledForms)).toEqual([other.name, client.name]);
    expect(filledForms.rows[0]).toMatchObject({
      words: 'Filled in Dietary Recall',
      formType: 'DietaryRecall',
    });
    const start = fromNow(60_000);
    await visit(other, TODAY, '10:00', { startsAt: start, endsAt: soon() });
    expect(names((await read(doctor, soon())).filledForms)).toEqual([client.name]);
    expect(names((await read(doctor, fromNow(15 * 86_400_000))).filledForms)).toEqual([]);
  });

  it('lists past visits without an outcome, and visits while the doctor is away', async () => {
    const { client, doctor } = staffed;
    const third = await staffed.clinic.addClient(doctor);
    await visit(client, addDays(TODAY, -2), '10:00');
    await visit(third, addDays(TODAY, 4), '10:00');
    await staffed.clinic.connection.collection('time-off').insertOne({
      doctor: new Types.ObjectId(doctor.id),
      label: 'Conference',
      startsAt: at(addDays(TODAY, 4), '08:00'),
      endsAt: at(addDays(TODAY, 4), '20:00'),
      removedAt: null,
    });
    const { notRecorded, inTimeOff } = await read();
    expect(names(notRecorded)).toEqual([client.name]);
    expect(notRecorded.rows[0]?.appointment.client.id).toBe(client.id);
    expect(names(inTimeOff)).toEqual([third.name]);
    expect(inTimeOff.rows[0]?.words).toMatch(/10:00 AM, during Conference$/);
  });

  it('leaves out what the doctor has put off until tomorrow', async () => {
    const { client, doctor, clinic } = staffed;
    await begin(client, TODAY);
    const asked = async (): Promise<DoctorWorklists> =>
      (await clinic.as(doctor).get('/doctor/today').expect(200)).body;
    const [row] = (await asked()).withoutPlan.rows;
    await clinic
      .as(doctor)
      .put('/today/hide')
      .send({ list: 'withoutPlan', id: row?.id, fact: row?.fact })
      .expect(200);
    expect((await asked()).withoutPlan).toEqual({ count: 0, rows: [] });
  });

  it('has what stands above the pages of one client', async () => {
    const { client, doctor, clinic } = staffed;
    await form(doctor, client, 'PersonalDetails', { dob: addDays(TODAY, -40 * 366), name: client.name });
    await form(doctor, client, 'DietaryRecall', { vegEggNonVeg: 'Veg', body: '70' });
    await visit(client, addDays(TODAY, -20), '10:00', { outcome: 'completed' });
    await visit(client, addDays(TODAY, -3), '10:00', { outcome: 'no_show' });
    await visit(client, addDays(TODAY, 6), '10:00');
    const { body } = await clinic.as(doctor).get(`/doctor/clientSummary/${client.id}`).expect(200);
    expect(body as ClientSummary).toMatchObject({
      client: { id: client.id, name: client.name, status: 'new' },
      age: '40',
      diet: 'Veg',
      weight: { now: 70, day: TODAY, change: null, isSince: true },
      nextVisit: { start: at(addDays(TODAY, 6), '10:00').toISOString() },
      lastVisit: { start: at(addDays(TODAY, -20), '10:00').toISOString() },
    });
  });

  it('tells what happened in a client’s care, the newest first', async () => {
    const { client, doctor, clinic } = staffed;
    await begin(client, addDays(TODAY, -30));
    await visit(client, addDays(TODAY, -20), '10:00', { outcome: 'completed' });
    await form(client, client, 'DietaryRecall', { breakfast: 'Poha' });
    await plan(client, 'draft');
    await plan(client, 'published');
    const told = async () => {
      const { body } = await clinic.as(doctor).get(`/doctor/clientTimeline/${client.id}`).expect(200);
      return (body as ClientTimeline).entries;
    };
    const published = await until(async () => (await told()).find(({ kind }) => kind === 'letter'));
    expect(timelineWords(published)).toMatch(/^Letter “.*”: (on its way|sent)$/);
    const others = (await told()).filter(({ kind }) => kind !== 'letter');
    expect(others.map(timelineWords)).toEqual([
      `Diet plan published by ${doctor.name}`,
      `Dietary Recall saved by ${client.name} (client)`,
      'Visit, In-Person: completed',
      expect.stringMatching(/^Program .* started$/),
    ]);
  });
});
