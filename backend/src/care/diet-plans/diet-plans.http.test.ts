import { openStaffedClinic } from '../../../test/staffed-clinic.ts';
import { TODAY } from '../../../test/test-clock.ts';
import {
  makeDietPlan,
  makeDietWeek,
  makeFood,
  makeMeal,
  makeProgram,
} from '../../operations/demo/factories.ts';

const item = { days: 7, name: 'Poha', unit: 'bowl', quantity: 1 };
const planOf = (meal: object) => ({ weeks: [makeDietWeek({ mealPlan: [{ ...makeMeal(), ...meal }] })] });

const { clinic: test, doctor, client } = await openStaffedClinic();

describe('calls about diet plans', () => {
  beforeAll(async () => {
    await test.as(doctor).post('/program/save').send({ clientId: client.id, plan: makeProgram() });
  });
  afterAll(() => test.close());

  const create = (body: object) => test.as(doctor).post(`/dietPlan/create/${client.id}`).send(body);

  it('answer under the documented keys, null while there is no plan', async () => {
    const other = await test.addClient(doctor);
    const none = await test.as(doctor).get(`/dietPlan/getClientsDietPlan/${other.id}`);
    expect(none.body).toEqual({ dietPlan: null });
    const created = await create(makeDietPlan({ status: 'draft' }));
    expect(created).toMatchObject({
      status: 200,
      body: { message: 'Diet plan created and saved successfully!', dietPlan: { status: 'draft' } },
    });
    const { id } = created.body.dietPlan;
    const edited = await test.as(doctor).put(`/dietPlan/edit/${id}`).send(makeDietPlan());
    expect(edited).toMatchObject({
      status: 200,
      body: {
        message: 'Diet plan updated and published successfully!',
        dietPlan: { id, status: 'published' },
      },
    });
    expect((await test.as(client).get(`/dietPlan/getClientsDietPlan/${client.id}`)).body).toEqual({
      dietPlan: edited.body.dietPlan,
    });
    const { body } = await test.as(doctor).get(`/dietPlan/history/${client.id}`);
    expect(body.versions).toMatchObject([{ version: 2 }, { version: 1, body: { status: 'draft' } }]);
  });

  it('take the older shape of one week with its meals at the top', async () => {
    const meals = [makeMeal({}, 5)];
    const { body } = await create({ title: 'Light', totalDays: 5, mealPlans: meals, status: 'draft' });
    expect(body.dietPlan).toMatchObject({
      totalDays: 5,
      weeks: [{ weekNumber: 1, title: 'Light', mealPlan: meals }],
    });
  });

  it('keep the foods of a plate, whose name the server makes', async () => {
    const other = await test.addClient(doctor);
    await test
      .as(doctor)
      .post('/program/save')
      .send({ clientId: other.id, plan: makeProgram({ startDate: TODAY }) });
    const components = [
      { name: 'Phulka', quantity: 2, unit: 'piece' },
      { name: 'Dal', quantity: '½', unit: 'katori' },
    ];
    const send = (foods: object[]) =>
      test
        .as(doctor)
        .post(`/dietPlan/create/${other.id}`)
        .send({ ...planOf({ itemGroups: [[{ days: 7, components: foods }]] }), status: 'published' });
    const refused = await send(components.slice(1));
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'Please put 2 to 6 foods on a plate.' },
    });
    const plate = { name: '2 Phulka & Dal, ½ katori', quantity: 1, unit: 'plate', components };
    expect((await send(components)).body.dietPlan.weeks[0].mealPlan[0].itemGroups).toEqual([
      [{ days: 7, ...plate }],
    ]);
    const { body } = await test.as(other).get('/journal/own');
    expect(body.days.flatMap(({ meals }: { meals: object[] }) => meals)).toContainEqual(
      expect.objectContaining({ choices: [plate] }),
    );
  });

  it('tell the client, and only the client, what a publish changed', async () => {
    const other = await test.addClient(doctor);
    await test.as(doctor).post('/program/save').send({ clientId: other.id, plan: makeProgram() });
    const planWith = (name: string, status: string) => ({
      ...planOf({ itemGroups: [[{ ...item, name }]] }),
      status,
    });
    const path = `/dietPlan/create/${other.id}`;
    const first = await test.as(doctor).post(path).send(planWith('Rajma', 'published'));
    const edit = (name: string, status: string) =>
      test.as(doctor).put(`/dietPlan/edit/${first.body.dietPlan.id}`).send(planWith(name, status));
    const read = async (who: Parameters<typeof test.as>[0]) =>
      (await test.as(who).get(`/dietPlan/getClientsDietPlan/${other.id}`)).body.dietPlan as object;
    expect(await read(other)).not.toHaveProperty('changed');
    await edit('Khichdi', 'draft');
    expect(await read(other)).not.toHaveProperty('changed');
    await edit('Khichdi', 'published');
    const changed = { lines: [expect.stringMatching(/ of week 1, Khichdi instead of Rajma$/)] };
    expect(await read(other)).toMatchObject({ changed });
    await edit('Khichdi', 'published');
    expect(await read(other)).toMatchObject({ changed });
    for (const person of [doctor, await test.addAssistant(doctor)])
      expect(await read(person)).not.toHaveProperty('changed');
  });

  it('answer the foods of the published plan to client and doctor, without their values', async () => {
    const other = await test.addClient(doctor);
    const path = `/foods/ofPlan/${other.id}`;
    expect((await test.as(other).get(path)).body).toEqual({ foods: [] });
    await test.as(doctor).post('/program/save').send({ clientId: other.id, plan: makeProgram() });
    const { body: made } = await test.as(doctor).post('/foods').send(makeFood());
    const name = made.food.names.en as string;
    const plan = { ...planOf({ itemGroups: [[{ ...item, name }]] }), status: 'published' };
    await test.as(doctor).post(`/dietPlan/create/${other.id}`).send(plan);
    for (const person of [other, doctor]) {
      const { body } = await test.as(person).get(path);
      expect(body.foods).toContainEqual(expect.objectContaining({ called: [name] }));
      expect(JSON.stringify(body)).not.toMatch(/per100|kcal|contains|ayurveda/);
    }
    expect((await test.as(await test.addClient()).get(path)).status).toBe(403);
    expect((await test.as(await test.addDoctor()).get(path)).status).toBe(404);
  });

  const unsaveable: [object, string, string][] = [
    [{}, 'Please add at least one week before saving', 'weeks'],
    [{ weeks: [] }, 'Please add at least one week before saving', 'weeks'],
    [
      { weeks: [makeDietWeek({ mealPlan: [] })] },
      'Please add at least one meal plan across the weeks before saving',
      'weeks',
    ],
    [planOf({ mealTime: '' }), 'Please set meal time', 'weeks.0.mealPlan.0'],
    [planOf({ itemGroups: [] }), 'Please add at least one item', 'weeks.0.mealPlan.0'],
    [planOf({ itemGroups: [[{ ...item, unit: '' }]] }), 'Please fill all item fields', 'weeks.0.mealPlan.0'],
    [
      planOf({ itemGroups: [[item], [{ ...item, days: 6 }]] }),
      "Each 'OR' group must sum up to the total plan duration of 7 days.",
      'weeks.0.mealPlan.0',
    ],
    [
      { weeks: [makeDietWeek(), makeDietWeek({ totalDays: 8, mealPlan: [makeMeal()] })] },
      "Each 'OR' group must sum up to the total plan duration of 8 days.",
      'weeks.1.mealPlan.0',
    ],
  ];
  it.each(unsaveable.map(([body, message, field]) => [message, body, field] as const))(
    'refuse with the sentence of the builder: %s',
    async (message, body, field) => {
      const answer = await create({ ...body, status: 'draft' });
      expect(answer).toMatchObject({ status: 400, body: { message } });
      expect(Object.keys(answer.body.details)).toEqual([field]);
    },
  );

  it('name the item that lasts longer than its week', async () => {
    const answer = await create({
      ...planOf({ itemGroups: [[item], [item, { ...item, days: 74 }]] }),
      status: 'draft',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: "Each 'OR' group must sum up to the total plan duration of 7 days.",
        details: {
          'weeks.0.mealPlan.0.itemGroups.1.1.days': ['Please enter 1 to 7 days: the week has 7 days.'],
        },
      },
    });
  });

  const malformed: [object, number][] = [
    [{ weeks: 'all' }, 400],
    [{ weeks: [[]] }, 400],
    [{ weeks: [null] }, 400],
    [{ weeks: { length: 3 } }, 400],
    [planOf({ mealType: 'Supper' }), 400],
    [planOf({ mealTime: '25:00' }), 400],
    [planOf({ mealTime: { $gt: '' } }), 400],
    [planOf({ itemGroups: [item] }), 400],
    [planOf({ itemGroups: [[{ ...item, days: 0 }]] }), 400],
    [planOf({ itemGroups: [[{ ...item, days: 3.5 }]] }), 400],
    [planOf({ itemGroups: [[{ ...item, quantity: 'x'.repeat(21) }]] }), 400],
    [planOf({ itemGroups: [[{ ...item, name: ['x'] }]] }), 400],
    [{ weeks: Array.from({ length: 53 }, () => makeDietWeek()) }, 400],
    [{ ...makeDietPlan(), status: 'secret' }, 400],
    [{ ...makeDietPlan(), notes: 'x'.repeat(5001) }, 400],
    [{ ...makeDietPlan(), updatedAt: 'yesterday' }, 400],
    [{ ...makeDietPlan(), padding: 'x'.repeat(1024 * 1024) }, 413],
  ];
  it.each(malformed.map(([body, status]) => [JSON.stringify(body).slice(0, 80), body, status] as const))(
    'refuse %s',
    async (_, body, status) => {
      const answer = await create(body);
      expect(answer.status).toBe(status);
      expect(answer.body.message).toEqual(expect.any(String));
    },
  );

  it('take null for what may be left out', async () => {
    const { body } = await create({ ...makeDietPlan(), status: null, notes: null, updatedAt: null });
    expect(body.dietPlan).toMatchObject({ status: 'draft', notes: '' });
  });

  it('take plans of more than 100 kB', async () => {
    const mealPlan = [
      makeMeal({ itemGroups: Array.from({ length: 20 }, () => [{ ...item, name: 'x'.repeat(200) }]) }),
    ];
    const weeks = Array.from({ length: 10 }, () =>
      makeDietWeek({ mealPlan: [...mealPlan, ...mealPlan, ...mealPlan] }),
    );
    expect(JSON.stringify(weeks).length).toBeGreaterThan(150_000);
    expect((await create(makeDietPlan({ weeks }))).status).toBe(200);
  });

  it('are open to doctor, assistant and client for reading, to the doctor for the rest', async () => {
    const [admin, assistant] = [await test.addAdmin(), await test.addAssistant(doctor)];
    const path = `/dietPlan/getClientsDietPlan/${client.id}`;
    const body = makeDietPlan();
    expect((await test.as(assistant).get(path)).status).toBe(200);
    expect((await test.as(admin).get(path)).status).toBe(403);
    expect((await test.as().get(path)).status).toBe(401);
    for (const person of [assistant, client, admin]) {
      expect((await test.as(person).post(`/dietPlan/create/${client.id}`).send(body)).status).toBe(403);
      expect((await test.as(person).put(`/dietPlan/edit/${client.id}`).send(body)).status).toBe(403);
      expect((await test.as(person).get(`/dietPlan/history/${client.id}`)).status).toBe(403);
    }
    expect((await test.as(doctor).put(`/dietPlan/edit/${client.id}`).send(body)).status).toBe(404);
  });
});
