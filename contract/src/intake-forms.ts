import type { FormFields, FormType } from './intake-form-fields.ts';
import type { Stored } from './people.ts';

export type BodyStatusFields = FormFields['BodyStatus'];

export interface IntakeForm<Type extends FormType = FormType> extends Stored {
  client: string;
  formType: Type;
  fields: FormFields[Type];
  /** "Active" when absent. */
  status: string;
  createdBy: string;
  createdByType: 'Doctor' | 'Client';
  updatedBy: string | null;
  updatedByType: 'Doctor' | 'Client' | null;
  /** Address under /api that needs the same rights as the form; null when no report was uploaded. */
  bloodReport: string | null;
}

/** What a client gets of the four forms that only doctors read in full. */
export type IntakeFormStub = Pick<IntakeForm, '_id' | 'formType' | 'createdAt' | 'updatedAt'>;

/** Forms that a client may read in full, fill and edit. */
export const CLIENT_FORM_TYPES = ['PersonalDetails', 'DietaryRecall'] as const satisfies readonly FormType[];

/** Answer of both. */
export interface FormSaved {
  success: true;
  message: string;
  data: IntakeForm;
}

/** Blood reports: kinds by content, and the largest size in bytes (decisions, section 9). */
export const BLOOD_REPORT = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  maxBytes: 10 * 1024 * 1024,
} as const;
