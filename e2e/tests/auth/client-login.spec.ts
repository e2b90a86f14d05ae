import { expect, test } from '../../fixtures.ts';
import { logIn } from '../../pages/log-in.ts';
import {
  enterPortal,
  expectHeading,
  expectNoSidewaysScroll,
  SIZES,
  storedTexts,
} from '../../pages/portal.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a client logs in, sees the dashboard and logs out again', async ({
      page,
      clinic,
      accessible,
      quietConsole,
    }) => {
      // Reads of the screen that are still under way when its session ends are refused.
      quietConsole.allow(/401 \(Unauthorized\)/);
      const client = await clinic.client();
      await page.goto('/client/login');
      await expectHeading(page, 'Client Login');
      await accessible();
      await logIn(page, { ...client, email: ` ${client.email.toUpperCase()} ` });
      await expect(page.getByText('Login Successful!')).toBeVisible();
      await expectHeading(page, `Welcome, ${client.name}`);
      await expect(page).toHaveTitle(/^Home · /);

      if (size === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('link', { name: 'Logout' }).click();
      await expectHeading(page, 'Client Login');
      expect(await storedTexts(page)).toBe('{}');
      await page.goto('/client/diet-plan');
      await expect(page).toHaveURL('/client/login?next=%2Fclient%2Fdiet-plan');
    });
  });
}

test('a wrong password and an unknown e-mail are answered the same, and what was typed stays', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/401 \(Unauthorized\).*client\/emailVerify/);
  const client = await clinic.client();
  await page.goto('/client/login');
  for (const email of [client.email, `nobody.${client.email}`]) {
    await logIn(page, { email, password: 'not-this-one' });
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
    await expect(page.getByText('Login Failed!').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  }
  await accessible();
});

test('both fields say what they need', async ({ page }) => {
  await page.goto('/client/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('a session that ended leads to the log-in and back to the same page', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/401 \(Unauthorized\)/);
  const client = await clinic.client();
  await enterPortal(page, 'client', { ...client, token: `${client.token}x` }, '/client/snacks');
  await expectHeading(page, 'Client Login');
  await logIn(page, client);
  await expectHeading(page, 'Snacks');
});

test('a link cannot lead out of the area after the log-in', async ({ page, clinic }) => {
  const client = await clinic.client();
  await page.goto('/client/login?next=https%3A%2F%2Fexample.com%2Fclient%2Fplan');
  await logIn(page, client);
  await expectHeading(page, `Welcome, ${client.name}`);
  await expectNoSidewaysScroll(page);
});
