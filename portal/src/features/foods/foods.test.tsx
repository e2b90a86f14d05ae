import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { NO_VALUES } from '@clinic/contract/care/foods/empty-food';
import { aFood, type SomeFood } from '@clinic/contract/care/foods/food-examples';
import type { Food } from '@clinic/contract/care/foods/foods';
import { answerApi, on, Refused, requestsOf, type Stub } from '@clinic/ui/test/api.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../test/render.tsx';

const id = (letter: string) => letter.repeat(24);
const food = (
  letter: string,
  en: string,
  { kcal = null, ...more }: SomeFood & { kcal?: number | null } = {},
) =>
  aFood(en, {
    id: id(letter),
    source: { of: 'USDA SR 26', ref: '16112', sure: 'measured' },
    shipped: false,
    version: 3,
    ...more,
    per100: { kcal },
  });
const CHIKKI = food('a', 'Chikki', { contains: ['peanut'], aliases: ['gajak'], kcal: 460 });
const FOODS = [
  CHIKKI,
  food('b', 'Buttermilk', {
    names: { en: 'Buttermilk', hi: 'छाछ', gu: 'છાશ' },
    contains: ['milk'],
    diet: 'vegetarian',
    kcal: 40,
  }),
  food('d', 'Flour', { contains: ['gluten'], kcal: 340 }),
  food('e', 'Water', { kcal: 0 }),
];

let version = 0;
function open(path: string, stubs: Stub[] = [], foods: () => Food[] = () => FOODS) {
  // A catalogue of its own for each test.
  version += 100;
  const calls = answerApi([...stubs, on(foodCalls.all, () => ({ version: (version += 1), foods: foods() }))]);
  return { calls, ...renderAt(path, { as: { area: 'doctor' } }) };
}
const body = (calls: ReturnType<typeof open>['calls'], call: typeof foodCalls.change) =>
  requestsOf(calls, call).map((sent) => sent.body);
const save = () => screen.getByRole('button', { name: 'Save food' });
const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

test('foods are found as one types, in any script', async () => {
  const { user, router } = open('/doctor/foods');
  expect(await screen.findByText('4 of 4 foods')).toBeVisible();
  await user.type(screen.getByLabelText('Search foods'), 'છા');
  expect(await screen.findByText('1 of 4 foods')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Buttermilk/ }));
  expect(row.getByText('40 kcal')).toBeVisible();
  expect(row.getByText('milk')).toBeVisible();
  expect(row.getByText('Ingredient · vegetarian · measured')).toBeVisible();
  await user.click(row.getByRole('link', { name: 'Buttermilk' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Buttermilk' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/doctor/foods/${id('b')}`);
});

test('a food is changed; what is taken away asks why', async () => {
  const { user, calls } = open(`/doctor/foods/${CHIKKI.id}`, [
    on(foodCalls.change, { food: { ...CHIKKI, contains: [], version: 4 } }, { id: CHIKKI.id }),
  ]);
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  await user.click(chip('Contains', 'Peanut'));
  expect(screen.getByText(/You take away: peanut\./)).toBeVisible();
  await user.click(save());
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(
    'Please say why, in at least 3 characters.',
  );
  await user.type(screen.getByLabelText('Reason'), 'Made of sesame alone.');
  await user.click(chip('Contains', 'Sesame'));
  await user.click(save());
  expect(await screen.findByText('Chikki is saved.')).toBeVisible();
  expect(body(calls, foodCalls.change)).toEqual([
    expect.objectContaining({
      contains: ['sesame'],
      because: 'Made of sesame alone.',
      version: 3,
      retired: false,
      aliases: ['gajak'],
      per100: { ...NO_VALUES, kcal: 460 },
    }),
  ]);
});

test('a dish has its values and contents from the recipe', async () => {
  const dish = food('f', 'Rotlo', { kind: 'dish' });
  const { user, calls, router } = open('/doctor/foods/new?name=Rotlo', [
    on(foodCalls.create, { food: dish }),
  ]);
  expect(await screen.findByLabelText(/^Name in English/)).toHaveValue('Rotlo');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Dish: its values follow from its recipe');
  for (const [name, grams] of [
    ['Flour', '60'],
    ['Water', '40'],
  ] as const) {
    await user.type(screen.getByLabelText('Add to the recipe'), name.slice(0, 3));
    await user.click(await screen.findByRole('button', { name: `Add ${name}` }));
    await user.type(screen.getByLabelText(`Grams of ${name}`), grams);
  }
  await user.type(screen.getByLabelText('Grams of the dish when it is done'), '80');
  const values = within(screen.getByRole('region', { name: 'In 100 g, by the recipe' }));
  expect(values.getByText('255 kcal')).toBeVisible();
  expect(chip('Contains', 'Gluten')).toBeDisabled();
  await user.click(chip('May contain', 'Sesame'));
  await user.click(save());
  expect(await screen.findByText('Rotlo is saved.')).toBeVisible();
  expect(requestsOf(calls, foodCalls.create)[0]?.body).toMatchObject({
    kind: 'dish',
    recipe: [
      { food: 'flour', grams: 60 },
      { food: 'water', grams: 40 },
    ],
    yieldGrams: 80,
    contains: ['gluten'],
    mayContain: ['sesame'],
  });
  expect(router.state.location.pathname).toBe(`/doctor/foods/${dish.id}`);
});

test('a name that another food has is told, and nothing that was typed is lost', async () => {
  const sentence = '“gajak” is a name of Chikki. Please use that food, or another name.';
  const taken = new Refused('FOOD_NAME_TAKEN', { message: sentence, details: { names: [sentence] } });
  const { user } = open('/doctor/foods/new', [on(foodCalls.create, () => taken)]);
  await user.type(await screen.findByLabelText(/^Name in English/), 'Sweet');
  await user.type(screen.getByLabelText('Other names'), 'gajak');
  await user.click(save());
  expect(await screen.findByLabelText(/^Name in English/)).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText('Other names')).toHaveValue('gajak');
});

