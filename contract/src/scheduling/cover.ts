import { addDays, clinicInstant, clinicToday } from '../clinic-calendar.ts';
import type { Visit } from './visit-outcome.ts';

/** A visit as the rule of cover looks at it. */
export interface CoverVisit extends Visit {
  /** Id of the doctor whose visit it is. */
  doctor: string;
}

/** The doctor who asks to see a client, and the client's own doctor. */
export interface Colleagues {
  /** Id of the doctor who asks. */
  doctor: string;
  /** Id of the client's own doctor; null: the client has none. */
  owner: string | null;
}

/**
 * A visit lets its doctor cover between these moments: the clinic's whole day before it, until the end of the
 * day after it. A visit that ends at midnight is none of the day that begins then. `until` is the first
 * moment without sight.
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
 * Tells whether a visit lets a doctor see another's client now: it is the doctor's own, confirmed, and no
 * client who did not come. The client's own doctor is no cover.
 */
export function covers(visit: CoverVisit, { doctor, owner }: Colleagues, now: Date, zone: string): boolean {
  if (doctor === owner || visit.doctor !== doctor) return false;
  if (visit.status !== 'confirmed' || visit.outcome === 'no_show') return false;
  const { from, until } = coverWindow(visit, zone);
  return from <= now && now < until;
}

/**
 * Puts first the visit that a new checkup belongs to, of those that let a doctor cover now: the last that has
 * begun, or the next.
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
