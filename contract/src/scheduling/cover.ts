import { addDays, clinicInstant, clinicToday } from '../clinic-calendar.ts';
import type { Visit } from './visit-outcome.ts';

/** The facts of a visit that the rule of cover needs. */
export interface CoverVisit extends Visit {
  /** Id of the doctor whose visit it is. */
  doctor: string;
  /** It was entered afterwards: the doctor did not need the record then. */
  enteredLater?: boolean;
}

/** The doctor who wants to read a client's record, and the client's own doctor. */
export interface Colleagues {
  /** Id of the doctor who asks. */
  doctor: string;
  /** Id of the client's own doctor; null: the client has none. */
  owner: string | null;
}

/**
 * When a visit gives its doctor access to a colleague's client: from the start of the day before it until the end of
 * the day after it. A visit that ends at midnight does not count to the next day. `until` is the first instant without
 * access.
 */
export function coverWindow(
  { startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>,
  zone: string,
): { from: Date; until: Date } {
  const first = clinicToday(startsAt, zone);
  const last = clinicToday(new Date(endsAt.getTime() - 1), zone);
  return {
    from: clinicInstant(addDays(first, -1), '00:00', zone),
    until: clinicInstant(addDays(last, 2), '00:00', zone),
  };
}

/**
 * Tells whether a visit gives a doctor access to a colleague's client now: it is this doctor's, confirmed, and no
 * no-show. The client's own doctor needs no cover.
 */
export function covers(visit: CoverVisit, { doctor, owner }: Colleagues, now: Date, zone: string): boolean {
  if (doctor === owner || visit.doctor !== doctor || visit.enteredLater) return false;
  if (visit.status !== 'confirmed' || visit.outcome === 'no_show') return false;
  const { from, until } = coverWindow(visit, zone);
  return from <= now && now < until;
}

/**
 * Sorts visits that give access now: first the one that a new checkup belongs to, the last that has begun or else the
 * next.
 */
export const inOrderOfCover = <Covering extends Pick<Visit, 'startsAt'>>(
  visits: readonly Covering[],
  now: Date,
): Covering[] => {
  const begun = visits.filter(({ startsAt }) => startsAt <= now);
  const coming = visits.filter(({ startsAt }) => startsAt > now);
  return [
    ...begun.toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime()),
    ...coming.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
  ];
};
