import type { Page } from '@playwright/test';
import { now } from '../clock.ts';

/** As if the area on the page was last used so many minutes ago, which another tab has just said. */
export const lastUsed = (page: Page, area: string, minutes: number): Promise<void> =>
  page.evaluate(
    ([key, at]) => {
      localStorage.setItem(key, JSON.stringify({ at, told: at }));
      window.dispatchEvent(new StorageEvent('storage'));
    },
    [`lastUse:${area}`, now().getTime() - minutes * 60_000] as const,
  );
