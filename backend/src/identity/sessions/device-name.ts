import bowser from 'bowser';

const MAX_AGENT = 500;

/** "Chrome on Windows" from the user agent, which may be any text; "Unknown device" without one. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = bowser.parse(userAgent.slice(0, MAX_AGENT));
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ');
}
