import { formatDay } from '@clinic/contract/clinic-calendar';
import type { AttentionRow, DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { TODAY } from '../../../test/test-clock.ts';
import type { Person } from '../../../test/test-app.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';

const PRESSURE = `Blood pressure 190/115 mmHg on ${formatDay(TODAY)}: from 180/110`;

describe('what needs the doctor’s attention of one client', () => {
  let staffed: StaffedClinic;
  let doctor: Person;
  let client: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  /**
   * Makes a vegetarian with gelatin in the snacks plan, milk that the form no longer names, and an urgent blood
   * pressure.
   */
  beforeEach(async () => {
    doctor = await staffed.clinic.addDoctor();
    client = await staffed.clinic.addClient(doctor);
    await as().post('/program/save').send({ clientId: client.id, plan: makeProgram() }).expect(200);
    const fields = { vegEggNonVeg: 'Vegetarian', foodAllergy: 'milk' };
    const { body } = await as(client)
      .post('/form/submitForm')
      .send({ client: client.id, formType: 'DietaryRecall', fields: JSON.stringify(fields) })
      .expect(200);
    await as(client)
      .put('/form/update')
      .send({
        formId: body.data.id,
        client: client.id,
        fields: JSON.stringify({ ...fields, foodAllergy: '' }),
      })
      .expect(200);
    const snacks = [{ name: 'Gelatin dessert', quantity: '1' }];
    await as().post(`/snacksPlan/save/${client.id}`).send({ snacks }).expect(200);
    const measures = [{ kind: 'bloodPressure', value: 190, diastolic: 115 }];
    await as().post(`/checkup/create/${client.id}`).send({ fields: {}, measures }).expect(200);
  });

  const as = (by: Person = doctor) => staffed.clinic.as(by);
  const day = async (): Promise<DoctorWorklists> => {
    await staffed.clinic.get(Effects, { strict: false }).settled();
    return (await as().get('/doctor/today').expect(200)).body;
  };
  const rows = async () => (await day()).needsAttention.rows;
  const parts = async () => (await rows()).map(({ id, opens }) => [id.slice(client.id.length), opens]);
  const hide = ({ id, fact }: Pick<AttentionRow, 'id' | 'fact'>, list = 'needsAttention') =>
    as().put('/today/hide').send({ list, id, fact });

  it('is a row of values, one of plans and one of questions, each with its own words', async () => {
    const found = await rows();
    expect(found.map(({ words, urgent, signals }) => [words, urgent, signals.length])).toEqual([
      [PRESSURE, true, 1],
      [expect.stringMatching(/^Vegetarian \(Dietary Recall\)\. Gelatin dessert .*gelatin/), true, 0],
      ['Milk (“milk”) is no longer written: still true?', false, 0],
    ]);
    expect(await parts()).toEqual([
      ['', null],
      [':plans', 'snacks'],
      [':answers', 'precautions'],
    ]);
  });

  it('leaves each of the others when one is seen or put off', async () => {
    const [values, plans, questions] = (await rows()) as [AttentionRow, AttentionRow, AttentionRow];
    await as().put(`/course/seen/${client.id}`).send({ signals: values.signals }).expect(200);
    expect((await parts()).map(([part]) => part)).toEqual([':plans', ':answers']);
    await hide(plans).expect(200);
    expect((await parts()).map(([part]) => part)).toEqual([':answers']);
    await hide(questions).expect(200);
    expect((await day()).needsAttention).toEqual({ count: 0, rows: [] });
  });

  it('names every value that "Seen" marks', async () => {
    const measures = [{ kind: 'glucoseFasting', value: 320 }];
    await as()
      .post(`/checkup/create/${client.id}`)
      .send({ fields: {}, measures, reportDay: TODAY })
      .expect(200);
    const [values] = await rows();
    expect(values?.signals).toHaveLength(2);
    expect(values?.words.split('; ').toSorted()).toEqual([
      PRESSURE,
      `Glucose, fasting 320 mg/dL on ${formatDay(TODAY)}: in a range to confirm (from 300)`,
    ]);
  });

  it('is put off by the id of a row alone, which breaks no list of records', async () => {
    const [, plans] = (await rows()) as [AttentionRow, AttentionRow];
    for (const id of ['x', `${client.id}:`, `${client.id}:a b`, `${client.id}:${'x'.repeat(171)}`])
      await hide({ id, fact: 'x' }).expect(400);
    for (const row of [plans, { id: `${client.id}:rest`, fact: 'x' }])
      await hide(row, 'withoutPlan').expect(200);
    const { withoutPlan } = await day();
    expect(withoutPlan.rows.map(({ person }) => person?.id)).toEqual([client.id]);
  });
});
