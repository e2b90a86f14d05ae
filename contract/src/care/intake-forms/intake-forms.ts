import type { Day, Instant } from '../../clinic-calendar.ts';
import type { FormFields, FormType } from './intake-form-fields.ts';
import type { Stored } from '../../people.ts';

export type BodyStatusFields = FormFields['BodyStatus'];

export interface IntakeForm<Type extends FormType = FormType> extends Stored {
  client: string;
  formType: Type;
  fields: FormFields[Type];
  /** Absent means "Active". */
  status: string;
  createdBy: string;
  createdByType: 'Doctor' | 'Client';
  updatedBy: string | null;
  updatedByType: 'Doctor' | 'Client' | null;
  /** Path under /api, which requires the form's rights; null without a report. */
  bloodReport: string | null;
  /** Fields that the last save named as measured, even with an unchanged value; absent when it named none. */
  readings?: string[];
  /** The day that the last save's measures belong to; absent: the day of the save. */
  measuredOn?: Day;
  /** True: the last save corrected the last measured day. */
  corrects?: boolean;
}

/** Facts about the measures of a save, besides the form's fields. */
export interface MeasuredBeside {
  /** JSON text: names of the measured fields, also unchanged ones. Left out: the fields that change. */
  readings?: string[];
  /** The day on which it was measured, not after today; left out: today. */
  measuredOn?: Day;
}

/** The part of a form that a client gets when only doctors may read it in full. */
export interface IntakeFormStub extends Pick<Stored, '_id' | 'createdAt' | 'updatedAt'> {
  formType: FormType;
}

/** Forms that a client may read in full, fill in and edit. */
export const CLIENT_FORM_TYPES = ['PersonalDetails', 'DietaryRecall'] as const satisfies readonly FormType[];

/** A form that is filled in for the first time. */
export interface SubmitForm extends MeasuredBeside {
  /** Accepted and ignored: the author is the signed-in person. */
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
  /** Accepted and ignored: the author is the signed-in person. */
  updatedBy?: string;
  updatedByType?: 'Doctor' | 'Client';
  formId: string;
  /** Id of the client whom the form is about. */
  client: string;
  /** JSON text: field name → text; fields left out are unchanged. */
  fields: Record<string, unknown>;
  /** True: the changed measures correct those of the last day. Left out: they are new measures of today. */
  corrects?: boolean;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** Which kept versions to answer. */
export interface FormHistory {
  /** One type only; left out: the versions of all forms of the client. */
  formType?: FormType;
}

/** Answer of submitting and of updating a form. */
export interface FormSaved {
  success: true;
  message: string;
  data: IntakeForm;
}

/** Limits of blood reports: allowed kinds by content, size in bytes, and number. */
export const BLOOD_REPORT = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  maxBytes: 10 * 1024 * 1024,
  /** Most reports of one client in a day of the clinic. */
  mostOfDay: 10,
  /** Most bytes of all reports of one client, earlier ones included. */
  mostBytes: 100 * 1024 * 1024,
} as const;

/** The refusal of a photo in Apple's HEIC format, which other devices cannot show. */
export const HEIC_REFUSED =
  'This photo is in the format HEIC, which the clinic cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it once more, or send a screenshot of it.';
