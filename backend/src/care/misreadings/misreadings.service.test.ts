import type { ClientMisreadings } from '@clinic/contract/care/misreadings/misreading-calls';
import type { Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { addDays, clinicInstant, formatDay } from '@clinic/contract/clinic-calendar';
import type { DoctorWorklists } from '@clinic/contract/dashboards/doctor-worklists';
import { Types } from 'mongoose';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';
import {
  makeDietPlan,
  makeDietWeek,
  makeDosageEntry,
  makeMeal,
  makeProgram,
} from '../../operations/demo/factories.ts';
import { Misreadings } from './misreadings.service.ts';

const ago = (days: number) => addDays(TODAY, -days);

describe('texts that are read differently now', () => {
  let staffed: StaffedClinic;
  let doctor: Person;
  let client: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    doctor = await staffed.clinic.addDoctor();
    client = await staffed.clinic.addClient(doctor);
  });

  const as = (by: Person = doctor) => staffed.clinic.as(by);
  const find = () => staffed.clinic.get(Misreadings, { strict: false }).findAll();
  const path = () => `/misreadings/${client.id}`;
  const list = async (by = doctor): Promise<Misreading[]> =>
    ((await as(by).get(path()).expect(200)).body as ClientMisreadings).misreadings;
  const told = async () => (await list()).map(({ where, text, before, now }) => [where, text, before, now]);
  const lookAt = (found: readonly Misreading[], by = doctor) =>
    as(by)
      .put(path())
      .send({ keys: found.map(({ key }) => key) });
  const attention = async (by = doctor) =>
    ((await as(by).get('/doctor/today').expect(200)).body as DoctorWorklists).needsAttention;
  const stored = () =>
    staffed.clinic.connection
      .collection('misreadings')
      .findOne({ _id: new Types.ObjectId(client.id) }, { projection: { outbox: 0 } });

  const saveForm = (formType: string, fields: object) =>
    as().post('/form/submitForm').send({ client: client.id, formType, fields }).expect(200);
  const lab = (value: number, day: string, range?: string) =>
    as()
      .post(`/checkup/create/${client.id}`)
      .send({ fields: {}, measures: [{ kind: 'tsh', value, ...(range && { range }) }], reportDay: day })
      .expect(200);
  const begin = () =>
    as()
      .post('/program/save')
      .send({ clientId: client.id, plan: makeProgram({ startDate: TODAY }) })
      .expect(200);
  /** Stores a published plan with one item on all days. */
  const eat = (quantity: string, unit: string) => {
    const item = { days: 7, name: 'Dal', unit, quantity };
    const week = makeDietWeek({ mealPlan: [makeMeal({ itemGroups: [[item]] })] });
    return as()
      .post(`/dietPlan/create/${client.id}`)
      .send(makeDietPlan({ weeks: [week] }))
      .expect(200);
  };
  const dose = (quantity: string) =>
    as()
      .post(`/vitaminPlan/save/${client.id}`)
      .send({ vitamins: [makeDosageEntry({ name: 'Folic acid', quantity })] })
      .expect(200);

  it('are found in forms, plans and doses, with both readings', async () => {
    await saveForm('BodyStatus', { bmi: '0,045', weight: '82,500', caffeine: '2 cups' });
    await saveForm('PersonalDetails', { age: '૪૧' });
    await begin();
    await eat('1,000 g', 'g');
    await dose('0,400 mg');
    await find();
    expect(await told()).toEqual([
      ['Current Body Status, Weight (kg)', '82,500', 'not read', '82.5'],
      ['Current Body Status, BMI', '0,045', '45', '0.045'],
      ['Personal Details, Age', '૪૧', 'not read', '41'],
      ['Diet plan: Dal', '1,000 g', '1 g', '1000 g'],
      ['Vitamin plan: Folic acid', '0,400 mg', '400 mg', '0.4 mg'],
    ]);
  });

  it('are none where both readers agree', async () => {
    await saveForm('BodyStatus', { bmi: '24,5', weight: '82.5 kg', bmr: '1,450', caffeine: 'half a cup' });
    await begin();
    await eat('150', 'g');
    await dose('60,000 IU');
    await lab(2.4, ago(3), '0.27 - 4.2');
    await find();
    expect(await told()).toEqual([]);
    expect(await stored()).toBeNull();
    expect((await attention()).count).toBe(0);
  });

  it('are found in what a form said on an earlier day, and not in what was corrected on the same day', async () => {
    const { body } = await saveForm('BodyStatus', { bmi: '0,045' });
    const change = (bmi: string) =>
      as().put('/form/update').send({ formId: body.data.id, client: client.id, fields: { bmi } }).expect(200);
    const saved = clinicInstant(ago(10), '08:00', 'Asia/Kolkata');
    await staffed.clinic.connection
      .collection('intakeForms')
      .updateOne({ _id: new Types.ObjectId(body.data.id as string) }, { $set: { updatedAt: saved } });
    await change('0,036');
    await change('0,024');
    await find();
    expect(await told()).toEqual([
      [`Current Body Status of ${formatDay(ago(10))}, BMI`, '0,045', '45', '0.045'],
      ['Current Body Status, BMI', '0,024', '24', '0.024'],
    ]);
  });

  it('are found in ranges of laboratories', async () => {
    await lab(2.4, ago(3), '0,270 - 4,200');
    await find();
    expect(await told()).toEqual([
      [`TSH of ${formatDay(ago(3))}, range`, '0,270 - 4,200', '270 to 4200', '0.27 to 4.2'],
    ]);
  });

  it('are values whose thousandth is nearer to the others, where their text is gone', async () => {
    await lab(2, ago(90));
    await lab(3.1, ago(60));
    await lab(4, ago(30));
    await lab(45, ago(2));
    await find();
    expect(await told()).toEqual([[`TSH of ${formatDay(ago(2))}`, '45', '45', '0.045']]);
    expect((await attention()).rows[0]?.words).toBe(
      `1 text is read differently now: TSH of ${formatDay(ago(2))}: 45, or 0.045?`,
    );
  });

  it('stand in a row of the client on the home of the doctor in charge, until they are looked at', async () => {
    await saveForm('BodyStatus', { bmi: '0,045', sfat: '0,120' });
    await find();
    const { rows } = await attention();
    expect(rows).toMatchObject([
      {
        id: `${client.id}:answers`,
        words: '2 texts are read differently now: Current Body Status, BMI: “0,045” was 45, is 0.045',
        opens: 'misreadings',
        signals: [],
        urgent: false,
      },
    ]);
    const [first] = await list();
    await lookAt(first ? [first] : []).expect(200);
    expect((await attention()).rows[0]?.words).toMatch(/^1 text is read differently now/);
    expect((await attention()).rows[0]?.fact).not.toBe(rows[0]?.fact);
    const { body } = await lookAt(await list()).expect(200);
    expect(body).toEqual({ misreadings: [] });
    expect((await attention()).count).toBe(0);
    expect(
      await auditRows(staffed, { action: 'update', kind: 'misreadings', client: client.id }),
    ).toHaveLength(2);
  });

  it('are found again without a change, and what was looked at stays so', async () => {
    await saveForm('BodyStatus', { bmi: '0,045', sfat: '0,120' });
    await find();
    const [first] = await list();
    await lookAt(first ? [first] : []).expect(200);
    const before = await stored();
    await find();
    expect(await stored()).toEqual(before);
    await saveForm('DietaryRecall', { inchLoss: '0,500' });
    await find();
    expect((await list()).map(({ text }) => text)).toEqual(['0,120', '0,500']);
    expect((await stored())?.found).toHaveLength(3);
  });

  it('that a doctor looks at while the command runs are not opened by it', async () => {
    await saveForm('BodyStatus', { bmi: '0,045' });
    await find();
    const shown = await list();
    await Promise.all([lookAt(shown).expect(200), find(), find(), lookAt(shown).expect(200)]);
    expect(await list()).toEqual([]);
  });

  it('change nothing by themselves', async () => {
    await saveForm('BodyStatus', { bmi: '0,045' });
    await lab(45, ago(2));
    await lab(2, ago(90));
    const records = () =>
      Promise.all(
        ['intakeForms', 'measurements', 'versions', 'checkups'].map((name) =>
          staffed.clinic.connection
            .collection(name)
            .find({}, { projection: { outbox: 0 } })
            .sort({ _id: 1 })
            .toArray(),
        ),
      );
    const before = await records();
    await find();
    await lookAt(await list()).expect(200);
    expect(await records()).toEqual(before);
  });

  it('are the doctor’s in charge alone', async () => {
    await saveForm('BodyStatus', { bmi: '0,045' });
    await find();
    const shown = await list();
    const other = await staffed.clinic.addDoctor();
    await as(other).get(path()).expect(404);
    await lookAt(shown, other).expect(404);
    for (const person of [staffed.admin, staffed.assistant, client]) {
      await as(person).get(path()).expect(403);
      await lookAt(shown, person).expect(403);
    }
    await as(doctor)
      .put(path())
      .send({ keys: ['0,045'] })
      .expect(400);
    expect((await attention(other)).count).toBe(0);
    expect(await list()).toEqual(shown);
  });
});
