import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Words that appear only for a missing or unformatted value. */
const SLIPS = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;

/** Opens a page and checks what holds for every page, at the window's present width. */
export async function visit(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  await shownWhole(page, path);
}

export async function shownWhole(page: Page, path: string): Promise<void> {
  await settled(page);
  const headings = await page.getByRole('heading', { level: 1 }).count();
  expect(headings, `h1 of ${path}`).toBe(1);
  expect((await page.title()).length, `title of ${path}`).toBeGreaterThan(3);
  await noSlips(page, path);
}

/** Checks every state of a page, dialogs included. */
export async function noSlips(page: Page, where: string): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(SLIPS.exec(text)?.[0], `text of ${where}`).toBeUndefined();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // A list turns into cards a moment after the window became narrower.
  await expect.poll(overflow, `horizontal scrolling of ${where}`).toBeLessThanOrEqual(0);
  expect(await cutTables(page), `tables of ${where}`).toEqual([]);
}

/** Returns the names of tables with a last column that can neither be seen nor scrolled to. */
function cutTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reachable = (table: Element): boolean => {
      let { right } = table.getBoundingClientRect();
      for (let around = table.parentElement; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        const edge = around.getBoundingClientRect().right;
        if (right <= edge + 1 || overflowX === 'visible') continue;
        if (overflowX === 'hidden' || overflowX === 'clip') return false;
        // The box around the table scrolls, so the box itself must be visible.
        right = edge;
      }
      return right <= window.innerWidth + 1;
    };
    return [...document.querySelectorAll('table')]
      .filter((table) => table.checkVisibility() && !reachable(table))
      .map((table) => table.ariaLabel ?? table.caption?.textContent ?? table.className);
  });
}

/** Waits until nothing loads any more and React has replaced the first view. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector(
        '[role="progressbar"], output[aria-label^="Loading"], .MuiSkeleton-root, .fv-header, .fv-log-in',
      ),
  );
}

/** Records failed calls that the test did not expect. */
export function watchRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (answer) => {
    const expected = /\/(doctor\/emailVerify)$/.test(answer.url());
    if (answer.status() >= 400 && !expected) failed.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left while it loads aborts its calls.
    const reason = request.failure()?.errorText ?? '';
    if (!/ERR_ABORTED/.test(reason)) failed.push(`${reason} ${request.url()}`);
  });
  return failed;
}
