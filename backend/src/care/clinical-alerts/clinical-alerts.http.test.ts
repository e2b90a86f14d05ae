import { addDays, clinicInstant, formatDay } from '@clinic/contract/clinic-calendar';
import type { ClientAlerts } from '@clinic/contract/care/client-progress/progress-calls';
import type { ShownAlert } from '@clinic/contract/care/client-progress/progress-input';
import type { DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import { Types } from 'mongoose';
import { runJob } from '../../../test/run-job.ts';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import { MeasurementsService } from '../measurements/measurements.service.ts';
import { TODAY } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const ago = (days: number) => addDays(TODAY, -days);

describe('the alerts of a client', () => {
  let staffed: StaffedClinic;
  let client: Person;
  let doctor: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    doctor = await staffed.clinic.addDoctor();
    client = await staffed.clinic.addClient(doctor);
  });

  const as = (by: Person = doctor) => staffed.clinic.as(by);
  const read = async (): Promise<ShownAlert[]> =>
    ((await as().get(`/course/signals/${client.id}`).expect(200)).body as ClientAlerts).signals;
  const names = async () => (await read()).map(({ name, seenAt }) => `${name}${seenAt ? ' seen' : ''}`);
  const attention = async (by = doctor) =>
    ((await as(by).get('/doctor/today').expect(200)).body as DoctorWorklists).needsAttention;
  const see = (alerts: object[]) =>
    as().put(`/course/seen/${client.id}`).send({ signals: alerts }).expect(200);
  const begin = (days: number) =>
    as()
      .post('/program/save')
      .send({ clientId: client.id, plan: makeProgram({ startDate: ago(days) }) })
      .expect(200);
  const details = (fields: object) =>
    as()
      .post('/form/submitForm')
      .field('client', client.id)
      .field('formType', 'PersonalDetails')
      .field('fields', JSON.stringify(fields))
      .expect(200);
  const aim = (over: object = {}) =>
    as()
      .put(`/course/goal/${client.id}`)
      .send({
        goal: { direction: 'lose', kind: 'weight', value: 70, by: addDays(TODAY, 90), reason: '' },
        expecting: false,
        version: 0,
        ...over,
      })
      .expect(200);
  const checkup = (measures: object[], reportDay?: string) =>
    as().post(`/checkup/create/${client.id}`).send({ fields: {}, measures, reportDay }).expect(200);
  /** Weights of earlier days, as [days ago, kilograms]. */
  const weigh = (...weights: [number, number][]) =>
    staffed.clinic.get(MeasurementsService, { strict: false }).write(
      new Types.ObjectId(client.id),
      weights.map(([days, value]) => ({
        version: 1,
        at: clinicInstant(ago(days), '08:00', ZONE).toISOString(),
        kind: 'weight' as const,
        day: ago(days),
        source: 'client' as const,
        measured: { value, diastolic: null },
        by: { id: client.id, name: client.name, role: 'client' as const },
      })),
    );
  const pressure = (value: number, diastolic: number) =>
    checkup([{ kind: 'bloodPressure', value, diastolic }]);

  it('follow from measurements, goal and age, as soon as each is saved', async () => {
    await begin(40);
    await weigh([27, 80], [22, 80.1], [15, 80.2], [8, 79.9], [1, 80.1]);
    expect(await names()).toEqual([]);
    await aim();
    expect(await names()).toEqual([]);
    await details({ age: '41' });
    expect(await names()).toEqual(['flat']);
    await aim({ version: 1, expecting: true });
    expect(await names()).toEqual([]);
    await aim({ version: 2 });
    await weigh([0, 76]);
    expect(await names()).toEqual([]);
  });

  it('and the line itself are told by the same numbers, and not for a client without a pace', async () => {
    await begin(40);
    await weigh([27, 84], [18, 82.6], [9, 81.4], [0, 80]);
    const own = async () => (await as(client).get('/course/ownLine').expect(200)).body.line;
    const ofHeader = async () =>
      (await as().get(`/doctor/clientSummary/${client.id}`).expect(200)).body.weight;
    expect([await own(), (await ofHeader()).line]).toEqual([null, null]);
    await details({ age: '41' });
    const line = await own();
    expect(line).toMatchObject({ from: ago(27), to: TODAY, weighings: 4 });
    expect(await ofHeader()).toMatchObject({ now: 80, day: TODAY, line });
    await aim({ expecting: true });
    expect([await own(), (await ofHeader()).line]).toEqual([null, null]);
    await as(doctor).get('/course/ownLine').expect(403);
  });

  it('that the doctor has seen leave the worklist, and come back when they are worse or new', async () => {
    await pressure(184, 96);
    const { count, rows } = await attention();
    expect([count, rows]).toMatchObject([
      1,
      [
        {
          id: client.id,
          urgent: true,
          words: `Blood pressure 184/96 mmHg on ${formatDay(TODAY)}: from 180/110`,
        },
      ],
    ]);
    await see(rows[0]?.signals ?? []);
    expect(await names()).toEqual(['pressure seen']);
    expect((await attention()).count).toBe(0);
    await pressure(183, 95);
    expect((await attention()).count).toBe(0);
    await pressure(204, 96);
    expect((await attention()).count).toBe(1);
    await see([{ name: 'pressure', level: 13 }]);
    expect((await attention()).count).toBe(0);
    await pressure(120, 80);
    expect(await names()).toEqual([]);
    await pressure(184, 96);
    expect(await names()).toEqual(['pressure']);
  });

  it('that became worse while the doctor looked are not taken for seen', async () => {
    await pressure(184, 96);
    const { rows } = await attention();
    await pressure(204, 96);
    await see(rows[0]?.signals ?? []);
    expect(await names()).toEqual(['pressure']);
  });

  it('are put off until tomorrow, and are back at once when something is added', async () => {
    await pressure(184, 96);
    const row = (await attention()).rows[0];
    const put = { list: 'needsAttention', id: row?.id, fact: row?.fact };
    await as().put('/today/hide').send(put).expect(200);
    expect((await attention()).count).toBe(0);
    await checkup([{ kind: 'hba1c', value: 7.1 }], TODAY);
    expect((await attention()).rows[0]?.words).toMatch(/^Blood pressure .*; HbA1c 7\.1 % /);
  });

  it('that come from time alone are found after the clinic’s midnight', async () => {
    await begin(3);
    expect(await names()).toEqual([]);
    await runJob(staffed.clinic, 'courses', clinicInstant(addDays(TODAY, 7), '00:05', ZONE));
    expect(await read()).toMatchObject([{ name: 'noWeight', level: 1 }]);
    const stored = await staffed.clinic.connection
      .collection('courses')
      .findOne({ _id: new Types.ObjectId(client.id) });
    expect(stored?.nextCheckOn).toBe(addDays(TODAY, 17));
    await runJob(staffed.clinic, 'courses', clinicInstant(addDays(TODAY, 17), '00:05', ZONE));
    expect(await read()).toMatchObject([{ name: 'noWeight', level: 2 }]);
    await weigh([0, 80]);
    expect(await names()).toEqual([]);
  });

  it('are the own doctor’s affair: no desk, no admin, no client and no other doctor sees one', async () => {
    const { clinic, admin, assistant } = staffed;
    await pressure(184, 96);
    for (const person of [admin, assistant, client]) {
      await as(person).get(`/course/signals/${client.id}`).expect(403);
      await as(person).put(`/course/seen/${client.id}`).send({ signals: [] }).expect(403);
    }
    const other = await clinic.addDoctor();
    await as(other).get(`/course/signals/${client.id}`).expect(404);
    expect((await attention(other)).count).toBe(0);
    const clientsOwn = ['/client/me', `/measurements/ofClient/${client.id}`, `/program/${client.id}`];
    for (const path of clientsOwn) {
      const { body } = await as(client).get(path).expect(200);
      expect(JSON.stringify(body)).not.toMatch(/signal|180\/110|urgent/);
    }
    await as(admin).post(`/admin/doctors/${doctor.id}/reassign`).send({ doctor: other.id }).expect(200);
    expect((await attention(other)).count).toBe(1);
    expect((await attention()).count).toBe(0);
  });
});
