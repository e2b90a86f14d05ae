import { expect, test } from '../../fixtures.ts';
import { expectPage } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { enterDesk, makeDesk } from './desk.ts';

test('an assistant logs in and logs out', async ({ page, clinic, accessible }) => {
  const { assistant } = await makeDesk(clinic);
  await page.goto('/assistant/login');
  await accessible();
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/client/register');
  const password = page.getByRole('textbox', { name: 'Password' });
  await page.getByRole('textbox', { name: 'Email' }).fill(assistant.email);
  await password.fill(assistant.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await password.press('Enter');
  await expect(toast(page, 'Login Successful!')).toBeVisible();
  await expectPage(page, 'Front desk');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/assistant\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('assistant'))).toBeNull();
});

test('what the desk still asks at the log-out is given up, and refused to nobody', async ({
  page,
  clinic,
}) => {
  const { assistant } = await makeDesk(clinic);
  // This call is never answered.
  await page.route('**/api/desk/today', () => undefined);
  const asked = page.waitForRequest('**/api/desk/today');
  await enterDesk(page, assistant);
  const day = await asked;
  const gaveUp = page.waitForEvent('requestfailed', (request) => request === day);
  await page.getByRole('button', { name: 'Logout' }).click();
  await gaveUp;
  await expect(page).toHaveURL(/\/assistant\/login$/);
});

test('a wrong password is refused in a toast and beside the form', async ({ page, quietConsole }) => {
  quietConsole.allow(/401/);
  await page.goto('/assistant/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.in');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, 'Login failed. Please check your credentials.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
});

test('without a stored assistant every page leads to the log-in', async ({ page }) => {
  for (const path of ['', '/appointments', '/invoice/123', '/client-details/123']) {
    await page.goto(`/assistant${path}`);
    await expect(page).toHaveURL(/\/assistant\/login$/);
  }
});

test('Logout leads to the staff log-in when no session is stored any more', async ({ page, clinic }) => {
  const { assistant } = await makeDesk(clinic);
  await enterDesk(page, assistant, '/clients');
  await expectPage(page, 'Clients');
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('assistant'));
  await logout.click();
  await expect(page).toHaveURL(/\/staff\/login$/);
});
