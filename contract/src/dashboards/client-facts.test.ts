import { describe, expect, it } from 'vitest';
import { bmrOf } from '../care/body/body-derived.ts';
import { ageOf, allergiesOf, dietKindOf, missingFormsOf, personOf } from './client-facts.ts';
import type { FormType } from '../care/intake-forms/intake-form-fields.ts';

const form = (formType: FormType, fields: Record<string, string>) => ({ formType, fields });

describe('what the forms say of a client', () => {
  it.each([
    [
      [form('MedicalHistory', { allergies: ' Penicillin ' }), form('DietaryRecall', { foodAllergy: 'Nuts' })],
      ['Penicillin', 'Nuts'],
    ],
    [
      [form('MedicalHistory', { allergies: 'Nuts' }), form('DietaryRecall', { foodAllergy: 'Nuts' })],
      ['Nuts'],
    ],
    [
      [
        form('MedicalHistory', { allergies: 'Peanut; Brinjal' }),
        form('DietaryRecall', { foodAllergy: 'brinjal.' }),
      ],
      ['Peanut; Brinjal'],
    ],
    [
      [
        form('MedicalHistory', { allergies: 'Peanut, Brinjal' }),
        form('DietaryRecall', { foodAllergy: 'Milk 1,000 ml; brinjal' }),
      ],
      ['Peanut, Brinjal', 'Milk 1,000 ml'],
    ],
    [[form('HealthHabits', { allergies: 'not asked here' })], []],
    [[form('MedicalHistory', { allergies: '  ' }), form('DietaryRecall', {})], []],
    [[], []],
  ])('allergies of %j are %j', (forms, allergies) => {
    expect(allergiesOf(forms)).toEqual(allergies);
  });

  it.each([
    [[form('DietaryRecall', { vegEggNonVeg: 'Veg' }), form('HealthHabits', { diet: 'Mixed' })], 'Veg'],
    [[form('DietaryRecall', { vegEggNonVeg: '' }), form('HealthHabits', { diet: 'Mixed' })], 'Mixed'],
    [[], ''],
  ])('who says %j eats "%s"', (forms, diet) => {
    expect(dietKindOf(forms)).toBe(diet);
  });

  it.each([
    [{ dob: '1990-01-06', age: '99' }, 35],
    [{ dob: '1990-01-05' }, 36],
    [{ dob: '', age: '41' }, 41],
    [{ dob: '2026-01-06', age: '41' }, 41],
    [{ dob: '0066-05-01', age: '59 years' }, 59],
    [{ dob: '', age: '૪૧' }, 41],
    [{ dob: '0066-05-01' }, null],
    [{ dob: '1850-05-01' }, null],
    [{ age: '1960' }, null],
    [{ age: 'forty' }, null],
    [{}, null],
  ])('%j is %s years old on 05 Jan 2026', (fields, age) => {
    expect(ageOf([form('PersonalDetails', fields as Record<string, string>)], '2026-01-05')).toBe(age);
  });

  it('a birthday in the year 0066, and the age that was filled in from it, give no energy at rest', () => {
    const fields = { dob: '0066-05-01', age: '1959', gender: 'Female' };
    const { age } = personOf([form('PersonalDetails', fields)], '2026-01-05');
    expect(age === null ? null : bmrOf({ weight: 72, height: 160, age, sex: 'Female' })).toBeNull();
  });

  it('names the forms that are not filled in, in their order', () => {
    expect(missingFormsOf([form('HealthHabits', {}), form('PersonalDetails', {})])).toEqual([
      'FamilyHistory',
      'MedicalHistory',
      'BodyStatus',
      'DietaryRecall',
    ]);
  });
});
