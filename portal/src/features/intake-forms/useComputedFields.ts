import { computedFields, type ComputedValue } from '@clinic/contract/care/client-measures/computed-fields';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { today } from '@clinic/ui/clinic-page';
import { useQuery } from '@tanstack/react-query';
import { goalQuery } from '../client-progress/api.ts';
import { measurementsQuery } from '../measuring/api.ts';
import { personIn } from '../measuring/person-in.ts';
import { formQuery } from './api.ts';
import type { FormValues } from './form-values.ts';

const NONE: Partial<Record<string, ComputedValue>> = {};

/** Computes fields of the body status from the typed weight or the last one; other forms have none. */
export function useComputedFields(
  clientId: string,
  { formType, values }: { formType: FormType; values: FormValues },
): Partial<Record<string, ComputedValue>> {
  const enabled = formType === 'BodyStatus';
  const rows = useQuery({ ...measurementsQuery(clientId), enabled }).data?.measurements;
  const details = useQuery({ ...formQuery(clientId, 'PersonalDetails'), enabled }).data;
  const expecting = useQuery({ ...goalQuery(clientId), enabled }).data?.expecting;
  if (!enabled || !rows) return NONE;
  const of = { rows, ...personIn(details, today()), expecting, today: today() };
  return computedFields(values, of, { orLast: true });
}
