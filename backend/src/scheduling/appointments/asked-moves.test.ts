import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { FreeDay } from '@clinic/contract/scheduling/free-times';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { TODAY, fromNow, testClock } from '../../../test/test-clock.ts';

const DAY = addDays(TODAY, 3);
const OTHER_DAY = addDays(DAY, 1);

describe('a client who asks to move a confirmed visit', () => {
  let test: TestApp;
  let doctor: Person;
  let assistant: Person;
  let client: Person;
  let visit: Appointment;

  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());
  const confirmed = async (date: string) => {
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
    client = await test.addClient(doctor);
    visit = (await book(client, date, '10:00').expect(200)).body.appointment;
  };
  beforeEach(() => confirmed(DAY));
  afterEach(() => test.travelTo(testClock.now()));

  const book = (who: Person, date: string, time: string, more = {}) =>
    test
      .as(assistant)
      .post('/appointment/create')
      .send({
        doctor: doctor.id,
        assistant: assistant.id,
        client: who.id,
        date,
        time,
        confirm: true,
        ...more,
      });
  const ask = (date: string, time: string, who = client) =>
    test.as(who).put(`/appointment/reschedule/${visit.id}`).send({ date, time });
  const confirm = (date: string, time: string) =>
    test
      .as(assistant)
      .put(`/appointment/update/${visit.id}`)
      .send({ status: 'confirmed', confirmedDate: date, confirmedTime: time });
  const read = async (): Promise<Appointment> =>
    (await test.as(client).get(`/appointment/status/${visit.id}`)).body.appointment;
  const stored = () =>
    test.connection
      .collection<AppointmentRecord>('appointments')
      .findOne({ _id: new Types.ObjectId(visit.id) } as never);
  /** Error codes when the desk books other clients at these two times. */
  const others = async () => {
    const tries = [await test.addClient(), await test.addClient()];
    const [old, wished] = [await book(tries[0]!, DAY, '10:00'), await book(tries[1]!, OTHER_DAY, '11:00')];
    return [old, wished].map(({ status, body }) => body.code ?? status);
  };

  it('keeps the old time until the desk confirms the new one, and both are held', async () => {
    const { body } = await ask(OTHER_DAY, '11:00').expect(200);
    expect(body.message).toBe('Not moved yet. Your confirmed time is kept until we confirm the new one.');
    expect(await read()).toMatchObject({
      status: 'confirmed',
      confirmedDate: DAY,
      confirmedTime: '10:00',
      start: visit.start,
      askedMove: { date: OTHER_DAY, time: '11:00', heldUntil: expect.any(String) },
    });
    expect((await read()).changes.at(-1)?.what).toMatch(/^asked to move to .*, 11:00 AM$/);
    expect(await others()).toEqual(['APPOINTMENT_OVERLAP', 'TIME_HELD']);

    await confirm(OTHER_DAY, '11:00').expect(200);
    expect(await read()).toMatchObject({ status: 'confirmed', confirmedTime: '11:00', askedMove: null });
    expect(await others()).toEqual([200, 'APPOINTMENT_OVERLAP']);
  });

  it('at 5:37 AM from Thursday to 9:00 of today keeps Thursday, and today until it begins', async () => {
    const [WEDNESDAY, THURSDAY] = ['2031-03-05', '2031-03-06'];
    const travelTo = (time: string) => test.travelTo(clinicInstant(WEDNESDAY, time, 'Asia/Kolkata'));
    travelTo('05:37');
    await confirmed(THURSDAY);
    await ask(WEDNESDAY, '09:00').expect(200);
    const until = clinicInstant(WEDNESDAY, '09:00', 'Asia/Kolkata').toISOString();
    const thursday = { status: 'confirmed', confirmedDate: THURSDAY, confirmedTime: '10:00' };
    const wished = { date: WEDNESDAY, time: '09:00', heldUntil: until };
    expect(await read()).toMatchObject({ ...thursday, askedMove: wished });

    travelTo('08:50');
    // Logs in again, since the idle desk was logged out.
    assistant = await test.signInAgain(assistant);
    expect(await read()).toMatchObject({ ...thursday, askedMove: wished });
    const strangers = [await test.addClient(), await test.addClient(), await test.addClient()] as const;
    expect((await book(strangers[0], THURSDAY, '10:00')).body.code).toBe('APPOINTMENT_OVERLAP');
    expect((await book(strangers[1], WEDNESDAY, '09:00')).body.code).toBe('TIME_HELD');

    travelTo('10:01');
    assistant = await test.signInAgain(assistant);
    expect(await read()).toMatchObject({ ...thursday, askedMove: null });
    expect((await book(strangers[2], THURSDAY, '10:00')).body.code).toBe('APPOINTMENT_OVERLAP');
  });

  it('has the old time when the desk does not move the visit, and the new one is free again', async () => {
    await ask(OTHER_DAY, '11:00').expect(200);
    await confirm(DAY, '10:00').expect(200);
    expect(await read()).toMatchObject({ status: 'confirmed', start: visit.start, askedMove: null });
    expect(await others()).toEqual(['APPOINTMENT_OVERLAP', 200]);
    await confirm(DAY, '12:00').expect(409);
  });

  it('may think again: another wish takes the place of the first, and the own time ends it', async () => {
    await ask(OTHER_DAY, '15:00').expect(200);
    await ask(OTHER_DAY, '11:00').expect(200);
    expect(await read()).toMatchObject({ start: visit.start, askedMove: { time: '11:00' } });
    const kept = await ask(DAY, '10:00').expect(200);
    expect([kept.body.message, kept.body.appointment.askedMove]).toEqual([
      'You keep your confirmed time.',
      null,
    ]);
    expect(await others()).toEqual(['APPOINTMENT_OVERLAP', 200]);
  });

  it('keeps the whole of a visit that the wish overlaps', async () => {
    await ask(DAY, '10:10').expect(200);
    const half = await ask(DAY, '10:20').expect(200);
    expect(half.body.appointment).toMatchObject({ start: visit.start, askedMove: { time: '10:20' } });
    await ask(DAY, '10:00').expect(200);
    const { slots = [] } = (await stored()) ?? {};
    expect(slots).toHaveLength(visit.duration / 5);
  });

  it('has both times for itself: other clients are offered neither, and cannot ask for them', async () => {
    await test.connection.collection('weeks').insertOne({
      doctor: new Types.ObjectId(doctor.id),
      validFrom: '2020-01-01',
      ranges: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '18:00', modes: ['online'] })),
      removedAt: null,
    });
    await ask(OTHER_DAY, '11:00').expect(200);
    const other = await test.addClient(doctor);
    const both = [`${DAY} 10:00`, `${OTHER_DAY} 11:00`];
    const offered = async (who: Person, except = '') => {
      const query = `doctor=${doctor.id}&date=${DAY}&to=${OTHER_DAY}&duration=15&type=Online${except}`;
      const { body } = await test.as(who).get(`/appointment/freeTimes?${query}`).expect(200);
      const days = body.days as FreeDay[];
      const starts = days.flatMap(({ date, times }) => times.map((time) => `${date} ${time}`));
      return both.filter((one) => starts.includes(one));
    };
    expect(await offered(client, `&except=${visit.id}`)).toEqual(both);
    expect(await offered(other)).toEqual([]);
    const wish = { doctor: doctor.id, assistant: assistant.id, client: other.id, date: OTHER_DAY };
    const refusal = await test
      .as(other)
      .post('/appointment/create')
      .send({ ...wish, time: '11:00' });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'TIME_NOT_FREE']);
  });

  it('loses the wish alone when the desk gives its time away, and gets it back when that fails', async () => {
    await ask(OTHER_DAY, '11:00').expect(200);
    // The second visit blocks the first try.
    const [one, two] = [await test.addClient(), await test.addClient()];
    await book(one, OTHER_DAY, '11:15').expect(200);
    await book(two, OTHER_DAY, '11:00', { duration: 30, overHold: true }).expect(409);
    expect((await read()).askedMove).toMatchObject({ heldUntil: expect.any(String) });
    expect((await stored())?.changes.at(-1)?.event).toBe('hold-given-back');

    await book(two, OTHER_DAY, '11:00', { overHold: true }).expect(200);
    expect(await read()).toMatchObject({
      status: 'confirmed',
      start: visit.start,
      askedMove: { time: '11:00', heldUntil: null },
    });
    expect((await confirm(OTHER_DAY, '11:00')).body.code).toBe('APPOINTMENT_OVERLAP');
    expect((await read()).start).toBe(visit.start);
  });

  it('gives the wished time up once its hold has run out, and keeps the visit', async () => {
    await ask(OTHER_DAY, '11:00').expect(200);
    await test.connection
      .collection('appointments')
      .updateOne({ _id: new Types.ObjectId(visit.id) }, { $set: { 'askedMove.heldUntil': fromNow(-1000) } });
    expect(await others()).toEqual(['APPOINTMENT_OVERLAP', 200]);
    expect(await read()).toMatchObject({ start: visit.start, askedMove: { heldUntil: null } });
  });

  it('stands in the lists of the desk until it is answered', async () => {
    await ask(OTHER_DAY, '11:00').expect(200);
    const row = async () =>
      ((await test.as(assistant).get('/desk/today')).body as DeskWorklists).lists.clientChanges.rows.find(
        ({ id }) => id === visit.id,
      )?.words;
    const waiting = async () => {
      const filter = encodeURIComponent(JSON.stringify({ waiting: true, client: client.id }));
      const { body } = await test.as(assistant).get(`/rest/appointments?filter=${filter}`).expect(200);
      return (body as Appointment[]).map(({ id }) => id);
    };
    expect(await row()).toMatch(/^Asks to move the visit of .*10:00 AM with .* to .*11:00 AM$/);
    expect(await waiting()).toEqual([visit.id]);
    await confirm(DAY, '10:00').expect(200);
    expect([await row(), await waiting()]).toEqual([undefined, []]);
  });

  it('stands in the calendars of the days of both times', async () => {
    const shown = async (date: string, who = assistant) => {
      const { body } = await test.as(who).get(`/appointment/getAllAppointments?from=${date}&to=${date}`);
      return (body.appointments as Appointment[]).filter(({ id }) => id === visit.id).length;
    };
    expect([await shown(DAY), await shown(OTHER_DAY)]).toEqual([1, 0]);
    await ask(OTHER_DAY, '11:00').expect(200);
    for (const who of [assistant, doctor, client])
      expect([await shown(DAY, who), await shown(OTHER_DAY, who)]).toEqual([1, 1]);
    expect(await shown(addDays(OTHER_DAY, 1))).toBe(0);
    expect(await shown(OTHER_DAY, await test.addDoctor())).toBe(0);
    await ask(DAY, '15:00').expect(200);
    expect([await shown(DAY), await shown(OTHER_DAY)]).toEqual([1, 0]);
  });

  it('is written to about the wish, and of the answer; a visit that is over is asked nothing of', async () => {
    await ask(OTHER_DAY, '11:00').expect(200);
    await confirm(OTHER_DAY, '11:00').expect(200);
    const emails = await test.connection
      .collection('outbox')
      .find({ 'message.appointment.id': visit.id })
      .sort({ 'message.appointment.version': 1 })
      .toArray();
    expect(emails.map(({ message }) => [message.event, message.appointment.tentative])).toEqual([
      ['confirmed', false],
      ['move-asked', true],
      ['confirmed', false],
    ]);
    await ask(DAY, '16:00').expect(200);
    await test.as(client).delete(`/appointment/delete/${visit.id}`).expect(200);
    expect(await stored()).toMatchObject({ status: 'cancelled' });
    expect(await stored()).not.toHaveProperty('askedMove');
    expect(await stored()).not.toHaveProperty('slots');
  });
});
