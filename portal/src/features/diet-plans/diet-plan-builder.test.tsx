import type { DietPlan, DietPlanInput } from '@clinic/contract/diet-plans';
import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerApi, OFFLINE, Refused } from '../../test/api.ts';
import { renderAt } from '../../test/render.tsx';

const clientId = 'c'.repeat(24);
const program = { name: 'Detox', duration: 4, durationInDays: 28, startDate: '2026-01-05' };
const meal = (name: string, days = 7) => ({
  mealType: 'Breakfast' as const,
  mealTime: '09:00',
  itemGroups: [[{ days, name, unit: 'bowl', quantity: 1 }]],
});
const plan = (more: Partial<DietPlan> = {}): DietPlan => ({
  _id: 'p'.repeat(24),
  id: 'p'.repeat(24),
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-06T10:00:00.000Z',
  client: clientId,
  status: 'draft',
  program: 'Detox',
  totalDays: 7,
  weeks: [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan: [meal('Daliya Upma')] }],
  notes: '',
  hasPublished: false,
  ...more,
});
const clientCalls = {
  [`GET /client/getClient/${clientId}`]: { client: { name: 'Asha Patel', status: 'active', program } },
  [`GET /form/client/${clientId}`]: { forms: [] },
};
const stored = `GET /dietPlan/getClientsDietPlan/${clientId}`;
const create = `POST /dietPlan/create/${clientId}`;
const edit = `PUT /dietPlan/edit/${'p'.repeat(24)}`;
const open = (answers: Record<string, unknown> = {}) => {
  const calls = answerApi({ ...clientCalls, [stored]: { dietPlan: null }, ...answers });
  return { calls, ...renderAt(`/doctor/diet-plan/${clientId}`, { as: { area: 'doctor' } }) };
};
const bodyOf = (calls: { method: string; body: unknown }[], method: string) =>
  calls.findLast((call) => call.method === method)?.body as DietPlanInput;

type User = ReturnType<typeof userEvent.setup>;

async function chooseMeal(user: User, type: string, time = '09:00') {
  await user.selectOptions(await screen.findByLabelText('Add New Meal'), type);
  const builder = await screen.findByRole('region', { name: new RegExp(`New ${type}`) });
  await within(builder).findByRole('combobox', { name: 'Name' });
  if (time) await user.type(within(builder).getByLabelText('Meal Time'), time);
  return builder;
}

async function typeItem(
  user: User,
  name: string,
  more: { days?: string; quantity?: string; unit?: string } = {},
) {
  await user.type(screen.getByRole('combobox', { name: 'Name' }), `${name}{Enter}`);
  for (const [label, value] of [
    ['Quantity', more.quantity],
    ['Unit', more.unit],
    ['Days', more.days],
  ] as const) {
    if (value === undefined) continue;
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
}

const json = (text: string) => new File([text], 'plan.json', { type: 'application/json' });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('a new plan begins with one empty week of seven days and is saved as a draft', async () => {
  const { user, calls } = open({
    [create]: ({ body }: { body: DietPlanInput }) => ({ dietPlan: plan({ weeks: body.weeks }) }),
  });
  await chooseMeal(user, 'On Rising', '07:00');
  await typeItem(user, 'amla juice');
  await user.keyboard('{Enter}');
  expect(screen.getByText('7 of 7 days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Finish Meal' }));
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByText('Diet plan created and saved successfully!')).toBeVisible();
  expect(bodyOf(calls, 'POST')).toMatchObject({
    program: 'Detox',
    status: 'draft',
    totalDays: 7,
    weeks: [
      {
        weekNumber: 1,
        title: 'Week 1',
        mealPlan: [
          {
            mealType: 'On Rising',
            mealTime: '07:00',
            itemGroups: [[{ days: 7, name: 'Amla Juice', unit: 'glass', quantity: 1 }]],
          },
        ],
      },
    ],
  });
  expect(JSON.stringify(bodyOf(calls, 'POST'))).not.toContain('"key"');
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  expect(screen.getByText('Draft: your client cannot see this yet')).toBeVisible();
  expect(localStorage.getItem(`draft:doctor:${'a'.repeat(24)}:dietPlan:${clientId}`)).toBeNull();
});

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
  expect(within(builder).getByLabelText('Days')).toHaveValue(4);
  await user.click(quantity);
  await user.keyboard('3');
  expect(quantity).toHaveValue('3');
});

