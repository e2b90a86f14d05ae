import { ageOf } from '@clinic/contract/dashboards/client-facts';
import { hasPace } from '@clinic/contract/care/weight-alerts';
import { numberIn } from '@clinic/contract/number-in-text';
import { weightLine, type WeightLine } from '@clinic/contract/care/weight-line';
import type { Measured } from './useMeasured.ts';

/** The client's age in years by the personal details; null when unknown. */
export function ageIn({ versions }: Pick<Measured, 'versions'>, today: string): number | null {
  const details = versions.find(({ body }) => body.formType === 'PersonalDetails')?.body;
  return numberIn(ageOf(details ? [details] : [], today)) ?? null;
}

/** The trend line of a client's weights; undefined with too few, and where the pace is not told. */
export function weightLineOf(
  measured: Pick<Measured, 'versions' | 'measurements'>,
  { today, expecting }: { today: string; expecting: boolean },
): WeightLine | undefined {
  const isTold = hasPace({ age: ageIn(measured, today), expecting });
  return isTold ? weightLine(measured.measurements, today) : undefined;
}
