import { deviceStorage } from '@clinic/ui/browser-storage';

const MOST = 20;
const keyOf = (account: string): string => `own-lines:${account}`;

/** The last lines that this account typed in this browser, the latest first. */
export function ownLines(account: string): string[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(keyOf(account)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((line) => typeof line === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepLine(account: string, line: string): void {
  const lines = [line, ...ownLines(account).filter((other) => other !== line)];
  deviceStorage.keep(keyOf(account), JSON.stringify(lines.slice(0, MOST)));
}
