import { expect, type Page } from '@playwright/test';

interface Credentials {
  email: string;
  password: string;
}

/** Fills in the log-in form that is on the screen, whichever area's it is, and sends it. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens a log-in page and comes out behind it. */
export async function signIn(page: Page, path: string, credentials: Credentials): Promise<void> {
  await page.goto(path);
  await logIn(page, credentials);
  await expect(page).not.toHaveURL(/\/login/);
}
