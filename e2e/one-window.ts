import type { Browser, Page } from '@playwright/test';
import { moveClock } from './clock.ts';
import { test } from './fixtures.ts';

let window: Page | undefined;

/**
 * Tests that only look at pages share a window for each worker: opening one takes longer than most of what it shows.
 * Nothing that was stored for one test is there for the next.
 */
export const testInOneWindow = test.extend({
  page: async ({ browser }, give) => {
    window ??= await openWindow(browser);
    await window.goto('/favicon.svg');
    await window.context().clearCookies();
    await window.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    });
    await give(window);
    window.removeAllListeners();
  },
});

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await moveClock(context);
  return context.newPage();
}
