import type { Day, Instant } from '../../clinic-calendar.ts';
import type { FormFields, FormType } from './intake-form-fields.ts';
import type { Stored } from '../../people.ts';

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
  /** Fields that the last save named as measured, also with the value that stood there; absent when it named none. */
  readings?: string[];
  /** The day of what the last save measured; absent: the day of the save. */
  measuredOn?: Day;
  /** True: what the last save changed corrects the last day. */
  corrects?: boolean;
}

/** Measurements beside the fields of a form. */
export interface MeasuredBeside {
  /** JSON text: names of the fields that were measured, also with the same result. Left out: those that change. */
  readings?: string[];
  /** The day on which it was measured, not after today; left out: today. */
  measuredOn?: Day;
}

/** A client gets only this of the four forms that doctors alone read in full. */
export interface IntakeFormStub extends Pick<Stored, '_id' | 'createdAt' | 'updatedAt'> {
  formType: FormType;
}

/** Forms that a client may read in full, fill and edit. */
export const CLIENT_FORM_TYPES = ['PersonalDetails', 'DietaryRecall'] as const satisfies readonly FormType[];

/** A first filled form. */
export interface SubmitForm extends MeasuredBeside {
  /** Specified, and not read: the author is the signed-in person. */
  createdBy?: string;
  createdByType?: 'Doctor' | 'Client';
  /** Id of the client whom the form is about. */
  client: string;
  formType: FormType;
  /** JSON text: field name → text. */
  fields: Record<string, unknown>;
}

/** A changed form. */
export interface UpdateForm extends MeasuredBeside {
  /** Specified, and not read: the author is the signed-in person. */
  updatedBy?: string;
  updatedByType?: 'Doctor' | 'Client';
  formId: string;
  /** Id of the client whom the form is about. */
  client: string;
  /** JSON text: field name → text; fields that are left out stay as they are. */
  fields: Record<string, unknown>;
  /** True: the measures that change correct those of the last day. Left out, they are new ones of today. */
  corrects?: boolean;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** Chooses kept versions of forms: one type only; left out: those of all forms of the client. */
export interface FormHistory {
  /** One type only; left out: the versions of all forms of the client. */
  formType?: FormType;
}

/** Answer of both. */
export interface FormSaved {
  success: true;
  message: string;
  data: IntakeForm;
}

/** Blood reports: kinds by content, the largest size in bytes, and how many. */
export const BLOOD_REPORT = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  maxBytes: 10 * 1024 * 1024,
  /** Reports of one client in one day of the clinic. */
  mostOfDay: 10,
  /** Bytes of all reports of one client, earlier ones included. */
  mostBytes: 100 * 1024 * 1024,
} as const;

/** This sentence refuses a photo in Apple's own format, which browsers of other phones and computers do not show. */
export const HEIC_REFUSED =
  'This photo is in the format HEIC, which the clinic cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it once more, or send a screenshot of it.';
