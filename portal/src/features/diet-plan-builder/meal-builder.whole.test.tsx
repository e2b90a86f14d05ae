import { MEAL_TYPES } from '@clinic/contract/constants';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  bodyOf,
  chooseMeal,
  create,
  edit,
  meal,
  open,
  plan,
  stored,
  typeItem,
  type User,
} from '../../test/diet-plan-desk.tsx';

test('an item needs days, name, unit and quantity; a meal needs a time, items and full groups', async () => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Breakfast', '');
  await user.click(within(builder).getByRole('button', { name: 'Add Item' }));
  expect(within(builder).getByRole('alert')).toHaveTextContent('Please fill all item fields');
  await user.click(within(builder).getByRole('button', { name: '/ (OR)' }));
  expect(within(builder).getByRole('alert')).toHaveTextContent('Please add at least one item to the group');
  await user.click(within(builder).getByRole('button', { name: '+ (AND)' }));
  expect(within(builder).getByRole('alert')).toHaveTextContent('Please add at least one item to the group');
  await user.click(within(builder).getByRole('button', { name: 'Finish Meal' }));
  expect(within(builder).getByRole('alert')).toHaveTextContent('Please set meal time');
  expect(within(builder).getByRole('alert')).toHaveTextContent('Please add at least one item');
  await user.click(within(builder).getByRole('button', { name: 'Use 9:00 AM' }));
  await typeItem(user, 'Idli', { days: '5' });
  await user.click(within(builder).getByRole('button', { name: 'Finish Meal' }));
  expect(within(builder).getByRole('alert')).toHaveTextContent(
    "Each 'OR' group must sum up to the total plan duration of 7 days.",
  );
  expect(within(builder).getByText('5 of 7 days')).toBeVisible();
  await user.click(within(builder).getByRole('button', { name: 'Fill the rest: 2 days' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('table', { name: 'Meal plans of Week 1' })).toHaveTextContent(
    'Idli, 2 pieces',
  );
});

test('an amount without a name is not dropped when the meal is finished', async () => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Breakfast');
  await typeItem(user, 'Idli');
  await user.keyboard('{Enter}');
  await user.type(within(builder).getByLabelText('Quantity'), '2');
  await user.click(within(builder).getByRole('button', { name: 'Finish Meal' }));
  expect(within(builder).getByRole('alert')).toHaveTextContent('Please fill all item fields');
  expect(within(builder).getByLabelText('Quantity')).toHaveValue('2');
});

test.each([
  ['Enter', '{Enter}'],
  ['Tab', '{Tab}'],
])('%s keeps the name that was typed when it is none of the suggestions', async (_, key) => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Lunch');
  await user.click(screen.getByRole('combobox', { name: 'Name' }));
  await user.keyboard('roti');
  const offered = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(offered[0]).toHaveTextContent('Create "roti"');
  expect(offered.length).toBeGreaterThan(1);
  await user.keyboard(`${key}2`);
  expect(within(builder).getByText('roti')).toBeVisible();
  expect(within(builder).getByLabelText('Quantity')).toHaveFocus();
  expect(within(builder).getByLabelText('Quantity')).toHaveValue('2');
});

test.each([
  ['chosen with the arrows', 'khich{ArrowDown}{Enter}', 'Moong Dal Khichdi'],
  ['that is typed in other letters', 'moong dal KHICHDI {Tab}', 'Moong Dal Khichdi'],
])('a suggestion %s is taken, and its amount is replaced by typing', async (_, keys, name) => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Dinner');
  await user.click(screen.getByRole('combobox', { name: 'Name' }));
  await user.keyboard(keys);
  expect(within(builder).getByText(name)).toBeVisible();
  expect(within(builder).getByLabelText('Quantity')).toHaveValue('1');
  await user.keyboard('2');
  expect(within(builder).getByLabelText('Quantity')).toHaveValue('2');
  await user.keyboard('{Tab}katori');
  expect(within(builder).getByLabelText('Unit')).toHaveValue('katori');
});

test('letters typed after walking through the list count again, and Escape forgets none of them', async () => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Lunch');
  await user.click(screen.getByRole('combobox', { name: 'Name' }));
  await user.keyboard('da{ArrowDown}l{Enter}');
  expect(within(builder).getByText('dal')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Name' }));
  await user.keyboard('rice{Escape}{Enter}');
  expect(within(builder).getByText('rice')).toBeVisible();
});

