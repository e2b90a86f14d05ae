import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import type { DeskToday } from '@clinic/contract/enquiries';
import { openTestApp, type Person, type TestApp } from '../../test/test-app.ts';
import { makeEnquiry } from '../demo/factories.ts';

const tomorrow = addDays(clinicToday(new Date(), 'Asia/Kolkata'), 1);

describe("the front desk's day", () => {
  let clinic: TestApp;
  let doctor: Person;
  let assistant: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    doctor = await clinic.addDoctor();
    assistant = await clinic.addAssistant(doctor);
  });
  afterAll(() => clinic.close());

  const today = async (): Promise<DeskToday> =>
    (await clinic.as(assistant).get('/appointment/today').expect(200)).body;
  const request = async (client: Person, date = tomorrow): Promise<string> => {
    const wish = { doctor: doctor.id, assistant: assistant.id, client: client.id, date, time: '10:00' };
    return (await clinic.as(client).post('/appointment/create').send(wish).expect(200)).body.appointment.id;
  };

  it('starts empty and says that e-mail is not set up', async () => {
    expect(await today()).toEqual({
      pendingRequests: 0,
      todaysAppointments: 0,
      newEnquiries: 0,
      lowStock: 0,
      clientChanges: [],
      emailSetUp: false,
    });
  });

  it('counts requests, enquiries and items that run low', async () => {
    const before = await today();
    await request(await clinic.addClient());
    await clinic.as().post('/enquiry').send(makeEnquiry()).expect(200);
    const item = (name: string, countInStock: number) =>
      clinic
        .as(assistant)
        .post('/inventory/addItem')
        .send({ name, price: 10, countInStock, category: 'Herb' })
        .expect(200);
    await item('Tulsi', 10);
    await item('Ashwagandha', 11);
    const after = await today();
    expect(after.pendingRequests - before.pendingRequests).toBe(1);
    expect(after.newEnquiries - before.newEnquiries).toBe(1);
    expect(after.lowStock - before.lowStock).toBe(1);
  });

  it('lists what clients cancelled or moved, the latest first, and not what the desk did', async () => {
    const [one, two, three] = [await clinic.addClient(), await clinic.addClient(), await clinic.addClient()];
    const moved = await request(one);
    await clinic
      .as(one)
      .put(`/appointment/reschedule/${moved}`)
      .send({ date: tomorrow, time: '11:00' })
      .expect(200);
    const cancelled = await request(two);
    await clinic.as(two).delete(`/appointment/delete/${cancelled}`).expect(200);
    const byDesk = await request(three);
    await clinic.as(assistant).delete(`/appointment/delete/${byDesk}`).expect(200);
    expect((await today()).clientChanges).toMatchObject([
      {
        id: cancelled,
        client: two.name,
        doctor: doctor.name,
        what: 'cancelled',
        from: { date: tomorrow, time: '10:00' },
        to: null,
      },
      {
        id: moved,
        client: one.name,
        doctor: doctor.name,
        what: expect.stringMatching(/^moved from/),
        from: { date: tomorrow, time: '10:00' },
        to: { date: tomorrow, time: '11:00' },
      },
    ]);
  });
});
