import { addDays } from '@clinic/contract/clinic-calendar';
import { auditRows, openStaffedClinic } from '../../../test/staffed-clinic.ts';
import { TODAY, TOMORROW } from '../../../test/test-clock.ts';

const staffed = await openStaffedClinic();
const { clinic: test, doctor, client, admin, assistant } = staffed;

afterAll(() => test.close());

describe('measurements', () => {
  const read = (person = doctor) => test.as(person).get(`/measurements/ofClient/${client.id}`);
  const log = (body: object, person = client) => test.as(person).post('/measurements/own').send(body);

  it('are the own doctor’s and the client’s affair; what could not be read is the doctor’s alone', async () => {
    expect((await read()).body).toEqual({ measurements: [], baseline: [], unread: [] });
    expect((await read(client)).body).toEqual({ measurements: [], baseline: [] });
    for (const person of [admin, assistant]) expect((await read(person)).status).toBe(403);
    expect((await read(await test.addDoctor())).status).toBe(404);
    expect((await read(await test.addClient(doctor))).status).toBe(403);
  });

  it('of today are logged by the client, and the audit tells of it without the value', async () => {
    const { status, body } = await log({ kind: 'waist', value: 91.5 });
    expect([status, body]).toMatchObject([
      200,
      { message: 'Saved.', measurement: { value: 91.5, day: TODAY } },
    ]);
    const [row] = await auditRows(staffed, { kind: 'measurement', action: 'update' });
    expect(row?.summary).toBe(`${client.name} (client) updated the measurement Waist of ${client.name}`);
    expect((await log({ kind: 'waist', value: 91.5 }, doctor)).status).toBe(403);
  });

  it('count or do not by the own doctor’s word, with a reason', async () => {
    const { id } = (await log({ kind: 'weight', value: 81 })).body.measurement;
    const count = (body: object, person = doctor) =>
      test
        .as(person)
        .put(`/measurements/count/${client.id}`)
        .send({ id, ...body });
    expect((await count({ counts: false })).body.details).toEqual({ reason: [expect.any(String)] });
    const { body } = await count({ counts: false, reason: ' Other scales ' }).expect(200);
    expect(body.measurement.notCounted).toEqual({ reason: 'Other scales' });
    expect((await count({ id: `${id}x`, counts: true })).status).toBe(404);
    for (const person of [client, admin, assistant]) await count({ counts: true }, person).expect(403);
    await count({ counts: true }, await test.addDoctor()).expect(404);
    const again = await count({ counts: true }).expect(200);
    expect(again.body.measurement).not.toHaveProperty('notCounted');
    const [row] = await auditRows(staffed, { kind: 'measurement', action: 'update' });
    expect(row?.summary).toBe(`${doctor.name} (doctor) updated the measurement Weight of ${client.name}`);
  });

  it.each([
    [{ kind: 'weight', value: 845 }, ['Weight: please enter a number from 20 to 350 kg.']],
    [{ kind: 'waist', value: 9 }, ['Waist: please enter a number from 30 to 250 cm.']],
    [{ kind: 'weight', value: '84' }, ['Please enter a number.']],
    [{ kind: 'hba1c', value: 6 }, expect.anything()],
    [{ kind: 'weight', value: 84, day: '2026-01-01' }, expect.anything()],
  ])('refuse %o', async (entry, sentences) => {
    const { status, body } = await log(entry);
    expect(status).toBe(400);
    expect(Object.values(body.details)).toContainEqual(sentences);
  });

  it('of a checkup stand beside its texts, and a laboratory’s are of the day of the report', async () => {
    const reportDay = addDays(TODAY, -3);
    const measures = [
      { kind: 'weight', value: 84 },
      { kind: 'bloodPressure', value: 124, diastolic: 82 },
      { kind: 'hba1c', value: 6.1, range: ' 4.0-5.6 ' },
    ];
    const create = (body: object) => test.as(doctor).post(`/checkup/create/${client.id}`).send(body);
    const { body, status } = await create({ fields: {}, measures, reportDay });
    expect([status, body]).toMatchObject([200, { checkup: { reportDay, fields: { energy: '' } } }]);
    const { measurements } = (await read()).body;
    expect(measurements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'weight', value: 84, day: TODAY, source: 'checkup' }),
        expect.objectContaining({ kind: 'bloodPressure', value: 124, diastolic: 82 }),
        expect.objectContaining({ kind: 'hba1c', value: 6.1, range: '4.0-5.6', day: reportDay }),
      ]),
    );
    const edit = (more: object) =>
      test
        .as(doctor)
        .put(`/checkup/edit/${body.checkup._id}`)
        .send({ fields: {}, ...more });
    expect((await edit({ fields: { energy: 'good' } })).body.checkup.measures).toHaveLength(3);
    await edit({ measures: [{ kind: 'weight', value: 83.5 }] }).expect(200);
    const left = (await read()).body.measurements.filter(
      ({ source }: { source: string }) => source === 'checkup',
    );
    expect(left).toMatchObject([{ kind: 'weight', value: 83.5, earlier: [{ value: 84 }] }]);
    for (const wrong of [
      [{ kind: 'weight', value: 500 }],
      [{ kind: 'bloodPressure', value: 120 }],
      [{ kind: 'hba1c', value: 6 }],
      [{ kind: 'weight', value: 80, range: '60-80' }],
      [{ kind: 'height', value: 160, diastolic: 5 }],
      [{ kind: 'mood', value: 5 }],
      [
        { kind: 'weight', value: 80 },
        { kind: 'weight', value: 81 },
      ],
    ])
      expect((await create({ fields: {}, measures: wrong })).status).toBe(400);
  });

  it('of a checkup have the day that it says, and what another checkup says of a day comes back', async () => {
    const person = await test.addClient(doctor);
    const [visit, before] = [addDays(TODAY, -3), addDays(TODAY, -4)];
    const weights = async () =>
      (await test.as(doctor).get(`/measurements/ofClient/${person.id}`)).body.measurements.map(
        ({ day, value }: { day: string; value: number }) => [day, value],
      );
    const create = async (value: number, measuredOn?: string): Promise<string> => {
      const body = { fields: {}, measures: [{ kind: 'weight', value }], measuredOn };
      const answer = await test.as(doctor).post(`/checkup/create/${person.id}`).send(body).expect(200);
      return answer.body.checkup._id;
    };
    const move = (id: string, measuredOn: string) =>
      test.as(doctor).put(`/checkup/edit/${id}`).send({ fields: {}, measuredOn }).expect(200);
    const first = await create(84, visit);
    expect(await weights()).toEqual([[visit, 84]]);
    const second = await create(83, visit);
    expect(await weights()).toEqual([[visit, 83]]);
    await move(second, TODAY);
    expect(await weights()).toEqual([
      [visit, 84],
      [TODAY, 83],
    ]);
    await move(first, before);
    expect(await weights()).toEqual([
      [before, 84],
      [TODAY, 83],
    ]);
  });

  it('of a laboratory are corrected with the range of the report alone', async () => {
    const reportDay = addDays(TODAY, -2);
    const found = (range?: string) => ({
      fields: {},
      measures: [{ kind: 'ldl', value: 130, ...(range && { range }) }],
      reportDay,
    });
    const { body } = await test.as(doctor).post(`/checkup/create/${client.id}`).send(found()).expect(200);
    const edit = (range: string) =>
      test.as(doctor).put(`/checkup/edit/${body.checkup._id}`).send(found(range));
    const refused = await edit('quite normal');
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringMatching(/LDL: please enter the report/),
    ]);
    await edit('< 100').expect(200);
    const { measurements } = (await read()).body;
    expect(measurements).toContainEqual(expect.objectContaining({ kind: 'ldl', value: 130, range: '< 100' }));
  });

  it('of the end of a program are sent by name', async () => {
    const plan = { name: 'Detox', duration: 8, startDate: TODAY };
    await test.as(doctor).post('/program/save').send({ clientId: client.id, plan }).expect(200);
    const end = (measures: object[]) =>
      test.as(doctor).post(`/program/end/${client.id}`).send({ reason: 'completed', measures });
    await end([{ kind: 'chest', value: 5 }]).expect(400);
    await end([{ kind: 'chest', value: 95 }]).expect(200);
    const { measurements } = (await read()).body;
    expect(measurements).toContainEqual(expect.objectContaining({ kind: 'chest', value: 95, source: 'end' }));
  });
});

