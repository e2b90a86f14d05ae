import { FORM_DEFINITIONS, fieldsOf } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { FormDefinition, FormField } from '@clinic/contract/care/intake-forms/intake-form-definition';

interface DetailStep {
  /** On the step's button. */
  name: string;
  title: string;
  hint: string;
  fields: readonly string[];
}

/** Personal Details as a client fills them in; a doctor has the whole form on one page. */
export const DETAIL_STEPS: readonly DetailStep[] = [
  {
    name: 'Report',
    title: 'Photograph your report',
    hint: 'A photo or a file of your last blood test. Without one go on: it can be added any time.',
    fields: ['concern'],
  },
  {
    name: 'Who you are',
    title: 'Who you are',
    hint: 'Your phone may offer to fill in name, birthday and address.',
    fields: ['name', 'dob', 'age', 'gender', 'nationality', 'maritalStatus', 'email', 'number', 'address'],
  },
  {
    name: 'Your days',
    title: 'Your days',
    hint: 'How you spend them, and who told you about us.',
    fields: ['occupation', 'workNature', 'lifestyle', 'reference'],
  },
];

/** Fields that the clinic fills in. */
export const OFFICE_FIELDS: readonly string[] = ['alternateId', 'tempId'];

/** The browser's names for values that it knows of the person who fills in the own details. */
export const AUTOFILL: Readonly<Record<string, string>> = {
  name: 'name',
  dob: 'bday',
  gender: 'sex',
  email: 'email',
  number: 'tel',
  address: 'street-address',
};

const byName = new Map(fieldsOf('PersonalDetails').map((field): [string, FormField] => [field.name, field]));

export const fieldsNamed = (names: readonly string[]): FormField[] =>
  names.flatMap((name) => byName.get(name) ?? []);

/** The form as a client reads it: without what is the office's. */
export const askedDetails: FormDefinition = {
  ...FORM_DEFINITIONS.PersonalDetails,
  sections: FORM_DEFINITIONS.PersonalDetails.sections.map(({ title, fields }) => ({
    title,
    fields: fields.filter(({ name }) => !OFFICE_FIELDS.includes(name)),
  })),
};

/** The first step that has one of the fields, and which it is; undefined for a field of no step. */
export function placeOf(names: readonly string[]): { step: number; field: string } | undefined {
  for (const [step, { fields }] of DETAIL_STEPS.entries()) {
    const field = fields.find((name) => names.includes(name));
    if (field) return { step, field };
  }
  return undefined;
}
