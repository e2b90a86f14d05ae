import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { team } from '../../pages/given.ts';
import { mailedLink } from '../../pages/emails.ts';
import { logIn } from '../../pages/log-in.ts';
import { choosePassword, expectHeading } from '../../pages/portal.ts';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('If there is an account with this email');
}

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
  await askForLink(page, client.email);

  const link = await mailedLink(clinic, client.email, '/client/set-password');
  await choosePassword(page, link, 'another-secret');
  await expectHeading(page, 'Client Login');
  await logIn(page, { ...client, password: 'another-secret' });
  await expectHeading(page, `Welcome, ${client.name}`);

  // The page is checked before anything is typed.
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('This link is no longer valid. Please ask for a new one.');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await accessible();
});

test('a doctor and an assistant who forgot their passwords come by mail to the log-in they share', async ({
  page,
  clinic,
  quietConsole,
}) => {
  // The staff log-in tries the doctor first, so one refusal is expected.
  quietConsole.allow(/401 \(Unauthorized\).*doctor\/emailVerify/);
  const { doctor, assistant } = await team(clinic);
  for (const [person, from, home] of [
    [doctor, '/staff/login', /\/doctor$/],
    [assistant, '/assistant/login', /\/assistant\/?$/],
  ] as const) {
    await page.goto(from);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expectHeading(page, 'Forgotten Password');
    await askForLink(page, person.email);
    const link = await mailedLink(clinic, person.email, '/staff/set-password');
    await choosePassword(page, link, 'marigold-evening-42');
    await expectHeading(page, 'Staff Login');
    await logIn(page, { ...person, password: 'marigold-evening-42' });
    await expect(page).toHaveURL(home);
  }
});
