import type { Role } from '@clinic/contract/constants';
import { deviceStorage } from '../browser-storage.ts';
import { lastUseKey } from './session.ts';
import type { LastUse } from './unused.ts';

/** When any tab of an area was last used; the log-in counts as a use. */
export function readLastUse(area: Role, now: number): LastUse {
  try {
    const stored = JSON.parse(deviceStorage.read(lastUseKey(area)) ?? 'null') as Partial<LastUse> | null;
    if (typeof stored?.at === 'number' && typeof stored.told === 'number')
      return { at: stored.at, told: stored.told };
  } catch {
    // An unreadable entry counts as missing.
  }
  return keepLastUse(area, { at: now, told: now });
}

/** Stores the last use for all tabs of the area, and answers the present value. */
export function keepLastUse(area: Role, use: LastUse): LastUse {
  // Without storage other tabs count from an earlier use.
  deviceStorage.keep(lastUseKey(area), JSON.stringify(use));
  return use;
}
