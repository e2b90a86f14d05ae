import { bodyStatus, dietaryRecall, healthHabits } from './habit-and-body-forms.ts';
import { familyHistory, medicalHistory, personalDetails } from './history-forms.ts';
import type { FormDefinition, FormField } from './intake-form-definition.ts';

export const FORM_TYPES = [
  'PersonalDetails',
  'FamilyHistory',
  'MedicalHistory',
  'HealthHabits',
  'BodyStatus',
  'DietaryRecall',
] as const;
export type FormType = (typeof FORM_TYPES)[number];

/** The questions of each form; the server's DTOs and the screens are made from this list. */
export const FORM_DEFINITIONS = {
  PersonalDetails: personalDetails,
  FamilyHistory: familyHistory,
  MedicalHistory: medicalHistory,
  HealthHabits: healthHabits,
  BodyStatus: bodyStatus,
  DietaryRecall: dietaryRecall,
} as const satisfies Record<FormType, FormDefinition>;

type FieldName<Definition extends FormDefinition> = Definition['sections'][number]['fields'][number]['name'];
type Fields<Definition extends FormDefinition> = Record<FieldName<Definition>, string>;

/** Values of each form as text; a missing one is empty. */
export type FormFields = { [Type in FormType]: Fields<(typeof FORM_DEFINITIONS)[Type]> };

export const fieldsOf = (formType: FormType): readonly FormField[] =>
  FORM_DEFINITIONS[formType].sections.flatMap((section) => section.fields as readonly FormField[]);
