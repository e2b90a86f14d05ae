import { deviceStorage } from '../browser-storage.ts';
import { measuredAhead, movedBetween, stillHolds, type Moment } from './clock-difference.ts';

const KEY = 'clockAhead';

/** How many milliseconds this device's clock is ahead of the clinic's, and when that was found to hold. */
interface Known {
  ahead: number;
  at: Moment;
}

/** The present moment by the two clocks of this device. */
export const deviceMoment = (): Moment => ({ clock: Date.now(), count: performance.now() });

let known = readKept();
const listeners = new Set<() => void>();

/** What an earlier page learned. Nothing when the clock was set back since then: nobody knows how far. */
function readKept(): Known | null {
  try {
    const kept = JSON.parse(deviceStorage.read(KEY) ?? 'null') as { ahead: number; clock: number } | null;
    const at = deviceMoment();
    return kept && Number.isFinite(kept.ahead) && kept.clock <= at.clock ? { ahead: kept.ahead, at } : null;
  } catch {
    return null;
  }
}

/** Keeps with the session what is known, for the pages that are opened later. */
export function keepClock(): void {
  if (known) deviceStorage.keep(KEY, JSON.stringify({ ahead: known.ahead, clock: Date.now() }));
}

export const dropKeptClock = (): void => deviceStorage.drop(KEY);

/**
 * How many milliseconds this device's clock is ahead of the clinic's; null when no answer has said so, or the clock
 * was set since then.
 */
export function clockAhead(): number | null {
  if (!known) return null;
  const at = deviceMoment();
  if (!stillHolds(known.ahead, movedBetween(known.at, at))) {
    known = null;
    dropKeptClock();
    return null;
  }
  // Asleep or awake, the next leap is counted from here.
  known.at = at;
  return known.ahead;
}

/** The time at the clinic as far as this device can tell: the only clock of days and times on a screen. */
export const clinicNow = (): Date => new Date(Date.now() - (clockAhead() ?? 0));

/** Reads the clinic's time from an answer that came over the network; a cache says how old its copy is. */
export function learnClock(headers: Headers, sent: Moment): void {
  const at = deviceMoment();
  const measured = headers.has('Age') ? undefined : measuredAhead(headers.get('Date'), sent, at);
  if (!measured) return;
  const before = clockAhead();
  // A difference that the answer does not contradict stays: no screen is drawn again for a second.
  if (before !== null && Math.abs(measured.ahead - before) <= measured.within + 1000) return;
  known = { ahead: measured.ahead, at };
  keepClock();
  for (const listener of listeners) listener();
}

/** Calls the listener whenever another difference is learned. */
export function onClockLearned(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
