import { addDays } from '@clinic/contract/clinic-calendar';
import type { ClinicHours, Week, WeekRange } from '@clinic/contract/scheduling/hours';
import type { Person } from '../../../test/test-app.ts';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { TODAY } from '../../../test/test-clock.ts';

const morning: WeekRange = { day: 1, from: '09:00', to: '13:00', modes: ['clinic', 'online'] };
const evening: WeekRange = { day: 1, from: '17:00', to: '24:00', modes: ['online'] };

describe('the hours of doctors', () => {
  let staffed: StaffedClinic;
  let otherDoctor: Person;
  let days = 0;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    otherDoctor = await staffed.clinic.addDoctor();
  });
  afterAll(() => staffed.clinic.close());

  /** Gives another day at each call. */
  const day = () => addDays(TODAY, (days += 1));
  const as = (who: Person) => staffed.clinic.as(who);
  const save = (who: Person, body: object, doctor = staffed.doctor) =>
    as(who).put(`/hours/weekOf/${doctor.id}`).send(body);
  const hoursFor = async (who: Person, query = {}): Promise<ClinicHours> =>
    (await as(who).get('/hours/all').query(query).expect(200)).body;
  const weeksOf = async ({ id }: Person): Promise<Week[]> =>
    (await hoursFor(staffed.admin)).doctors.find(({ doctor }) => doctor.id === id)?.weeks ?? [];

  it('are saved by an admin, by the doctor, and by the doctor’s assistant', async () => {
    for (const who of [staffed.admin, staffed.doctor, staffed.assistant]) {
      const validFrom = day();
      const { body } = await save(who, { validFrom, ranges: [morning, evening] }).expect(200);
      expect(body.week).toMatchObject({ doctor: staffed.doctor.id, validFrom, version: 1 });
      expect(body.week.ranges).toEqual([morning, evening]);
    }
  });

  it('cannot be changed by another person', async () => {
    const week = { validFrom: day(), ranges: [morning] };
    for (const who of [staffed.doctor, staffed.assistant]) {
      const refused = await save(who, week, otherDoctor);
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    }
    const { body } = await save(otherDoctor, week, otherDoctor).expect(200);
    await as(staffed.assistant).delete(`/hours/week/${body.week.id}`).expect(403);
    await as(staffed.admin).delete(`/hours/week/${body.week.id}`).expect(200);
  });

  it('are all read by the desk, and only the own by a doctor', async () => {
    const ids = ({ doctors }: ClinicHours) => doctors.map(({ doctor }) => doctor.id).toSorted();
    const both = [staffed.doctor.id, otherDoctor.id].toSorted();
    expect(ids(await hoursFor(staffed.admin))).toEqual(both);
    expect(ids(await hoursFor(staffed.assistant))).toEqual(both);
    expect(ids(await hoursFor(otherDoctor))).toEqual([otherDoctor.id]);
  });

  it('are weeks in the order of their days, and a removed one is gone', async () => {
    const doctor = await staffed.clinic.addDoctor();
    const [first, second] = [day(), day()];
    await save(doctor, { validFrom: second, ranges: [] }, doctor).expect(200);
    await save(doctor, { validFrom: first, ranges: [morning] }, doctor).expect(200);
    const weeks = await weeksOf(doctor);
    expect(weeks.map(({ validFrom }) => validFrom)).toEqual([first, second]);
    const removed = weeks[0]?.id ?? '';
    await as(doctor).delete(`/hours/week/${removed}`).expect(200);
    await as(doctor).delete(`/hours/week/${removed}`).expect(404);
    expect(await weeksOf(doctor)).toHaveLength(1);
    // After the removal another can be stored for the same day.
    await save(doctor, { validFrom: first, ranges: [evening] }, doctor).expect(200);
  });

  it.each([
    ['overlap', [morning, { ...morning, from: '12:55', to: '14:00' }]],
    ['end before they begin', [{ ...morning, from: '13:00', to: '09:00' }]],
    ['take no time', [{ ...morning, to: '09:00' }]],
    ['are off the five minutes', [{ ...morning, from: '09:02' }]],
    ['go beyond the day', [{ ...morning, to: '24:05' }]],
    ['are neither here nor online', [{ ...morning, modes: [] }]],
    ['are on no day of the week', [{ ...morning, day: 7 }]],
  ])('are refused when ranges %s', async (_, ranges) => {
    const { status, body } = await save(staffed.admin, { validFrom: day(), ranges });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(Object.keys(body.details)[0]).toMatch(/^ranges/);
  });

  it('may touch, over a break and over midnight', async () => {
    const ranges = [
      morning,
      { ...morning, from: '13:00', to: '24:00' },
      { ...morning, day: 2, from: '00:00' },
    ];
    expect((await save(staffed.admin, { validFrom: day(), ranges })).status).toBe(200);
  });

  it('are kept as they were when they are changed, and an older copy changes nothing', async () => {
    const validFrom = day();
    const first = (await save(staffed.admin, { validFrom, ranges: [morning] }).expect(200)).body.week;
    const change = { validFrom, ranges: [evening], version: 1 };
    const second = (await save(staffed.doctor, change).expect(200)).body.week;
    expect([second.id, second.version]).toEqual([first.id, 2]);
    for (const version of [1, undefined]) {
      const refused = await save(staffed.admin, { ...change, version });
      expect([refused.status, refused.body.code]).toEqual([409, 'STALE_RECORD']);
    }
    const kept = await staffed.clinic.connection
      .collection('versions')
      .findOne({ 'body.validFrom': validFrom });
    expect(kept).toMatchObject({ version: 1, kind: 'hours', body: { ranges: [morning] } });
  });

  it('leave one version when fifty people save the same week at once', async () => {
    const validFrom = day();
    const added = await Promise.all(
      Array.from({ length: 50 }, () => save(staffed.admin, { validFrom, ranges: [morning] })),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(1);
    const changed = await Promise.all(
      Array.from({ length: 50 }, (_, hour) =>
        save(staffed.admin, {
          validFrom,
          ranges: [{ ...morning, to: `${String((hour % 14) + 10).padStart(2, '0')}:00` }],
          version: 1,
        }),
      ),
    );
    const won = changed.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(changed.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const stored = (await weeksOf(staffed.doctor)).filter((week) => week.validFrom === validFrom);
    expect(stored.map(({ version, ranges }) => ({ version, ranges }))).toEqual([
      { version: 2, ranges: won[0]?.body.week.ranges },
    ]);
  });

  it('are in the audit after every change', async () => {
    await save(staffed.doctor, { validFrom: day(), ranges: [morning] }).expect(200);
    const [row] = await auditRows(staffed, { kind: 'hours' });
    expect(row).toMatchObject({ action: 'update', by: { id: staffed.doctor.id } });
  });

  it('are unknown for a doctor who is gone or was never there', async () => {
    const gone = await staffed.clinic.addDoctor();
    await as(staffed.admin).delete(`/rest/doctors/${gone.id}`).expect(200);
    await save(staffed.admin, { validFrom: day(), ranges: [] }, gone).expect(404);
    expect((await hoursFor(staffed.admin)).doctors.map(({ doctor }) => doctor.id)).not.toContain(gone.id);
  });
});

