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
