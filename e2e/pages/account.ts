import type { Page } from '@playwright/test';
import { now } from '../clock.ts';

/** Sets the last use of an area to so many minutes ago, as another tab would. */
export const lastUsed = (page: Page, area: string, minutes: number): Promise<void> =>
  page.evaluate(
    ([key, at]) => {
      localStorage.setItem(key, JSON.stringify({ at, told: at }));
      window.dispatchEvent(new StorageEvent('storage'));
    },
    [`lastUse:${area}`, now().getTime() - minutes * 60_000] as const,
  );