describe('extra hours', () => {
  let staffed: StaffedClinic;
  let date: string;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    date = addDays(TODAY, 3);
  });
  afterAll(() => staffed.clinic.close());

  const add = (who: Person, over = {}) =>
    staffed.clinic
      .as(who)
      .post('/hours/extra')
      .send({ doctor: staffed.doctor.id, date, from: '18:00', to: '20:00', modes: ['online'], ...over });
  const all = async (query = {}) => {
    const { body } = await staffed.clinic.as(staffed.doctor).get('/hours/all').query(query).expect(200);
    return (body as ClinicHours).doctors[0]?.extra ?? [];
  };

  it('stand on their day until they are removed', async () => {
    const { body } = await add(staffed.assistant).expect(200);
    expect(await all()).toEqual([body.extra]);
    expect(await all({ to: addDays(date, -1) })).toEqual([]);
    expect(await all({ from: addDays(date, 1) })).toEqual([]);
    await staffed.clinic.as(staffed.doctor).delete(`/hours/extra/${body.extra.id}`).expect(200);
    await staffed.clinic.as(staffed.doctor).delete(`/hours/extra/${body.extra.id}`).expect(404);
    expect(await all()).toEqual([]);
  });

  it('of a day do not overlap, however many people add them at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => add(staffed.admin, { from: `18:${place % 2 ? '30' : '00'}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    await add(staffed.admin, { from: '20:00', to: '24:00' }).expect(200);
  });

  it('are not before today, do not end before they begin, and are the own doctor’s', async () => {
    for (const over of [{ date: addDays(TODAY, -1) }, { from: '20:00', to: '20:00' }, { modes: [] }])
      expect((await add(staffed.admin, over)).body.code).toBe('INVALID_INPUT');
    const { id } = await staffed.clinic.addDoctor();
    for (const who of [staffed.doctor, staffed.assistant])
      expect((await add(who, { doctor: id })).status).toBe(403);
    expect((await add(staffed.admin, { doctor: '0123456789abcdef01234567' })).status).toBe(404);
  });
});
