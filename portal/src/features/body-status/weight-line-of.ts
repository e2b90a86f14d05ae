import { hasPace } from '@clinic/contract/care/clinical-alerts/weight-alerts';
import { weightLine, type WeightLine } from '@clinic/contract/care/client-progress/weight-line';
import { personIn } from '../measuring/person-in.ts';
import type { Measured } from './useMeasured.ts';

/** The present personal details; undefined while they are not filled in. */
export const detailsIn = ({ versions }: Pick<Measured, 'versions'>) =>
  versions.find(({ body }) => body.formType === 'PersonalDetails')?.body;

/** The trend line of a client's weights; undefined with too few, and for clients to whom no pace applies. */
export function weightLineOf(
  measured: Pick<Measured, 'versions' | 'measurements'>,
  { today, expecting }: { today: string; expecting: boolean },
): WeightLine | undefined {
  const isTold = hasPace({ ...personIn(detailsIn(measured), today), expecting });
  return isTold ? weightLine(measured.measurements, today) : undefined;
}
