import { FORM_DEFINITIONS, fieldsOf } from '@clinic/contract/intake-form-fields';
import type { FormSaved } from '@clinic/contract/intake-forms';
import { clientApi } from '../../lib/http.ts';
import type { FormValues } from '../intake-forms/FormFields.tsx';
import type { OwnForm, OwnFormType } from './own-forms.ts';

interface Filled {
  client: string;
  formType: OwnFormType;
  values: FormValues;
  /** The record that is being changed; null creates it. */
  form: OwnForm | null;
  report: File | null;
}

/** Creates the form when there is none, changes it otherwise. */
export function saveOwnForm({ client, formType, values, form, report }: Filled): Promise<FormSaved> {
  const body = new FormData();
  body.set('client', client);
  body.set('fields', JSON.stringify(values));
  if (report) body.set('bloodReport', report);
  if (form) {
    body.set('formId', form._id);
    body.set('updatedBy', client);
    body.set('updatedByType', 'Client');
    body.set('updatedAt', form.updatedAt);
    return clientApi.put<FormSaved>('/form/update', body);
  }
  body.set('createdBy', client);
  body.set('createdByType', 'Client');
  body.set('formType', formType);
  return clientApi.post<FormSaved>('/form/submitForm', body);
}

/** Every field of a form with its saved value, a prefilled one or empty text. */
export function valuesOf(formType: OwnFormType, form: OwnForm | null, prefilled: FormValues): FormValues {
  const saved: FormValues = form ? form.fields : prefilled;
  return Object.fromEntries(fieldsOf(formType).map(({ name }) => [name, saved[name] ?? '']));
}

export const definitionOf = (formType: OwnFormType) => FORM_DEFINITIONS[formType];
