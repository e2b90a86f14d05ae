const MINUTE_MS = 60_000;
/** So far may a device's clock be off before anybody is told. */
const WRONG_MS = 10 * MINUTE_MS;
/** An answer that took longer says too little: half of it is uncertain. */
const LONGEST_MS = 20_000;

/** One moment by the two clocks of a device, in milliseconds. */
export interface Moment {
  /** The device's clock. A person, or the network's operator, may set it. */
  clock: number;
  /** The browser's own count of time, which cannot be set. */
  count: number;
}

/** How much further the clock went than the count. */
export const movedBetween = (one: Moment, other: Moment): number =>
  other.clock - one.clock - (other.count - one.count);

/**
 * Measures how many milliseconds a device's clock is ahead of the clinic's, by an answer that the clinic dated, to the
 * second, about half-way between sending and arrival. NaN when the answer has no date or took too long, or the device
 * slept or was set meanwhile.
 */
export function measuredAhead(date: string | null, sent: Moment, arrived: Moment): number {
  const took = arrived.count - sent.count;
  if (took > LONGEST_MS || Math.abs(movedBetween(sent, arrived)) > 1000) return Number.NaN;
  return sent.clock + took / 2 - (Date.parse(date ?? '') + 500);
}

/** Tells whether people are told of a difference. */
export const isWrong = (ahead: number): boolean => Math.abs(ahead) > WRONG_MS;

/**
 * Tells whether a known difference still holds after the clock went `moved` further than the count. A clock that was
 * set has another one. But most devices do not count while they sleep: a wrong clock that leaps forward and is wrong
 * still was not put right, so it is taken for one that slept.
 */
export const stillHolds = (ahead: number, moved: number): boolean =>
  Math.abs(moved) <= MINUTE_MS || (moved > 0 && isWrong(ahead) && isWrong(ahead + moved));
