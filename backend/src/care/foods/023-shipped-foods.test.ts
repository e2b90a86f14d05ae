import { MAX_FOODS } from '@clinic/contract/care/foods/foods';
import { foodProblems } from '@clinic/contract/care/foods/food-rules';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { insertShippedFoods } from './023-shipped-foods.ts';
import { shippedFoods } from './catalogue/shipped-foods.ts';
import { WhenFoodsChange } from './food-effects.ts';
import { Foods } from './foods.service.ts';
import { Effects } from '../../platform/writes/effects.ts';
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
  const saved = (change: object) => ({
    $set: { ...change, savedBy: { id: 'someone', name: 'Dr Asha', role: 'doctor' } },
    $inc: { version: 1 },
  });
  const of = (key: string) => {
    const food = foods.find((one) => one.key === key);
    if (!food) throw new Error(`There is no ${key}.`);
    return food;
  };

  it('are right by the rules of the catalogue, which has room for the clinic’s own', () => {
    const wrong = foods.flatMap((food) => foodProblems(food).map(({ text }) => `${food.key}: ${text}`));
    expect(wrong).toEqual([]);
    expect(foods.length).toBeLessThan(MAX_FOODS / 2);
  });

  it('enter it all, each once and with names of its own, however often the step runs', async () => {
    await insert();
    expect(await stored().countDocuments()).toBe(foods.length);
    await stored().updateOne({ key: foods[0]?.key }, saved({ method: 'Ours.' }));
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

  describe('at an update', () => {
    /** An earlier release lacked these dishes, and another food had the name of one of them. */
    const EARLIER = foods
      .filter(({ key }) => !['pesarattu', 'khorisa', 'litti-chokha'].includes(key))
      .map((food) =>
        food.key === 'moong-chilla' ? { ...food, aliases: [...food.aliases, 'pesarattu'] } : food,
      );
    const named = async (name: string) => {
      const found = await stored().findOne({ nameKeys: name });
      return { key: found?.key, version: found?.version };
    };

    it('what is new arrives, and what no doctor has changed is renewed, once', async () => {
      await insert(EARLIER);
      expect(await named('pesarattu')).toEqual({ key: 'moong-chilla', version: 1 });
      await insert();
      expect(await named('pesarattu')).toEqual({ key: 'pesarattu', version: 1 });
      expect(await named('moong dal chilla')).toEqual({ key: 'moong-chilla', version: 2 });
      expect(await stored().countDocuments()).toBe(foods.length);
      expect(await stored().countDocuments({ version: { $gt: 1 } })).toBe(1);
      await insert();
      expect(await stored().countDocuments({ version: { $gt: 1 } })).toBe(1);
    });

    it('a food that a doctor has changed stays as it is, with its names', async () => {
      await insert(EARLIER);
      await stored().updateOne({ key: 'moong-chilla' }, saved({ method: 'Ours.' }));
      await insert();
      expect(await named('pesarattu')).toEqual({ key: 'moong-chilla', version: 2 });
      expect(await stored().countDocuments({ method: 'Ours.' })).toBe(1);
      expect(await stored().countDocuments({ key: 'pesarattu' })).toBe(0);
    });

    it('a name that the clinic gave to a food of its own stays that food’s', async () => {
      await insert(EARLIER);
      const own = {
        ...of('water'),
        key: 'own-1',
        names: { en: 'Khorisa', hi: '', gu: '' },
        aliases: ['litti'],
      };
      await insert([...EARLIER, own]);
      await stored().updateOne({ key: 'own-1' }, saved({ shippedTags: null }));
      await insert();
      expect(await named('khorisa')).toEqual({ key: 'own-1', version: 2 });
      expect(await named('litti')).toEqual({ key: 'own-1', version: 2 });
      expect(await named('litti chokha')).toEqual({ key: 'litti-chokha', version: 1 });
      expect(await stored().countDocuments({ key: 'khorisa' })).toBe(0);
    });

    it('a new dish follows an ingredient that a doctor has changed, and loses no content', async () => {
      await insert(EARLIER);
      await stored().updateOne({ key: 'sattu' }, saved({ contains: ['soy'] }));
      await insert([...foods.filter(({ key }) => key !== 'khichu'), { ...of('khichu'), mayContain: [] }]);
      expect((await stored().findOne({ key: 'litti-chokha' }))?.contains).toContain('soy');
      expect((await stored().findOne({ key: 'khichu' }))?.mayContain).toContain('sesame');
    });

    it('plans that name what is new are looked at again', async () => {
      const looked: string[] = [];
      clinic.get(WhenFoodsChange, { strict: false }).addAnswer(async (names) => void looked.push(...names));
      await insert(EARLIER);
      await insert();
      await clinic.get(Effects, { strict: false }).sweep(0);
      expect(looked).toEqual(expect.arrayContaining(['khorisa', 'pesarattu', 'moong dal chilla']));
      expect(looked).not.toContain('water');
    });
  });
});
