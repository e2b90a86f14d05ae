import { ERRORS } from '@clinic/contract/errors';
import { fieldsOf, type FormType } from '@clinic/contract/intake-form-fields';
import type { FormSaved, IntakeForm } from '@clinic/contract/intake-forms';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, doctorApi } from '../../lib/http.ts';
import type { FormValues } from './FormFields.tsx';

/** One form of a client; null when nobody filled it yet. */
export const formQuery = (clientId: string, formType: FormType) =>
  queryOptions({
    queryKey: ['doctor', 'form', clientId, formType],
    queryFn: async ({ signal }) =>
      (await doctorApi.get<{ form: IntakeForm | null }>(`/form/${clientId}/${formType}`, { signal })).form,
  });

interface Filled {
  clientId: string;
  /** Id of the doctor who saves. */
  doctorId: string;
  formType: FormType;
  values: FormValues;
  /** The record that is being changed; null creates one and never overwrites another. */
  base: Pick<IntakeForm, '_id' | 'updatedAt'> | null;
  report: File | null;
}

/** Creates the form when there is none, changes it otherwise. */
export async function saveForm({ clientId, doctorId, formType, values, base, report }: Filled) {
  const body = new FormData();
  body.set('client', clientId);
  body.set('fields', JSON.stringify(values));
  if (report) body.set('bloodReport', report);
  if (base) {
    body.set('formId', base._id);
    body.set('updatedBy', doctorId);
    body.set('updatedByType', 'Doctor');
    body.set('updatedAt', base.updatedAt);
  } else {
    body.set('createdBy', doctorId);
    body.set('createdByType', 'Doctor');
    body.set('formType', formType);
  }
  const { data } = base
    ? await doctorApi.put<Partial<FormSaved>>('/form/update', body)
    : await doctorApi.post<Partial<FormSaved>>('/form/submitForm', body);
  // An answer without the record means that nothing was saved.
  if (!data) throw new ApiError(500, { message: ERRORS.SERVER_ERROR[1] });
  return data;
}

/** Every field of a form with its saved value, a prefilled one or empty text. */
export function valuesOf(formType: FormType, form: IntakeForm | null, prefilled: FormValues): FormValues {
  const saved: FormValues = form ? form.fields : prefilled;
  return Object.fromEntries(fieldsOf(formType).map(({ name }) => [name, saved[name] ?? '']));
}
