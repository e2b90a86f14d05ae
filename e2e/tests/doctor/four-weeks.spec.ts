import { readFile } from 'node:fs/promises';
import type { DietPlan, DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import type { Page } from '@playwright/test';
import { expect, test, type Clinic } from '../../fixtures.ts';
import { Interactions } from '../../pages/interactions.ts';
import { toast } from '../../pages/toast.ts';
import { caseOf, expectRails, openPlan, type Case } from './plans-desk.ts';

/** Four weeks as the plan desk's chapter has them; each item as name, quantity, unit and days. */
const fixture = JSON.parse(
  await readFile(new URL('../../plans/four-weeks.json', import.meta.url), 'utf8'),
) as unknown;

const told = (weeks: readonly DietWeek[]) =>
  weeks.map(({ title, totalDays, mealPlan }) => ({
    title,
    totalDays,
    meals: Object.fromEntries(
      mealPlan.map(({ mealType, mealTime, itemGroups }) => [
        `${mealType} ${mealTime}`,
        itemGroups.map((group) =>
          group.map(({ name, quantity, unit, days }) => `${name}, ${quantity} ${unit}, ${days} days`),
        ),
      ]),
    ),
  }));

async function expectPlan(page: Page, clinic: Clinic, { doctor, client }: Case): Promise<void> {
  await page.getByRole('button', { name: 'Save Diet Plan' }).click();
  await expect(toast(page, /saved successfully/)).toBeVisible();
  const { dietPlan } = await clinic.call<{ dietPlan: DietPlan }>(
    doctor,
    'GET',
    `/dietPlan/getClientsDietPlan/${client.id}`,
  );
  expect(told(dietPlan.weeks)).toEqual(fixture);
}

const WEEK_1 = [
  ['methi water 1 glass'],
  ['2 moong chilla & green chutney 2 tablespoon'],
  ['papaya 1 bowl', '/1 guava'],
  ['2 phulka & bhindi sabzi 1 bowl & dal ½ bowl'],
  ['roasted chana 30 g'],
  ['moong dal khichdi 1 bowl & kadhi 1 bowl', '/vegetable daliya 1 bowl'],
] as const;
const MAKHANA = '=makhana 25 g';
const ROTLO = '=1 bajra rotlo & dudhi sabzi 1 bowl';
const JOWAR = '=2 jowar roti & turiya sabzi 1 bowl & dal ½ bowl';
const SOUP = '=vegetable soup 1 bowl & 2 idli';

async function typeWeek(hand: Interactions): Promise<void> {
  for (const [place, lines] of WEEK_1.entries()) {
    for (const line of lines) {
      await hand.type(line);
      await hand.press('Enter');
    }
    if (place < WEEK_1.length - 1) await hand.press('Enter');
  }
}

async function begin(page: Page, clinic: Clinic): Promise<{ people: Case; hand: Interactions }> {
  const people = await caseOf(clinic);
  await openPlan(page, 'diet-plan', people, 'grid');
  await expectRails(page);
  // An empty plan is typed at once.
  await expect(page.getByRole('combobox', { name: 'On Rising, Week 1' })).toBeFocused();
  return { people, hand: new Interactions(page) };
}

/** An item as List takes it: it has no plates, so one is typed as its name. */
interface Item {
  name: string;
  quantity?: string;
  unit?: string;
}
const plate = (name: string): Item => ({ name, unit: 'plate' });
const DAL = 'Toor Dal, ½ bowl';
const MEALS: readonly (readonly [type: string, time: string, ...items: Item[]])[] = [
  ['On Rising', '7:00 AM', { name: 'Methi Water' }],
  ['Breakfast', '9:00 AM', plate('2 Moong Dal Chilla & Green chutney, 2 tablespoon')],
  ['Mid Morning', '11:30 AM', { name: 'Papaya' }, { name: 'Guava' }],
  ['Lunch', '1:30 PM', plate(`2 Phulka & Bhindi Sabzi, 1 bowl & ${DAL}`)],
  ['Evening Snacks', '5:00 PM', { name: 'Roasted Chana', quantity: '30', unit: 'g' }],
  ['Dinner', '8:00 PM', plate('Moong Dal Khichdi, 1 bowl & Kadhi, 1 bowl'), { name: 'Vegetable Daliya' }],
];

/** Types items from the name on, and finishes the meal. */
async function typeItems(page: Page, hand: Interactions, items: readonly Item[]): Promise<void> {
  for (const [place, { name, quantity, unit }] of items.entries()) {
    if (place > 0) await hand.click(page.getByRole('button', { name: '/ (OR)' }));
    await hand.type(name);
    await hand.press('Enter');
    if (quantity) await hand.type(quantity);
    if (unit) {
      await hand.press('Tab');
      await hand.type(unit);
    }
    await hand.press('Enter');
  }
  await hand.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Name' })).toHaveCount(0);
}

async function changeMeal(
  page: Page,
  hand: Interactions,
  { week, type, before, now }: { week: string; type: string; before: string[]; now: Item },
): Promise<void> {
  const card = page.getByRole('list', { name: 'Weeks' }).getByRole('button', { name: week, exact: true });
  if ((await card.getAttribute('aria-pressed')) !== 'true') await hand.click(card);
  await hand.click(page.getByRole('button', { name: `Edit ${type}` }));
  await expect(page.getByRole('combobox', { name: 'Name' })).toBeVisible();
  for (const name of before) await hand.click(page.getByRole('button', { name: `Remove ${name}` }));
  await hand.click(page.getByRole('combobox', { name: 'Name' }));
  await typeItems(page, hand, [now]);
}

test.describe.configure({ timeout: 240_000 });

test('four weeks in List are what the grid is measured by', async ({ page, clinic }) => {
  const people = await caseOf(clinic);
  await openPlan(page, 'diet-plan', people);
  await expectRails(page);
  const hand = new Interactions(page);
  await hand.click(page.getByLabel('Add New Meal'));
  for (const [type, time, ...items] of MEALS) {
    await hand.type(type);
    await hand.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Name' })).toBeVisible();
    await hand.click(page.getByRole('button', { name: `Use ${time}` }));
    await expect(page.getByRole('combobox', { name: 'Name' })).toBeFocused();
    await typeItems(page, hand, items);
  }
  for (let week = 2; week <= 4; week += 1)
    await hand.click(page.getByRole('button', { name: 'Duplicate Active' }));
  const dinner = ['Moong Dal Khichdi, 1 bowl & Kadhi, 1 bowl', 'Vegetable Daliya'];
  const lunch = [`2 Phulka & Bhindi Sabzi, 1 bowl & ${DAL}`];
  const changes = [
    ['Week 4', 'Lunch', lunch, plate(`2 Jowar Roti & Turai Sabzi, 1 bowl & ${DAL}`)],
    ['Week 4', 'Dinner', dinner, plate('Vegetable Soup, 1 bowl & 2 Idli')],
    ['Week 2', 'Evening Snacks', ['Roasted Chana'], { name: 'Makhana', quantity: '25', unit: 'g' }],
    ['Week 2', 'Dinner', dinner, plate('1 Bajra Roti & Lauki Sabzi, 1 bowl')],
  ] as const;
  for (const [week, type, before, now] of changes)
    await changeMeal(page, hand, { week, type, before: [...before], now });
  await expectPlan(page, clinic, people);
  console.log(`Four weeks in List: ${hand.count} interactions`);
});

test('four weeks are typed by keyboard alone in at most 60 interactions', async ({ page, clinic }) => {
  const { people, hand } = await begin(page, clinic);
  await typeWeek(hand);
  await hand.press('Shift+Tab', 5);
  await expect(page.getByRole('button', { name: 'Duplicate Active' })).toBeFocused();
  await hand.press('Enter', 3);
  await hand.press('Tab', 5);
  await expect(page.getByRole('combobox', { name: 'Dinner, Week 4' })).toBeFocused();
  await hand.type(SOUP);
  await hand.press('Enter');
  await hand.press('ArrowUp', 2);
  await hand.type(JOWAR);
  await hand.press('Enter');
  await hand.press('ArrowLeft', 2);
  await hand.press('ArrowDown');
  await hand.type(MAKHANA);
  await hand.press('Enter', 2);
  await hand.type(ROTLO);
  await hand.press('Enter');
  await expectPlan(page, clinic, people);
  console.log(`Four weeks in the grid, by keyboard alone: ${hand.count} interactions`);
  expect(hand.count).toBeLessThanOrEqual(60);
});

test('and with the mouse where it is shorter in at most 52', async ({ page, clinic }) => {
  const { people, hand } = await begin(page, clinic);
  await typeWeek(hand);
  for (let week = 2; week <= 4; week += 1)
    await hand.click(page.getByRole('button', { name: 'Duplicate Active' }));
  const cell = (week: number, meal: string) =>
    page.locator(`tbody td:nth-child(${week + 1})[data-type="${meal}"]`);
  for (const [week, meal, line] of [
    [2, 'Evening Snacks', MAKHANA],
    [2, 'Dinner', ROTLO],
    [4, 'Lunch', JOWAR],
    [4, 'Dinner', SOUP],
  ] as const) {
    await hand.click(cell(week, meal));
    await hand.type(line);
    await hand.press('Enter');
  }
  await expectPlan(page, clinic, people);
  console.log(`Four weeks in the grid: ${hand.count} interactions`);
  expect(hand.count).toBeLessThanOrEqual(52);
});

test('and from the library with one meal changed and a refused food swapped in at most 20', async ({
  page,
  clinic,
}) => {
  const people = await caseOf(clinic);
  const { doctor, client } = people;
  const title = `Four weeks of ${client.name}`;
  const meal = (mealType: string, mealTime: string, name: string, quantity: number | string) => ({
    mealType,
    mealTime,
    itemGroups: [[{ days: 7, name, quantity, unit: 'bowl' }]],
  });
  const week = {
    totalDays: 7,
    mealPlan: [meal('Lunch', '13:30', 'Rajma', 1), meal('Evening Snacks', '17:00', 'Boiled Peanuts', '½')],
  };
  await clinic.call(doctor, 'POST', '/templates/add', {
    kind: 'plan',
    title,
    tags: [],
    owner: 'doctor',
    body: { weeks: [week, week, week, week] },
  });
  await clinic.call(doctor, 'POST', '/form/submitForm', {
    client: client.id,
    formType: 'MedicalHistory',
    fields: JSON.stringify({ allergies: 'peanuts' }),
  });
  await openPlan(page, 'diet-plan', people, 'grid');
  await expectRails(page);
  const hand = new Interactions(page);
  await hand.click(page.getByRole('button', { name: 'From the Library' }));
  await expect(page.getByRole('searchbox', { name: 'Search the library' })).toBeFocused();
  await hand.type(title);
  await hand.click(page.getByRole('button', { name: `Look at ${title}` }));
  await hand.click(page.getByRole('button', { name: 'Use it' }));
  await hand.click(page.locator('tbody td[data-type="Lunch"]').first());
  await hand.type('=2 idli');
  await hand.press('Enter');
  await hand.click(page.locator('tbody td[data-type="Evening Snacks"]').first());
  await hand.press('Shift+F10');
  await hand.click(page.getByRole('menuitem', { name: 'Swap a food' }));
  await hand.click(page.getByRole('button', { name: /^Take .* in all 4 meals$/ }).first());
  await hand.click(page.getByRole('button', { name: 'Save Diet Plan' }));
  await expect(toast(page, /saved successfully/)).toBeVisible();
  const { dietPlan } = await clinic.call<{ dietPlan: DietPlan }>(
    doctor,
    'GET',
    `/dietPlan/getClientsDietPlan/${client.id}`,
  );
  const names = dietPlan.weeks.map(({ mealPlan }) =>
    mealPlan.map(({ itemGroups }) => itemGroups.flat().map(({ name }) => name)),
  );
  expect(names.map(([lunch]) => lunch)).toEqual([['Idli'], ['Rajma'], ['Rajma'], ['Rajma']]);
  expect(JSON.stringify(names)).not.toContain('Peanut');
  console.log(`Four weeks from the library: ${hand.count} interactions`);
  expect(hand.count).toBeLessThanOrEqual(20);
});
