import { expect, test } from '../../fixtures.ts';
import { lastUsed } from '../../pages/account.ts';
import { toast } from '../../pages/toast.ts';
import { openDay } from '../../pages/given.ts';
import { logIn, signIn } from '../../pages/log-in.ts';
import { expectHeading } from '../../pages/portal.ts';

test('a device that is logged out from another one is led to the log-in, and back', async ({
  page,
  clinic,
  anotherPage,
  quietConsole,
}) => {
  quietConsole.allow(/401 \(Unauthorized\)/);
  const doctor = await clinic.doctor();
  await signIn(page, '/staff/login', doctor);
  const forgotten = await anotherPage();
  await signIn(forgotten, '/staff/login', doctor);

  await page.getByRole('link', { name: 'My account' }).click();
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  // The third session is that of the registration.
  const rows = devices.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('This device');
  await rows.nth(1).getByRole('button').click();
  await expect(toast(page, 'That device is logged out.')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await forgotten.getByRole('link', { name: 'Clients' }).click();
  await expect(forgotten).toHaveURL(/\/staff\/login\?next=/);
  await logIn(forgotten, doctor);
  await expectHeading(forgotten, 'Clients');
});

test('a new password logs out all other devices, and the old one opens nothing', async ({
  page,
  clinic,
  anotherPage,
  quietConsole,
}) => {
  quietConsole.allow(/40[01] \((Bad Request|Unauthorized)\)/);
  const client = await clinic.client();
  await signIn(page, '/client/login', client);
  const other = await anotherPage();
  await signIn(other, '/client/login', client);

  await page.goto('/client/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('not-mine-at-all');
  await page.getByLabel('New password').fill('marigold-evening-42');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('marigold-evening-42');
  await page.getByLabel('Current password').fill(client.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, /All other devices are logged out\.$/)).toBeVisible();
  await expect(page.getByText('You are logged in on this device only.')).toBeVisible();

  // Without a press: the other device is only looked at again.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(other).toHaveURL(/\/client\/login/);
  const why = other.getByText(/^You were logged out from another device, or your password/);
  await expect(why).toBeVisible();
  await other.reload();
  await expect(why).toBeVisible();
  await logIn(other, client);
  await expect(other.getByText('Login failed. Please check your credentials.').first()).toBeVisible();
  await logIn(other, { ...client, password: 'marigold-evening-42' });
  await expectHeading(other, /Welcome/);
  await expect(why).toHaveCount(0);
});

test('an unused desk is asked, logged out in all its tabs, and comes back to what was typed', async ({
  page,
  context,
  clinic,
  quietConsole,
}) => {
  // Two tabs may end the one session at the same moment.
  quietConsole.allow(/40[14] .*\/account\/logOut/);
  const doctor = await clinic.doctor();
  const assistant = await clinic.assistantOf(doctor);
  await signIn(page, '/assistant/login', assistant);
  await page.goto(`/assistant/book-appointment?date=${openDay()}`);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Asks for a call first');
  const otherTab = await context.newPage();
  await otherTab.goto('/assistant/clients');
  await expectHeading(otherTab, 'Clients');

  await lastUsed(page, 'assistant', 114);
  const question = page.getByRole('dialog', { name: 'Are you still there?' });
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question).toBeHidden();

  await lastUsed(page, 'assistant', 115);
  await expect(page).toHaveURL(/\/assistant\/login$/);
  await expect(otherTab).toHaveURL(/\/assistant\/login$/);
  await expect(toast(page, /nobody used this page for two hours/)).toBeVisible();
  await logIn(page, assistant);
  await expect(page).toHaveURL(/\/assistant\/book-appointment/);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Asks for a call first');
});
