import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { atOnce } from '../../../test/at-once.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import type { ApiError } from '../../platform/http/api-error.ts';
import { AppointmentBooking } from './appointment-booking.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import { VisitOutcomes } from './visit-outcomes.ts';
import { WalkIns } from './walk-ins.ts';
import { job } from '../../platform/writes/write-context.ts';
import { TOMORROW, fromNow, testClock } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const MINUTE_MS = 60_000;

describe('the outcome of a visit', () => {
  let test: TestApp;
  let booking: AppointmentBooking;
  let changes: AppointmentChanges;
  let outcomes: VisitOutcomes;
  let walkIns: WalkIns;
  let doctor: Person;
  let assistant: Person;
  let client: Person;

  beforeAll(async () => {
    test = await openTestApp();
    booking = test.get(AppointmentBooking, { strict: false });
    changes = test.get(AppointmentChanges, { strict: false });
    outcomes = test.get(VisitOutcomes, { strict: false });
    walkIns = test.get(WalkIns, { strict: false });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
    client = await test.addClient();
  });

  /** Stores a confirmed visit of half an hour that begins so many minutes from now. */
  async function visit(inMinutes: number, who = client): Promise<string> {
    const { id } = await booking.create(job(assistant), {
      doctor: doctor.id,
      assistant: assistant.id,
      client: who.id,
      date: TOMORROW,
      time: '10:00',
      duration: 30,
      confirm: true,
    });
    const startsAt = fromNow(inMinutes * MINUTE_MS);
    const endsAt = new Date(startsAt.getTime() + 30 * MINUTE_MS);
    const first = Math.floor(startsAt.getTime() / (5 * MINUTE_MS));
    const slots = Array.from({ length: 7 }, (_, index) => first + index);
    const { date, time } = clinicDateTime(startsAt, ZONE);
    await test.connection
      .collection('appointments')
      .updateOne(
        { _id: new Types.ObjectId(id) },
        { $set: { startsAt, endsAt, slots, confirmedDate: date, confirmedTime: time } },
      );
    return id;
  }
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'worked',
      ({ code }: ApiError) => code,
    );
  const emails = () => test.connection.collection('outbox').countDocuments({});

  it('is recorded by the desk: arrived, then completed, with who and when', async () => {
    const id = await visit(-5);
    expect(await outcomes.record(job(assistant), id, 'arrived')).toMatchObject({
      outcome: 'arrived',
      outcomeAt: expect.any(String),
    });
    const completed = await outcomes.record(job(assistant), id, 'completed');
    expect(completed.outcome).toBe('completed');
    expect(completed.changes.map(({ what }) => what).slice(-2)).toEqual(['arrived', 'completed']);
  });

  it('is "no show" only after the visit’s start', async () => {
    expect(await codeOf(outcomes.record(job(assistant), await visit(30), 'no_show'))).toBe(
      'APPOINTMENT_STATE',
    );
    const late = await visit(-10, await test.addClient());
    expect(await codeOf(outcomes.record(job(assistant), late, 'no_show'))).toBe('worked');
  });

  it('is refused more than two hours ahead, and for a request', async () => {
    expect(await codeOf(outcomes.record(job(assistant), await visit(150), 'arrived'))).toBe(
      'APPOINTMENT_STATE',
    );
    const request = await booking.create(job(assistant), {
      doctor: doctor.id,
      assistant: assistant.id,
      client: (await test.addClient()).id,
      date: TOMORROW,
      time: '15:00',
    });
    expect(await codeOf(outcomes.record(job(assistant), request.id, 'arrived'))).toBe('APPOINTMENT_STATE');
  });

  it('is recorded by a doctor for own visits, except the arrival', async () => {
    const id = await visit(-5);
    const other = await test.addDoctor();
    expect(await codeOf(outcomes.record(job(other), id, 'completed'))).toBe('NOT_FOUND');
    expect(await codeOf(outcomes.record(job(doctor), id, 'arrived'))).toBe('FORBIDDEN');
    expect(await codeOf(outcomes.record(job(doctor), id, 'completed'))).toBe('worked');
  });

  it('frees the client and the rest of the time, and takes them back when it is undone', async () => {
    const id = await visit(-10);
    await outcomes.record(job(assistant), id, 'completed');
    const again = {
      doctor: doctor.id,
      assistant: assistant.id,
      client: client.id,
      date: TOMORROW,
      time: '16:00',
    };
    const next = await booking.create(job(assistant), again);
    expect(await codeOf(outcomes.record(job(assistant), id, null))).toBe('ACTIVE_APPOINTMENT_EXISTS');
    await changes.cancel(job(assistant), next.id);
    await walkIns.add(job(assistant), { client: (await test.addClient()).id, doctor: doctor.id });
    expect(await codeOf(outcomes.record(job(assistant), id, null))).toBe('APPOINTMENT_OVERLAP');
  });

  it('blocks cancelling and moving the visit until it is taken back', async () => {
    const id = await visit(20);
    await outcomes.record(job(assistant), id, 'arrived');
    const later = { date: TOMORROW, time: '17:00' };
    expect(await codeOf(changes.cancel(job(assistant), id))).toBe('APPOINTMENT_STATE');
    expect(await codeOf(changes.reschedule(job(assistant), id, later))).toBe('APPOINTMENT_STATE');
    await outcomes.record(job(assistant), id, null);
    expect(await codeOf(changes.reschedule(job(assistant), id, later))).toBe('worked');
  });

  it('is recorded once out of fifty concurrent requests', async () => {
    const id = await visit(-10);
    const all = Array.from({ length: 50 }, (_, index) =>
      outcomes.record(job(assistant), id, index % 2 ? 'no_show' : 'completed'),
    );
    const { worked, codes } = await atOnce(all);
    expect([worked.length, [...new Set(codes)]]).toEqual([1, ['APPOINTMENT_STATE']]);
  });

  it('is "not recorded" once it is over', async () => {
    const id = await visit(-60);
    const { body } = await test.as(assistant).get(`/appointment/status/${id}`).expect(200);
    expect(body.appointment.outcomeMissing).toBe(true);
  });

  it('of a walk-in: confirmed and arrived at once, now, without an email', async () => {
    const before = await emails();
    const visited = await walkIns.add(job(assistant), { client: client.id, doctor: doctor.id });
    expect(visited).toMatchObject({ status: 'confirmed', outcome: 'arrived', appointmentType: 'Cash' });
    const wait = new Date(visited.start).getTime() - testClock.now().getTime();
    expect(wait).toBeGreaterThan(-MINUTE_MS);
    expect(wait).toBeLessThanOrEqual(5 * MINUTE_MS);
    expect(await emails()).toBe(before);
  });

  it('of a walk-in with a visit to come: that one takes place now', async () => {
    const coming = await booking.create(job(assistant), {
      doctor: doctor.id,
      assistant: assistant.id,
      client: client.id,
      date: TOMORROW,
      time: '10:00',
      confirm: true,
    });
    const walkIn = { client: client.id, doctor: doctor.id };
    expect(await codeOf(walkIns.add(job(assistant), walkIn))).toBe('ACTIVE_APPOINTMENT_EXISTS');
    const moved = await walkIns.add(job(assistant), { ...walkIn, instead: coming.id });
    expect([moved.id, moved.outcome]).toEqual([coming.id, 'arrived']);
  });
});
