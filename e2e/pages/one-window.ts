import type { Browser, Page } from '@playwright/test';
import { moveClock } from '../clock.ts';
import { test as base } from '../fixtures.ts';

const WATCHED = ['console', 'pageerror', 'response', 'requestfailed'] as const;
const STORAGE = 'cookies,local_storage,indexeddb,service_workers,cache_storage';

let opened: Promise<Page> | undefined;

/** Tests of a worker share a window, in which the browser has the product's files compiled already. */
export const test = base.extend({
  page: async ({ browser }, give) => {
    const page = await (opened ??= open(browser));
    await give(page);
    await forget(page);
  },
});

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await moveClock(context);
  return context.newPage();
}

/** Leaves nothing of a test in the window but the product's files. */
export async function forget(page: Page): Promise<void> {
  for (const event of WATCHED) page.removeAllListeners(event);
  // A page without scripts: the one before may store something as long as it is open.
  await page.goto('/favicon.svg');
  await page.evaluate(() => sessionStorage.clear());
  const devTools = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE });
  await devTools.detach();
}
