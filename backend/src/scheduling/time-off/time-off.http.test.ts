import { addDays } from '@clinic/contract/clinic-calendar';
import type { ClinicHours, TimeOff, VisitInTheWay } from '@clinic/contract/scheduling/hours';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';

describe('time off', () => {
  let staffed: StaffedClinic;
  let otherDoctor: Person;
  let days = 1;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    otherDoctor = await staffed.clinic.addDoctor();
  });
  afterAll(() => staffed.clinic.close());

  /** Fields for time off of a whole day on which nothing else is planned. */
  const wholeDay = (over = {}) => {
    days += 2;
    const date = addDays(TODAY, days);
    const to = { date: addDays(date, 1), time: '00:00' };
    return { doctor: staffed.doctor.id, from: { date, time: '00:00' }, to, label: 'Conference', ...over };
  };
  const as = (who: Person) => staffed.clinic.as(who);
  const add = (who: Person, body: object) => as(who).post('/hours/timeOff').send(body);
  const change = (who: Person, id: string, body: object) => as(who).put(`/hours/timeOff/${id}`).send(body);
  const hoursFor = async (who: Person, query = {}): Promise<ClinicHours> =>
    (await as(who).get('/hours/all').query(query).expect(200)).body;
  /** Books a visit of a new client. */
  const visit = async (date: string, time: string, { confirmed = true, doctor = staffed.doctor } = {}) => {
    const client = await staffed.clinic.addClient(doctor);
    const body = {
      doctor: doctor.id,
      assistant: staffed.assistant.id,
      client: client.id,
      date,
      time,
      confirm: confirmed,
    };
    const answer = await as(staffed.assistant).post('/appointment/create').send(body).expect(200);
    return { id: answer.body.appointment.id as string, client: client.name };
  };

  it('is entered by the doctor, the doctor’s assistant and admins, and read with the hours', async () => {
    for (const who of [staffed.doctor, staffed.assistant, staffed.admin]) {
      const input = wholeDay();
      const { timeOff } = (await add(who, input).expect(200)).body;
      expect(timeOff).toMatchObject({ ...input, version: 1 });
      expect((await hoursFor(staffed.doctor)).doctors[0]?.timeOff).toContainEqual(timeOff);
      expect((await hoursFor(otherDoctor)).doctors[0]?.timeOff).toEqual([]);
    }
  });

  it('of another person is refused, and only an admin closes the clinic', async () => {
    for (const who of [staffed.doctor, staffed.assistant]) {
      await add(who, wholeDay({ doctor: otherDoctor.id })).expect(403);
      await add(who, wholeDay({ doctor: null })).expect(403);
    }
    const { timeOff } = (await add(staffed.admin, wholeDay({ doctor: null, label: 'Diwali' })).expect(200))
      .body;
    for (const who of [staffed.doctor, staffed.assistant, otherDoctor])
      expect((await hoursFor(who)).closures).toEqual([timeOff]);
    await change(staffed.doctor, timeOff.id, wholeDay()).expect(403);
    await as(staffed.assistant).delete(`/hours/timeOff/${timeOff.id}`).expect(403);
  });

  it('ends after it begins, and has a word for it', async () => {
    const { from, ...input } = wholeDay();
    for (const over of [{ to: from }, { to: { ...from, date: TODAY } }, { label: ' ' }, { to: null }])
      expect((await add(staffed.admin, { from, ...input, ...over })).status).toBe(400);
    const shortest = { ...input, from, to: { ...from, time: '00:01' } };
    expect((await add(staffed.admin, shortest)).status).toBe(200);
  });

  it('over visits lists them, earliest first, and is stored after a confirmation', async () => {
    const input = wholeDay();
    const { date } = input.from;
    const late = await visit(date, '15:00');
    const early = await visit(date, '09:30', { confirmed: false });
    await visit(date, '10:00', { doctor: otherDoctor });
    const cancelled = await visit(date, '11:00');
    await as(staffed.assistant).delete(`/appointment/delete/${cancelled.id}`).expect(200);
    const refused = await add(staffed.doctor, input);
    expect([refused.status, refused.body.code]).toEqual([409, 'VISITS_IN_TIME_OFF']);
    const doctor = staffed.doctor.name;
    expect(refused.body.visits satisfies VisitInTheWay[]).toEqual([
      { ...early, doctor, at: { date, time: '09:30' }, status: 'requested' },
      { ...late, doctor, at: { date, time: '15:00' }, status: 'confirmed' },
    ]);
    await add(staffed.doctor, { ...input, overVisits: true }).expect(200);
  });

  it('of the clinic lists the visits of all doctors, and touching ones are not in its way', async () => {
    const input = wholeDay({ doctor: null, label: 'Repairs' });
    const { date } = input.from;
    const span = { from: { date, time: '10:00' }, to: { date, time: '12:00' } };
    await visit(date, '09:30');
    await visit(date, '12:00');
    await add(staffed.admin, { ...input, ...span }).expect(200);
    const inside = [await visit(date, '11:30'), await visit(date, '11:45', { doctor: otherDoctor })];
    const { body } = await add(staffed.admin, { ...input, ...span }).expect(409);
    expect(body.visits.map(({ id }: VisitInTheWay) => id)).toEqual(inside.map(({ id }) => id));
  });

  it('asks only about visits that a change adds, and keeps how it was', async () => {
    const input = wholeDay();
    const { date } = input.from;
    await visit(date, '09:30');
    const { timeOff } = (await add(staffed.doctor, { ...input, overVisits: true }).expect(200)).body as {
      timeOff: TimeOff;
    };
    const renamed = { ...input, label: 'Leave', version: 1 };
    const answer = await change(staffed.assistant, timeOff.id, renamed).expect(200);
    expect(answer.body.timeOff).toMatchObject({ id: timeOff.id, label: 'Leave', version: 2 });
    await visit(addDays(date, 1), '09:30');
    const longer = { ...renamed, to: { date: addDays(date, 2), time: '00:00' }, version: 2 };
    const { body } = await change(staffed.assistant, timeOff.id, longer).expect(409);
    expect(body.visits).toHaveLength(1);
    const stale = await change(staffed.assistant, timeOff.id, renamed);
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_RECORD']);
    const kept = await staffed.clinic.connection.collection('versions').findOne({ kind: 'time off' });
    expect(kept).toMatchObject({ version: 1, body: { label: 'Conference' } });
  });

  it('leaves one version when fifty people change it at once', async () => {
    const input = wholeDay();
    const { timeOff } = (await add(staffed.doctor, input).expect(200)).body;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        change(staffed.doctor, timeOff.id, { ...input, label: `Leave ${place}`, version: 1 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('that was removed is gone, and named in the audit', async () => {
    const { timeOff } = (await add(staffed.doctor, wholeDay({ label: 'Wedding' })).expect(200)).body;
    await as(staffed.doctor).delete(`/hours/timeOff/${timeOff.id}`).expect(200);
    await as(staffed.doctor).delete(`/hours/timeOff/${timeOff.id}`).expect(404);
    await change(staffed.doctor, timeOff.id, wholeDay()).expect(404);
    const { doctors } = await hoursFor(staffed.doctor);
    expect(doctors[0]?.timeOff.map(({ label }) => label)).not.toContain('Wedding');
    const rows = await auditRows(staffed, { kind: 'time off' });
    expect(rows[0]?.summary).toContain('deleted the time off Wedding');
  });
});
