import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import type { PastVisit, PastVisitEntered } from '@clinic/contract/scheduling/past-visits';
import { Types } from 'mongoose';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { TODAY, TOMORROW } from '../../../test/test-clock.ts';
import type { Person } from '../../../test/test-app.ts';
import { AppointmentRecord } from './appointment.schema.ts';

const YESTERDAY = addDays(TODAY, -1);
const LONG_AGO = clinicInstant(addDays(TODAY, -100), '10:00', 'Asia/Kolkata');

describe('a visit that nobody wrote down', () => {
  let staffed: StaffedClinic;
  /** Works here since before all the visits. */
  let doctor: Person;
  let client: Person;

  const here = async (person: Person, collection: 'doctors' | 'clients', createdAt: Date) => {
    await staffed.clinic.connection
      .collection(collection)
      .updateOne({ _id: new Types.ObjectId(person.id) }, { $set: { createdAt } });
    return person;
  };

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    doctor = await here(await staffed.clinic.addDoctor(), 'doctors', LONG_AGO);
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    client = await here(await staffed.clinic.addClient(), 'clients', LONG_AGO);
  });

  const visitOf = (more: Partial<PastVisit> = {}): PastVisit => ({
    client: client.id,
    doctor: doctor.id,
    date: YESTERDAY,
    time: '10:00',
    outcome: 'completed',
    ...more,
  });
  const enter = (more: Partial<PastVisit> = {}, who = staffed.assistant) =>
    staffed.clinic.as(who).post('/appointment/past').send(visitOf(more));
  const entered = async (more: Partial<PastVisit> = {}): Promise<PastVisitEntered> =>
    (await enter(more).expect(200)).body;
  const stored = (id: string) =>
    staffed.clinic.connection
      .collection<AppointmentRecord>('appointments')
      .findOne({ _id: new Types.ObjectId(id) });
  const mails = () => staffed.clinic.connection.collection('outbox').countDocuments();

  it('is entered with its outcome: it takes no time, holds nobody and sends nothing', async () => {
    const before = await mails();
    const { appointment, clashes, beforeRegistration } = await entered({ outcome: 'no_show' });
    expect(appointment).toMatchObject({ status: 'confirmed', outcome: 'no_show', date: YESTERDAY });
    expect([clashes, beforeRegistration]).toEqual([[], false]);
    const record = await stored(appointment.id);
    expect(record).not.toHaveProperty('slots');
    expect(record).not.toHaveProperty('activeClient');
    expect(record?.changes.map(({ event }) => event)).toEqual(['entered-later', 'no_show']);
    expect(await mails()).toBe(before);
    const next = { doctor: doctor.id, client: client.id, assistant: staffed.assistant.id };
    const booked = staffed.clinic.as(staffed.assistant).post('/appointment/create');
    await booked.send({ ...next, date: TOMORROW, time: '10:00' }).expect(200);
  });

  it('is one, however often it is entered, also by fifty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.appointment.id)).size).toBe(1);
  });

  it('beside another visit of the doctor is entered, and says so', async () => {
    const other = await staffed.clinic.addClient();
    await entered({ client: other.id, time: '11:00', duration: 30 });
    const { clashes } = await entered({ time: '11:15' });
    expect(clashes).toEqual([`${other.name}, 11:00 AM`]);
  });

  it('of a day before the client was registered is entered, and says so', async () => {
    const walkIn = await staffed.clinic.addClient();
    expect(await entered({ client: walkIn.id })).toMatchObject({ beforeRegistration: true });
  });

  it.each([
    ['date', { date: addDays(TODAY, -31) }],
    ['date', { date: TOMORROW }],
    ['time', { date: TODAY, time: '23:55' }],
    ['outcome', { outcome: 'arrived' as never }],
    ['client', { client: '0'.repeat(24) }],
  ])('with a wrong %s is refused', async (field, wrong) => {
    const { body } = await enter(wrong).expect(400);
    expect(Object.keys(body.details)).toEqual([field]);
  });

  it('thirty days ago is entered', async () => {
    const { appointment } = await entered({ date: addDays(TODAY, -30) });
    expect(appointment.date).toBe(addDays(TODAY, -30));
  });

  it('of a doctor who was not there yet is refused', async () => {
    const newcomer = await staffed.clinic.addDoctor();
    const { body } = await enter({ doctor: newcomer.id }).expect(400);
    expect(body.details.doctor).toEqual([`${newcomer.name} was not at the clinic yet.`]);
  });

  it('makes its doctor the client’s only when the desk says so', async () => {
    const owner = async () => {
      const found = await staffed.clinic.as(staffed.assistant).get(`/rest/clients/${client.id}`).expect(200);
      return found.body.doctor;
    };
    await entered();
    expect(await owner()).toBeNull();
    await entered({ time: '12:00', setsOwner: true });
    expect(await owner()).toBe(doctor.id);
  });

  it('opens no record to a colleague, as a visit of yesterday does', async () => {
    const own = await staffed.clinic.addClient(staffed.doctor);
    const { appointment } = await entered({ client: own.id });
    const read = async () => (await staffed.clinic.as(doctor).get(`/client/getClient/${own.id}`)).status;
    expect(await read()).toBe(404);
    await staffed.clinic.connection
      .collection('appointments')
      .updateOne({ _id: new Types.ObjectId(appointment.id) }, { $unset: { enteredLater: 1 } });
    expect(await read()).toBe(200);
  });

  it('is entered by the desk alone, and is in the audit', async () => {
    for (const who of [staffed.admin, staffed.doctor, client]) await enter({}, who).expect(403);
    const { appointment } = await entered({ time: '15:00' });
    const rows = await staffed.clinic
      .as(staffed.admin)
      .get('/rest/audit')
      .query({ filter: JSON.stringify({ kind: 'appointment', client: client.id }) })
      .expect(200);
    expect(rows.body[0]).toMatchObject({ action: 'create', record: { id: appointment.id } });
  });
});
