import { now } from '../../clock.ts';
import { expect, test } from '../../fixtures.ts';
import { clientOf, givePlans, team } from '../../pages/given.ts';
import { goOffline } from '../../pages/own-day.ts';
import { enterPortal, expectHeading, SIZES, storedTexts } from '../../pages/portal.ts';

test.use({ viewport: SIZES.phone, serviceWorkers: 'allow', ownBrowser: true });

test('without network the client still reads plan and next appointment; log-out takes the copy away', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  await enterPortal(page, 'client', client, '/client/dashboard');
  await expect(page.getByRole('region', { name: 'Your day' })).toBeVisible();
  // The meals are visible before React starts, which then takes over the copy.
  for (const text of ['Khichdi', 'Triphala', 'Mixed Nuts'])
    await expect.poll(() => storedTexts(page)).toContain(text);
  await expect(page.getByRole('region', { name: 'Next appointment' })).toContainText('10:00 AM');
  await goOffline(page);
  await page.goto('/client/diet-plan');
  await expect(page.getByText(/^You are offline\. You see your copy of /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Light week' })).toBeVisible();
  await page.goto('/client/herbs-plan');
  await expect(page.getByRole('region', { name: 'Triphala' })).toBeVisible();
  await page.goto('/client/snacks');
  await expect(page.getByText('Mixed Nuts')).toBeVisible();
  await page.goto('/client/personal-details');
  await expect(page.getByText('This is not available without network.')).toHaveCount(2);
  await expect(page.getByText(/Not filled in yet|No blood report/)).toHaveCount(0);
  await page.goto('/client/appointments');
  await page.getByRole('button', { name: 'Past' }).click();
  await expect(page.getByText('Past appointments are not available without network.')).toBeVisible();
  await page.goto('/client/dashboard');
  await expect(page.getByRole('region', { name: 'Next appointment' })).toContainText('10:00 AM');

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expectHeading(page, 'Client Login');
  const left = await storedTexts(page);
  for (const text of [client.token, client.id, 'Triphala', 'Khichdi']) expect(left).not.toContain(text);
  await context.setOffline(false);
  await page.goto('/client/login');
  await expectHeading(page, 'Client Login');
});

test('without network a session that ended unseen shows nothing, and leaves no copy', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  await enterPortal(page, 'client', client, '/client/herbs-plan');
  await expect(page.getByRole('region', { name: 'Triphala' })).toBeVisible();
  await goOffline(page);
  await page.goto('/client/herbs-plan');
  await expect(page.getByRole('region', { name: 'Triphala' })).toBeVisible();
  await page.clock.setFixedTime(now().getTime() + 31 * 24 * 60 * 60_000);
  await page.goto('/client/herbs-plan');
  await expectHeading(page, 'Client Login');
  await expect(page.getByText('Triphala')).toHaveCount(0);
  const left = await storedTexts(page);
  for (const text of [client.token, 'Triphala', 'Khichdi']) expect(left).not.toContain(text);
  await context.setOffline(false);
});

test('the area can be installed; the other areas have no worker', async ({ page, clinic, request }) => {
  await enterPortal(page, 'client', await clinic.client(), '/client/dashboard');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    start_url: string;
    scope: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/client/dashboard', scope: '/client/' });
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  const scopes = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname);
  });
  expect(scopes).toEqual(['/client/']);
});