test('alternatives are groups of their own, each of which fills the week', async () => {
  const { user, calls } = open({ [create]: { dietPlan: plan() } });
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
      { days: 3, name: 'Rajma', unit: 'bowl', quantity: '½ katori' },
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
  const { user } = open({ [stored]: { dietPlan: plan() } });
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

test('a meal that nobody touched is put away without a question', async () => {
  const { user } = open({ [stored]: { dietPlan: plan() } });
  await chooseMeal(user, 'Lunch', '');
  await user.click(screen.getByRole('button', { name: 'Edit Breakfast' }));
  expect(await screen.findByRole('region', { name: /Edit Breakfast/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an earlier version takes the place of unsaved work only after a question', async () => {
  const version = { at: plan().updatedAt, by: { id: 'd', name: 'Dr Asha', role: 'doctor' } };
  const { user } = open({
    [stored]: { dietPlan: plan() },
    [`GET /dietPlan/history/${clientId}`]: { versions: [{ version: 1, ...version, body: plan() }] },
  });
  await chooseMeal(user, 'Lunch', '');
  await typeItem(user, 'Rajma');
  await user.click(screen.getByRole('button', { name: 'History' }));
  await user.click(await screen.findByText(/\(current version\)/));
  await user.click(await screen.findByRole('button', { name: /^Use this version of/ }));
  expect(await screen.findByRole('dialog', { name: /^Use the version of/ })).toBeVisible();
  expect(screen.getByText('Rajma')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use this version' }));
  expect(screen.queryByText('Rajma')).toBeNull();
});

test('only meal types that the week has not are offered, until all meals are planned', async () => {
  const types = ['On Rising', 'Breakfast', 'Mid Morning', 'Lunch', 'Evening Snacks', 'Dinner'] as const;
  const mealPlan = types.slice(0, 5).map((mealType) => ({ ...meal('Idli'), mealType }));
  const { user } = open({
    [stored]: { dietPlan: plan({ weeks: [{ weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan }] }) },
  });
  const offered = within(await screen.findByLabelText('Add New Meal')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['', 'Dinner']);
  await chooseMeal(user, 'Dinner', '20:00');
  await typeItem(user, 'Palak Soup');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('All Meals Planned')).toBeVisible();
});

test('weeks are limited by the program, at least one stays, and a removed one can be had back', async () => {
  const { user } = open({ [stored]: { dietPlan: plan() } });
  const weeks = within(await screen.findByRole('region', { name: 'Weeks Overview' }));
  await user.click(weeks.getByRole('button', { name: 'Remove Active' }));
  expect(weeks.getByRole('alert')).toHaveTextContent('At least one week is required in the diet plan.');
  for (let copies = 0; copies < 3; copies += 1) {
    await user.click(weeks.getByRole('button', { name: 'Duplicate Active' }));
  }
  expect(screen.getByLabelText('Total No. of Weeks')).toHaveValue('4 / 4');
  await user.click(weeks.getByRole('button', { name: 'Add Week' }));
  expect(weeks.getByRole('alert')).toHaveTextContent(
    'Maximum 4 weeks allowed as specified in the program plan. Please remove some weeks before adding new ones.',
  );
  await user.click(weeks.getByRole('button', { name: 'Duplicate Week 2' }));
  expect(weeks.getByRole('alert')).toHaveTextContent('Please remove some weeks before duplicating.');
  await user.click(weeks.getByRole('button', { name: 'Remove Week 2' }));
  expect(await screen.findByRole('dialog', { name: 'Remove this week from the plan?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Week 2' }));
  expect(screen.getByLabelText('Total No. of Weeks')).toHaveValue('3 / 4');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Total No. of Weeks')).toHaveValue('4 / 4');
});

const longWeeks = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    weekNumber: index + 1,
    title: index === 5 ? 'Fasting' : `Week ${index + 1}`,
    totalDays: 7,
    mealPlan: [meal(name)],
  }));

test('a plan longer than its shortened program names the weeks that are too many, and cuts them', async () => {
  const { user, calls } = open({
    [stored]: { dietPlan: plan({ weeks: longWeeks(6, 'Idli') }) },
    [edit]: { dietPlan: plan() },
  });
  const notice = await screen.findByText(/The plan has 6 weeks, the program 4\./);
  expect(notice).toHaveTextContent('Too many: Week 5 and Fasting.');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Maximum 4 weeks allowed');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cut to 4 weeks' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Cut to 4 weeks, without Week 5 and Fasting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT').weeks).toHaveLength(4));
});

const kept = (version: number, body: DietPlan) => ({
  version,
  at: `2026-01-0${version}T10:00:00.000Z`,
  by: { id: 'd', name: 'Dr Asha', role: 'doctor' },
  body,
});
const rejoiner = {
  [`GET /client/getClient/${clientId}`]: { client: { name: 'Asha Patel', status: 'rejoiner', program } },
};

test('a client who comes back starts from what was published, cut to the new program', async () => {
  const { user } = open({
    ...rejoiner,
    [`GET /dietPlan/history/${clientId}`]: {
      versions: [
        kept(3, plan({ weeks: longWeeks(2, 'Never shown'), hasPublished: true })),
        kept(2, plan({ weeks: longWeeks(6, 'Idli'), status: 'published', hasPublished: true })),
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Start from the last plan' }));
  expect(
    await screen.findByText('Earlier version loaded, the first 4 of its 6 weeks, as the program has 4.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Total No. of Weeks')).toHaveValue('4 / 4');
  expect(screen.getByRole('table', { name: 'Meal plans of Week 1' })).toHaveTextContent('Idli');
});

test('drafts that nobody followed are no last plan', async () => {
  const { user } = open({
    ...rejoiner,
    [`GET /dietPlan/history/${clientId}`]: { versions: [kept(1, plan())] },
  });
  await user.click(await screen.findByRole('button', { name: 'Start from the last plan' }));
  expect(
    await screen.findByText('No earlier plan was published. Its drafts are in the History below.'),
  ).toBeVisible();
  expect(screen.queryByText('Daliya Upma')).toBeNull();
});

test('a changed length of a week lists the meals that no longer add up, and fills them in one tap', async () => {
  const { user } = open({ [stored]: { dietPlan: plan() } });
  const days = await screen.findByLabelText('Days of Week 1');
  await user.clear(days);
  await user.type(days, '9');
  expect(screen.getByText(/do not add up to 9 days/)).toHaveTextContent('Breakfast');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Each 'OR' group must sum up to the total plan duration of 9 days.",
  );
  await user.click(screen.getByRole('button', { name: 'Fill to 9 days' }));
  expect(screen.queryByText(/do not add up to 9 days/)).toBeNull();
});

test('a meal is copied to the other weeks as long as each of them is', async () => {
  const weeks = [
    ...plan().weeks,
    { weekNumber: 2, title: 'Week 2', totalDays: 5, mealPlan: [] },
    { weekNumber: 3, title: 'Fasting', totalDays: 7, mealPlan: [meal('Poha')] },
  ];
  const { user, calls } = open({ [stored]: { dietPlan: plan({ weeks }) }, [edit]: { dietPlan: plan() } });
  await user.click(await screen.findByRole('button', { name: 'Copy Breakfast to other weeks' }));
  expect(await screen.findByLabelText('Fasting (replaces its Breakfast)')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Copy to 2 weeks' }));
  await user.click(await screen.findByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT')).toBeDefined());
  expect(
    bodyOf(calls, 'PUT').weeks.map((week) => week.mealPlan.map((one) => one.itemGroups[0]?.[0])),
  ).toEqual([
    [expect.objectContaining({ name: 'Daliya Upma', days: 7 })],
    [expect.objectContaining({ name: 'Daliya Upma', days: 5 })],
    [expect.objectContaining({ name: 'Daliya Upma', days: 7 })],
  ]);
});

test('a published plan is published again only after a question, or kept as a draft', async () => {
  const published = plan({ status: 'published', hasPublished: true });
  const { user, calls } = open({ [stored]: { dietPlan: published }, [edit]: { dietPlan: published } });
  await user.click(await screen.findByRole('button', { name: 'Update Diet Plan' }));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Diet plan updated and published successfully!')).toBeVisible();
  expect(bodyOf(calls, 'PUT')).toMatchObject({ status: 'published', updatedAt: published.updatedAt });
  await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(bodyOf(calls, 'PUT').status).toBe('draft'));
});

test('what was typed is there again after a reload, the meal in the builder included', async () => {
  const first = open({ [stored]: { dietPlan: plan() } });
  await chooseMeal(first.user, 'Dinner', '20:00');
  await typeItem(first.user, 'Palak Soup', { days: '4' });
  first.unmount();
  const second = open({ [stored]: { dietPlan: plan() } });
  expect(await screen.findByText(/Your unfinished diet plan of/)).toBeVisible();
  expect(await screen.findByText('Palak Soup')).toBeVisible();
  expect(screen.getByLabelText('Days')).toHaveValue(4);
  await second.user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.queryByText('Palak Soup')).toBeNull();
});

test('when somebody else saved meanwhile nothing typed is lost, and the doctor chooses', async () => {
  const newer = plan({ updatedAt: '2026-01-07T10:00:00.000Z', notes: 'theirs' });
  let current = plan();
  const { user, calls } = open({
    [stored]: () => ({ dietPlan: current }),
    [edit]: ({ body }: { body: DietPlanInput }) =>
      body.updatedAt === current.updatedAt ? { dietPlan: current } : new Refused('STALE_RECORD'),
  });
  await user.type(await screen.findByLabelText('Notes'), 'mine');
  current = newer;
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByText(/Somebody else saved this diet plan/)).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('mine');
  await user.click(screen.getByRole('button', { name: 'Keep what is on the screen' }));
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'PUT')).toMatchObject({ notes: 'mine', updatedAt: newer.updatedAt }),
  );
});

test('when another tab put a new plan in its place nothing typed is lost, and the doctor chooses', async () => {
  const newer = plan({ _id: 'p2', id: 'p2', updatedAt: '2026-01-07T10:00:00.000Z', notes: 'theirs' });
  let current = plan();
  const { user, calls } = open({
    [stored]: () => ({ dietPlan: current }),
    [edit]: new Refused('PLAN_REPLACED'),
    'PUT /dietPlan/edit/p2': { dietPlan: newer },
  });
  await user.type(await screen.findByLabelText('Notes'), 'mine');
  current = newer;
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByText(/Somebody else saved this diet plan/)).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('mine');
  await user.click(screen.getByRole('button', { name: 'Keep what is on the screen' }));
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await screen.findByText('Diet plan updated and saved successfully!');
  expect(calls.at(-1)).toMatchObject({ body: { notes: 'mine', updatedAt: newer.updatedAt } });
});

