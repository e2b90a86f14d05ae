import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { expect, test } from '../../fixtures.ts';
import { sitePages } from './site-pages.ts';

test('each page has its title and heading, and none but the one with a form loads a script', async ({
  page,
}) => {
  const withScripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') withScripts.add(new URL(page.url()).pathname);
  });
  for (const [path, heading] of sitePages) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/Tulsivan Wellness Clinic/);
  }
  expect([...withScripts]).toEqual(['/contact-us']);
});

test('no page is wider than its window, from 320 to 2560 pixels', async ({ page }) => {
  for (const width of [320, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path] of sitePages) {
      await page.goto(path);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the plans page shows the 14 plans, each with a page of its own', async ({ page }) => {
  await page.goto('/plans');
  const plans = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(plans).toHaveText(OFFERINGS.map(({ name }) => name));
  for (const { id, name } of OFFERINGS) {
    await page.goto(`/plans/${id}`);
    await expect(page).toHaveTitle(new RegExp(`^${name} plan`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await page.goto('/plans');
  await page.getByRole('link', { name: 'Thyroid' }).click();
  await expect(page).toHaveURL(/\/plans\/thyroid$/);
  await expect(page.getByRole('heading', { name: 'Who it is for' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What it includes' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Drawing of gotu kola/ })).toBeVisible();
});

test('an unknown address answers 404 and leads back home', async ({ page, quietConsole, accessible }) => {
  quietConsole.allow(/404 \(Not Found\)/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await accessible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const lasting = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1),
  );
  expect(lasting).toEqual([]);
});
