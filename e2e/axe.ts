import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** These rules depend on the window's width. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus'];

/** Returns the accessibility rules that a part of a page breaks, each with the elements that break it. */
export async function accessibilityProblems(
  page: Page,
  part: string,
  rules: 'all' | 'layout',
): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  const options: RunOptions = {
    runOnly: rules === 'all' ? TAGS : LAYOUT_RULES,
    // Elements that pass are left out, since describing them took half of the time.
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate(
    ([include, how]) => (window as unknown as { axe: typeof axe }).axe.run(include, how),
    [part, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Sends the checker, a megabyte, once to each document. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}
