import type { Checkup } from '@clinic/contract/care/checkups/checkups';
import type { Cover } from '@clinic/contract/dashboards/doctor-client';

/**
 * Tells if a doctor may change a checkup: the own doctor may change any, a covering doctor those of the covered visits.
 */
export const mayChange = ({ cover: written }: Checkup, doctor: string, cover: Cover | null): boolean =>
  cover === null || (written?.doctor.id === doctor && cover.visits.some(({ id }) => id === written.visit));

/** The checkup of the covering doctor's present visit; undefined while it has none. */
export const checkupOfVisit = (checkups: readonly Checkup[], cover: Cover): Checkup | undefined =>
  checkups.find(({ cover: written }) => written && written.visit === cover.visits[0]?.id);
