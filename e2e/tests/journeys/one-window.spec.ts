import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { watchRequests } from '../../pages/crawler.ts';
import { forget, test } from '../../pages/one-window.ts';

const leftIn = (page: Page) =>
  page.evaluate(async () => ({
    texts: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('the window of the crawl keeps nothing that a test has left in it', async ({ page }) => {
  const failed = watchRequests(page);
  await page.goto('/client/login');
  await page.evaluate(async () => {
    localStorage.setItem('client', 'left');
    sessionStorage.setItem('client', 'left');
    document.cookie = 'client=left';
    indexedDB.open('left');
    await caches.open('left');
    await navigator.serviceWorker.register('/client/sw.js');
  });
  expect(await leftIn(page)).toMatchObject({ texts: 2, cookies: 'client=left', workers: 1 });
  await forget(page);
  expect(await leftIn(page)).toEqual({ texts: 0, cookies: '', databases: 0, caches: 0, workers: 0 });
  await page.goto('/no-such-page');
  expect(failed).toEqual([]);
});
