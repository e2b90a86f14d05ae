import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clinicInstant } from '@clinic/contract/clinic-calendar';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import type { Page } from '@playwright/test';
import { now } from '../../clock.ts';
import { expect, test } from '../../fixtures.ts';
import { clientOf, dayFromToday, givePlans, team } from '../../pages/given.ts';
import { logIn } from '../../pages/log-in.ts';
import { expectWater, glasses, goOffline, openDay } from '../../pages/own-day.ts';
import { enterPortal, expectHeading, SIZES } from '../../pages/portal.ts';
import { startProduct } from '../../product.ts';

test.use({ viewport: SIZES.phone, serviceWorkers: 'allow', ownBrowser: true });

const HOUR_MS = 60 * 60_000;
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const setClock = (page: Page, hours: number) =>
  page.context().clock.setSystemTime(now().getTime() + hours * HOUR_MS);
/** The food of the present day; two days before it was Daliya Upma. */
async function expectTodaysFood(page: Page): Promise<void> {
  await openDay(page);
  await expect(part(page, 'Your day')).toContainText('Moong Chilla, 2 pieces');
}

test('a phone that is two days behind shows the food of today, online and offline, and says once that it is wrong', async ({
  page,
  context,
  clinic,
  quietConsole,
  accessible,
}) => {
  quietConsole.allow(NO_NETWORK);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  await setClock(page, -48);
  await page.goto('/client/login');
  await logIn(page, client);
  await expectHeading(page, `Welcome, ${client.name}`);
  const said = page.getByText('This device’s clock is 2 days behind. Days and times here are the clinic’s.');
  await expect(said).toBeVisible();
  await expectTodaysFood(page);
  await accessible();
  await openDay(page);
  await page.getByRole('button', { name: 'Add a glass' }).click();
  await expect.poll(() => glasses(clinic, client)).toEqual([0, 1]);

  await page.goto('/client/diet-plan');
  await expect(page.getByText('Today is day 4 of 7.')).toBeVisible();
  await expect(said).toBeHidden();

  await goOffline(page);
  await page.goto('/client/dashboard');
  await expectTodaysFood(page);
  await openDay(page);
  await expectWater(page, '1 glass');
  await page.getByRole('button', { name: 'Add a glass' }).click();
  await expect(page.getByText(/^You are offline/)).not.toContainText("this phone's clock");

  await context.setOffline(false);
  await expect.poll(() => glasses(clinic, client)).toEqual([0, 2]);

  await context.setOffline(true);
  await setClock(page, 0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^You are offline/)).toContainText("Days and times are by this phone's clock.");
  await expectTodaysFood(page);
  await expectWater(page, '2 glasses');
});

/** The product of a clinic where it is half past one. */
const atLunch = test.extend({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, give) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-lunch-'));
    const lunch = clinicInstant(dayFromToday(0), '13:30', 'Asia/Kolkata');
    const offset = Math.round((lunch.getTime() - Date.now()) / 1000);
    const product = await startProduct({
      DATA_DIR: dataDir,
      DEMO_DATA: 'true',
      CLOCK_OFFSET_SECONDS: String(offset),
    });
    await give(product.url);
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
});

atLunch(
  'a phone that is five hours behind does not offer the doses of the morning at half past one',
  async ({ page, clinic }) => {
    const staff = await team(clinic);
    const client = await clientOf(clinic, staff);
    await givePlans(clinic, staff.doctor, client);
    // Or the question for it would come first.
    await clinic.call(client, 'PUT', '/privacy/consents', { version: NOTICE_VERSION, treatment: true });
    const morning = clinicInstant(dayFromToday(0), '08:30', 'Asia/Kolkata');
    await page.context().clock.setSystemTime(morning);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/portal\/assets\/react.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await enterPortal(page, 'client', client, '/client/dashboard');
    const isRight = async () => {
      const rows = page.getByRole('list', { name: 'Hours of the day' }).getByRole('listitem');
      await expect(rows).toHaveText([/^Earlier: Breakfast/, /^Next: Dinner, 7:30 PM.*2 × Triphala/]);
    };
    // The view before React.
    await isRight();
    await expect(part(page, 'Quick Overview')).toBeHidden();
    release();
    await expect(part(page, 'Quick Overview')).toBeVisible();
    await isRight();
  },
);
