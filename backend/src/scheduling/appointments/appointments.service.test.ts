import { addDays } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { DoctorRemoval } from '../../identity/staff/doctor-removal.ts';
import { AppointmentBooking } from './appointment-booking.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import { keyed } from '../../../test/keyed-context.ts';
import { job } from '../../platform/writes/write-context.ts';
import { TOMORROW, fromNow } from '../../../test/test-clock.ts';

/** Answers of many writes at once: how many worked, and the codes of the refusals. */
async function atOnce<Result>(writes: Promise<Result>[]) {
  const settled = await Promise.allSettled(writes);
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as ApiError] : []));
  return {
    worked: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    codes: new Set(refused.map(({ code }) => code)),
    refused: refused.length,
  };
}

describe('appointments', () => {
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
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
    client = await test.addClient();
  });

  const wish = (over: Record<string, unknown> = {}) => ({
    doctor: doctor.id,
    assistant: assistant.id,
    client: client.id,
    date: TOMORROW,
    time: '10:00',
    ...over,
  });
  const confirm = (id: string, confirmedTime: string, confirmedDate = TOMORROW) =>
    changes.update(job(assistant), id, { status: 'confirmed', confirmedDate, confirmedTime });

  it('lets one of fifty requests of a client win, and tells the others what is in the way', async () => {
    const { worked, refused, codes } = await atOnce(
      Array.from({ length: 50 }, () => booking.create(job(client), wish())),
    );
    expect([worked.length, refused, [...codes]]).toEqual([1, 49, ['ACTIVE_APPOINTMENT_EXISTS']]);
    const refusal = await booking
      .create(job(assistant), wish({ time: '12:00' }))
      .catch((error: ApiError) => error);
    expect(refusal).toMatchObject({
      extra: { existingAppointment: { date: TOMORROW, time: '10:00', status: 'requested' } },
    });
  });

  it('frees the client once the time of a request has passed', async () => {
    const first = await booking.create(job(client), wish());
    const past = { startsAt: fromNow(-3_600_000), endsAt: fromNow(-1_800_000) };
    await test.connection
      .collection('appointments')
      .updateOne({ _id: new Types.ObjectId(first.id) }, { $set: past });
    await expect(booking.create(job(client), wish({ time: '15:00' }))).resolves.toMatchObject({
      status: 'requested',
    });
  });

  it('frees the client when the appointment is cancelled', async () => {
    const first = await booking.create(job(client), wish());
    await changes.cancel(job(client), first.id);
    await expect(booking.create(job(client), wish())).resolves.toMatchObject({ status: 'requested' });
  });

  it('lets one of fifty overlapping confirmations of a doctor win, at any minute and over midnight', async () => {
    const requests = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const somebody = await test.addClient();
        return booking.create(job(assistant), wish({ client: somebody.id, duration: 60 }));
      }),
    );
    const { worked, codes } = await atOnce(
      requests.map((request, index) => confirm(request.id, index % 2 ? '23:25' : '23:50')),
    );
    expect([worked.length, [...codes]]).toEqual([1, ['APPOINTMENT_OVERLAP']]);
    const next = requests.find((request) => request.id !== worked[0]?.id);
    const refusal = await confirm(next!.id, '00:20', addDays(TOMORROW, 1)).catch((error: ApiError) => error);
    expect(refusal).toMatchObject({ code: 'APPOINTMENT_OVERLAP' });
    expect((refusal as ApiError).message).toMatch(
      /already has a confirmed appointment on .* at 11:(25|50) PM\./,
    );
  });

  it('allows confirmed appointments back to back, and the same time for two doctors', async () => {
    const other = await test.addDoctor();
    const [one, two, three] = await Promise.all(
      [doctor, doctor, other].map(async (whose) => {
        const somebody = await test.addClient();
        const own = await test.addAssistant(whose);
        return booking.create(
          job(assistant),
          wish({ client: somebody.id, doctor: whose.id, assistant: own.id, duration: 30 }),
        );
      }),
    );
    await confirm(one!.id, '10:00');
    await expect(confirm(two!.id, '10:30')).resolves.toMatchObject({ status: 'confirmed' });
    await expect(confirm(three!.id, '10:00')).resolves.toMatchObject({ status: 'confirmed' });
  });

  it('gives the client to the doctor of the first appointment, and never away again', async () => {
    const clients = test.get(ClientsService, { strict: false });
    const first = await booking.create(job(client), wish());
    expect((await clients.get(client.id)).doctor).toBe(doctor.id);
    await changes.cancel(job(client), first.id);
    const other = await test.addDoctor();
    const own = await test.addAssistant(other);
    await booking.create(job(client), wish({ doctor: other.id, assistant: own.id }));
    expect((await clients.get(client.id)).doctor).toBe(doctor.id);
  });

  it("lets the desk answer for a client's own doctor without an assistant, and for no other doctor", async () => {
    const [alone, stranger] = [await test.addDoctor(), await test.addDoctor()];
    const mine = await test.addClient(alone);
    const wished = (whose: Person) => booking.create(job(mine), wish({ client: mine.id, doctor: whose.id }));
    await expect(wished(stranger)).rejects.toMatchObject({ code: 'ASSISTANT_NOT_OF_DOCTOR' });
    await expect(wished(alone)).resolves.toMatchObject({ assistant: { name: assistant.name } });
  });

  it('refuses a request with an assistant of another doctor, which the desk may book', async () => {
    const other = await test.addDoctor();
    await expect(booking.create(job(client), wish({ doctor: other.id }))).rejects.toMatchObject({
      code: 'ASSISTANT_NOT_OF_DOCTOR',
    });
    await expect(booking.create(job(assistant), wish({ doctor: other.id }))).resolves.toMatchObject({
      duration: 15,
    });
  });

  it('takes a request for half an hour, whatever a client sends', async () => {
    const request = await booking.create(job(client), wish({ duration: 120 }));
    expect(request).toMatchObject({ duration: 30, status: 'requested', changes: [{ event: 'requested' }] });
  });

  it('refuses a day that is over', async () => {
    const wishes = wish({ date: addDays(TOMORROW, -2) });
    await expect(booking.create(job(client), wishes)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('goes from requested to confirmed or cancelled and from confirmed to cancelled, nowhere else', async () => {
    const id = (await booking.create(job(client), wish())).id;
    const back = async () => {
      const body = { status: 'requested' };
      const answer = await test.as(assistant).put(`/appointment/update/${id}`).send(body);
      return [answer.status, answer.body.code as string];
    };
    expect(await back()).toEqual([409, 'APPOINTMENT_STATE']);
    await confirm(id, '11:00');
    expect(await back()).toEqual([409, 'APPOINTMENT_STATE']);
    await expect(confirm(id, '12:00')).rejects.toMatchObject({ code: 'APPOINTMENT_STATE' });
    await changes.cancel(job(assistant), id);
    await expect(changes.cancel(job(assistant), id)).rejects.toMatchObject({ code: 'APPOINTMENT_STATE' });
    expect(await back()).toEqual([409, 'APPOINTMENT_STATE']);
    await expect(confirm(id, '12:00')).rejects.toMatchObject({ code: 'APPOINTMENT_STATE' });
  });

  it('is not declined as a request once a colleague has confirmed it', async () => {
    const id = (await booking.create(job(client), wish())).id;
    const call = (more: object) =>
      test
        .as(assistant)
        .put(`/appointment/update/${id}`)
        .send({ status: 'cancelled', ...more });
    expect((await call({ statusSeen: 'seen' })).status).toBe(400);
    await confirm(id, '11:00');
    expect((await call({ statusSeen: 'requested' })).body.code).toBe('APPOINTMENT_STATE');
    const { body } = await call({ statusSeen: 'confirmed' }).expect(200);
    expect(body.appointment.status).toBe('cancelled');
  });

  it('stays a request when the client moves it, and keeps what happened', async () => {
    const id = (await booking.create(job(client), wish())).id;
    const moved = await changes.reschedule(job(client), id, { date: addDays(TOMORROW, 1), time: '16:00' });
    expect(moved).toMatchObject({ status: 'requested', time: '16:00', askedMove: null });
    expect(moved.changes.at(-1)?.what).toMatch(/^moved from \d{2} [A-Z][a-z]{2} \d{4}, 10:00 AM$/);
  });

  it('moves a confirmed appointment at the desk without giving its confirmation up, unless it would overlap', async () => {
    const id = (await booking.create(job(client), wish())).id;
    await confirm(id, '11:00');
    const other = await test.addClient();
    const second = (await booking.create(job(assistant), wish({ client: other.id }))).id;
    await confirm(second, '12:00');
    await expect(
      changes.reschedule(job(assistant), id, { date: TOMORROW, time: '12:00' }),
    ).rejects.toMatchObject({
      code: 'APPOINTMENT_OVERLAP',
    });
    await expect(
      changes.reschedule(job(assistant), id, { date: TOMORROW, time: '17:00' }),
    ).resolves.toMatchObject({
      status: 'confirmed',
      confirmedTime: '17:00',
    });
  });

  it('gives a visit back all that it had, its time too, when the doctor it moves to is gone by then', async () => {
    const id = (await booking.create(job(client), wish())).id;
    await confirm(id, '11:00');
    const other = await test.addDoctor();
    const stored = async () => {
      const {
        outbox: _,
        requests: __,
        ...visit
      } = (await test.connection
        .collection('appointments')
        .findOne({ _id: new Types.ObjectId(id) })) as Record<string, unknown>;
      return visit;
    };
    const before = await stored();
    jest.spyOn(test.get(DoctorRemoval, { strict: false }), 'keeps').mockResolvedValueOnce(false);
    const move = { date: TOMORROW, time: '12:00', doctor: other.id };
    await expect(changes.reschedule(job(assistant), id, move)).rejects.toMatchObject({ code: 'DOCTOR_GONE' });
    expect(await stored()).toEqual(before);
    expect(before).toMatchObject({ slots: expect.any(Array), activeClient: new Types.ObjectId(client.id) });
  });

  it('answers the first appointment again when the same request is sent again', async () => {
    const idempotency = { key: `client:${client.id}:k`, hash: 'h' };
    const made = await Promise.all(
      Array.from({ length: 10 }, () => booking.create(keyed(idempotency, client), wish())),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});
