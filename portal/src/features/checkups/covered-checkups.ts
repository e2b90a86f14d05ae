import type { Checkup } from '@clinic/contract/care/checkups';
import type { Cover } from '@clinic/contract/dashboards/doctor-client';

/** The client's doctor may change each checkup, a covering doctor the own ones of visits that still count. */
export const mayChange = ({ cover: written }: Checkup, doctor: string, cover: Cover | null): boolean =>
  cover === null || (written?.doctor.id === doctor && cover.visits.some(({ id }) => id === written.visit));

/** The checkup of the covering doctor's present visit; undefined while it has none. */
export const checkupOfVisit = (checkups: readonly Checkup[], cover: Cover): Checkup | undefined =>
  checkups.find(({ cover: written }) => written && written.visit === cover.visits[0]?.id);
