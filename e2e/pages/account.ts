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

/** Gives the page's device a fingerprint reader, as Chrome makes one for tests. */
export async function withFingerprintReader(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
