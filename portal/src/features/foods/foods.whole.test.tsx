import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { NO_VALUES } from '@clinic/contract/care/foods/empty-food';
import { on, Refused, requestsOf } from '@clinic/ui/test/api.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { food, CHIKKI, FOODS, open, save } from '../../test/foods-screen.tsx';

const body = (calls: ReturnType<typeof open>['calls'], call: typeof foodCalls.change) =>
  requestsOf(calls, call).map((sent) => sent.body);
const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

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
