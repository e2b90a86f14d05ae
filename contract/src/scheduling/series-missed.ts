import type { Instant } from '../clinic-calendar.ts';
import type { AppointmentStatus } from '../constants.ts';
import type { SeriesPlace } from './series-place.ts';
import type { Outcome } from './visit-outcome.ts';

interface SeriesVisit {
  id: string;
  start: Instant;
  status: AppointmentStatus;
  outcome: Outcome | null;
  series?: SeriesPlace;
}

/**
 * The visits that are left of a series of which its client missed this visit and the one before, earliest first; none
 * when only one was missed. Cancelled visits count neither as missed nor as between. `visits`: all of the client's, in
 * any order.
 */
export function restAfterTwoMisses<Visit extends SeriesVisit>(
  missed: SeriesVisit,
  visits: readonly Visit[],
): Visit[] {
  if (missed.outcome !== 'no_show' || !missed.series) return [];
  const own = visits
    .filter(({ series, status }) => series?.id === missed.series?.id && status !== 'cancelled')
    .toSorted((one, other) => one.start.localeCompare(other.start));
  const before = own.findLast(({ id, start }) => id !== missed.id && start < missed.start);
  if (before?.outcome !== 'no_show') return [];
  return own.filter(({ start, outcome }) => start > missed.start && outcome === null);
}

/** A series whose client stayed away from its last two visits. */
export interface MissedSeries<Visit> {
  /** The visit that was missed last. */
  last: Visit;
  /** The one before it, missed too. */
  before: Visit;
  /** The visits to come, earliest first; at least one. */
  rest: Visit[];
}

/**
 * Tells whether the last two recorded visits of a series were missed while others are to come; null otherwise, such as
 * after a visit that took place, or once the rest is cancelled or over. `visits`: those of one series, in any order;
 * `now`: an instant.
 */
export function missedTwice<Visit extends SeriesVisit>(
  visits: readonly Visit[],
  now: Instant,
): MissedSeries<Visit> | null {
  const own = visits
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((one, other) => one.start.localeCompare(other.start));
  const last = own.findLast(({ outcome }) => outcome !== null);
  const before = last && own.findLast(({ start }) => start < last.start);
  if (!last || !before) return null;
  const rest = restAfterTwoMisses(last, own).filter(({ start }) => start > now);
  return rest.length === 0 ? null : { last, before, rest };
}
