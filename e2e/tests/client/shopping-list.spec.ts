import { expect, test } from '../../fixtures.ts';
import type { Page } from '@playwright/test';
import { clientOf, givePlans, team } from '../../pages/given.ts';
import { goOffline } from '../../pages/own-day.ts';
import { enterPortal, expectHeading, expectNoSidewaysScroll, SIZES } from '../../pages/portal.ts';

test.use({ viewport: SIZES.phone, serviceWorkers: 'allow', ownBrowser: true });

const SALT = /^Salt, \d+ g$/;
const firstBox = (page: Page) => page.getByRole('checkbox', { name: SALT });

test('a client ticks off the week’s shopping, also without network; another client sees no ticks', async ({
  page,
  context,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const staff = await team(clinic);
  const [client, other] = [await clientOf(clinic, staff), await clientOf(clinic, staff)];
  for (const one of [client, other]) await givePlans(clinic, staff.doctor, one);

  await enterPortal(page, 'client', client, '/client/diet-plan');
  await page.getByRole('link', { name: 'Shopping list' }).click();
  await expectHeading(page, 'Shopping list');
  await expect(page.getByLabel('Week')).toHaveValue('2');
  await expect(page.getByRole('region', { name: 'Salt and spices' })).toBeVisible();
  await expect(page.getByText('the list is for the first one')).toBeVisible();
  await expect(page.getByText('Poha')).toHaveCount(0);
  await firstBox(page).check();
  for (const size of [SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    await accessible();
    await expectNoSidewaysScroll(page);
  }
  await page.reload();
  await expect(firstBox(page)).toBeChecked();

  await goOffline(page);
  await page.reload();
  await expect(firstBox(page)).toBeChecked();
  await firstBox(page).uncheck();
  await page.reload();
  await expect(firstBox(page)).not.toBeChecked();
  await firstBox(page).check();
  await context.setOffline(false);

  await enterPortal(page, 'client', other, '/client/shopping-list');
  await expect(firstBox(page)).not.toBeChecked();
});

test('a client who only looked at the plan has its list without network, too', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  const foods = page.waitForResponse(/\/foods\/ofPlan\//);
  await enterPortal(page, 'client', client, '/client/diet-plan');
  await expect(page.getByRole('link', { name: 'Shopping list' })).toBeVisible();
  await (await foods).finished();
  await goOffline(page);
  await page.goto('/client/shopping-list');
  await expect(firstBox(page)).toBeVisible();
  await context.setOffline(false);
});
