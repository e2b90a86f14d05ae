import type { OwnJournal } from '@clinic/contract/care/journal/journal';
import { expect, type Page } from '@playwright/test';
import type { Account, Clinic } from '../fixtures.ts';

/** Waits for the day's ticks, and unfolds what is over. */
export async function openDay(page: Page): Promise<void> {
  const addGlass = page.getByRole('button', { name: 'Add a glass' });
  await expect(addGlass).toBeEnabled();
  const earlier = page.getByRole('button', { name: /^Earlier: /, expanded: false });
  if (await earlier.isVisible()) await earlier.click();
  await expect(addGlass).toBeVisible();
}

export const expectWater = (page: Page, words: string): Promise<void> =>
  expect(page.getByText(new RegExp(`^Water ${words}$`))).toBeVisible();

/** Goes offline once the service worker controls the page; the browser may drop its other caches at any time. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
  await tools.detach();
  await page.context().setOffline(true);
}

/** Counts the glasses of water of yesterday and today that the server has stored. */
export async function glasses(clinic: Clinic, client: Pick<Account, 'token'>): Promise<number[]> {
  const { days } = await clinic.call<OwnJournal>(client, 'GET', '/journal/own');
  return days.slice(0, 2).map(({ water }) => water.length);
}
