import {
  devices,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { moveClock } from './clock.ts';

/**
 * Starts the browser, a second time after a crash: now and then its own fault (SIGSEGV) kills it before any test has
 * begun, when nothing of the product runs yet. A second crash fails.
 */
export const startedBrowser = (start: () => Promise<Browser>): Promise<Browser> => start().catch(start);

let shared: BrowserContext | undefined;

/**
 * Pages that a test opens beside its own have this size, since Playwright would take that of the worker's first test.
 */
const { viewport } = devices['Desktop Chrome'];

/** Opens the browser of another person or device, without anything stored. */
export async function newBrowser(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await moveClock(context);
  return context;
}

/**
 * All tests of a worker share one window, whose process keeps the compiled code of the product: new windows took a
 * tenth of all processor time.
 */
export const sharedBrowser = async (browser: Browser): Promise<BrowserContext> =>
  (shared ??= await newBrowser(browser, { viewport }));

/** A navigation that the test before left unfinished ends this one, once. */
async function leave(window: Page): Promise<void> {
  try {
    await window.goto('/favicon.svg');
  } catch {
    await window.goto('/favicon.svg');
  }
}

/** Returns the window without anything that the test before left in it. */
export async function emptyWindow(context: BrowserContext): Promise<Page> {
  const [window = await context.newPage(), ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  window.removeAllListeners();
  await window.unrouteAll({ behavior: 'ignoreErrors' });
  await window.emulateMedia({ media: null });
  // The product is left first, so that its scripts write nothing after the storage is emptied.
  await leave(window);
  await context.clearCookies();
  await window.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  return window;
}
