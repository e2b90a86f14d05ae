import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import { personOf } from '@clinic/contract/dashboards/client-facts';

type Details = Pick<IntakeForm, 'formType' | 'fields'>;

/** Age and sex by the personal details, which may not be filled in. */
export const personIn = (details: Details | null | undefined, today: string) =>
  personOf(details ? [details] : [], today);
