import { clinicDateTime, formatTime } from '@clinic/contract/clinic-calendar';
import type { DeskVisit } from '@clinic/contract/dashboards/desk-worklists';
import { waitWords } from '@clinic/contract/platform/wait-words';
import { isOver, OUTCOME_WORDS } from '@clinic/contract/scheduling/visit-outcome';
import { clinicZone } from '@clinic/ui/clinic-page';

/** When a visit of today begins, on the clinic's clock: "3:30 PM". */
export const startOf = ({ start }: DeskVisit): string =>
  formatTime(clinicDateTime(new Date(start), clinicZone()).time);

export const isWaiting = ({ outcome }: DeskVisit): boolean => outcome === 'arrived';
export const isExpected = ({ status, outcome }: DeskVisit): boolean =>
  status === 'confirmed' && outcome === null;

/** The visit's present state. */
export function stateOf({ status, outcome, outcomeAt, start }: DeskVisit, now: Date): string {
  if (outcome === 'arrived') return `waiting ${waitWords(outcomeAt ?? start, now)}`;
  if (outcome) return OUTCOME_WORDS[outcome];
  if (status === 'requested') return 'Not confirmed yet';
  return new Date(start) < now ? 'Not here yet' : 'Expected';
}

/** Sorts arrived clients first, the longest waiting first; then by time; finished visits last. */
export function byUrgency(one: DeskVisit, other: DeskVisit): number {
  const rank = (visit: DeskVisit) => (isWaiting(visit) ? 0 : isOver(visit.outcome) ? 2 : 1);
  const since = (visit: DeskVisit) => (isWaiting(visit) ? (visit.outcomeAt ?? '') : visit.start);
  return rank(one) - rank(other) || since(one).localeCompare(since(other));
}
