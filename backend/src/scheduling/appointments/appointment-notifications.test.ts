import { changeView } from './appointment.view.ts';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { BookingPolicies } from '../booking-policy/booking-policies.service.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { AppointmentBooking } from './appointment-booking.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import { AppointmentsService } from './appointments.service.ts';
import { VisitDetails } from './visit-details.ts';
import { job } from '../../platform/writes/write-context.ts';
import { TOMORROW } from '../../../test/test-clock.ts';

const zone = 'Asia/Kolkata';

describe('what a client is told about an appointment', () => {
  let test: TestApp;
  let booking: AppointmentBooking;
  let changes: AppointmentChanges;
  let doctor: Person;
  let assistant: Person;
  let client: Person;

  beforeAll(async () => {
    test = await openTestApp();
    booking = test.get(AppointmentBooking, { strict: false });
    changes = test.get(AppointmentChanges, { strict: false });
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await test.addClient();
  });

  const wish = () => ({
    doctor: doctor.id,
    assistant: assistant.id,
    client: client.id,
    date: TOMORROW,
    time: '10:00',
  });
  const confirm = (id: string, confirmedTime: string) =>
    changes.update(job(assistant), id, { status: 'confirmed', confirmedDate: TOMORROW, confirmedTime });

  const emails = async (id: string) =>
    (
      await test.connection
        .collection<{ _id: string; message: Record<string, unknown> }>('outbox')
        .find({ 'message.appointment.id': id })
        .sort({ 'message.appointment.version': 1 })
        .toArray()
    ).map(({ message: { event, change } }) => ({ event, change }));

  it('writes what the desk booked, where a move came from and why a request was declined', async () => {
    const id = (await booking.create(job(assistant), wish())).id;
    await changes.reschedule(job(assistant), id, { date: addDays(TOMORROW, 1), time: '16:00' });
    const declined = await changes.update(job(assistant), id, { status: 'cancelled', reason: 'On leave.' });
    expect(declined.changes.at(-1)).toMatchObject({ event: 'request-cancelled', reason: 'On leave.' });
    expect(await emails(id)).toMatchObject([
      { event: 'booked' },
      { event: 'moved', change: { byClient: false, oldStart: clinicInstant(TOMORROW, '10:00', zone) } },
      { event: 'request-cancelled', change: { byClient: false, reason: 'On leave.' } },
    ]);
  });

  it('knows what clients do themselves, and an appointment from a request', async () => {
    const id = (await booking.create(job(client), wish())).id;
    await confirm(id, '11:00');
    await changes.cancel(job(client), id);
    expect(await emails(id)).toMatchObject([
      { event: 'requested' },
      { event: 'confirmed' },
      { event: 'cancelled', change: { byClient: true } },
    ]);
  });

  it('tells of another doctor, not of another time', async () => {
    const given = await booking.create(job(client), wish());
    const other = await test.addDoctor();
    const stored = await test.get(AppointmentsService, { strict: false }).record(assistant, given.id);
    const after = await changes.giveTo(job(await test.addAdmin()), stored, {
      id: new Types.ObjectId(other.id),
      name: other.name,
    });
    expect(changeView(after.changes.at(-1)!).what).toBe(
      `doctor changed from ${doctor.name} to ${other.name}`,
    );
    expect((await emails(given.id)).at(-1)).toMatchObject({
      event: 'doctor-changed',
      change: { oldDoctor: doctor.name },
    });
  });

  it('tells of a confirmed visit how it can be changed and, online, where it takes place', async () => {
    const desk = test.get(BookingPolicies, { strict: false });
    const details = test.get(VisitDetails, { strict: false });
    const at = (hour: number) => `${hour}:00`;
    const facts = async (id: string) => {
      const found = await test.connection
        .collection<{ message: { appointment: Record<string, unknown> } }>('outbox')
        .find({ 'message.appointment.id': id })
        .sort({ 'message.appointment.version': 1 })
        .toArray();
      return found.map(({ message: { appointment } }) => ({
        changeLimit: appointment.changeLimit,
        joinLink: appointment.joinLink,
        callOn: appointment.callOn,
      }));
    };
    const phone = (
      await test.connection.collection('clients').findOne({ _id: new Types.ObjectId(client.id) })
    )?.phone as string;
    const none = { changeLimit: undefined, joinLink: undefined, callOn: undefined };
    const id = (await booking.create(job(client), wish())).id;
    await confirm(id, at(13));
    await details.joinLink(job(assistant), id, 'https://meet.example/room');
    await changes.reschedule(job(assistant), id, {
      date: TOMORROW,
      time: at(14),
      duration: 60,
      reason: 'Away.',
    });
    expect(await facts(id)).toEqual([
      none,
      { ...none, callOn: phone },
      { ...none, joinLink: 'https://meet.example/room' },
    ]);
    expect((await emails(id)).at(-1)).toMatchObject({ change: { oldDuration: 30, reason: 'Away.' } });

    await desk.save(job(await test.addAdmin()), { ...DEFAULT_POLICY, version: 0 });
    await changes.reschedule(job(assistant), id, { date: TOMORROW, time: at(15) });
    expect((await facts(id)).at(-1)).toMatchObject({ changeLimit: 12 });
    await changes.cancel(job(assistant), id);
    expect((await facts(id)).at(-1)).toEqual(none);
  });

  it('queues one notification for each change, with the number that a calendar orders them by', async () => {
    const id = (await booking.create(job(client), wish())).id;
    await confirm(id, '11:00');
    await changes.cancel(job(assistant), id);
    const mails = await test.connection.collection('outbox').find({ 'message.appointment.id': id }).toArray();
    expect(mails.map(({ _id }) => String(_id))).toEqual([
      `${id}:1:requested`,
      `${id}:2:confirmed`,
      `${id}:3:cancelled`,
    ]);
  });
});
