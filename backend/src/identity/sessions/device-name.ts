import bowser from 'bowser';

const MAX_AGENT = 500;

/** Names the device by the User-Agent, which may be any text: "Chrome on Windows", or "Unknown device". */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = bowser.parse(userAgent.slice(0, MAX_AGENT));
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ');
}
