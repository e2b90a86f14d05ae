import type { Sex } from '@clinic/contract/care/body-derived';
import type { IntakeForm } from '@clinic/contract/care/intake-forms';
import { ageOf } from '@clinic/contract/dashboards/client-facts';
import { numberIn } from '@clinic/contract/number-in-text';

type Details = Pick<IntakeForm, 'formType' | 'fields'>;

/** Age in years and sex by the personal details; null when unknown, and for a sex that formulas do not have. */
export function personIn(
  details: Details | null | undefined,
  today: string,
): { age: number | null; sex: Sex | null } {
  const { gender } = (details?.fields ?? {}) as { gender?: string };
  return {
    age: numberIn(ageOf(details ? [details] : [], today)) ?? null,
    sex: gender === 'Male' || gender === 'Female' ? gender : null,
  };
}
