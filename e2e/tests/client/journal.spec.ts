import type { ClientJournal, OwnJournal } from '@clinic/contract/care/journal/journal';
import type { Page } from '@playwright/test';
import { now } from '../../clock.ts';
import { expect, test, type Account, type Clinic } from '../../fixtures.ts';
import { clientOf, dayFromToday, team } from '../../pages/given.ts';
import { logIn, signIn } from '../../pages/log-in.ts';
import { expectWater, glasses, goOffline, openDay } from '../../pages/own-day.ts';
import { enterPortal, expectHeading, SIZES } from '../../pages/portal.ts';

test.use({ viewport: SIZES.phone, serviceWorkers: 'allow', ownBrowser: true });

const DAY_MS = 24 * 60 * 60_000;
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
/** This client of the demo clinic has had a plan with meals for weeks. */
const WITH_MEALS = { email: 'rohan.desai@demo.example', password: 'demo-clinic' };

const addGlass = (page: Page) => page.getByRole('button', { name: 'Add a glass' }).click();
const isWaiting = (page: Page, words: string) =>
  expect(page.getByText(new RegExp(`^${words} not sent yet\\.`))).toBeVisible();

/** Drinks a glass of water without network; the entry waits on the phone. */
async function drinkOffline(page: Page, client: Account): Promise<void> {
  await enterPortal(page, 'client', client, '/client/dashboard');
  await openDay(page);
  await goOffline(page);
  await addGlass(page);
  await isWaiting(page, '1 tick is');
}

/** Makes entries of a glass of water on each of these days, sent at once or later. */
async function drank(clinic: Clinic, client: Account, days: readonly string[]): Promise<void> {
  for (const day of days) {
    const entry = {
      id: `glass-${day}`,
      item: `water:glass-${day}`,
      state: 'had',
      at: `${day}T08:00:00.000Z`,
    };
    await clinic.call(client, 'PUT', `/journal/${day}`, { sentAt: now().toISOString(), taps: [entry] });
  }
}

test('of a week two days are ticked off without network, in a tab that is killed: all of it arrives, once', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(NO_NETWORK);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await drank(clinic, client, [-6, -5, -4, -3, -2].map(dayFromToday));
  await enterPortal(page, 'client', client, '/client/dashboard');
  await openDay(page);
  await goOffline(page);
  await page.clock.setFixedTime(now().getTime() - DAY_MS);
  await page.goto('/client/dashboard');
  await openDay(page);
  await addGlass(page);
  await addGlass(page);
  await isWaiting(page, '2 ticks are');
  await page.close();

  const later = await context.newPage();
  quietConsole.watch(later);
  await later.clock.setFixedTime(now());
  await later.goto('/client/dashboard');
  await isWaiting(later, '2 ticks are');
  await addGlass(later);
  await isWaiting(later, '3 ticks are');
  expect(await glasses(clinic, client)).toEqual([0, 0]);
  await context.setOffline(false);
  await expect(later.getByText(/not sent yet/)).toHaveCount(0);
  await later.reload();
  await openDay(later);
  await expectWater(later, '1 glass');
  const range = `from=${dayFromToday(-6)}&to=${dayFromToday(0)}`;
  const week = await clinic.call<ClientJournal>(
    staff.doctor,
    'GET',
    `/journal/ofClient/${client.id}?${range}`,
  );
  expect(week.days.map(({ water }) => water.length)).toEqual([1, 1, 1, 1, 1, 2, 1]);
});

test('on a phone that is full a tick is sent at once, and one that cannot be sent says that it is not kept', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(NO_NETWORK);
  const client = await clinic.client();
  await enterPortal(page, 'client', client, '/client/dashboard');
  await openDay(page);
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
  });
  await addGlass(page);
  await expect.poll(() => glasses(clinic, client)).toEqual([0, 1]);
  await goOffline(page);
  await addGlass(page);
  await isWaiting(page, '1 tick is');
  await expect(page.getByText(/has no room to keep it: please leave this page open/)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => glasses(clinic, client)).toEqual([0, 2]);
  await expect(page.getByText(/not sent yet/)).toHaveCount(0);
});

