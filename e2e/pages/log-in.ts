import { expect, type Page } from '@playwright/test';

interface Credentials {
  email: string;
  password: string;
}

/** Submits the present log-in form, of any area. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function signIn(page: Page, path: string, credentials: Credentials): Promise<void> {
  await page.goto(path);
  await logIn(page, credentials);
  await expect(page).not.toHaveURL(/\/login/);
}

export async function keepSession(page: Page, session: Record<string, string>): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => Object.assign(localStorage, kept), session);
}

export async function enter(page: Page, path: string, session: Record<string, string>): Promise<void> {
  await keepSession(page, session);
  await page.goto(path);
}
