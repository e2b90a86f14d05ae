import { expect, test } from '../../fixtures.ts';

for (const path of ['/', '/client/login', '/staff/login', '/admin/login', '/assistant/login'])
  test(`${path} shows the clinic's one logo`, async ({ page }) => {
    await page.goto(path);
    const logo = page.locator('img[src="/favicon.svg"]').first();
    await expect(logo).toBeVisible();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
  });
