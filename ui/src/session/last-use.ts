import type { Role } from '@clinic/contract/constants';
import { deviceStorage } from '../browser-storage.ts';
import { lastUseKey } from './session.ts';
import type { LastUse } from './unused.ts';

/** Returns what all tabs of an area know of its last use; the log-in, of which the server knows, is one. */
export function readLastUse(area: Role, now: number): LastUse {
  try {
    const stored = JSON.parse(deviceStorage.read(lastUseKey(area)) ?? 'null') as Partial<LastUse> | null;
    if (typeof stored?.at === 'number' && typeof stored.told === 'number')
      return { at: stored.at, told: stored.told };
  } catch {
    // An unreadable entry counts as none.
  }
  return keepLastUse(area, { at: now, told: now });
}

/** Tells all tabs of the area; answers what they know now. */
export function keepLastUse(area: Role, use: LastUse): LastUse {
  // Without storage, the other tabs count from an earlier use.
  deviceStorage.keep(lastUseKey(area), JSON.stringify(use));
  return use;
}
