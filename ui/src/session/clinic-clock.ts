import { deviceStorage } from '../browser-storage.ts';
import { measuredAhead, movedBetween, stillHolds, type Moment } from './clock-difference.ts';

const KEY = 'clockAhead';
/** Screens show minutes: an answer that differs by less changes nothing. */
const AGREES_MS = 30_000;

/** Tells the page that another difference was learned. */
export const CLOCK_LEARNED = 'clinic:clock-learned';

/** The present moment by the two clocks of this device. */
export const deviceMoment = (): Moment => ({ clock: Date.now(), count: performance.now() });

/** How many milliseconds this device's clock is ahead of the clinic's, and when that was found to hold. */
let known: { ahead: number; at: Moment } | null = readKept();

/** Reads what an earlier page learned. Null when the clock was set back since then: how far is unknown. */
function readKept(): typeof known {
  const [ahead = Number.NaN, keptAt = Number.NaN] = (deviceStorage.read(KEY) ?? '').split(' ').map(Number);
  const at = deviceMoment();
  return keptAt <= at.clock ? { ahead, at } : null;
}

/** Keeps with the session what is known, for the pages that are opened later. */
export function keepClock(): void {
  if (known) deviceStorage.keep(KEY, `${known.ahead} ${known.at.clock}`);
}

export const dropKeptClock = (): void => deviceStorage.drop(KEY);

/**
 * How many milliseconds this device's clock is ahead of the clinic's; null when no answer has said so, or the clock
 * was set since then.
 */
export function clockAhead(): number | null {
  if (!known) return null;
  const at = deviceMoment();
  if (stillHolds(known.ahead, movedBetween(known.at, at))) {
    // Asleep or awake, the next leap is counted from here.
    known.at = at;
    return known.ahead;
  }
  known = null;
  dropKeptClock();
  return null;
}

/** The time at the clinic as far as this device can tell: the only clock of days and times on a screen. */
export const clinicNow = (): Date => new Date(Date.now() - (clockAhead() ?? 0));

/** Reads the clinic's time from an answer that came over the network; a cache says how old its copy is. */
export function learnClock(headers: Headers, sent: Moment): void {
  const at = deviceMoment();
  const ahead = measuredAhead(headers.get('Date'), sent, at);
  if (Number.isNaN(ahead) || headers.has('Age')) return;
  const before = clockAhead();
  if (before !== null && Math.abs(ahead - before) <= AGREES_MS) return;
  known = { ahead, at };
  keepClock();
  window.dispatchEvent(new Event(CLOCK_LEARNED));
}
