import type { Appointment } from '@clinic/contract/scheduling/appointments';

/** The place of a visit in its series: "3 of 12"; empty for a visit of its own. */
export const placeWord = ({ series }: Pick<Appointment, 'series'>): string =>
  series ? `${series.n} of ${series.of}` : '';
