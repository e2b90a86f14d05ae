import { randomUUID } from 'node:crypto';
import type { OwnJournal } from '@clinic/contract/care/journal/journal';
import type { Page } from '@playwright/test';
import { now } from '../../clock.ts';
import { expect, test, type Account, type Clinic } from '../../fixtures.ts';
import { clientOf, dayFromToday, team } from '../../pages/given.ts';
import { goOffline, openDay } from '../../pages/own-day.ts';
import { signIn } from '../../pages/log-in.ts';
import { enterPortal, expectNoSidewaysScroll } from '../../pages/portal.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, serviceWorkers: 'allow', ownBrowser: true });

const item = (name: string, unit: string, quantity: number | string = 1) => ({
  name,
  unit,
  quantity,
  days: 7,
});
const MEALS = [
  ['On Rising', '07:00', [[item('Methi Water', 'glass')]]],
  ['Breakfast', '09:00', [[item('Moong Chilla', 'piece', 2)], [item('Vegetable Poha', 'bowl')]]],
  ['Mid Morning', '11:30', [[item('Papaya', 'bowl')], [item('Guava', 'piece')]]],
  ['Lunch', '13:30', [[item('Phulka with Bhindi Sabzi and Dal', 'plate')]]],
  ['Evening Snacks', '17:00', [[item('Roasted Chana', 'g', 30)]]],
  ['Dinner', '20:00', [[item('Moong Dal Khichdi', 'bowl')], [item('Vegetable Daliya', 'bowl')]]],
] as const;
const SLOTS = ['onRising', 'morning', 'lunch', 'dinner'] as const;

/** A client with a meal in each part of the day, and doses in four of them. */
async function fullDay(clinic: Clinic): Promise<Account> {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  const plan = { name: 'Weight Loss', duration: 4, durationInDays: 28, startDate: dayFromToday(-3) };
  await clinic.call(staff.doctor, 'POST', '/program/save', { clientId: client.id, plan });
  await clinic.call(staff.doctor, 'POST', `/dietPlan/create/${client.id}`, {
    program: plan.name,
    totalDays: 7,
    status: 'published',
    weeks: [
      {
        weekNumber: 1,
        title: 'Week 1',
        totalDays: 7,
        mealPlan: MEALS.map(([mealType, mealTime, itemGroups]) => ({ mealType, mealTime, itemGroups })),
      },
    ],
  });
  const vitamins = SLOTS.map((slot) => ({
    name: `Calcium ${slot}`,
    quantity: '500 mg',
    dosage: { [slot]: { count: 1, timing: 'A' } },
  }));
  await clinic.call(staff.doctor, 'POST', `/vitaminPlan/save/${client.id}`, { vitamins });
  return client;
}

/** The tallest home in pixels, on a phone of 390 × 844. */
const HOME = 1800;
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the home of a full day is two screens of a phone and a bit', async ({ page, clinic, accessible }) => {
  const client = await fullDay(clinic);
  await enterPortal(page, 'client', client, '/client/dashboard');
  await openDay(page);
  await expect(page.getByRole('heading', { name: 'Need Help?' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Weekly check-in' }).or(page.getByText('Quick Overview')),
  ).toBeVisible();
  for (const name of ['Next appointment', 'Help Us Personalize Your Plan'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(HOME);
  await expectNoSidewaysScroll(page);
  await accessible();
  const day = page.getByRole('region', { name: 'Your day' });
  await expect(day.getByText('Phulka with Bhindi Sabzi and Dal, 1 plate')).toHaveCount(1);
});

test('so is the home of a client of weeks, with its ticks and doses open', async ({ page }) => {
  await signIn(page, '/client/login', { email: 'client@demo.example', password: 'demo-clinic' });
  await openDay(page);
  await expect(page.getByRole('button', { name: /^(Lunch|Dinner), .*: Had it$/ })).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Need Help?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quick Overview' })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(HOME);
});

test('what is eaten and taken now is in the first screen, without a press', async ({ page, clinic }) => {
  const client = await fullDay(clinic);
  await enterPortal(page, 'client', client, '/client/dashboard');
  await expect(page.getByRole('button', { name: 'Add a glass' })).toBeEnabled();
  const present = page.getByRole('listitem').filter({ hasText: /^(Now|Next|Earlier)/ });
  await expect(present.last()).toBeInViewport({ ratio: 1 });
});

/** Takes back the day's answers, which the demo's records and earlier runs have given. */
async function unanswer(clinic: Clinic, client: { token: string }, answers: object): Promise<void> {
  const at = now().toISOString();
  const taps = Object.keys(answers).map((key) => ({ id: randomUUID(), item: key, state: 'none', at }));
  if (taps.length > 0) await clinic.call(client, 'PUT', `/journal/${dayFromToday(0)}`, { sentAt: at, taps });
}

test('one press ticks off a meal and its doses, without network too', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  // This client of the demo clinic has had a plan for weeks: what is published today has its ticks tomorrow.
  const demo = { email: 'zoya.khan@demo.example', password: 'demo-clinic' };
  const client = await clinic.call<{ token: string }>(undefined, 'POST', '/client/emailVerify', demo);
  const read = async () => {
    const { days } = await clinic.call<OwnJournal>(client, 'GET', '/journal/own');
    return days.find(({ day }) => day === dayFromToday(0));
  };
  const day = await read();
  const lunch = day?.meals.find(({ mealType }) => mealType === 'Lunch');
  expect(lunch).toBeDefined();
  await unanswer(clinic, client, day?.answers ?? {});
  await signIn(page, '/client/login', demo);
  await openDay(page);
  await goOffline(page);
  await page.goto('/client/dashboard');
  await openDay(page);
  const tick = page.getByRole('button', { name: /^Lunch, .*: Had it$/ });
  await tick.click();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^\d+ ticks? (is|are) not sent yet\./)).toBeVisible();
  await page.goto('/client/dashboard');
  await openDay(page);
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await expect.poll(async () => (await read())?.answers[lunch?.key ?? '']).toBe('had');
});
