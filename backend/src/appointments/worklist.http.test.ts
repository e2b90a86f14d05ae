import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Appointment, Worklist } from '@clinic/contract/appointments';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../test/test-app.ts';

const ZONE = 'Asia/Kolkata';
const TODAY = clinicToday(new Date(), ZONE);
const NEXT_WEEK = addDays(TODAY, 7);

describe("the desk's worklist", () => {
  let clinic: TestApp;
  let admin: Person;
  let doctor: Person;
  let otherDoctor: Person;
  let assistant: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    doctor = await clinic.addDoctor();
    otherDoctor = await clinic.addDoctor();
    assistant = await clinic.addAssistant(doctor);
    for (const { id } of [doctor, otherDoctor])
      await clinic.connection.collection('weeks').insertOne({
        doctor: new Types.ObjectId(id),
        validFrom: '2020-01-01',
        ranges: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
          day,
          from: '00:00',
          to: '24:00',
          modes: ['clinic', 'online'],
        })),
        removedAt: null,
      });
  });
  afterAll(() => clinic.close());

  const worklist = async (who = assistant): Promise<Worklist> =>
    (await clinic.as(who).get('/appointment/worklist').expect(200)).body;
  const book = async (date: string, time: string, over = {}): Promise<Appointment & { who: Person }> => {
    const who = await clinic.addClient();
    const wish = { doctor: doctor.id, assistant: assistant.id, client: who.id, date, time, confirm: true };
    const { body } = await clinic
      .as(assistant)
      .post('/appointment/create')
      .send({ ...wish, ...over });
    return { ...body.appointment, who };
  };
  /** As it is stored; who may enter it is tested where it is entered. */
  const timeOff = (of: Person | null, label: string, from: [string, string], to: [string, string]) =>
    clinic.connection.collection('time-off').insertOne({
      doctor: of && new Types.ObjectId(of.id),
      label,
      startsAt: clinicInstant(from[0], from[1], ZONE),
      endsAt: clinicInstant(to[0], to[1], ZONE),
      removedAt: null,
    });
  const idsOf = (rows: { appointment: Appointment }[]) => rows.map(({ appointment }) => appointment.id);

  it('names visits inside time off until they are kept, with why, or moved', async () => {
    const day = addDays(NEXT_WEEK, 1);
    const [kept, moved, after] = [
      await book(day, '10:00'),
      await book(day, '11:00'),
      await book(day, '15:00'),
    ];
    const others = await book(day, '10:00', { doctor: otherDoctor.id });
    await timeOff(doctor, 'Wedding', [day, '09:00'], [day, '12:00']);
    const first = await worklist();
    expect(first.inTimeOff.map(({ label }) => label)).toEqual(['Wedding', 'Wedding']);
    expect(idsOf(first.inTimeOff)).toEqual([kept.id, moved.id]);
    expect(idsOf(first.inTimeOff)).not.toContain(others.id);
    expect(idsOf((await worklist(doctor)).inTimeOff)).toEqual([kept.id, moved.id]);
    expect(idsOf((await worklist(otherDoctor)).inTimeOff)).toEqual([]);

    await clinic.as(assistant).put(`/appointment/keep/${kept.id}`).send({ reason: '' }).expect(400);
    const answer = await clinic
      .as(assistant)
      .put(`/appointment/keep/${kept.id}`)
      .send({ reason: 'Comes in for it.' })
      .expect(200);
    expect(answer.body.appointment.hoursReason).toBe('Comes in for it.');
    await clinic
      .as(assistant)
      .put(`/appointment/reschedule/${moved.id}`)
      .send({ date: day, time: '16:00' })
      .expect(200);
    expect(idsOf((await worklist()).inTimeOff)).toEqual([]);
    // Another absence asks again.
    await timeOff(null, 'Diwali', [day, '00:00'], [addDays(day, 1), '00:00']);
    expect(idsOf((await worklist()).inTimeOff)).toEqual([kept.id, others.id, after.id, moved.id]);
  });

  it('names past visits of which nobody has said what became of them', async () => {
    const { id } = await book(addDays(NEXT_WEEK, 3), '10:00');
    const startsAt = new Date(Date.now() - 5 * 86_400_000);
    await clinic.connection
      .collection('appointments')
      .updateOne(
        { _id: new Types.ObjectId(id) },
        { $set: { startsAt, endsAt: new Date(startsAt.getTime() + 900_000) } },
      );
    expect((await worklist()).notRecorded.map((one) => one.id)).toEqual([id]);
    expect((await worklist(doctor)).notRecorded).toHaveLength(1);
    expect((await worklist(otherDoctor)).notRecorded).toEqual([]);
    await clinic.as(doctor).put(`/appointment/outcome/${id}`).send({ outcome: 'completed' }).expect(200);
    expect((await worklist()).notRecorded).toEqual([]);
  });

  it('offers a time that is free earlier to whoever has waited longest', async () => {
    const day = addDays(NEXT_WEEK, 5);
    const [first, second] = [await book(day, '10:00'), await book(day, '12:00')];
    const want = (who: Person, id: string, wanted = true) =>
      clinic.as(who).put(`/appointment/wantEarlier/${id}`).send({ wanted });
    await want(first.who, second.id).expect(404);
    await want(second.who, second.id).expect(200);
    await clinic
      .as(assistant)
      .put(`/appointment/keep/${first.id}`)
      .send({ reason: 'The other one is ill.' })
      .expect(200);
    const { body } = await want(first.who, first.id).expect(200);
    // What the desk noted for itself is in no answer to a client.
    expect(JSON.stringify(body)).not.toContain('The other one is ill.');
    expect(body.appointment.wantsEarlierSince).toEqual(expect.any(String));
    const { earlier } = await worklist();
    expect(idsOf(earlier)).toEqual([second.id, first.id]);
    expect(new Set(earlier.map(({ date, time }) => `${date} ${time}`)).size).toBe(2);
    expect((await worklist(doctor)).earlier).toEqual([]);
    await want(second.who, second.id, false).expect(200);
    expect(idsOf((await worklist(admin)).earlier)).toEqual([first.id]);
  });
});
