import { expect, test } from '../../fixtures.ts';
import { logIn } from '../../pages/log-in.ts';
import { expectPage } from '../../pages/back-office.ts';
import { toast } from '../../pages/toast.ts';
import { enterOffice } from './office.ts';

test('the admin logs in, sees two cards and logs out again', async ({ page, clinic, accessible }) => {
  const { email, password } = await clinic.admin();
  await page.goto('/admin/login');
  await accessible();
  await logIn(page, { email, password });
  await expect(toast(page, 'Admin Login Successful!')).toBeVisible();
  await expectPage(page, 'Administration');
  // Further cards may remind the admin of the clinic's time settings.
  const cards = page.getByRole('main').getByRole('link', { name: /Manage/ });
  await expect(cards).toHaveText([/Manage Doctors/, /Manage Assistants/]);
  await accessible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(
    await page.evaluate(() => [localStorage.getItem('admin'), localStorage.getItem('adminToken')]),
  ).toEqual([null, null]);
});

test('the form says what is missing before it asks the server', async ({ page }) => {
  await page.goto('/admin/login');
  await logIn(page, { email: '', password: 'short' });
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible();
});

test('a page that needs a log-in leads to it and back to the same page', async ({ page, clinic }) => {
  const { email, password } = await clinic.admin();
  await page.goto('/admin/assistants');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await logIn(page, { email, password });
  await expect(page).toHaveURL(/\/admin\/assistants/);
  await expectPage(page, 'Manage Assistants');
});

test('an ended session leads to the log-in', async ({ page, clinic, quietConsole }) => {
  quietConsole.allow(/401/);
  await enterOffice(page, { ...(await clinic.admin()), token: 'no-longer-valid' }, '/doctors');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(toast(page, 'Your session has ended. Please log in again.')).toBeVisible();
});

test('an unknown page says so and leads home', async ({ page, clinic }) => {
  await enterOffice(page, await clinic.admin(), '/nowhere');
  await expectPage(page, 'Page Not Found');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expectPage(page, 'Administration');
});