test('a plan that became history with its program is no more to be changed: the screen begins a new one', async () => {
  let current: DietPlan | null = plan();
  const { queryClient } = open({ [stored]: () => ({ dietPlan: current }) });
  expect(await screen.findByText('Editing')).toBeVisible();
  current = null;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('Creating')).toBeVisible();
  expect(screen.queryByText('Existing plan:')).toBeNull();
});

test('what was typed into a plan that became history stays, and is saved as a new plan', async () => {
  let current: DietPlan | null = plan();
  const { user, calls, queryClient } = open({
    [stored]: () => ({ dietPlan: current }),
    [create]: { dietPlan: plan() },
  });
  await user.type(await screen.findByLabelText('Notes'), 'mine');
  current = null;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('Creating')).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('mine');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'POST')).toMatchObject({ notes: 'mine' }));
});

test('a failed save says so and keeps the plan', async () => {
  const { user } = open({ [stored]: { dietPlan: plan() }, [edit]: OFFLINE });
  await user.type(await screen.findByLabelText('Notes'), 'drink water');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByText('Error saving diet plan')).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('drink water');
});

test('a plan without meals or without a program is not sent', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please add at least one meal plan across the weeks before saving',
  );
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('without a program the screen says so and saving is refused', async () => {
  const { user } = open({ [`GET /client/getClient/${clientId}`]: new Refused('SERVER_ERROR') });
  expect(await screen.findByText('No client plan found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Client plan not found. Please ensure the client has a plan assigned.',
  );
});

test('a plan that could not be loaded is not taken for a new one', async () => {
  open({ [stored]: OFFLINE });
  expect(await screen.findByText('Error loading existing diet plan data')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Diet Plan' })).toBeNull();
});

test('a template is shown before it takes the place of the weeks; bad files are refused', async () => {
  const { user } = open({ [stored]: { dietPlan: plan() } });
  const file = await screen.findByLabelText('Template file');
  await user.upload(file, json('{"weeks": 3}'));
  expect(await screen.findByText(/Invalid template file format\./)).toBeVisible();
  await user.upload(file, json('{"weeks": ['));
  expect(
    await screen.findByText("Could not read the template file. Please ensure it's a valid JSON."),
  ).toBeVisible();
  await user.upload(file, json(JSON.stringify({ title: 'Old', totalDays: 7, mealPlans: [meal('Poha')] })));
  expect(await screen.findByRole('dialog', { name: 'Load plan.json?' })).toHaveTextContent('Poha');
  await user.click(screen.getByRole('button', { name: 'Load Template' }));
  expect(await screen.findByText('Template loaded successfully!')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Meal plans of Old' })).toHaveTextContent('Poha');
});

test('a new plan beside a stored one is created, not written over it', async () => {
  const { user, calls } = open({ [stored]: { dietPlan: plan() }, [create]: { dietPlan: plan() } });
  await user.click(await screen.findByRole('button', { name: 'Create New Plan' }));
  expect(screen.getByText('Creating')).toBeVisible();
  await chooseMeal(user, 'Breakfast');
  await typeItem(user, 'Idli');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: 'Save Diet Plan' }));
  await waitFor(() => expect(bodyOf(calls, 'POST')).toMatchObject({ status: 'draft' }));
  expect(bodyOf(calls, 'POST')).not.toHaveProperty('updatedAt');
});
