import {
  devices,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { moveClock } from './clock.ts';

/**
 * The browser is killed now and then by a fault of its own (SIGSEGV) while it starts, before any test has begun: it is
 * started once more. Nothing of the product runs yet, and a second time it fails.
 */
export const startedBrowser = (start: () => Promise<Browser>): Promise<Browser> => start().catch(start);

let shared: BrowserContext | undefined;

/** A page that a test opens beside its own has this size; Playwright would take that of the worker's first test. */
const { viewport } = devices['Desktop Chrome'];

/** The browser of another person or device, which has seen nothing yet. */
export async function newBrowser(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await moveClock(context);
  return context;
}

/**
 * The tests of a worker look through one window, whose process keeps what it compiled of the product: new ones took a
 * tenth of all processor time.
 */
export const sharedBrowser = async (browser: Browser): Promise<BrowserContext> =>
  (shared ??= await newBrowser(browser, { viewport }));

/** A navigation that the test before left on its way ends this one, once. */
async function leave(window: Page): Promise<void> {
  try {
    await window.goto('/favicon.svg');
  } catch {
    await window.goto('/favicon.svg');
  }
}

/** The window without anything that the test before left in it. */
export async function emptyWindow(context: BrowserContext): Promise<Page> {
  const [window = await context.newPage(), ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  window.removeAllListeners();
  await window.unrouteAll({ behavior: 'ignoreErrors' });
  await window.emulateMedia({ media: null });
  // Nothing of the product runs here that would write once more.
  await leave(window);
  await context.clearCookies();
  await window.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  return window;
}
