import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import { FORM_DEFINITIONS } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { FormDefinition } from '@clinic/contract/care/intake-forms/intake-form-definition';
import type { FormSaved, MeasuredBeside } from '@clinic/contract/care/intake-forms/intake-forms';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { clientApi } from '../../lib/http.ts';
import type { FormValues } from '../intake-forms/form-values.ts';
import { askedDetails } from './detail-steps.ts';
import type { OwnForm, OwnFormType } from './own-forms.ts';

interface Filled {
  client: string;
  formType: OwnFormType;
  values: FormValues;
  /** The record to change; null creates it. */
  form: OwnForm | null;
  report: File | null;
  /** The measured fields, also with an unchanged value. */
  measured: Pick<MeasuredBeside, 'readings'>;
}

export function saveOwnForm(filled: Filled, keys?: RepeatKeys): Promise<FormSaved> {
  const { client, formType, values, form, report, measured } = filled;
  const files = { bloodReport: report };
  if (form) {
    const { _id: formId, updatedAt } = form;
    const author = { updatedBy: client, updatedByType: 'Client' } as const;
    return clientApi.call(
      intakeFormCalls.update,
      {
        body: { formId, client, ...author, fields: values, ...measured, updatedAt },
        files,
      },
      { keys },
    );
  }
  const author = { createdBy: client, createdByType: 'Client' } as const;
  return clientApi.call(
    intakeFormCalls.submit,
    {
      body: { client, ...author, formType, fields: values, ...measured },
      files,
    },
    { keys },
  );
}

/** The form as its client reads it. */
export const definitionOf = (formType: OwnFormType): FormDefinition =>
  formType === 'PersonalDetails' ? askedDetails : FORM_DEFINITIONS[formType];
