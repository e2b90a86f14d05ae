import { Types } from 'mongoose';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { TOMORROW } from '../../../test/test-clock.ts';

describe('a doctor who leaves', () => {
  let test: TestApp;
  let admin: Person;

  beforeAll(async () => {
    test = await openTestApp();
    admin = await test.addAdmin();
  });
  afterAll(() => test.close());

  const book = async (doctor: Person, client: Person, time: string) => {
    const assistant = await test.addAssistant(doctor);
    const wish = { doctor: doctor.id, assistant: assistant.id, client: client.id, date: TOMORROW, time };
    const { body } = await test.as(assistant).post('/appointment/create').send(wish).expect(200);
    const id = body.appointment.id as string;
    const confirmed = { status: 'confirmed', confirmedDate: TOMORROW, confirmedTime: time };
    await test.as(assistant).put(`/appointment/update/${id}`).send(confirmed).expect(200);
    return id;
  };
  const reassign = (from: Person, to: Person) =>
    test.as(admin).post(`/admin/doctors/${from.id}/reassign`).send({ doctor: to.id });

  it('keeps a doctor who still has clients or appointments, and says how many', async () => {
    const doctor = await test.addDoctor();
    const client = await test.addClient();
    await book(doctor, client, '09:00');
    const { status, body } = await test.as(admin).delete(`/admin/doctors/${doctor.id}`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'STAFF_IN_USE', clients: 1, appointments: 1 });
    expect(body.message).toContain('1 client and 1 upcoming appointment');
  });

  it('hands everything over and then lets the doctor go; the past keeps the name', async () => {
    const [leaving, staying] = [await test.addDoctor(), await test.addDoctor()];
    const client = await test.addClient();
    const id = await book(leaving, client, '10:00');
    expect((await reassign(leaving, staying)).body).toMatchObject({ clients: 1, appointments: 1 });
    expect((await reassign(leaving, staying)).body).toMatchObject({ clients: 0, appointments: 0 });
    const { body } = await test.as(staying).get(`/appointment/status/${id}`).expect(200);
    expect(body.appointment.doctor).toEqual({ id: staying.id, name: staying.name });
    await test.as(admin).delete(`/admin/doctors/${leaving.id}`).expect(200);
    await test.as(leaving).get('/client/allClients').expect(401);
  });

  it('hands over a series with one letter about all of its visits', async () => {
    const [leaving, staying] = [await test.addDoctor(), await test.addDoctor()];
    const [client, assistant] = [await test.addClient(), await test.addAssistant(leaving)];
    const series = {
      client: client.id,
      doctor: leaving.id,
      assistant: assistant.id,
      first: { date: TOMORROW, time: '12:00' },
      every: { weeks: 1 },
      times: 3,
    };
    await test.as(assistant).post('/appointment/series').send(series).expect(200);
    expect((await reassign(leaving, staying)).body).toMatchObject({ clients: 1, appointments: 3 });
    const { body } = await test.as(client).get(`/appointment/series/${client.id}`).expect(200);
    expect(body.series.toCome.map(({ doctor }: { doctor: object }) => doctor)).toEqual(
      [1, 2, 3].map(() => ({ id: staying.id, name: staying.name })),
    );
    const letters = await test.connection
      .collection<OutboxRecord>('outbox')
      .find({ client: new Types.ObjectId(client.id), 'message.kind': { $in: ['appointment', /^series/] } })
      .sort({ createdAt: 1 })
      .toArray();
    expect(letters.map(({ message }) => message.kind)).toEqual(['series-booked', 'series-doctor-changed']);
    expect(letters[1]?.message).toMatchObject({
      appointments: [1, 2, 3].map(() => ({ doctor: staying.name, version: 2 })),
    });
  });

  it('moves nothing when an appointment would overlap, and names whose', async () => {
    const [leaving, staying] = [await test.addDoctor(), await test.addDoctor()];
    const [one, other] = [await test.addClient(), await test.addClient()];
    await book(leaving, one, '11:00');
    await book(staying, other, '11:05');
    const { status, body } = await reassign(leaving, staying);
    expect([status, body.code]).toEqual([409, 'REASSIGN_OVERLAP']);
    expect(body.details.appointments[0]).toContain(one.name);
    expect((await test.as(leaving).get('/client/allClients')).body.clients).toHaveLength(1);
  });
});
