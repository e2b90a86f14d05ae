import { intakeFormCalls } from '@clinic/contract/care/intake-forms/intake-form-calls';
import type { FormFields } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { IntakeForm } from '@clinic/contract/care/intake-forms/intake-forms';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';

/** The client's stored forms; never part of the offline copy. */
export const ownFormsQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'forms', client],
    queryFn: async ({ signal }) =>
      (await clientApi.call(intakeFormCalls.ofClient, { clientId: client }, { signal })).forms,
  });

export type OwnFormType = 'PersonalDetails' | 'DietaryRecall';
export type OwnForm = Omit<IntakeForm, 'fields' | 'formType'> & {
  formType: OwnFormType;
  fields: Partial<FormFields[OwnFormType]>;
};

/** One form with its fields; null when there is none yet. */
export const ownFormQuery = (client: string, formType: OwnFormType) =>
  queryOptions({
    queryKey: ['client', 'form', client, formType],
    queryFn: async ({ signal }) =>
      (await clientApi.call(intakeFormCalls.one, { clientId: client, formType }, { signal }))
        .form as OwnForm | null,
  });
