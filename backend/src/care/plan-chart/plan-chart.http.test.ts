import type { PlanChart } from '@clinic/contract/care/plan-chart/plan-chart';
import { addDays } from '@clinic/contract/clinic-calendar';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';
import { makeDietPlan, makeFood, makeProgram } from '../../operations/demo/factories.ts';

describe('the plan on paper', () => {
  let staffed: StaffedClinic;
  let client: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());
  beforeEach(async () => {
    client = await staffed.clinic.addClient(staffed.doctor);
    const plan = makeProgram({ name: 'Weight Loss' });
    await as().post('/program/save').send({ clientId: client.id, plan }).expect(200);
  });

  const as = (by: Person = staffed.doctor) => staffed.clinic.as(by);
  const read = async (by?: Person): Promise<PlanChart> =>
    (await as(by).get(`/planChart/${client.id}`).expect(200)).body as PlanChart;
  const fill = (formType: string, fields: object) =>
    as()
      .post('/form/submitForm')
      .send({ client: client.id, formType, fields: JSON.stringify(fields) })
      .expect(200);
  const savePlan = (status: 'draft' | 'published', notes: string) =>
    as()
      .post(`/dietPlan/create/${client.id}`)
      .send({ ...makeDietPlan(), status, notes })
      .expect(200);

  it('has the published plan for the client and the desk, and the present state for the doctor', async () => {
    await savePlan('published', 'Eat slowly.');
    await savePlan('draft', 'Not yet.');
    const mine = await read(client);
    expect(mine).toMatchObject({ status: 'published', notes: 'Eat slowly.', program: 'Weight Loss' });
    expect(mine.client.name).toBe(client.name);
    expect(mine.doctor).toBe(staffed.doctor.name);
    expect(mine.weeks.length).toBeGreaterThan(0);
    expect(await read(staffed.assistant)).toMatchObject({ status: 'published', notes: 'Eat slowly.' });
    expect(await read()).toMatchObject({ status: 'draft', notes: 'Not yet.' });
  });

  it('tells allergies and diet to doctor and client, unread texts to the doctor alone, and the desk nothing', async () => {
    await fill('MedicalHistory', { allergies: 'peanuts; sing; lactose intolerant', sh: 'asthma' });
    await fill('DietaryRecall', { vegEggNonVeg: 'Jain' });
    expect((await read()).refusals).toEqual({
      allergies: ['Peanut', 'Lactose intolerance'],
      diet: ['Jain'],
      unread: ['sing'],
      isComplete: false,
    });
    expect((await read(client)).refusals).toMatchObject({ diet: ['Jain'], unread: [], isComplete: false });
    expect((await read(staffed.assistant)).refusals).toBeNull();
  });

  it('has the doses of both plans and the names of foods in the scripts of the catalogue', async () => {
    const dosage = { morning: { count: 1, timing: 'A' } };
    await as()
      .post(`/vitaminPlan/save/${client.id}`)
      .send({ vitamins: [{ name: 'Vitamin D3', quantity: '1000 IU', dosage }] })
      .expect(200);
    await as()
      .post(`/herbsPlan/save/${client.id}`)
      .send({ herbs: [{ name: 'Triphala', quantity: '500 mg', dosage }] })
      .expect(200);
    const names = { en: 'Poha', hi: 'पोहा', gu: 'પૌંઆ' };
    await as().post('/foods').send(makeFood({ names })).expect(200);
    const { weeks, ...plan } = makeDietPlan();
    const [week] = weeks;
    const item = { name: 'Poha', quantity: 1, unit: 'bowl', days: week!.totalDays };
    const mealPlan = [{ mealType: 'Breakfast', mealTime: '08:00', itemGroups: [[item]] }];
    await as()
      .post(`/dietPlan/create/${client.id}`)
      .send({ ...plan, weeks: [{ ...week, mealPlan }], status: 'published' })
      .expect(200);
    const { doses, foods } = await read(client);
    expect(doses.map(({ name }) => name)).toEqual(['Vitamin D3', 'Triphala']);
    expect(foods.Poha).toEqual({
      hi: expect.stringMatching(/\p{sc=Deva}/u),
      gu: expect.stringMatching(/\p{sc=Gujr}/u),
    });
  });

  it('has the language that was chosen for the client, at all three doors', async () => {
    expect((await read()).language).toBe('en');
    const choose = { language: 'gu' };
    await as(staffed.assistant).put(`/client/language/${client.id}`).send(choose).expect(200);
    for (const by of [staffed.doctor, staffed.assistant, client])
      expect((await read(by)).language).toBe('gu');
    const { body } = await as().get(`/client/getClient/${client.id}`).expect(200);
    expect(body.client.language).toBe('gu');
  });

  it('names the next confirmed visit, and no request', async () => {
    const date = addDays(TODAY, 7);
    const visit = {
      doctor: staffed.doctor.id,
      assistant: staffed.assistant.id,
      client: client.id,
      date,
      time: '10:00',
    };
    const { body } = await as(staffed.assistant).post('/appointment/create').send(visit).expect(200);
    expect((await read(client)).nextVisit).toBeNull();
    await as(staffed.assistant)
      .put(`/appointment/update/${body.appointment.id}`)
      .send({ status: 'confirmed', confirmedDate: date, confirmedTime: '10:00' })
      .expect(200);
    expect((await read(client)).nextVisit).toEqual({ date, time: '10:00' });
  });

  it("is closed to other doctors and clients, and each reading by staff is in the client's log", async () => {
    const another = await staffed.clinic.addClient(staffed.doctor);
    await as(another).get(`/planChart/${client.id}`).expect(403);
    await read(staffed.assistant);
    const rows = await auditRows(staffed, { kind: 'plan chart' });
    expect(rows[0]).toMatchObject({ action: 'read', by: { id: staffed.assistant.id } });
  });
});
