import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { sitePages } from './site-pages.ts';
import { enquiriesOf, fillBooking, visitor, waitForIsland } from './visitor.ts';

const scriptSources = (headers: Record<string, string>): string =>
  /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';

/** Delays the scripts of the site; answers a function that lets them load. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('every inline script of a page is allowed by its own hash, and nothing else is', async ({ page }) => {
  const found: string[] = [];
  for (const [path] of [...sitePages, ['/no/such/page']]) {
    const answer = await page.request.get(path);
    const scripts = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const inline = parsed.querySelectorAll('script:not([src]):not([type$="json"])');
        return [...inline].map(({ textContent }) => textContent);
      },
      await answer.text(),
    );
    const hashes = new Set(
      scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    );
    expect(scriptSources(answer.headers()).split(' ').toSorted(), path).toEqual(
      ["'self'", ...hashes].toSorted(),
    );
    if (hashes.size > 0) found.push(path);
  }
  expect(found).toEqual(['/contact-us']);
  for (const path of ['/client/login', '/staff/login', '/admin/login', '/api/health'])
    expect(scriptSources((await page.request.get(path)).headers()), path).toBe("'self'");
});

test('what the build hands to the server is no page of the site', async ({ page }) => {
  const own = ['/frame', '/.frame.html', '/.frame', '/.script-hashes.json', '/portal/.stamp'];
  for (const path of own) expect((await page.request.get(path)).status(), path).toBe(404);
  expect(await (await page.request.get('/sitemap-0.xml')).text()).not.toContain('frame');
});

test('what was typed before the script arrived is still there after it, and is sent by it', async ({
  page,
  clinic,
}) => {
  const desk = await clinic.assistantOf(await clinic.doctor());
  const person = visitor('Early Bird');
  const release = await holdScripts(page);
  await page.goto('/contact-us?plan=detox', { waitUntil: 'commit' });
  await fillBooking(page, person);
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('Soul Care');
  await page.getByRole('textbox', { name: 'What would you like to change?' }).fill('My sleep.');
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  release();
  await waitForIsland(page);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(person.name);
  await expect(page.getByRole('combobox', { name: 'Plan' })).toHaveValue('soul-care');
  await expect(page.getByRole('checkbox', { name: /terms and conditions/ })).toBeChecked();
  const sent = page.waitForRequest('**/api/enquiry');
  await page.getByRole('button', { name: 'Book Now' }).click();
  expect((await sent).headers()['content-type']).toBe('application/json');
  await expect(page).toHaveURL(/\/#thank-you$/);
  expect(await enquiriesOf(clinic, desk, person)).toMatchObject([
    { name: person.name, age: 34, plan: 'soul-care', message: 'My sleep.' },
  ]);
});

test('the form is sent as a plain one when its script does not come', async ({ page, clinic }) => {
  const desk = await clinic.assistantOf(await clinic.doctor());
  const person = visitor('Slow Line');
  const release = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await fillBooking(page, person);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/#thank-you$/);
  expect(await enquiriesOf(clinic, desk, person)).toMatchObject([{ name: person.name }]);
  release();
});
