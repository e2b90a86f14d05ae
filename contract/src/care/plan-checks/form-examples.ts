import type { FormType } from '../intake-forms/intake-form-fields.ts';
import { joinPrecautions } from '../precautions/precautions.ts';
import { readPrecautions, type KnownOfClient } from '../precautions/precautions-reading.ts';

/** Clients of the plan checks' tests, by what their forms say. */

type Fields = Partial<
  Record<'allergies' | 'foodAllergy' | 'vegEggNonVeg' | 'kco' | 'rx' | 'dc' | 'father', string>
>;
const FORMS: Record<keyof Fields, FormType> = {
  allergies: 'MedicalHistory',
  foodAllergy: 'DietaryRecall',
  vegEggNonVeg: 'DietaryRecall',
  kco: 'MedicalHistory',
  rx: 'MedicalHistory',
  dc: 'MedicalHistory',
  father: 'FamilyHistory',
};
export interface Client extends Partial<Omit<KnownOfClient, 'forms'>>, Fields {}

/** Reads a client's precautions from the given forms. */
export function knownOf({ program = '', expecting = false, age = 40, sex = 'Female', ...fields }: Client) {
  const forms = Object.entries(fields).map(([field, text]) => ({
    formType: FORMS[field as keyof Fields],
    fields: { [field]: text },
  }));
  // Several fields of one form belong to one record.
  const byType = Map.groupBy(forms, ({ formType }) => formType);
  const joined = [...byType].map(([formType, all]) => ({
    formType,
    fields: Object.assign({}, ...all.map((one) => one.fields)) as object,
  }));
  return joinPrecautions(readPrecautions({ forms: joined, program, expecting, age, sex }), { answers: [] });
}
