import { describe, expect, it } from 'vitest';
import { ageOf, allergiesOf, dietKindOf, missingFormsOf } from './client-facts.ts';
import type { FormType } from '../care/intake-form-fields.ts';

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
    [{ dob: '1990-01-06', age: '99' }, '35'],
    [{ dob: '1990-01-05' }, '36'],
    [{ dob: '', age: '41' }, '41'],
    [{}, ''],
  ])('%j is "%s" years old on 05 Jan 2026', (fields, age) => {
    expect(ageOf([form('PersonalDetails', fields as Record<string, string>)], '2026-01-05')).toBe(age);
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
