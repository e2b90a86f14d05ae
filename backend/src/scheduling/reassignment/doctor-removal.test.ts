import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { VisitsOfDoctors } from '../appointments/visits-of-doctors.ts';
import { ClientOwners } from '../../clients/clients/client-owners.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { DoctorRemoval } from '../../identity/staff/doctor-removal.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { TOMORROW, testClock } from '../../../test/test-clock.ts';

describe('a doctor who is deleted', () => {
  let clinic: TestApp;
  let admin: Person;
  let desk: Person;
  let doctor: Person;
  let client: Person;
  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    desk = await clinic.addAssistant(await clinic.addDoctor());
  });
  beforeEach(async () => {
    doctor = await clinic.addDoctor();
    client = await clinic.addClient();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => clinic.close());

  const get = <Service>(service: new (...args: never[]) => Service): Service =>
    clinic.get(service, { strict: false });
  const remove = () => clinic.as(admin).delete(`/admin/doctors/${doctor.id}`);
  const book = (key = 'none') =>
    clinic
      .as(desk)
      .post('/appointment/create')
      .set('Idempotency-Key', `${client.id}-${key}`)
      .send({ doctor: doctor.id, assistant: desk.id, client: client.id, date: TOMORROW, time: '10:00' });
  const own = (doctorId: string | null, name = client.name) =>
    clinic
      .as(desk)
      .put(`/rest/clients/${client.id}`)
      .send({ name, email: client.email, phone: '9825012345', doctor: doctorId });
  const clientNow = async () =>
    (await clinic.as(desk).get(`/rest/clients/${client.id}`).expect(200)).body as Record<string, unknown>;
  const appointments = () =>
    clinic.connection
      .collection('appointments')
      .countDocuments({ 'client.id': new Types.ObjectId(client.id) });
  /** Runs the whole deletion between reading the doctor and storing the record. */
  const deletedOnceChosen = () => {
    const doctors = get(DoctorsService);
    const chosen = doctors.chosen.bind(doctors);
    jest.spyOn(doctors, 'chosen').mockImplementationOnce(async (id) => {
      const found = await chosen(id);
      await remove().expect(200);
      return found;
    });
  };
  /** The state that a killed server leaves: the doctor is deleted, no effect has run. */
  const goneWithoutEffects = async () => {
    jest.spyOn(get(Effects), 'runWritten').mockResolvedValueOnce([]);
    await remove().expect(200);
  };

  it('stays when an appointment is booked after the work was counted', async () => {
    const visits = get(VisitsOfDoctors);
    const upcoming = visits.upcoming.bind(visits);
    jest.spyOn(visits, 'upcoming').mockImplementationOnce(async (who) => {
      const counted = await upcoming(who);
      await book().expect(200);
      return counted;
    });
    const { body } = await remove().expect(409);
    expect(body).toMatchObject({ code: 'STAFF_IN_USE', appointments: 1 });
  });

  it('takes no appointment that was being stored while the deletion was done', async () => {
    deletedOnceChosen();
    const { body } = await book().expect(409);
    expect(body).toMatchObject({ code: 'DOCTOR_GONE', details: { doctor: [body.message] } });
    expect(await appointments()).toBe(0);
    expect((await clientNow()).doctor).toBeNull();
  });

  it('gets no client by an edit that was on its way, and the whole edit is taken back', async () => {
    const before = await clientNow();
    deletedOnceChosen();
    expect((await own(doctor.id, 'Another Name').expect(409)).body.code).toBe('DOCTOR_GONE');
    expect(await clientNow()).toEqual(before);
  });

  it('is refused as a choice once the deletion is done', async () => {
    await remove().expect(200);
    expect((await book().expect(409)).body.code).toBe('DOCTOR_GONE');
    expect((await own(doctor.id).expect(409)).body.code).toBe('DOCTOR_GONE');
    const fields = { name: 'Nisha', phone: '9825012345' };
    const assistant = { ...fields, email: 'late@example.in', password: 'secret-1', doctor: doctor.id };
    await clinic.as(admin).post('/admin/add-assistant').send(assistant).expect(409);
    await clinic
      .as(desk)
      .post('/rest/clients')
      .send({ ...fields, email: 'late@example.in', doctor: doctor.id })
      .expect(409);
    const other = await clinic.addDoctor();
    await clinic
      .as(admin)
      .post(`/admin/doctors/${other.id}/reassign`)
      .send({ doctor: doctor.id })
      .expect(409);
  });

  it('leaves a server that was killed after the mark no trace: booking and deleting go on', async () => {
    await get(DoctorRemoval).begin(doctor.id);
    await book().expect(200);
    await get(DoctorRemoval).begin(doctor.id);
    const { body } = await remove().expect(409);
    expect(body.appointments).toBe(1);
    const [only] = await get(VisitsOfDoctors).upcoming(new Types.ObjectId(doctor.id));
    await clinic.as(desk).delete(`/appointment/delete/${only?._id.toHexString()}`).expect(200);
    await own(null).expect(200);
    await remove().expect(200);
    await remove().expect(404);
  });

  it('frees the assistants also when the server is killed right after the deletion', async () => {
    const assistant = await clinic.addAssistant(doctor);
    await goneWithoutEffects();
    const now = async () => (await clinic.as(admin).get(`/rest/assistants/${assistant.id}`)).body.doctor;
    expect(await now()).toBeNull();
    await get(Effects).sweep(0);
    const rows = clinic.connection.collection('assistants');
    expect((await rows.findOne({ email: assistant.email }))?.doctor).toBeNull();
  });

  it('chosen too late for an assistant leaves the assistant’s password as it was', async () => {
    const assistant = await clinic.addAssistant(await clinic.addDoctor());
    const stored = () => clinic.connection.collection('assistants').findOne({ email: assistant.email });
    const before = await stored();
    deletedOnceChosen();
    const { name, email } = assistant;
    const edit = { name, email, phone: '9825012345', doctor: doctor.id, password: 'another-1' };
    await clinic.as(admin).put(`/rest/assistants/${assistant.id}`).send(edit).expect(409);
    expect(before?.passwordHash).toBeTruthy();
    expect((await stored())?.passwordHash).toBe(before?.passwordHash);
  });

  it('takes back a booking of a killed server when it is sent again', async () => {
    const keeps = jest.spyOn(get(DoctorRemoval), 'keeps').mockRejectedValueOnce(new Error('killed'));
    await book('twice').expect(500);
    keeps.mockRestore();
    await clinic.connection
      .collection('doctors')
      .updateOne({ _id: new Types.ObjectId(doctor.id) }, { $set: { deletedAt: testClock.now() } });
    expect((await book('twice').expect(409)).body.code).toBe('DOCTOR_GONE');
    expect(await appointments()).toBe(0);
  });

  describe('and has left clients and appointments behind', () => {
    beforeEach(async () => {
      await own(doctor.id).expect(200);
      await book().expect(200);
      // Stores a deleted doctor with work, as deletions before this rule left one.
      await clinic.connection
        .collection('doctors')
        .updateOne({ _id: new Types.ObjectId(doctor.id) }, { $set: { deletedAt: testClock.now() } });
    });

    it('has them listed: the client as unassigned, the doctor with what waits', async () => {
      expect(await clientNow()).toMatchObject({ doctor: null, doctorName: null });
      for (const filter of [{ unassigned: true }, { doctor: null }]) {
        const path = `/rest/clients?filter=${JSON.stringify({ ...filter, id: [client.id] })}`;
        expect((await clinic.as(desk).get(encodeURI(path)).expect(200)).body).toHaveLength(1);
      }
      const { body } = await clinic.as(admin).get('/admin/left-behind').expect(200);
      expect(body.doctors).toContainEqual({ id: doctor.id, name: doctor.name, clients: 1, appointments: 1 });
    });

    it('lets them be reassigned', async () => {
      const heir = await clinic.addDoctor();
      const { body } = await clinic
        .as(admin)
        .post(`/admin/doctors/${doctor.id}/reassign`)
        .send({ doctor: heir.id })
        .expect(200);
      expect(body).toMatchObject({ clients: 1, appointments: 1 });
      expect((await clientNow()).doctor).toBe(heir.id);
      expect((await clinic.as(heir).get('/appointment/getAllAppointments')).body.appointments).toHaveLength(
        1,
      );
      const left = (await clinic.as(admin).get('/admin/left-behind')).body.doctors as { id: string }[];
      expect(left.map(({ id }) => id)).not.toContain(doctor.id);
    });

    it('lets the next appointment decide the client’s owner', async () => {
      const heir = await clinic.addDoctor();
      await get(ClientOwners).ownUnlessOwned(client.id, heir.id, heir);
      expect((await clientNow()).doctor).toBe(heir.id);
    });
  });
});