test('on a second phone, whose clock says 2030, what is ticked later counts, whenever it is sent', async ({
  page,
  clinic,
  anotherPage,
  quietConsole,
}) => {
  quietConsole.allow(NO_NETWORK);
  const client = await clinic.call<{ token: string }>(undefined, 'POST', '/client/emailVerify', WITH_MEALS);
  const { days } = await clinic.call<OwnJournal>(client, 'GET', '/journal/own');
  const today = days[1];
  const key = today?.meals[0]?.key ?? '';
  const answer = async () => {
    const own = await clinic.call<OwnJournal>(client, 'GET', '/journal/own');
    return own.days.find(({ day }) => day === today?.day)?.answers[key] ?? 'none';
  };
  const at = now().toISOString();
  await clinic.call(client, 'PUT', `/journal/${today?.day}`, {
    sentAt: at,
    taps: [{ id: crypto.randomUUID(), item: key, state: 'none', at }],
  });
  const first = (on: Page, label: string) =>
    on.getByRole('button', { name: new RegExp(`^${today?.meals[0]?.mealType}, .*: ${label}$`) }).first();

  const second = await anotherPage({ viewport: SIZES.phone });
  await second.clock.setFixedTime('2030-05-01T06:30:00.000Z');
  await signIn(second, '/client/login', WITH_MEALS);
  await openDay(second);
  await second.context().setOffline(true);
  const other = new RegExp(`^Something else: ${today?.meals[0]?.mealType}, `);
  await second.getByRole('button', { name: other }).first().click();
  await first(second, 'Skipped').click();
  await isWaiting(second, '1 tick is');

  await signIn(page, '/client/login', WITH_MEALS);
  await openDay(page);
  await first(page, 'Had it').click();
  await expect.poll(answer).toBe('had');

  await second.clock.setFixedTime('2030-05-01T06:40:00.000Z');
  await second.context().setOffline(false);
  await expect(second.getByText(/not sent yet/)).toHaveCount(0);
  await expect(first(second, 'Had it')).toHaveAttribute('aria-pressed', 'true');
  expect(await answer()).toBe('had');

  await first(second, 'Swapped').click();
  await expect.poll(answer).toBe('swapped');
});

test('what is not sent when a session ends waits for the same person, and no other person sees it', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(NO_NETWORK);
  quietConsole.allow(/401 \(Unauthorized\)/);
  const client = await clinic.client();
  const other = await clinic.client();
  await drinkOffline(page, client);
  await clinic.call(client, 'POST', '/account/logOut');
  await context.setOffline(false);
  await expectHeading(page, 'Client Login');
  await logIn(page, other);
  await expectHeading(page, `Welcome, ${other.name}`);
  await openDay(page);
  await expectWater(page, '0 glasses');
  await expect(page.getByText(/not sent yet/)).toHaveCount(0);
  await page.goto('/client/logout');
  await expectHeading(page, 'Client Login');
  await logIn(page, client);
  await expectHeading(page, `Welcome, ${client.name}`);
  await openDay(page);
  await expectWater(page, '1 glass');
  const { email, password } = client;
  const again = await clinic.call<{ token: string }>(undefined, 'POST', '/client/emailVerify', {
    email,
    password,
  });
  await expect.poll(() => glasses(clinic, again)).toEqual([0, 1]);
  expect(await glasses(clinic, other)).toEqual([0, 0]);
});

test('after the next log-in ticks older than seven days are reported as lost', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(NO_NETWORK);
  quietConsole.allow(/401 \(Unauthorized\)/);
  const client = await clinic.client();
  await drinkOffline(page, client);
  await clinic.call(client, 'POST', '/account/logOut');
  await page.clock.setFixedTime(now().getTime() + 8 * DAY_MS);
  await context.setOffline(false);
  await page.goto('/client/dashboard');
  await expectHeading(page, 'Client Login');
  await logIn(page, client);
  await expect(page.getByText('1 tick could not be sent within seven days and is lost.')).toBeVisible();
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(page.getByText(/lost/)).toHaveCount(0);
  await page.reload();
  await openDay(page);
  await expect(page.getByText(/lost|not sent yet/)).toHaveCount(0);
  await expectWater(page, '0 glasses');
});

test('log-out asks before ticks that are not sent yet are lost', async ({
  page,
  context,
  clinic,
  quietConsole,
  accessible,
}) => {
  quietConsole.allow(NO_NETWORK);
  const client = await clinic.client();
  const logOut = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Logout' }).click();
    await expectHeading(page, 'Log out now?');
  };
  await drinkOffline(page, client);
  await logOut();
  await accessible();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await isWaiting(page, '1 tick is');
  await logOut();
  await page.getByRole('button', { name: 'Log out all the same' }).click();
  await expectHeading(page, 'Client Login');
  await context.setOffline(false);
  await signIn(page, '/client/login', client);
  await openDay(page);
  await expectWater(page, '0 glasses');
  await expect(page.getByText(/not sent yet/)).toHaveCount(0);
});
