const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** So far may a device's clock be off before anybody is told. */
const WRONG_MS = 10 * MINUTE_MS;

/** One moment by the two clocks of a device, in milliseconds. */
export interface Moment {
  /** What the device says that it is. A person, or the network's operator, may set it. */
  clock: number;
  /** The browser's own count of time, which nobody sets. */
  count: number;
}

/** How much further the clock went than the count. */
export const movedBetween = (one: Moment, other: Moment): number =>
  other.clock - one.clock - (other.count - one.count);

/** A measured difference of the clocks and what it may be off, in milliseconds. */
interface Measured {
  ahead: number;
  within: number;
}

/**
 * Measures how far a device's clock is ahead of the clinic's, by an answer that the clinic dated, to the second,
 * about half-way between sending and arrival. Undefined when the answer has no date, took too long to tell, or the
 * device slept or was set meanwhile.
 */
export function measuredAhead(date: string | null, sent: Moment, arrived: Moment): Measured | undefined {
  const dated = Date.parse(date ?? '');
  const took = arrived.count - sent.count;
  if (Number.isNaN(dated) || took > MINUTE_MS || Math.abs(movedBetween(sent, arrived)) > SECOND_MS)
    return undefined;
  const halfway = sent.clock + took / 2;
  return { ahead: halfway - (dated + SECOND_MS / 2), within: (took + SECOND_MS) / 2 };
}

/** Tells whether people are told of a difference. */
export const isWrong = (ahead: number): boolean => Math.abs(ahead) > WRONG_MS;

/**
 * Tells whether a known difference still holds after the clock went `moved` further than the count. A clock that was
 * set has another one. But most devices do not count while they sleep: a wrong clock that leaps forward and is wrong
 * still was not put right, so it is taken for one that slept.
 */
export function stillHolds(ahead: number, moved: number): boolean {
  if (Math.abs(moved) <= MINUTE_MS) return true;
  return moved > 0 && isWrong(ahead) && isWrong(ahead + moved);
}
