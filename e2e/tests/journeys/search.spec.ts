import type { Payment } from '@clinic/contract/billing/payments';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { expectPage, take } from '../../pages/back-office.ts';
import { clientOf, team } from '../../pages/given.ts';
import { enterPortal } from '../../pages/portal.ts';
import { serial } from '../../serial.ts';
import { enterDesk } from '../assistant/desk.ts';

const field = (page: Page) =>
  page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' });

test('the desk finds a client by the phone number from anywhere, and comes back to what was opened lately', async ({
  page,
  clinic,
  accessible,
}) => {
  const { assistant } = await team(clinic);
  const client = await clinic.client();
  await enterDesk(page, assistant, '/inventory');
  await page.getByRole('button', { name: 'Search' }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(client.phone.slice(2));
  await expect(page.getByRole('option', { name: new RegExp(client.name) })).toBeVisible();
  await accessible('[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/client-details/${client.id}$`));
  await expectPage(page, client.name);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('new inv');
  await take(page.getByRole('option', { name: 'New invoice' }));
  await expect(page).toHaveURL(/\/assistant\/invoice$/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').nth(1)).toContainText(client.name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the desk finds a payment by what UPI calls it, and opens its receipt', async ({ page, clinic }) => {
  const { assistant } = await team(clinic);
  const client = await clinic.client();
  const reference = `4312 ${serial()}`;
  const { payment } = await clinic.call<{ payment: Payment }>(assistant, 'POST', '/payment/receive', {
    client: client.id,
    mode: 'UPI',
    amount: 640.5,
    reference,
  });
  await enterDesk(page, assistant, '/enquiries');
  await page.getByRole('button', { name: 'Search' }).waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill(reference.replace(' ', ''));
  const found = page.getByRole('group', { name: 'Payments' }).getByRole('option');
  await expect(found).toContainText([`${payment.number}`]);
  await expect(found).toContainText([client.name]);
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/all-invoices/payments/${payment.id}$`));
  await expect(page.getByText('₹640.50').first()).toBeVisible();
});

test('on a phone a doctor finds the own clients, and no other’s', async ({ page, clinic }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { doctor, assistant } = await team(clinic);
  const own = await clientOf(clinic, { doctor, assistant });
  const other = await clinic.client();
  await enterPortal(page, 'doctor', doctor, '/doctor');
  await page.getByRole('button', { name: 'Search' }).click();
  await field(page).fill(other.email);
  await expect(page.getByText(`Nothing was found for “${other.email}”.`)).toBeVisible();
  await field(page).fill(own.email);
  await page.getByRole('option', { name: new RegExp(own.name) }).click();
  await expect(page).toHaveURL(new RegExp(own.id));
});