test('a list that is only opened and left chooses nothing', async () => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Lunch');
  const name = screen.getByRole('combobox', { name: 'Name' });
  await user.click(name);
  await user.keyboard(' {Enter}');
  await user.hover(screen.getAllByRole('option')[2] as HTMLElement);
  await user.keyboard('{Tab}');
  expect(within(builder).getByLabelText('Quantity')).toHaveValue('');
  expect(within(builder).getByText('Select...')).toBeVisible();
});

test('a proposed amount is replaced by typing also after a tap, and goes with the name that brought it', async () => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Breakfast');
  await typeItem(user, 'idli');
  const quantity = within(builder).getByLabelText('Quantity');
  await user.click(screen.getByRole('combobox', { name: 'Name' }));
  await user.keyboard('vegetable poha{Tab}');
  expect(quantity).toHaveValue('1');
  await user.click(within(builder).getByLabelText('Days'));
  await user.keyboard('4');
  expect(within(builder).getByLabelText('Days')).toHaveValue('4');
  await user.click(quantity);
  await user.keyboard('3');
  expect(quantity).toHaveValue('3');
});

test('a unit that is typed with the quantity replaces the suggested one, and is said once', async () => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Breakfast');
  await user.click(screen.getByRole('combobox', { name: 'Name' }));
  await user.keyboard('vegetable poha{Tab}');
  const [quantity, unit] = ['Quantity', 'Unit'].map((name) => within(builder).getByLabelText(name));
  expect(unit).not.toHaveValue('');
  await user.clear(quantity as HTMLElement);
  await user.type(quantity as HTMLElement, '½ katori');
  expect(quantity).toHaveValue('½ katori');
  expect(unit).toHaveValue('katori');
  await user.click(within(builder).getByRole('button', { name: 'Add Item' }));
  expect(within(builder).getByText(/½ katori/)).toBeVisible();
  expect(builder).not.toHaveTextContent(/katori katori|katori bowl|katori plate/);
});

test('a quantity that a comma leaves two readings is asked beside its field, until its unit decides', async () => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Breakfast');
  const quantity = within(builder).getByLabelText('Quantity');
  await user.type(quantity, '1,250');
  expect(quantity).toHaveAccessibleDescription('1,250: 1250 or 1.25?');
  await user.type(within(builder).getByLabelText('Unit'), 'g');
  expect(quantity).not.toHaveAccessibleDescription(/1250/);
});

test('a unit that was typed stays, whatever the quantity says', async () => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Breakfast');
  await user.click(screen.getByRole('combobox', { name: 'Name' }));
  await user.keyboard('vegetable poha{Tab}');
  const unit = within(builder).getByLabelText('Unit');
  await user.clear(unit);
  await user.type(unit, 'steel bowl');
  const quantity = within(builder).getByLabelText('Quantity');
  await user.clear(quantity);
  await user.type(quantity, '½ katori');
  expect(unit).toHaveValue('steel bowl');
});

test.each(['1.5', '-2', '1e1', '½', '1,5', '०', '0'])(
  '"%s" days stay as they were typed, and are refused beside the field',
  async (typed) => {
    const { user } = open();
    const builder = await chooseMeal(user, 'Breakfast');
    const days = within(builder).getByLabelText('Days');
    await user.clear(days);
    await user.type(days, typed);
    expect(days).toHaveValue(typed);
    expect(days).toHaveAccessibleDescription('Please enter 1 to 7 days: the week has 7 days.');
  },
);

test('alternatives are groups of their own, each of which fills the week', async () => {
  const { user, calls } = open([create({ message: 'Saved', dietPlan: plan() })]);
  const builder = await chooseMeal(user, 'Lunch', '13:00');
  await typeItem(user, 'Rajma', { days: '3', quantity: '½ katori' });
  await user.click(within(builder).getByRole('button', { name: '+ (AND)' }));
  await typeItem(user, 'Kadhi');
  await user.click(within(builder).getByRole('button', { name: '/ (OR)' }));
  await typeItem(user, 'Something of her own');
  await user.keyboard('{Enter}');
  expect(within(builder).getByRole('alert')).toHaveTextContent('Please fill all item fields');
  await user.keyboard('plate');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'POST')).toBeDefined());
  expect(bodyOf(calls, 'POST').weeks[0]?.mealPlan[0]?.itemGroups).toEqual([
    [
      { days: 3, name: 'Rajma', unit: 'katori', quantity: '½' },
      { days: 4, name: 'Kadhi', unit: 'bowl', quantity: 1 },
    ],
    [{ days: 7, name: 'Something of her own', unit: 'plate', quantity: 1 }],
  ]);
});

