import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../../fixtures.ts';

/** The administration, entered as somebody who is already logged in. */
export async function enterOffice(page: Page, admin: Account, path = '/'): Promise<void> {
  await page.goto('/admin/login');
  await page.evaluate(
    ([id, name, token]) => {
      localStorage.setItem('adminToken', token);
      localStorage.setItem('admin', JSON.stringify({ id, name }));
    },
    [admin.id, admin.name, admin.token] as const,
  );
  await page.goto(`/admin${path}`);
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** A toast at the top right. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('output[aria-live]').getByText(text);

/** Chooses from a select by its label. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await scope.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function search(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: label }).fill(text);
}

export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
