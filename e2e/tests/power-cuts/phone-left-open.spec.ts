import { readFile } from 'node:fs/promises';
import { expect } from '../../fixtures.ts';
import { withFingerprintReader } from '../../pages/account.ts';
import { proveEmail } from '../../pages/emails.ts';
import { clientOf, team } from '../../pages/given.ts';
import { signIn } from '../../pages/log-in.ts';
import { test } from './journey.ts';

test.use({ viewport: { width: 390, height: 844 }, movesTime: true, ownBrowser: true });

test('a phone that was left open gives the whole record to nobody without the password', async ({
  page,
  clinic,
  accessible,
  killable,
  quietConsole,
}) => {
  // The question is a refusal, and the server is away while its time moves.
  quietConsole.allow(/403 \(Forbidden\)|400 \(Bad Request\)|net::ERR_|Failed to fetch/);
  const client = await clientOf(clinic, await team(clinic));
  const later = async (minutes: number) => {
    await killable.kill();
    await killable.start(minutes);
  };
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  const password = question.getByRole('textbox', { name: 'Your password' });
  const goOn = question.getByRole('button', { name: 'Continue' });
  const save = page.getByRole('button', { name: 'Save the file' });

  await test.step('the client adds a passkey to the account', async () => {
    await withFingerprintReader(page);
    await proveEmail(clinic, client, 'client');
    await signIn(page, '/client/login', client);
    await page.goto('/client/account');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('textbox', { name: 'Your password' }).fill(client.password);
    await page.getByRole('button', { name: 'Add the passkey' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
  });

  await test.step('right after the log-in the copy is made without a question', async () => {
    await page.goto('/client/privacy');
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(save).toBeVisible({ timeout: 60_000 });
    await expect(question).toHaveCount(0);
  });

  await test.step('eleven minutes later the finished file asks, and a wrong password opens nothing', async () => {
    await later(11);
    await save.click();
    await expect(password).toBeFocused();
    await accessible();
    await password.fill('not-the-password');
    await goOn.click();
    await expect(question.getByText('This is not your password.')).toBeVisible();
    await accessible();
    await password.fill(client.password);
    const saving = page.waitForEvent('download');
    await goOn.click();
    const bytes = await readFile(await (await saving).path());
    expect(bytes.includes('my-data.json')).toBe(true);
    await expect(question).toHaveCount(0);
  });

  await test.step('a fingerprint does as well as the password', async () => {
    await later(11);
    await page.getByRole('button', { name: 'Make a new one' }).click();
    await question.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('We are making your file').or(save)).toBeVisible();
    await expect(save).toBeVisible({ timeout: 60_000 });
  });

  await test.step('then nothing is asked for ten minutes, and the erasure asks again', async () => {
    await later(9);
    await page.getByRole('button', { name: 'Make a new one' }).click();
    await expect(page.getByText('We are making your file').or(save)).toBeVisible();
    await expect(question).toHaveCount(0);
    await later(2);
    await page.getByRole('button', { name: 'Ask to erase my data' }).click();
    await page.getByRole('button', { name: 'Ask to erase', exact: true }).click();
    await expect(password).toBeFocused();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Ask to erase my data' })).toBeVisible();
    await page.getByRole('button', { name: 'Ask to erase my data' }).click();
    await page.getByRole('button', { name: 'Ask to erase', exact: true }).click();
    await password.fill(client.password);
    await goOn.click();
    await expect(page.getByRole('button', { name: 'Take my request back' })).toBeVisible();
  });
});