test('what somebody else changed meanwhile comes under what was typed', async () => {
  let now = CHIKKI;
  const { user, calls } = open(
    `/doctor/foods/${CHIKKI.id}`,
    [
      on(
        foodCalls.change,
        ({ body: sent }) =>
          sent.version === 3
            ? new Refused('STALE_RECORD')
            : { food: { ...now, version: 5, method: sent.method } },
        { id: CHIKKI.id },
      ),
    ],
    () => [now, ...FOODS.slice(1)],
  );
  await user.type(await screen.findByLabelText('How it is made'), 'Boiled.');
  now = { ...CHIKKI, version: 4 };
  await user.click(save());
  expect(await screen.findByText(/Somebody else changed this food meanwhile/)).toBeVisible();
  expect(screen.getByLabelText('How it is made')).toHaveValue('Boiled.');
  await user.click(save());
  expect(await screen.findByText('Chikki is saved.')).toBeVisible();
  expect(body(calls, foodCalls.change).at(-1)).toMatchObject({ version: 4, method: 'Boiled.' });
});

test('a copy has its own name, and a retired food says so', async () => {
  const { user } = open(`/doctor/foods/${CHIKKI.id}`, [], () => [
    { ...CHIKKI, retired: true, shipped: true },
  ]);
  expect(await screen.findByText(/This food is not offered any more/)).toBeVisible();
  expect(screen.getByText(/came with the product/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Copy' }));
  await screen.findByRole('heading', { level: 1, name: 'New food' });
  expect(await screen.findByLabelText(/^Name in English/)).toHaveValue('Chikki (copy)');
  expect(screen.getByLabelText('Other names')).toHaveValue('');
  expect(chip('Contains', 'Peanut')).toHaveAttribute('aria-pressed', 'true');
});

test('what is missing is marked before anything is sent', async () => {
  const { user, calls } = open('/doctor/foods/new');
  await screen.findByLabelText(/^Name in English/);
  await user.type(screen.getByLabelText('Energy (kcal)'), 'much');
  await user.click(screen.getByRole('button', { name: 'Add a unit' }));
  await user.click(save());
  expect(screen.getByLabelText(/^Name in English/)).toHaveAccessibleDescription(
    'Please enter what it is called in English.',
  );
  expect(screen.getByLabelText('Energy (kcal)')).toHaveAccessibleDescription('Please enter 0 to 950 kcal.');
  expect(screen.getByLabelText('Unit 1')).toHaveAccessibleDescription('Please enter a unit.');
  expect(requestsOf(calls, foodCalls.create)).toEqual([]);
});

test('foods that cannot be fetched are not called none', async () => {
  answerApi([on(foodCalls.all, () => new Refused('SERVER_ERROR'))]);
  renderAt('/doctor/foods', { as: { area: 'doctor' } });
  expect(await screen.findByText('The foods could not be loaded.')).toBeVisible();
});
