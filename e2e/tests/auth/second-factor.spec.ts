import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { withFingerprintReader } from '../../pages/account.ts';
import { codeOf } from '../../pages/app-code.ts';
import { proveEmail } from '../../pages/emails.ts';
import { logIn, signIn } from '../../pages/log-in.ts';

test.use({ ownBrowser: true });

const givePassword = async (page: Page, password: string, button: string) => {
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: button }).click();
};

test('a client sets up an app, logs in with its code, and with a recovery code when the phone is gone', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  // The dashboard's remaining calls answer 401 when its session is removed from the browser.
  quietConsole.allow(/40[013] \((Forbidden|Bad Request|Unauthorized)\)/);
  const client = await clinic.client();
  await proveEmail(clinic, client, 'client');
  await signIn(page, '/client/login', client);
  await page.goto('/client/account');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await givePassword(page, client.password, 'Continue');
  const key = await page.locator('code').textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  await accessible();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await accessible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 codes left.')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/client/login');
  await logIn(page, client);
  await expect(page.getByText('Enter the 6 digits')).toBeVisible();
  await accessible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(client.email);
  await page.getByRole('button', { name: 'Login' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText('This code is not right')).toBeVisible();
  await code.fill(codeOf(secret, 1));
  await code.press('Enter');
  await expect(page.getByText('Login Successful!')).toBeVisible();
  await expect(page).toHaveURL('/client/dashboard');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/client/login');
  await logIn(page, client);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/client/dashboard');
  await expect
    .poll(async () => (await clinic.mailsTo(client.email)).join('\n'))
    .toContain('One of your recovery codes was used');
});

test('a doctor logs in with a passkey, and without one once it is removed', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/40[13] \((Forbidden|Unauthorized)\)/);
  await withFingerprintReader(page);
  const doctor = await clinic.doctor();
  await proveEmail(clinic, doctor, 'staff');
  await signIn(page, '/staff/login', doctor);
  await page.goto('/doctor/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Surgery laptop');
  await givePassword(page, doctor.password, 'Add the passkey');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Surgery laptop')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/staff/login');
  await logIn(page, doctor);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Doctor Login Successful!')).toBeVisible();
  await expect(page).toHaveURL('/doctor');

  await page.goto('/doctor/account');
  await page.getByRole('button', { name: 'Remove passkey Surgery laptop' }).click();
  await givePassword(page, doctor.password, 'Remove the passkey');
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, '/staff/login', doctor);
  await expect(page).toHaveURL('/doctor');
});
