import type { DoubtfulFoods } from '@clinic/contract/care/foods/food-calls';
import type { Food, Nutrients } from '@clinic/contract/care/foods/foods';
import { Types } from 'mongoose';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { makeFood } from '../../operations/demo/factories.ts';

describe('foods whose values cannot be right', () => {
  let staffed: StaffedClinic;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const as = () => staffed.clinic.as(staffed.doctor);
  const doubtful = async () => ((await as().get('/foods/doubtful').expect(200)).body as DoubtfulFoods).foods;
  /** Stores a food as an earlier release did. */
  async function misread(per100: Partial<Nutrients>): Promise<Food> {
    const { food } = (await as().post('/foods').send(makeFood()).expect(200)).body as { food: Food };
    await staffed.clinic.connection
      .collection('foods')
      .updateOne({ _id: new Types.ObjectId(food.id) }, { $set: { per100: { ...food.per100, ...per100 } } });
    return food;
  }
  const lookAt = ({ id }: Pick<Food, 'id'>, version = 1) =>
    as().put(`/foods/${id}/lookedAt`).send({ version });

  it('are named until a doctor has looked at them, and again when their values change', async () => {
    const food = await misread({ protein: 1250 });
    const named = { id: food.id, name: food.names.en, doubt: 'Protein: 1,250 g in 100 g', version: 1 };
    expect(await doubtful()).toEqual([named]);
    expect((await lookAt(food).expect(200)).body).toEqual({ foods: [] });
    expect(await doubtful()).toEqual([]);
    expect(await auditRows(staffed, { action: 'update', kind: 'food' })).toHaveLength(1);
    const { id: _id, key: _key, shipped: _shipped, updatedAt: _at, ...fields } = food;
    const per100 = { ...food.per100, kcal: 18, protein: 45 };
    await as()
      .put(`/foods/${food.id}`)
      .send({ ...fields, per100, because: '' })
      .expect(200);
    expect(await doubtful()).toEqual([
      { ...named, doubt: '18 kcal, but protein, fat and carbohydrate give 183 kcal', version: 2 },
    ]);
    await lookAt(food, 2).expect(200);
  });

  it('are not looked at when somebody has changed them meanwhile', async () => {
    const food = await misread({ fat: 900 });
    await lookAt(food, 2).expect(409);
    expect((await doubtful()).map(({ id }) => id)).toEqual([food.id]);
    await lookAt({ id: 'a'.repeat(24) }).expect(404);
    await lookAt(food).expect(200);
  });

  it('keep their version: what another doctor is typing is not refused', async () => {
    const food = await misread({ fat: 900 });
    const before = (await as().get('/foods/all').expect(200)).body as { version: number };
    await lookAt(food).expect(200);
    expect((await as().get(`/foods/all?since=${before.version}`).expect(200)).body).toMatchObject({
      foods: null,
    });
  });

  it('are no affair of the desk, and are not named once they are retired', async () => {
    const food = await misread({ fat: 900 });
    for (const person of [staffed.admin, staffed.assistant, staffed.client])
      await staffed.clinic.as(person).get('/foods/doubtful').expect(403);
    await staffed.clinic.connection
      .collection('foods')
      .updateOne({ _id: new Types.ObjectId(food.id) }, { $set: { retired: true } });
    expect(await doubtful()).toEqual([]);
  });
});
