import { namedBodies } from '../../../test/named-bodies.ts';
import { openStaffedClinic } from '../../../test/staffed-clinic.ts';
import { makeDosageEntry } from '../../operations/demo/factories.ts';

const doseOf = (slot: unknown) => ({ vitamins: [makeDosageEntry({ dosage: { morning: slot as object } })] });

const { clinic: test, doctor, client } = await openStaffedClinic();

describe('calls about vitamin and herbs plans', () => {
  afterAll(() => test.close());

  it.each([
    ['vitaminPlan', 'getClientsVitaminPlan', 'vitamins', 'Vitamin'],
    ['herbsPlan', 'getClientsHerbsPlan', 'herbs', 'Herbs'],
  ])('answer %s under the documented keys', async (plan, get, list, title) => {
    expect((await test.as(client).get(`/${plan}/${get}/${client.id}`)).body).toEqual({ [plan]: null });
    const save = (body: object) => test.as(doctor).post(`/${plan}/save/${client.id}`).send(body);
    const created = await save({ [list]: [makeDosageEntry()] });
    expect(created).toMatchObject({
      status: 200,
      body: {
        message: `${title} plan created successfully!`,
        [plan]: { client: client.id, [list]: [{ name: 'Vitamin D3', quantity: '60,000 IU', total: 3 }] },
      },
    });
    const updated = await save({ [list]: created.body[plan][list], updatedAt: created.body[plan].updatedAt });
    expect(updated.body).toMatchObject({
      message: `${title} plan updated successfully!`,
      [plan]: { _id: created.body[plan]._id, [list]: created.body[plan][list] },
    });
    const renewed = await save({ [list]: [makeDosageEntry()], newPlan: true });
    expect(renewed.body[plan]._id).not.toBe(created.body[plan]._id);
    const seen = await test.as(client).get(`/${plan}/${get}/${client.id}`);
    expect(seen.body).toEqual({ [plan]: renewed.body[plan] });
    const { body } = await test.as(doctor).get(`/${plan}/history/${client.id}`);
    expect(body.versions).toMatchObject([
      { version: 3 },
      { version: 2 },
      { version: 1, by: { role: 'doctor' } },
    ]);
    expect(
      (await save({ [list]: [makeDosageEntry()], updatedAt: created.body[plan].updatedAt })).status,
    ).toBe(409);
  });

  const wrong: object[] = [
    {},
    { vitamins: 'all' },
    { vitamins: {} },
    { vitamins: [[]] },
    { vitamins: ['Zinc'] },
    { vitamins: [null] },
    { vitamins: [] },
    { vitamins: Array.from({ length: 101 }, () => makeDosageEntry()) },
    { vitamins: [{ name: ['Zinc'] }] },
    { vitamins: [{ name: { $ne: '' } }] },
    { vitamins: [makeDosageEntry({ name: 'x'.repeat(201) })] },
    { vitamins: [makeDosageEntry({ notes: 'x'.repeat(5001) })] },
    { vitamins: [{ name: 'Zinc', dosage: 'daily' }] },
    { vitamins: [{ name: 'Zinc', dosage: [] }] },
    doseOf('1'),
    doseOf({ count: -1 }),
    doseOf({ count: 1.5 }),
    doseOf({ count: '1' }),
    doseOf({ count: 1e9 }),
    doseOf({ count: 1, timing: 'C' }),
    { vitamins: [makeDosageEntry()], newPlan: 'yes' },
    { vitamins: [makeDosageEntry()], updatedAt: 'now' },
  ];
  it.each(namedBodies(wrong))('refuse %s in words that a person understands', async (_, body) => {
    const answer = await test.as(doctor).post(`/vitaminPlan/save/${client.id}`).send(body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toMatch(/nested property|must be|undefined/);
  });

  it('let only the own doctor save', async () => {
    const people = [await test.addAdmin(), await test.addAssistant(doctor), client];
    const body = { vitamins: [makeDosageEntry()] };
    for (const person of people) {
      expect((await test.as(person).post(`/vitaminPlan/save/${client.id}`).send(body)).status).toBe(403);
      expect((await test.as(person).get(`/herbsPlan/history/${client.id}`)).status).toBe(403);
    }
    const stranger = await test.addDoctor();
    expect((await test.as(stranger).post(`/vitaminPlan/save/${client.id}`).send(body)).status).toBe(404);
  });
});
