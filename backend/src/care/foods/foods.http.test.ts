import type { CatalogueAnswer, SaveFood } from '@clinic/contract/care/foods/food-calls';
import type { Food } from '@clinic/contract/care/foods/foods';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { makeFood } from '../../operations/demo/factories.ts';
import { insertShippedFoods } from './023-shipped-foods.ts';
import { WhenFoodsChange } from './food-effects.ts';
import { testClock } from '../../../test/test-clock.ts';

describe('the catalogue of foods', () => {
  let staffed: StaffedClinic;
  let serial = 0;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
  });
  afterAll(() => staffed.clinic.close());

  const as = (by: Person = staffed.doctor) => staffed.clinic.as(by);
  /** Makes a unique name from words, since numbers in a name would be read. */
  const name = (words: string) => `${words} ${(serial += 1)}`;
  const add = async (over: Parameters<typeof makeFood>[0] = {}): Promise<Food> =>
    (await as().post('/foods').send(makeFood(over)).expect(200)).body.food;
  const dishOf = (recipe: [Food, number][], over: Parameters<typeof makeFood>[0] = {}) =>
    add({ kind: 'dish', recipe: recipe.map(([{ key }, grams]) => ({ food: key, grams })), ...over });
  const bodyOf = ({ id: _id, key: _key, shipped: _shipped, updatedAt: _at, ...food }: Food) => ({
    ...food,
    because: '',
  });
  const change = (food: Food, over: object = {}) =>
    as()
      .put(`/foods/${food.id}`)
      .send({ ...bodyOf(food), ...over });
  const all = async (since?: number): Promise<CatalogueAnswer> =>
    (
      await as()
        .get(`/foods/all${since === undefined ? '' : `?since=${since}`}`)
        .expect(200)
    ).body;
  const now = async ({ id }: Food): Promise<Food> => {
    const found = (await all()).foods?.find((one) => one.id === id);
    if (!found) throw new Error('This food is not in the catalogue.');
    return found;
  };
  const refusal = ({ status, body }: { status: number; body: { details?: object; code?: string } }) => [
    status,
    body.details ?? body.code,
  ];

  it('is of every doctor: what one adds another one changes, and it is answered only when it has changed', async () => {
    const before = await all();
    expect((await all(before.version)).foods).toBeNull();
    const food = await add({
      names: { en: name('Saragva'), hi: 'सहजन', gu: 'સરગવો' },
      per100: { kcal: 64, iron: 0 },
    });
    const after = await all(before.version);
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.foods).toContainEqual(food);
    expect(food).toMatchObject({ kind: 'ingredient', version: 1, retired: false, shipped: false });
    expect([food.per100.kcal, food.per100.iron, food.per100.zinc]).toEqual([64, 0, null]);
    const changed = await as(await staffed.clinic.addDoctor())
      .put(`/foods/${food.id}`)
      .send({ ...bodyOf(food), method: 'Steamed.' });
    expect(changed.body.food).toMatchObject({ method: 'Steamed.', version: 2, key: food.key });
    expect((await all(after.version)).version).toBe(after.version + 1);
  });

  it('is changed from its present state alone, and tells who changed what without its contents', async () => {
    const food = await add({ names: { en: name('Tandalja'), hi: '', gu: '' }, contains: ['mustard'] });
    await change(food, { contains: ['mustard', 'sesame'] }).expect(200);
    expect((await change(food)).body.code).toBe('STALE_RECORD');
    const rows = await auditRows(staffed, { kind: 'food' });
    expect(rows.slice(0, 2).map(({ summary }) => summary)).toEqual([
      `${staffed.doctor.name} (doctor) updated the food ${food.names.en}`,
      `${staffed.doctor.name} (doctor) created the food ${food.names.en}`,
    ]);
    expect(JSON.stringify(rows)).not.toContain('sesame');
  });

  it('is no business of others', async () => {
    const food = await add();
    for (const person of [staffed.admin, staffed.assistant, staffed.client])
      expect([
        (await as(person).get('/foods/all')).status,
        (await as(person).post('/foods').send(makeFood())).status,
        (await as(person).put(`/foods/${food.id}`).send(bodyOf(food))).status,
      ]).toEqual([403, 403, 403]);
    expect((await as().put('/foods/650000000000000000000000').send(bodyOf(food))).status).toBe(404);
  });

  describe('of names', () => {
    it('each belongs to one food, in any case and with any spaces', async () => {
      const [own, other] = [name('Kadhi'), name('Dal')];
      await add({ names: { en: own, hi: '', gu: 'કઢી' }, aliases: ['curd soup'] });
      const taken = async (over: Partial<SaveFood>) =>
        refusal(await as().post('/foods').send(makeFood(over)));
      const names = (alias: string) => [
        409,
        { names: [`“${alias}” is a name of ${own}. Please use that food, or another name.`] },
      ];
      expect(await taken({ names: { en: own.toUpperCase(), hi: '', gu: '' } })).toEqual(
        names(own.toLowerCase()),
      );
      expect(await taken({ aliases: ['Curd   Soup'] })).toEqual(names('curd soup'));
      expect(await taken({ names: { en: other, hi: 'curd-soup', gu: '' } })).toEqual(names('curd soup'));
    });

    it('one is given once, however many requests give it', async () => {
      const en = name('Bhakri');
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          as()
            .post('/foods')
            .send(makeFood({ aliases: [en] })),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    });

    it('those of a retired food are free, until it is offered again', async () => {
      const en = name('Rotlo');
      const food = await add({ names: { en, hi: '', gu: '' } });
      const retired = (await change(food, { retired: true }).expect(200)).body.food as Food;
      expect(retired.retired).toBe(true);
      await add({ names: { en, hi: '', gu: '' } });
      expect((await change(retired, { retired: false })).body.code).toBe('FOOD_NAME_TAKEN');
    });
  });

  describe('of dishes', () => {
    it('has their values and contents from the recipe, with what is set by hand beside it', async () => {
      const [flour, ghee] = [
        await add({ per100: { kcal: 340 }, contains: ['gluten'] }),
        await add({ per100: { kcal: 900 }, contains: ['milk'], diet: 'vegetarian' }),
      ];
      const dish = await dishOf(
        [
          [flour, 90],
          [ghee, 10],
        ],
        {
          yieldGrams: 120,
          mayContain: ['sesame'],
          per100: { kcal: 1 },
        },
      );
      expect(dish).toMatchObject({
        contains: ['gluten', 'milk'],
        mayContain: ['sesame'],
        diet: 'vegetarian',
      });
      expect(dish.per100.kcal).toBe(330);
    });

    it('has them follow when an ingredient changes, three dishes up', async () => {
      const masala = await add({ per100: { kcal: 100 } });
      const one = await dishOf([[masala, 100]], { contains: ['soy'] });
      const two = await dishOf([[one, 100]]);
      const three = await dishOf([[two, 50]]);
      await change(masala, { contains: ['mustard'], per100: { ...masala.per100, kcal: 200 } }).expect(200);
      expect(await now(one)).toMatchObject({
        contains: ['mustard', 'soy'],
        per100: { kcal: 200 },
        version: 2,
      });
      expect(await now(three)).toMatchObject({ contains: ['mustard', 'soy'], per100: { kcal: 200 } });
      // A change of a food that is in none of the dishes leaves them as they are.
      await change(await now(masala), { method: 'Roasted.' }).expect(200);
      expect((await now(three)).version).toBe(2);
    });

    it('is refused what would be in itself, is deeper than three, or is not there', async () => {
      const flour = await add();
      const one = await dishOf([[flour, 100]]);
      const two = await dishOf([[one, 100]]);
      const three = await dishOf([[two, 100]]);
      const deep = 'Dishes may stand in dishes up to 3 deep. Please add what is in it instead.';
      const dish = (recipe: SaveFood['recipe']) => makeFood({ kind: 'dish', recipe });
      expect(
        refusal(
          await as()
            .post('/foods')
            .send(dish([{ food: three.key, grams: 1 }])),
        ),
      ).toEqual([400, { 'recipe.0.food': [deep] }]);
      expect(refusal(await change(one, { recipe: [{ food: two.key, grams: 1 }] }))).toEqual([
        400,
        {
          'recipe.0.food': [
            `${one.names.en} would be in itself: ${two.names.en} → ${one.names.en} → ${two.names.en}.`,
          ],
        },
      ]);
      // The dishes above it would be nested too deeply.
      const other = await dishOf([[flour, 1]]);
      expect(refusal(await change(one, { recipe: [{ food: other.key, grams: 1 }] }))).toEqual([
        400,
        { recipe: [deep] },
      ]);
      expect(
        refusal(
          await as()
            .post('/foods')
            .send(dish([{ food: 'manna', grams: 1 }])),
        ),
      ).toEqual([400, { 'recipe.0.food': ['This food is not in the catalogue.'] }]);
    });
  });

  describe('of dishes that two doctors save at once', () => {
    const salted = (salt: Food, ...parts: Food[]) =>
      [salt, ...parts].map(({ key }) => ({ food: key, grams: 10 }));
    /** Tells whether a change of the salt reaches both dishes, and how many of them contain the other one. */
    const after = async (salt: Food, dishes: readonly Food[]) => {
      await change(await now(salt), { contains: ['sesame'] }).expect(200);
      const found = await Promise.all(dishes.map(now));
      const keys = dishes.map(({ key }) => key);
      return {
        follow: found.every(({ contains }) => contains.includes('sesame')),
        isLoop: found.every(({ recipe }) => recipe.some(({ food }) => keys.includes(food))),
      };
    };

    it('refuses a loop, and goes on following what is in them', async () => {
      for (let round = 0; round < 10; round += 1) {
        const salt = await add();
        const [one, other] = [await dishOf([[salt, 10]]), await dishOf([[salt, 10]])];
        const answers = await Promise.all([
          change(one, { recipe: salted(salt, other) }),
          change(other, { recipe: salted(salt, one) }),
        ]);
        expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2);
        expect(await after(salt, [one, other])).toEqual({ follow: true, isLoop: false });
      }
    });

    it('mends a loop that is found, by what the dish was before', async () => {
      const salt = await add();
      const one = await dishOf([[salt, 10]]);
      const other = (await change(await dishOf([[salt, 10]]), { method: 'Stirred.' }).expect(200)).body
        .food as Food;
      await change(one, { recipe: salted(salt, other) }).expect(200);
      await staffed.clinic.connection
        .collection('foods')
        .updateOne({ key: other.key }, { $set: { recipe: salted(salt, one) }, $inc: { version: 1 } });
      expect(await after(salt, [one, other])).toEqual({ follow: true, isLoop: false });
    });
  });

  describe('of contents that are taken away', () => {
    it('asks why, keeps the answer with the change, and has plans looked at again', async () => {
      const looked: string[][] = [];
      staffed.clinic
        .get(WhenFoodsChange, { strict: false })
        .addAnswer(async (named) => void looked.push([...named]));
      const old = name('Chikki');
      const food = await add({ names: { en: old, hi: '', gu: '' }, contains: ['peanut'], herbs: ['giloy'] });
      const next = { names: { en: name('Sesame chikki'), hi: '', gu: '' }, contains: [], herbs: [] };
      expect(refusal(await change(food, next))).toEqual([
        400,
        { because: ['Please say in 3 to 300 characters why you take away: peanut and giloy.'] },
      ]);
      await change(food, { ...next, because: 'It is made of sesame alone.' }).expect(200);
      const stored = await staffed.clinic.connection.collection('foods').findOne({ key: food.key });
      expect(stored?.because).toBe('It is made of sesame alone.');
      await until(async () => looked.find((names) => names.length === 3));
      expect(looked).toContainEqual([food.id, next.names.en.toLowerCase(), old.toLowerCase()]);
    });

    it('keeps those that came with the product, to which more can be added', async () => {
      const { db } = staffed.clinic.connection;
      if (!db) throw new Error('not connected');
      const en = name('Sabudana Khichdi');
      const shipped = {
        ...makeFood({ names: { en, hi: '', gu: '' }, contains: ['peanut'] }),
        key: 'sabudana-khichdi',
      };
      await insertShippedFoods(db, [shipped], testClock.now());
      await insertShippedFoods(db, [{ ...shipped, contains: [] }], testClock.now());
      const food = (await all()).foods?.find(({ key }) => key === 'sabudana-khichdi');
      if (!food) throw new Error('It is not there.');
      expect(food).toMatchObject({ shipped: true, contains: ['peanut'] });
      expect(refusal(await change(food, { contains: [], because: 'None in ours.' }))).toEqual([
        400,
        {
          contains: [
            'This food came with the product: peanut cannot be taken away. Please copy it and change the copy.',
          ],
        },
      ]);
      const more = (await change(food, { contains: ['peanut', 'milk'] }).expect(200)).body.food as Food;
      await change(more, { because: 'No ghee in ours.', contains: ['peanut'] }).expect(200);
    });
  });

  it('has room for 5,000', async () => {
    const foods = staffed.clinic.connection.collection('foods');
    const many = Array.from({ length: 5000 - (await foods.countDocuments()) }, (_one, place) => ({
      key: `many-${place}`,
      nameKeys: [`many ${place}`],
      retired: false,
    }));
    await foods.insertMany(many);
    expect(refusal(await as().post('/foods').send(makeFood()))).toEqual([409, 'FOODS_FULL']);
    await foods.deleteMany({ key: /^many-/ });
  });

  it.each<[string, object, object]>([
    [
      'no name',
      { names: { en: ' ', hi: '', gu: '' } },
      { 'names.en': ['Please enter what it is called in English.'] },
    ],
    ['too much energy', { per100: { kcal: 2000 } }, { 'per100.kcal': ['Please enter 0 to 950 kcal.'] }],
    ['an unknown content', { contains: ['plutonium'] }, { contains: ['Please choose from the list.'] }],
    ['a content twice', { contains: ['egg', 'egg'] }, { contains: ['Please choose from the list.'] }],
    ['more', { more: 1 }, { more: ['This field is not known.'] }],
    ['an empty dish', { kind: 'dish' }, { recipe: ['Please add what is in it.'] }],
  ])('is refused a food with %s', async (_what, over, details) => {
    expect(
      refusal(
        await as()
          .post('/foods')
          .send({ ...makeFood(), ...makeFood(over), ...('more' in over && over) }),
      ),
    ).toEqual([400, details]);
  });
});
