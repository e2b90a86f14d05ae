import { formatTime, formatWeekday } from '@clinic/contract/clinic-calendar';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../fixtures.ts';
import { enter } from './log-in.ts';

/** The two window sizes in which every screen of the portal is tested. */
export const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const;

/**
 * Opens a page of an area as a person who is already logged in; a doctor who chose the view List of diet plans, or
 * another.
 */
export async function enterPortal(
  page: Page,
  area: 'client' | 'doctor',
  { id, name, token }: Account,
  path: string,
  view: 'grid' | 'list' = 'list',
): Promise<void> {
  const chosen = area === 'doctor' ? { [`plan-view:${id}`]: view } : {};
  await enter(page, path, { [area]: JSON.stringify({ _id: id, id, name, token }), ...chosen });
}

export async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** A page may be too wide for a moment, until its data are laid out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}

/** Shows a calendar by month, week, day or as an agenda; it is drawn behind the press. */
export async function showView(page: Page, view: string): Promise<void> {
  const button = page.getByRole('button', { name: view, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Returns all keys and texts in the browser's storage. */
export const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(Object.fromEntries([localStorage, sessionStorage].flatMap(Object.entries))),
  );

export async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await expectHeading(page, 'Choose a Password');
  await page.getByRole('textbox', { name: 'New Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

/** Chooses a free time in a client's dialog: yyyy-MM-dd and HH:mm. */
export async function chooseTime(dialog: Locator, date: string, time: string): Promise<void> {
  const day = dialog.getByRole('button', { name: new RegExp(`^${formatWeekday(date)} `) });
  const later = dialog.getByRole('button', { name: 'Later days' });
  await expect(day.or(later).first()).toBeVisible();
  if (!(await day.isVisible())) await later.click();
  await day.click();
  await dialog.getByRole('button', { name: formatTime(time), exact: true }).click();
}