describe('what texts say was measured', () => {
  const readOf = async ({ id }: { id: string }) =>
    (await test.as(doctor).get(`/measurements/ofClient/${id}`).expect(200)).body;

  it.each([
    ['checkup', { fields: { bloodPressure: '200 / 120 mmHg' } }],
    ['medical-history', { bp: '200/120', pmin: '96' }],
  ] as const)('in a %s is heard like the weigh-in, and warns', async (source, said) => {
    const person = await test.addClient(doctor);
    const saved =
      source === 'checkup'
        ? test.as(doctor).post(`/checkup/create/${person.id}`).send(said)
        : test
            .as(doctor)
            .post('/form/submitForm')
            .field({ client: person.id, formType: 'MedicalHistory', fields: JSON.stringify(said) });
    await saved.expect(200);
    const { measurements } = await readOf(person);
    expect(measurements).toContainEqual(
      expect.objectContaining({ kind: 'bloodPressure', value: 200, diastolic: 120, source, day: TODAY }),
    );
    const { signals: alerts } = (await test.as(doctor).get(`/course/signals/${person.id}`)).body;
    expect(alerts).toContainEqual(expect.objectContaining({ name: 'pressure', urgent: true }));
  });

  it('is mended with the text, and goes with it', async () => {
    const person = await test.addClient(doctor);
    const { body } = await test
      .as(doctor)
      .post(`/checkup/create/${person.id}`)
      .send({ fields: { bloodPressure: '200/120', energy: 'good' } });
    const edit = (bloodPressure: string) =>
      test
        .as(doctor)
        .put(`/checkup/edit/${body.checkup._id}`)
        .send({ fields: { bloodPressure } })
        .expect(200);
    await edit('120/80');
    expect((await readOf(person)).measurements).toMatchObject([{ value: 120, earlier: [{ value: 200 }] }]);
    await edit('low');
    const { measurements, unread } = await readOf(person);
    expect(measurements).toEqual([]);
    expect(unread).toMatchObject([{ kind: 'bloodPressure', label: 'Blood pressure', text: 'low' }]);
  });

  it('and no chart reads is listed with the name of its field, whatever form it stands in', async () => {
    const person = await test.addClient(doctor);
    const submit = (formType: string, fields: object) =>
      test
        .as(doctor)
        .post('/form/submitForm')
        .field({ client: person.id, formType, fields: JSON.stringify(fields) })
        .expect(200);
    await submit('BodyStatus', { weight: 'eighty', bodyFat: '340', bmi: 'abc', caffeine: '2 cups' });
    await submit('PersonalDetails', { dob: TOMORROW });
    const { unread } = await readOf(person);
    expect(unread.map(({ label, text }: { label: string; text: string }) => `${label}: ${text}`)).toEqual(
      expect.arrayContaining(['Weight: eighty', 'Body fat: 340', 'BMI: abc', `Date of Birth: ${TOMORROW}`]),
    );
    expect(unread).toHaveLength(4);
  });
});
