import { formatDay } from '@clinic/contract/clinic-calendar';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { serial } from '../../serial.ts';
import { openDay, team } from '../../pages/given.ts';
import { chooseTime, expectHeading, SIZES, storedTexts } from '../../pages/portal.ts';

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/client/register');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Gauri Desai');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('+91 98980-12345');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('secret-1');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('secret-1');
  await page.getByRole('button', { name: 'Register' }).click();
}

const newEmail = () => `gauri.${serial()}@example.in`;

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a visitor registers, asks for the first appointment and finds it in the portal', async ({
      page,
      clinic,
      accessible,
    }) => {
      const { doctor, assistant } = await team(clinic);
      await register(page, newEmail());
      const popup = page.getByRole('dialog');
      await expect(popup).toBeVisible();
      await accessible();
      expect(await storedTexts(page)).not.toContain('token');

      await popup.getByLabel('Preferred Doctor').selectOption(doctor.name);
      await popup.getByLabel('Preferred Assistant').selectOption(assistant.name);
      const day = openDay();
      await popup.getByLabel('Appointment Type').selectOption('In-Person');
      await chooseTime(popup, day, '10:15');
      await popup.getByLabel('Additional Notes').fill('I am allergic to peanuts.');
      await popup.getByRole('button', { name: 'Request appointment' }).click();
      await expect(
        page.getByText(
          'Appointment request submitted successfully! You will receive an email confirmation once scheduled.',
        ),
      ).toBeVisible();
      await expectHeading(page, 'Welcome, Gauri Desai');
      const next = page.getByRole('region', { name: 'Next appointment' });
      await expect(next).toContainText(formatDay(day));
      await expect(next).toContainText('10:15 AM');
      await expect(next).toContainText('Madhuban House');
      await expect(next).toContainText('Requested');
    });
  });
}

test('a client who wants no appointment yet is in the portal all the same', async ({ page, clinic }) => {
  await team(clinic);
  await register(page, newEmail());
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expectHeading(page, 'Welcome, Gauri Desai');
  expect(await storedTexts(page)).toContain('token');
});

test('an e-mail that is in use is refused at its field, and nothing typed is lost', async ({
  page,
  clinic,
  quietConsole,
}) => {
  quietConsole.allow(/409 \(Conflict\).*emailRegister/);
  const client = await clinic.client();
  await register(page, client.email);
  await expect(page.getByText('Registration Failed!')).toBeVisible();
  await expect(page.getByText('This email is already in use.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+91 98980-12345');
});