test('an item lasts no longer than its week', async () => {
  const { user } = open();
  const builder = await chooseMeal(user, 'Breakfast');
  await typeItem(user, 'Idli', { days: '74' });
  const days = within(builder).getByLabelText('Days');
  expect(days).toHaveAccessibleDescription('Please enter 1 to 7 days: the week has 7 days.');
  await user.keyboard('{Enter}');
  expect(within(builder).getByRole('alert')).toHaveTextContent(
    'Please enter 1 to 7 days: the week has 7 days.',
  );
  expect(within(builder).getByText('0 of 7 days')).toBeVisible();
  expect(days).toHaveFocus();
});

test.each([
  ['Edit on another row', (user: User) => user.click(screen.getByRole('button', { name: 'Edit Breakfast' }))],
  ['Cancel', (user: User) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['another meal type', (user: User) => user.selectOptions(screen.getByLabelText('Add New Meal'), 'Dinner')],
])('%s does not put away a half-built meal without a question', async (_, step) => {
  const { user } = open([stored({ dietPlan: plan() })]);
  await chooseMeal(user, 'Lunch', '');
  await typeItem(user, 'Rajma');
  await step(user);
  const question = () => screen.findByRole('dialog', { name: 'Give up the unfinished Lunch?' });
  expect(await question()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep building' }));
  expect(await screen.findByRole('region', { name: /New Lunch/ })).toHaveTextContent('Rajma');
  await step(user);
  await question();
  await user.click(screen.getByRole('button', { name: 'Give it up' }));
  expect(screen.queryByRole('region', { name: /New Lunch/ })).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('when all meals are planned, giving up a change leads to the heading of the meals', async () => {
  const mealPlan = MEAL_TYPES.map((mealType) => ({ ...meal('Idli'), mealType }));
  const { user } = open([
    stored({ dietPlan: plan({ weeks: [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan }] }) }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Edit Lunch' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Idli' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Give it up' }));
  expect(screen.getByRole('heading', { name: 'Meal Plans of Week 1' })).toHaveFocus();
});

test('an untouched meal is put away without a question', async () => {
  const { user } = open([stored({ dietPlan: plan() })]);
  await chooseMeal(user, 'Lunch', '');
  await user.click(screen.getByRole('button', { name: 'Edit Breakfast' }));
  expect(await screen.findByRole('region', { name: /Edit Breakfast/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const PLATE = [
  { name: 'Phulka', quantity: 2, unit: 'piece' },
  { name: 'Dal', quantity: 1, unit: 'bowl' },
];

test.each([
  ['another amount', 'Quantity', '2', ['food']],
  ['another name', 'Name', 'Poha', []],
  ['other days', 'Days', '6', ['food', 'components']],
])(
  'an item with %s: its food stays with its name, a plate’s foods stay with its amount',
  async (_, field, typed, kept) => {
    const week = { ...plan().weeks[0]!, totalDays: field === 'Days' ? 6 : 7 };
    const [breakfast] = week.mealPlan;
    const item = { ...breakfast!.itemGroups[0]![0]!, food: 'f'.repeat(24), components: PLATE };
    const weeks = [{ ...week, mealPlan: [{ ...breakfast!, itemGroups: [[item]] }] }];
    const { user, calls } = open([
      stored({ dietPlan: plan({ weeks }) }),
      edit(({ body }) => ({ message: 'Saved', dietPlan: plan({ weeks: body.weeks }) })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Edit Breakfast' }));
    await user.click(screen.getByRole('button', { name: 'Change Daliya Upma' }));
    const input = await screen.findByLabelText(field);
    if (field !== 'Name') await user.clear(input);
    await user.type(input, `${typed}{Enter}`);
    if (field === 'Name') await user.click(screen.getByRole('button', { name: 'Update Item' }));
    await user.click(screen.getByRole('button', { name: 'Update Meal' }));
    await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
    await waitFor(() => expect(bodyOf(calls, 'PUT')).toBeDefined());
    const saved = bodyOf(calls, 'PUT').weeks[0]!.mealPlan[0]!.itemGroups[0]![0]!;
    expect(Object.keys(saved).filter((key) => ['food', 'components'].includes(key))).toEqual(kept);
  },
);
