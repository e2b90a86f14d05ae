import type { ClinicAnswer } from '@clinic/contract/clinic-settings';
import type { Clinic } from '../../fixtures.ts';
import { expect, test } from '../../own-product.ts';
import { goOffline } from '../../pages/own-day.ts';
import { clientOf, team } from '../../pages/given.ts';
import { enterPortal } from '../../pages/portal.ts';
import { sitePages } from './site-pages.ts';
import { fillBooking, visitor, waitForIsland } from './visitor.ts';

test.use({ clinicName: 'renamed', serviceWorkers: 'allow', ownBrowser: true });

/** The longest name that is taken, with a word that is wider than a phone. */
const LONG = 'Tarangpunarvasu-Ayurvedachikitsalaya & Daughters of Shri Vaidya Dhanvantari Pune';
const PHONE = '+91 20 5555 0100';

async function rename(clinic: Clinic, name: string): Promise<void> {
  const admin = await clinic.admin();
  const read = await clinic.call<ClinicAnswer>(admin, 'GET', '/admin/clinic');
  const line1 = '12 Ring Road';
  await clinic.call(admin, 'PUT', '/admin/clinic', {
    ...read.clinic,
    version: read.version,
    name,
    legalName: `${name} LLP`,
    address: { line1, line2: '', city: 'Pune', state: 'Maharashtra', pin: '', country: 'India' },
    geo: null,
    mapUrl: '',
    phones: [PHONE],
    email: 'hello@tarang.example',
    careEmail: 'care@tarang.example',
    social: { instagram: '', facebook: '', youtube: '' },
  });
}

test('a long name of the clinic fits every page, from 320 to 1440 pixels', async ({
  page,
  clinic,
  accessible,
}) => {
  await rename(clinic, LONG);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path] of sitePages) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: `${LONG}, home` })).toBeVisible();
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await accessible();
  }
});

test('no page names another clinic first, and none has an empty link', async ({ page, clinic }) => {
  await rename(clinic, 'Tarang');
  for (const path of ['/', '/contact-us', '/client/login', '/staff/login', '/admin/login']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toMatch(/tulsivan|madhuban|1555 ?014|href=""|<ul><\/ul>|, ,/i);
    await page.goto(path);
    await expect(page).toHaveTitle(/Tarang/);
  }
});

test('a form that cannot be sent names the number of this clinic', async ({ page, clinic, quietConsole }) => {
  quietConsole.allow(/Failed to load resource/);
  await rename(clinic, 'Tarang');
  await page.goto('/contact-us');
  await waitForIsland(page);
  await fillBooking(page, visitor('No Network'));
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.route('**/api/enquiry', (route) => route.abort());
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('alert')).toContainText(PHONE);
});

test('without network the pages have the name that the clinic took since they were kept', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const client = await clientOf(clinic, await team(clinic));
  await rename(clinic, 'Tarang');
  await enterPortal(page, 'client', client, '/client/dashboard');
  await expect(page).toHaveTitle(/Tarang/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await rename(clinic, 'Lahar');
  await page.goto('/client/dashboard');
  const kept = () => page.evaluate(async () => (await caches.match('/client/dashboard'))?.text());
  await expect.poll(kept).toContain('"name":"Lahar"');
  await goOffline(page);
  await page.goto('/client/dashboard');
  await expect(page).toHaveTitle(/Lahar/);
  await context.setOffline(false);
});
