import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { expect, test } from '../../fixtures.ts';
import { clientOf, givePlans, team } from '../../pages/given.ts';
import { enterPortal, SIZES } from '../../pages/portal.ts';

test.use({ viewport: SIZES.phone, ownBrowser: true });

test('today’s meals can be read before React is there', async ({ page, clinic }) => {
  const staff = await team(clinic);
  const client = await clientOf(clinic, staff);
  await givePlans(clinic, staff.doctor, client);
  // The personal details are filled in, or the page would first ask for them.
  await clinic.call(client, 'PUT', '/privacy/consents', { version: NOTICE_VERSION, treatment: true });
  const scripts: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/portal\/assets\/.*\.js$/, async (route) => {
    const name = /assets\/([a-z-]+)-/.exec(route.request().url())?.[1] ?? '';
    scripts.push(name);
    if (name.startsWith('react')) await held;
    await route.continue();
  });
  await enterPortal(page, 'client', client, '/client/dashboard');
  const meals = page.getByRole('list', { name: 'Hours of the day' });
  await expect(meals).toBeVisible();
  expect(scripts.slice(0, 4).toSorted()).toEqual(['asking', 'first-view', 'own-day', 'plan-rules']);
  const before = await meals.innerText();
  await expect(page.getByRole('region', { name: 'Quick Overview' })).toBeHidden();
  release();
  await expect(page.getByRole('region', { name: 'Quick Overview' })).toBeVisible();
  await expect.poll(() => meals.innerText()).toBe(before);
});
