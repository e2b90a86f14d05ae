import { ERRORS } from '@clinic/contract/errors';
import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { FormSaved, IntakeForm, MeasuredBeside } from '@clinic/contract/care/intake-forms/intake-forms';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { doctorApi } from '../../lib/http.ts';
import type { FormValues } from './form-values.ts';

/** A form of a client; null while it is not filled in. */
export const formQuery = (clientId: string, formType: FormType) =>
  queryOptions({
    queryKey: ['doctor', 'form', clientId, formType],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(intakeFormCalls.one, { clientId, formType }, { signal })).form,
  });

interface Filled {
  clientId: string;
  /** Id of the doctor who saves. */
  doctorId: string;
  formType: FormType;
  values: FormValues;
  /** The record to change; null creates one and never overwrites another. */
  base: Pick<IntakeForm, '_id' | 'updatedAt'> | null;
  report: File | null;
  /** True: the changed measures correct those of the last day. */
  corrects: boolean;
  /** The measured values and their day. */
  measured: MeasuredBeside;
}

export async function saveForm(filled: Filled, keys?: RepeatKeys) {
  const { clientId, doctorId, formType, values, base, report, ...said } = filled;
  const { corrects, measured } = said;
  const form = { client: clientId, fields: values, ...measured };
  const files = { bloodReport: report };
  const changer = { updatedBy: doctorId, updatedByType: 'Doctor' } as const;
  const creator = { createdBy: doctorId, createdByType: 'Doctor' } as const;
  const { data }: Partial<FormSaved> = base
    ? await doctorApi.call(
        intakeFormCalls.update,
        {
          body: {
            ...form,
            ...changer,
            formId: base._id,
            updatedAt: base.updatedAt,
            ...(corrects && { corrects }),
          },
          files,
        },
        { keys },
      )
    : await doctorApi.call(
        intakeFormCalls.submit,
        { body: { ...form, ...creator, formType }, files },
        { keys },
      );
  // An answer without the record means that nothing was saved.
  if (!data) throw new ApiError(500, { message: ERRORS.SERVER_ERROR[1] });
  return data;
}
