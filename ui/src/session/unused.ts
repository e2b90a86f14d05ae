import { SEEN_EVERY_MS, UNUSED_MS, WARNING_MS } from '@clinic/contract/identity/account';

/** When an area was last used, and when the server was last told: milliseconds since 1970. */
export interface LastUse {
  at: number;
  told: number;
}

/**
 * Milliseconds until an unused browser logs out; 0 or less when it is due. The server may end a session SEEN_EVERY_MS
 * early (docs/decisions/020), so the browser does too. A clock that was set back prolongs nothing.
 */
export const timeLeft = ({ at }: LastUse, now: number): number =>
  Math.min(at, now) + UNUSED_MS - SEEN_EVERY_MS - now;

export type UnusedState = 'used' | 'warned' | 'over';

/** Decides what a staff area does at `now`: goes on, asks whether the person is there, or logs out. */
export function unusedState(use: LastUse, now: number): UnusedState {
  const left = timeLeft(use, now);
  if (left <= 0) return 'over';
  return left <= WARNING_MS ? 'warned' : 'used';
}

/**
 * Tells whether the server must hear of a use: at most every SEEN_EVERY_MS, and once after the last use, so that the
 * server counts at most that long from before it.
 */
export const mustTell = ({ at, told }: LastUse, now: number): boolean =>
  at > told && now - told >= SEEN_EVERY_MS;
