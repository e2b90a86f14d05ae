import {
  fieldsOf,
  type FormFields,
  type FormType,
} from '@clinic/contract/care/intake-forms/intake-form-fields';
import {
  CLIENT_FORM_TYPES,
  type IntakeForm,
  type IntakeFormStub,
} from '@clinic/contract/care/intake-forms/intake-forms';
import type { OwnWords } from '../../clients/clients/client.view.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { stored } from '../../platform/http/stored.ts';
import type { IntakeFormRecord } from './intake-form.schema.ts';

const authorType = ({ role }: { role: string }) => (role === 'client' ? 'Client' : 'Doctor');

/** Every field of a form: text that was saved, otherwise empty text. */
export const textsOf = <Type extends FormType>(
  formType: Type,
  saved: Readonly<Record<string, string>>,
): FormFields[Type] =>
  Object.fromEntries(fieldsOf(formType).map(({ name }) => [name, saved[name] ?? ''])) as FormFields[Type];

export function formView(form: IntakeFormRecord): IntakeForm {
  const client = form.client.toHexString();
  const updated = form.version > 1 ? form.savedBy : null;
  return {
    ...stored(form),
    client,
    formType: form.formType,
    fields: textsOf(form.formType, form.fields),
    status: form.status,
    createdBy: form.createdBy.id,
    createdByType: authorType(form.createdBy),
    updatedBy: updated && updated.id,
    updatedByType: updated && authorType(updated),
    bloodReport: form.bloodReport && `/api/form/${client}/${form.formType}/blood-report`,
    ...(form.readings && form.readings.length > 0 && { readings: form.readings }),
    ...(form.measuredOn && { measuredOn: form.measuredOn }),
    ...(form.corrects && { corrects: form.corrects }),
  };
}

export const mayRead = ({ role }: Caller, formType: FormType): boolean =>
  role !== 'client' || (CLIENT_FORM_TYPES as readonly FormType[]).includes(formType);

/** Returns the form as the client's own words, when only the client has written in it. */
export const wordsOf = ({ createdBy, savedBy, createdAt }: IntakeFormRecord): OwnWords | undefined =>
  createdBy.role === 'client' && savedBy.role === 'client' ? { since: createdAt } : undefined;

/** Says that the form exists, without its contents. */
export function formStub(form: IntakeFormRecord): IntakeFormStub {
  const { _id, formType, createdAt, updatedAt } = formView(form);
  return { _id, formType, createdAt, updatedAt };
}

export const formViewFor =
  (caller: Caller) =>
  (form: IntakeFormRecord): IntakeForm | IntakeFormStub =>
    mayRead(caller, form.formType) ? formView(form) : formStub(form);
