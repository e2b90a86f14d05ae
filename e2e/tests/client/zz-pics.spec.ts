import { now } from '../../clock.ts';
import { test, expect } from '../../fixtures.ts';
import { clientOf, givePlans, team } from '../../pages/given.ts';
import { goOffline } from '../../pages/own-day.ts';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { logIn, signIn } from '../../pages/log-in.ts';
const H = 3_600_000;
for (const [name, viewport] of [['390', { width: 390, height: 844 }], ['1440', { width: 1440, height: 900 }]] as const) {
  test.describe(name, () => {
    test.use({ viewport, serviceWorkers: 'allow', ownBrowser: true });
    test(`pics ${name}`, async ({ page, clinic, quietConsole }) => {
      quietConsole.allow(/.*/);
      const shot = (n: string) => page.screenshot({ path: `/tmp/w/pics/clock/${n}-${name}.png` });
      const staff = await team(clinic);
      const client = await clientOf(clinic, staff);
      await givePlans(clinic, staff.doctor, client);
      await clinic.call(client, 'PUT', '/privacy/consents', { version: NOTICE_VERSION, treatment: true });
      await page.context().clock.setSystemTime(now().getTime() - 48 * H);
      await page.goto('/client/login');
      await logIn(page, client);
      await expect(page.getByText(/clock is 2 days behind/)).toBeVisible();
      await expect(page.getByRole('region', { name: "Today's meals" })).toBeVisible();
      await shot('told');
      await page.goto('/client/dashboard');
      await goOffline(page);
      await page.goto('/client/dashboard');
      await expect(page.getByText(/^You are offline/)).toBeVisible();
      await expect(page.getByRole('region', { name: "Today's meals" })).toBeVisible();
      await shot('offline');
      await page.context().clock.setSystemTime(now().getTime() - 5 * 24 * H);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText(/this phone's clock/)).toBeVisible();
      await shot('by-this-phone');
      await page.context().setOffline(false);
      await page.context().clock.setSystemTime(now().getTime() - 5 * H);
      await signIn(page, '/staff/login', staff.assistant);
      await expect(page).toHaveURL(/assistant/); await expect(page.getByRole("heading",{level:1})).toBeVisible(); await expect(page.getByText(/clock is 5 hours behind/)).toBeVisible();
      await shot('desk');
    });
  });
}
