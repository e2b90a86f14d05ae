import { expect, test } from '../../own-product.ts';
import { codeOf } from '../../pages/app-code.ts';
import { expectDialog } from '../../pages/dialogs.ts';
import { logIn, signIn } from '../../pages/log-in.ts';
import { toast } from '../../pages/toast.ts';
import { enterDesk, makeDesk } from '../assistant/desk.ts';

test.use({ ownBrowser: true });

const ADMIN = { email: 'admin@demo.example', password: 'demo-clinic' };
const WAITS = 'The letter waits: mails are not set up.';

test('in a clinic without mails people get in, and no page says that a letter was sent', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/403/);
  const desk = await makeDesk(clinic);
  await signIn(page, '/admin/login', ADMIN);

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(toast(page, WAITS)).toBeVisible();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByText('your password, typed again, stands in for it.')).toBeVisible();
  await accessible();
  await page.getByRole('textbox', { name: 'Your password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 codes left.')).toBeVisible();

  await page.goto('/admin/doctors');
  const form = page.locator('form');
  const doctor = { email: 'asha@example.in', password: 'marigold-evening' };
  await form.getByLabel('Name').fill('Dr Asha Mehta');
  await form.getByLabel('Email').fill(doctor.email);
  await form.getByLabel('Phone').fill('9825012345');
  await form.getByRole('textbox', { name: 'Password' }).fill(doctor.password);
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(toast(page, 'They log in with this e-mail and the password you typed;')).toBeVisible();

  await page.goto('/admin');
  const waiting = page.getByRole('link', { name: /^\d+ letters? waits?$/ });
  await expect(waiting).toBeVisible();
  await accessible();
  await waiting.click();
  await expect(page.getByRole('row').getByText('Waits: mails are not set up').first()).toBeVisible();
  await expect(page.getByText('Sent', { exact: true }).and(page.locator('td *'))).toHaveCount(0);

  await page.goto('/staff/login');
  await logIn(page, doctor);
  await expect(page).toHaveURL(/\/doctor$/);

  await enterDesk(page, desk.assistant, '/clients');
  await page.getByRole('button', { name: 'Add client' }).click();
  await expectDialog(page, 'Add client');
  const dialog = page.getByRole('dialog', { name: 'Add client' });
  await expect(dialog.getByText('the client cannot log in yet')).toBeVisible();
  await accessible();
  await dialog.getByLabel('Name').fill('Kamla Desai');
  await dialog.getByLabel('Email').fill('kamla@example.in');
  await dialog.getByLabel('Phone').fill('9825012346');
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await expect(toast(page, 'The client can log in once mails are set up.')).toBeVisible();

  await page.goto('/client/forgot-password');
  await expect(page.getByText('no link reaches you: please call the clinic.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('kamla@example.in');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: WAITS })).toBeVisible();
  await expect(page.getByText(/we have sent/)).toHaveCount(0);
  await accessible();
});
