import type { Page } from '@playwright/test';
import { expect, person, test } from '../../fixtures.ts';
import { mailedLink } from '../../pages/emails.ts';
import { logIn, signIn } from '../../pages/log-in.ts';
import { choosePassword, expectHeading } from '../../pages/portal.ts';

/** Opens the link of an email; nothing happens before the button is pressed. */
async function press(page: Page, link: string, button: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: button }).click();
}

test('a client’s e-mail that another person changed comes back by “This was not me”', async ({
  page,
  clinic,
  anotherPage,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/401 \(Unauthorized\)/);
  const client = await clinic.client();
  const changed = { ...client, email: person('Somebody Else').email };

  await page.goto(await mailedLink(clinic, client.email, '/client/verify-email'));
  await expectHeading(page, 'Confirm Your Email');
  await accessible();
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('status')).toHaveText('Thank you, your e-mail is confirmed.');
  await page.getByRole('link', { name: 'Go to the login' }).click();
  await logIn(page, client);
  await expectHeading(page, `Welcome, ${client.name}`);
  await page.goto('/client/account');

  // Another person has the password.
  const other = await anotherPage();
  await signIn(other, '/client/login', client);
  await other.goto('/client/account');
  const address = other.getByRole('region', { name: 'E-mail' });
  await expect(address.getByText('confirmed', { exact: true })).toBeVisible();
  await address.getByRole('button', { name: 'Change e-mail' }).click();
  await address.getByLabel('New e-mail').fill(changed.email);
  await address.getByLabel('Your password').fill(client.password);
  await address.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(address.getByText(`${changed.email} becomes your e-mail`)).toBeVisible();
  await press(other, await mailedLink(clinic, changed.email, '/client/verify-email'), 'Confirm this address');
  await expect(other.getByRole('status')).toHaveText('Thank you, your e-mail is confirmed.');

  await page.reload();
  await expect(page).toHaveURL(/\/client\/login/);
  await signIn(other, '/client/login', changed);
  await other.goto('/client/account');
  await expect(other.getByRole('region', { name: 'Who you are' })).toContainText(changed.email);

  await page.goto(await mailedLink(clinic, client.email, '/client/undo-email'));
  await expectHeading(page, 'This Was Not You?');
  await accessible();
  await page.getByRole('button', { name: 'Take the change back' }).click();
  await expect(page.getByRole('status')).toContainText('Your e-mail is what it was');
  await other.reload();
  await expect(other).toHaveURL(/\/client\/login/);
  for (const email of [changed.email, client.email]) {
    // A fresh page has no message of the refusal before.
    await other.goto('/client/login');
    await logIn(other, { ...client, email });
    await expect(other.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  }

  await choosePassword(
    page,
    await mailedLink(clinic, client.email, '/client/set-password'),
    'saffron-noon-73',
  );
  await expectHeading(page, 'Client Login');
  await logIn(page, { ...client, password: 'saffron-noon-73' });
  await expectHeading(page, `Welcome, ${client.name}`);
  await page.goto('/client/account');
  await expect(page.getByRole('region', { name: 'Who you are' })).toContainText(client.email);
});
