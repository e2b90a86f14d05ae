import { expect, test } from '../../fixtures.ts';
import { logIn } from '../../pages/log-in.ts';
import { expectHeading } from '../../pages/portal.ts';
import { readable } from '../../readable.ts';

test('a client who forgot the password chooses a new one by mail; the link works once', async ({
  page,
  clinic,
  accessible,
  quietConsole,
}) => {
  quietConsole.allow(/40[01] \(/);
  const client = await clinic.client();
  await page.goto('/client/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectHeading(page, 'Forgotten Password');
  await accessible();
  await page.getByRole('textbox', { name: 'Email' }).fill(client.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('If there is an account with this email');

  const linkOf = async () => {
    const mails = (await clinic.mailsTo(client.email)).map(readable);
    return mails.map((mail) => /\/client\/set-password\?token=[^\s"<&]+/.exec(mail)?.[0]).find(Boolean);
  };
  await expect.poll(linkOf, { timeout: 20_000 }).toBeTruthy();
  const link = (await linkOf()) ?? '';

  const choose = async (password: string) => {
    await page.goto(link);
    await expectHeading(page, 'Choose a Password');
    await page.getByRole('textbox', { name: 'New Password' }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
  };
  await choose('another-secret');
  await expectHeading(page, 'Client Login');
  await logIn(page, { ...client, password: 'another-secret' });
  await expectHeading(page, `Welcome, ${client.name}`);

  await choose('a-third-secret');
  await expect(page.getByRole('alert')).toHaveText('This link is no longer valid. Please ask for a new one.');
});
