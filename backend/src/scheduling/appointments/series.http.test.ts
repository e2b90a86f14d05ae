import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { SeriesClinic, TUESDAY, week } from '../../../test/series-clinic.ts';
import { TODAY, testClock } from '../../../test/test-clock.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { VisitsToRemind } from './visits-to-remind.ts';

describe('a series of visits', () => {
  const here = new SeriesClinic();

  const desk = () => here.clinic.as(here.assistant);
  const book = (more: object = {}, key?: string) =>
    key ? here.ask(more).set('Idempotency-Key', key) : here.ask(more);
  const visitOf = (more: object = {}) => ({
    ...here.people,
    date: TUESDAY,
    time: '15:00',
    confirm: true,
    ...more,
  });
  const create = (more: object = {}) => desk().post('/appointment/create').send(visitOf(more));
  const stored = () =>
    here.clinic.connection
      .collection<AppointmentRecord>('appointments')
      .find({ 'client.id': new Types.ObjectId(here.client.id) })
      .sort({ startsAt: 1 })
      .toArray();
  const bookings = () =>
    here.clinic.connection
      .collection('bookings')
      .find({ 'client.id': new Types.ObjectId(here.client.id) })
      .toArray();
  const mails = () =>
    here.clinic.connection
      .collection('outbox')
      .find({ 'message.to.email': here.client.email })
      .sort({ createdAt: 1 })
      .toArray();

  it('is booked at once, confirmed, with one letter that has all times', async () => {
    const { body } = await book().expect(200);
    expect(body.message).toBe('4 visits booked');
    expect(body).not.toHaveProperty('byPhone');
    expect(body.appointments).toHaveLength(4);
    const [first] = body.appointments;
    expect(first).toMatchObject({ status: 'confirmed', confirmedDate: TUESDAY, confirmedTime: '10:00' });
    expect(body.appointments.map((visit: { series: object }) => visit.series)).toEqual(
      [1, 2, 3, 4].map((n) => ({ id: first.series.id, n, of: 4 })),
    );
    const visits = await stored();
    expect(visits.map((visit) => [visit.pending, visit.activeClient, visit.slots?.length])).toEqual(
      visits.map(() => [undefined, undefined, 3]),
    );
    const sent = (await mails()).filter(
      ({ message }) => message.kind !== 'welcome' && message.kind !== 'verify-email',
    );
    expect(sent.map(({ message }) => message.kind)).toEqual(['series-booked']);
    expect(sent[0]?.message.appointments).toHaveLength(4);
    expect(sent[0]?.message.appointments[0]).toMatchObject({ id: first.id, version: 1 });
  });

  it('of a client without an e-mail is to be told by phone', async () => {
    expect((await book({ dryRun: true }).expect(200)).body).not.toHaveProperty('byPhone');
    await here.clinic.connection
      .collection('clients')
      .updateOne({ _id: new Types.ObjectId(here.client.id) }, { $unset: { email: '' } });
    expect((await book({ dryRun: true }).expect(200)).body).not.toHaveProperty('byPhone');
    expect((await book().expect(200)).body).toMatchObject({ byPhone: true, message: '4 visits booked' });
  });

  it('is seen by its client and the desk', async () => {
    await book().expect(200);
    for (const who of [here.client, here.assistant]) {
      const { body } = await here.clinic.as(who).get(`/appointment/series/${here.client.id}`).expect(200);
      expect(body.series).toMatchObject({ of: 4, doctor: { id: here.doctor.id } });
      expect(body.series.toCome).toHaveLength(4);
    }
    const other = await here.clinic.addClient();
    await here.clinic.as(other).get(`/appointment/series/${here.client.id}`).expect(403);
    const { body } = await desk().get(`/appointment/series/${other.id}`).expect(200);
    expect(body).toEqual({ series: null });
  });

  it('is booked by its own doctor’s times: a taken date refuses all of it', async () => {
    const other = await here.clinic.addClient();
    await create({ client: other.id, date: week(2), time: '10:00' }).expect(200);
    const { body } = await book().expect(409);
    expect(body).toMatchObject({ code: 'SERIES_NOT_FREE' });
    expect(body.dates).toHaveLength(1);
    expect(body.dates[0]).toMatchObject({ of: week(2), obstacle: 'taken' });
    expect(body.alternatives).toEqual(body.dates[0].alternatives);
    expect(await stored()).toEqual([]);
    const { body: without } = await book({ leaveOut: [week(2)] }).expect(200);
    expect(without.appointments.map(({ date }: { date: string }) => date)).toEqual([
      TUESDAY,
      week(1),
      week(3),
    ]);
  });

  it('is the first one again when its request is repeated, also by twenty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => book({}, `at-once-${here.client.id}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.appointments))).size).toBe(1);
    expect(await stored()).toHaveLength(4);
    const other = await book({ times: 5 }, `at-once-${here.client.id}`).expect(409);
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is one a client: another one is refused, and names the next visit', async () => {
    await book().expect(200);
    const { body } = await book({ first: { date: TUESDAY, time: '12:00' } }).expect(409);
    expect(body.code).toBe('SERIES_RUNS');
    expect(body.existingAppointment).toEqual({ date: TUESDAY, time: '10:00', status: 'confirmed' });
  });

  it('is refused beside an active visit, which can become its first', async () => {
    const { body: booked } = await create({ time: '10:00' }).expect(200);
    const { body } = await book().expect(409);
    expect(body.code).toBe('ACTIVE_APPOINTMENT_EXISTS');
    const { id } = booked.appointment;
    expect(body.existingAppointment).toEqual({ id, date: TUESDAY, time: '10:00', status: 'confirmed' });
    expect(await stored()).toHaveLength(1);
    const { body: series } = await book({ takeFirst: id }).expect(200);
    expect(series.appointments.map((visit: { series: object }) => visit.series)).toMatchObject(
      [1, 2, 3, 4].map((n) => ({ n, of: 4 })),
    );
    expect(series.appointments[0].id).toBe(id);
    expect((await stored()).map(({ activeClient }) => activeClient)).toEqual(
      [0, 1, 2, 3].map(() => undefined),
    );
  });

  it('lets no other visit of its client be booked, walked in or asked for', async () => {
    await book().expect(200);
    const existingAppointment = { date: TUESDAY, time: '10:00', status: 'confirmed' };
    const refusal = { code: 'ACTIVE_APPOINTMENT_EXISTS', existingAppointment };
    expect((await create().expect(409)).body).toMatchObject(refusal);
    expect((await create({ confirm: false }).expect(409)).body).toMatchObject(refusal);
    const walkIn = desk()
      .post('/appointment/walkIn')
      .send({ client: here.client.id, doctor: here.doctor.id });
    expect((await walkIn.expect(409)).body).toMatchObject(refusal);
    const assistant = await here.clinic.addAssistant(here.doctor);
    const asked = here.clinic
      .as(here.client)
      .post('/appointment/create')
      .send(visitOf({ assistant: assistant.id, confirm: undefined }));
    expect((await asked.expect(409)).body).toMatchObject(refusal);
    expect(await stored()).toHaveLength(4);
  });

  it('ends with its last visit that is cancelled: then another one is booked', async () => {
    const { body } = await book({ times: 2 }).expect(200);
    for (const { id } of body.appointments) await desk().delete(`/appointment/delete/${id}`).expect(200);
    await create({ time: '10:00' }).expect(200);
    expect((await bookings()).map(({ runs }) => runs)).toEqual([undefined]);
  });

  it('has visits that are moved, and whose moves its client asks for, one at a time', async () => {
    const { body } = await book().expect(200);
    const [first, second, third] = body.appointments;
    const moved = await desk()
      .put(`/appointment/reschedule/${first.id}`)
      .send({ date: TUESDAY, time: '11:00' });
    expect(moved.body.appointment).toMatchObject({ confirmedTime: '11:00', series: first.series });
    const ask = (id: string, time: string) =>
      here.clinic
        .as(here.client)
        .put(`/appointment/reschedule/${id}`)
        .send({ date: week(1), time });
    await ask(second.id, '12:00').expect(200);
    const refused = await ask(third.id, '13:00').expect(409);
    expect(refused.body.message).toContain('one visit of a series');
    await desk()
      .put(`/appointment/update/${second.id}`)
      .send({ status: 'confirmed', confirmedDate: week(1), confirmedTime: '12:00' })
      .expect(200);
    await ask(third.id, '13:00').expect(200);
    expect((await stored()).map(({ activeClient }) => activeClient)).toEqual(
      [0, 1, 2, 3].map(() => undefined),
    );
  });

  it('whose times are being taken is held: the desk gets no time over it', async () => {
    const { body } = await book({ times: 2 }).expect(200);
    const set = { _id: new Types.ObjectId(String(body.appointments[0].id)) };
    const visits = here.clinic.connection.collection('appointments');
    const series = new Types.ObjectId(String(body.appointments[0].series.id));
    await here.clinic.connection
      .collection('bookings')
      .updateOne({ _id: series }, { $set: { state: 'claiming' } });
    const rows = async () =>
      (await desk().get('/rest/appointments').expect(200)).headers['content-range']?.split('/')[1];
    const before = Number(await rows());
    await visits.updateOne(set, { $set: { pending: true } });
    expect(Number(await rows())).toBe(before - 1);
    const other = await here.clinic.addClient();
    const over = await create({ client: other.id, time: '10:00', overHold: true }).expect(409);
    expect(over.body).toMatchObject({ code: 'TIME_HELD' });
    expect(over.body.message).toContain(`a series is being booked for ${here.client.name}`);
    await desk()
      .put(`/appointment/reschedule/${body.appointments[0].id}`)
      .send({ date: TUESDAY, time: '11:00' })
      .expect(404);
    const { body: seen } = await desk()
      .get(`/appointment/getAllAppointmentsOfClient/${here.client.id}`)
      .expect(200);
    expect(seen.appointments).toHaveLength(1);
  });

  describe('from one visit on', () => {
    const later = async () => {
      const { body } = await book().expect(200);
      return body.appointments.map(({ id }: { id: string }) => id) as string[];
    };
    const letters = async () =>
      (await mails())
        .filter(({ message }) => String(message.kind).startsWith('series'))
        .map(({ message }) => message.kind);

    it('is cancelled, with one letter', async () => {
      const [, second = ''] = await later();
      const cancel = { status: 'cancelled', scope: 'later', reason: 'Enough.' };
      const { body } = await desk().put(`/appointment/update/${second}`).send(cancel).expect(200);
      expect(body.appointment).toMatchObject({ id: second, status: 'cancelled' });
      const visits = await stored();
      expect(visits.map(({ status }) => status)).toEqual([
        'confirmed',
        'cancelled',
        'cancelled',
        'cancelled',
      ]);
      expect(visits[3]?.changes.at(-1)).toMatchObject({ event: 'cancelled', reason: 'Enough.' });
      expect(visits[3]).not.toHaveProperty('slots');
      expect(await letters()).toEqual(['series-booked', 'series-cancelled']);
    });

    it('is moved by as many days to one time, with one letter', async () => {
      const [, second = ''] = await later();
      const to = { date: addDays(week(1), 7), time: '11:30', scope: 'later', duration: 30 };
      const { body } = await desk().put(`/appointment/reschedule/${second}`).send(to).expect(200);
      expect(body.message).toBe('Appointments moved successfully');
      const at = (date: string, time: string) => ({ confirmedDate: date, confirmedTime: time });
      expect(await stored()).toMatchObject([
        at(TUESDAY, '10:00'),
        at(week(2), '11:30'),
        at(week(3), '11:30'),
        at(week(4), '11:30'),
      ]);
      expect(await letters()).toEqual(['series-booked', 'series-moved']);
      const [booking] = await bookings();
      expect(booking?.endsAt).toEqual((await stored())[3]?.endsAt);
    });

    it('is not moved at all while one of the new times is taken', async () => {
      const [first = ''] = await later();
      const other = await here.clinic.addClient();
      await create({ client: other.id, date: week(2), time: '11:00' }).expect(200);
      const to = { date: TUESDAY, time: '11:00', scope: 'later' };
      const { body } = await desk().put(`/appointment/reschedule/${first}`).send(to).expect(409);
      expect(body).toMatchObject({ code: 'SERIES_NOT_FREE', dates: [{ of: week(2), obstacle: 'taken' }] });
      expect((await stored()).map(({ confirmedTime }) => confirmedTime)).toEqual([
        '10:00',
        '10:00',
        '10:00',
        '10:00',
      ]);
    });

    it('is moved by the desk alone', async () => {
      const [first = ''] = await later();
      const to = { date: week(1), time: '12:00', scope: 'later' };
      const { body } = await here.clinic
        .as(here.client)
        .put(`/appointment/reschedule/${first}`)
        .send(to)
        .expect(403);
      expect(body.code).toBe('FORBIDDEN');
    });
  });

  it('is named once, with its dates, by time off that covers several of its visits', async () => {
    await book().expect(200);
    const off = {
      doctor: here.doctor.id,
      from: { date: week(1), time: '00:00' },
      to: { date: addDays(week(2), 1), time: '00:00' },
      label: 'Holiday',
    };
    const { body } = await here.clinic.as(here.admin).post('/hours/timeOff').send(off).expect(409);
    expect(body.visits).toHaveLength(1);
    expect(body.visits[0]).toMatchObject({
      client: here.client.name,
      at: { date: week(1), time: '10:00' },
      series: { dates: [week(1), week(2)].map((date) => ({ date, time: '10:00' })) },
    });
  });

  it('counts as what its client has still to come, for the letter to who has missed a visit', async () => {
    const id = new Types.ObjectId(here.client.id);
    const visits = here.clinic.get(VisitsToRemind, { strict: false });
    expect(await visits.hasAnother(id)).toBe(false);
    await book().expect(200);
    expect(await visits.hasAnother(id)).toBe(true);
  });

  describe('whose visits have outcomes', () => {
    const at = (time: string) => here.clinic.travelTo(clinicInstant(TODAY, time, 'Asia/Kolkata'));
    /** Two visits this afternoon, before a session of the desk ends. */
    const afternoon = {
      first: { date: TODAY, time: '12:30' },
      every: { days: 1 },
      times: 2,
      instead: [{ date: addDays(TODAY, 1), at: { date: TODAY, time: '13:30' } }],
      hoursReason: 'A course.',
    };
    afterEach(() => here.clinic.travelTo(testClock.now()));
    const record = (id: string, outcome: string | null) =>
      desk().put(`/appointment/outcome/${id}`).send({ outcome });

    it('runs until its last visit is over, and again when that is taken back', async () => {
      const { body } = await book({ ...afternoon, duration: 30 }).expect(200);
      const [one, last] = body.appointments;
      at('12:40');
      await record(one.id, 'completed').expect(200);
      expect((await create().expect(409)).body.code).toBe('ACTIVE_APPOINTMENT_EXISTS');
      at('13:40');
      await record(last.id, 'completed').expect(200);
      const { body: single } = await create().expect(200);
      // Beside the new visit it is not one to come again.
      const refused = await record(last.id, null).expect(409);
      expect(refused.body.code).toBe('ACTIVE_APPOINTMENT_EXISTS');
      await desk().delete(`/appointment/delete/${single.appointment.id}`).expect(200);
      await record(last.id, null).expect(200);
      expect((await create({ time: '16:30' }).expect(409)).body.existingAppointment).toMatchObject({
        time: '13:30',
      });
    });

    it('is over with the end of its last visit', async () => {
      await book(afternoon).expect(200);
      at('13:50');
      expect((await create().expect(200)).body.appointment.status).toBe('confirmed');
    });
  });
});
