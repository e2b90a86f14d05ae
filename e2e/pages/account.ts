import type { Page } from '@playwright/test';

/** As if the area on the page was last used so many minutes ago, which another tab has just said. */
export const lastUsed = (page: Page, area: string, minutes: number): Promise<void> =>
  page.evaluate(
    ([key, at]) => {
      localStorage.setItem(key, JSON.stringify({ at, told: at }));
      window.dispatchEvent(new StorageEvent('storage'));
    },
    [`lastUse:${area}`, Date.now() - minutes * 60_000] as const,
  );
