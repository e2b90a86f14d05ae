import type { Role } from '@clinic/contract/constants';
import { lastUseKey } from './session.ts';
import type { LastUse } from './unused.ts';

/** What all tabs of an area know of its last use; the log-in, of which the server knows, is one. */
export function readLastUse(area: Role, now: number): LastUse {
  try {
    const stored = JSON.parse(localStorage.getItem(lastUseKey(area)) ?? 'null') as Partial<LastUse> | null;
    if (typeof stored?.at === 'number' && typeof stored.told === 'number')
      return { at: stored.at, told: stored.told };
  } catch {
    // What cannot be read is as good as nothing.
  }
  return keepLastUse(area, { at: now, told: now });
}

/** Tells all tabs of the area; answers what they know now. */
export function keepLastUse(area: Role, use: LastUse): LastUse {
  try {
    localStorage.setItem(lastUseKey(area), JSON.stringify(use));
  } catch {
    // A full storage only means that the other tabs count from an earlier use.
  }
  return use;
}
