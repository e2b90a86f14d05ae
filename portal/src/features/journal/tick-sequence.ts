import type { EntrySequence } from '@clinic/contract/care/journal/journal';
import { deviceStorage } from '@clinic/ui/browser-storage';
import { randomKey } from '@clinic/ui/session/request-keys.ts';

/** Counts of a browser without storage, while the page is open. */
const memory = new Map<string, EntrySequence>();
const keyOf = (account: string): string => `ticks:${account}`;

function isSequence(value: unknown): value is EntrySequence {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'device' in value && typeof value.device === 'string' && 'count' in value && Number.isInteger(value.count)
  );
}

function stored(account: string): EntrySequence | undefined {
  try {
    const read: unknown = JSON.parse(deviceStorage.read(keyOf(account)) ?? 'null');
    return isSequence(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The sequence of a new tick, behind all earlier ones of this phone and account, whatever the clock says. `seen`: the
 * day's highest count that the clinic or the waiting ticks have.
 */
export function nextSequence(account: string, seen: number): EntrySequence {
  const known = [stored(account), memory.get(account)].flatMap((one) => one ?? []);
  const device = known[0]?.device ?? randomKey();
  const count = Math.max(seen, ...known.map((one) => one.count)) + 1;
  const next = { device, count };
  memory.set(account, next);
  deviceStorage.keep(keyOf(account), JSON.stringify(next));
  return next;
}
