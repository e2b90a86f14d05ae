import { MAX_FOODS } from '@clinic/contract/care/foods/foods';
import { foodProblems } from '@clinic/contract/care/foods/food-rules';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { insertShippedFoods } from './023-shipped-foods.ts';
import { shippedFoods } from './catalogue/shipped-foods.ts';
import { Foods } from './foods.service.ts';
import { testClock } from '../../../test/test-clock.ts';

describe('the foods of the product', () => {
  const foods = shippedFoods();
  let clinic: TestApp;

  beforeEach(async () => {
    clinic = await openTestApp();
  });
  afterEach(() => clinic.close());

  const insert = async (some = foods) => {
    const { db } = clinic.connection;
    if (!db) throw new Error('not connected');
    await insertShippedFoods(db, some, testClock.now());
  };
  const stored = () => clinic.connection.collection('foods');

  it('are right by the rules of the catalogue, which has room for the clinic’s own', () => {
    const wrong = foods.flatMap((food) => foodProblems(food).map(({ text }) => `${food.key}: ${text}`));
    expect(wrong).toEqual([]);
    expect(foods.length).toBeLessThan(MAX_FOODS / 2);
  });

  it('enter it all, each once and with names of its own, however often the step runs', async () => {
    await insert();
    expect(await stored().countDocuments()).toBe(foods.length);
    await stored().updateOne({ key: foods[0]?.key }, { $set: { method: 'Ours.' }, $inc: { version: 1 } });
    await insert();
    expect(await stored().countDocuments()).toBe(foods.length);
    expect(await stored().countDocuments({ method: 'Ours.', version: 2 })).toBe(1);
  });

  it('are found by their names, a dish with what is in it', async () => {
    await insert();
    const index = await clinic.get(Foods, { strict: false }).index();
    expect(index.foods).toHaveLength(foods.length);
    expect(index.named('sabudana khichdi')).toMatchObject({ kind: 'dish', shipped: true });
    expect(index.named('sabudana khichdi')?.contains).toContain('peanut');
  });

  it('leave out one whose name the clinic has given to a food of its own', async () => {
    const [first, ...rest] = foods;
    if (!first) throw new Error('There are none.');
    await insert([{ ...first, key: 'own-1' }]);
    await insert([first, ...rest.filter(({ kind }) => kind === 'ingredient')]);
    expect(await stored().countDocuments({ key: first.key })).toBe(0);
    expect(await stored().countDocuments({ key: 'own-1' })).toBe(1);
  });
});
