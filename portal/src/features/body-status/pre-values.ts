import type { BodyStatusFields, IntakeForm } from '@clinic/contract/intake-forms';

const isBodyStatus = (form: IntakeForm): form is IntakeForm<'BodyStatus'> => form.formType === 'BodyStatus';

/** The body status on file, what everything later is compared with; undefined when nobody filled it in. */
export const preValuesOf = (forms: readonly IntakeForm[]): BodyStatusFields | undefined =>
  forms.find(isBodyStatus)?.fields;
