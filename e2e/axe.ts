import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** These rules depend on the window's width. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus'];

/** A page that changed while it was checked is checked again, so many times in all. */
const MOST_ROUNDS = 5;

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
  const violations = await page.evaluate(
    async ([include, how, most]) => {
      let isSame = true;
      const changed = () => void (isSame = false);
      const watch = new MutationObserver(changed);
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      document.addEventListener('transitionrun', changed, true);
      for (let round = 1; ; round += 1) {
        isSame = true;
        // Colours that are changing have another contrast; the bar that counts a toast's time never stops.
        const running = document
          .getAnimations()
          .filter(
            ({ effect }) =>
              effect?.getComputedTiming().endTime !== Infinity &&
              !(effect instanceof KeyframeEffect && effect.target?.matches('.Toastify__progress-bar')),
          );
        await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
        const found = await (window as unknown as { axe: typeof axe }).axe.run(include, how);
        if (found.violations.length > 0 && !isSame && round < most) continue;
        watch.disconnect();
        document.removeEventListener('transitionrun', changed, true);
        return found.violations;
      }
    },
    [part, options, MOST_ROUNDS] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Sends the checker, a megabyte, once to each document. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}
