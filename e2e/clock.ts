import type { BrowserContext } from '@playwright/test';

/** Offset of the product's clock; `npm run moments` sets it for the servers, too. */
const OFFSET_MS = Number(process.env.CLOCK_OFFSET_SECONDS ?? 0) * 1000;

export const now = (): Date => new Date(Date.now() + OFFSET_MS);

/** A frame without scripts, such as an email's preview, refuses the script that moves the clock. */
export const CLOCK_IN_A_SANDBOX = /Blocked script execution in 'about:srcdoc'/;

export async function moveClock(context: BrowserContext): Promise<void> {
  if (OFFSET_MS !== 0) await context.clock.setSystemTime(now());
}
