import { expect, test } from 'vitest';
import { MEASURED_CHECKUP_FIELDS } from '../checkups/checkups.ts';
import { MEASURED_FIELDS } from './form-measurements.ts';
import { fieldsOf, FORM_TYPES, type FormType } from './intake-form-fields.ts';
import { KIND_NAMES, kindOf } from '../measurements/measurements.ts';
import { checkupHint, unreadFields, unreadHint } from './unread-fields.ts';

const TODAY = '2026-05-10';
const hint = (formType: FormType, name: string, text: string) => unreadHint(formType, name, text, TODAY);

test.each([
  ['BodyStatus', 'weight', 'eighty', 'Not a number: will not be in the chart.'],
  ['BodyStatus', 'bodyFat', '340', 'Not from 2 to 75 %: will not be in the chart.'],
  ['BodyStatus', 'visceralFat', '99', 'Not from 0.5 to 60: will not be in the chart.'],
  ['BodyStatus', 'bmi', 'abc', 'Not a number: will not be in the chart.'],
  ['DietaryRecall', 'waist', 'wide', 'Not a number: will not be in the chart.'],
  ['DietaryRecall', 'uAbdo', '?', 'Not a number: will not be in the chart.'],
  [
    'DietaryRecall',
    'date',
    '2031-01-01',
    'Not a day that has come: what is measured on it will not be in the chart.',
  ],
  ['MedicalHistory', 'bp', 'high', 'Not two values such as 120/80: will not be in the chart.'],
  ['MedicalHistory', 'bp', '115/190', 'The first value is the higher one: will not be in the chart.'],
  ['MedicalHistory', 'pmin', 'fast', 'Not a number: will not be in the chart.'],
  ['PersonalDetails', 'dob', '2031-05-01', 'Not a day that has come: the age stays unknown.'],
  ['PersonalDetails', 'dob', '0066-05-01', 'Not a date: the age stays unknown.'],
  ['PersonalDetails', 'dob', '1850-05-01', 'Not a date from 1900 on: the age stays unknown.'],
  ['PersonalDetails', 'dob', '1901-05-01', 'More than 120 years ago: the age stays unknown.'],
  ['PersonalDetails', 'age', 'forty', 'Not a number: the age stays unknown.'],
  ['PersonalDetails', 'age', '121', 'Not from 0 to 120 years: the age stays unknown.'],
  ['DietaryRecall', 'date', '0026-05-01', 'Not a date: what is measured counts on the day of saving.'],
  [
    'PersonalDetails',
    'number',
    '98250 1234x',
    'Not a phone number of 10 digits, “x” is in the way: the number on file stays, and the front desk sees this one.',
  ],
  [
    'PersonalDetails',
    'number',
    '98250 1234',
    'Not a phone number of 10 digits: the number on file stays, and the front desk sees this one.',
  ],
] as const)('%s.%s: beside "%s" stands that it is not read', (formType, name, text, said) => {
  expect(hint(formType, name, text)).toBe(said);
});

test.each([
  ['BodyStatus', 'weight', '84,5 kg'],
  ['BodyStatus', 'bmi', '23.2'],
  ['BodyStatus', 'caffeine', '2 cups, strong'],
  ['BodyStatus', 'weight', ' '],
  ['MedicalHistory', 'bp', '200/120'],
  ['MedicalHistory', 'allergies', 'peanuts'],
  ['PersonalDetails', 'dob', '1980-05-01'],
  ['PersonalDetails', 'number', '+91 98250-12345'],
  ['PersonalDetails', 'number', '(૯૮૨૫૦) ૧૨૩૪૫'],
  ['PersonalDetails', 'age', '४५ वर्ष'],
  ['DietaryRecall', 'date', TODAY],
] as const)('%s.%s: beside "%s" stands nothing', (formType, name, text) => {
  expect(hint(formType, name, text)).toBeUndefined();
});

test('the list of what no chart reads names each field once, without those that the measurements tell themselves', () => {
  const fields = { weight: 'eighty', bmi: 'abc', sfat: '', arms: '31' };
  expect(unreadFields('BodyStatus', fields, TODAY)).toEqual([{ label: 'BMI', text: 'abc' }]);
});

test('a phone number that counts for nothing is no value that a chart misses', () => {
  expect(unreadFields('PersonalDetails', { number: '12345', age: 'forty' }, TODAY)).toEqual([
    { label: 'Age', text: 'forty' },
  ]);
});

test.each([
  ['200/120', '', undefined],
  ['low', '', 'Not two values such as 120/80: will not be in the chart.'],
  ['low', '124/82', undefined],
  ['124/82', '124 / 82', undefined],
  ['200/120', '124/82', 'The weigh-in counts: 124/82.'],
])(
  'beside the blood pressure "%s" of a checkup with "%s" in the weigh-in stands: %s',
  (text, weighIn, said) => {
    expect(checkupHint('bloodPressure', text, { bloodPressure: weighIn })).toBe(said);
    expect(checkupHint('energy', text, { bloodPressure: weighIn })).toBeUndefined();
  },
);

/** Labels are compared by their words, since "Body Weight" and "Weight (kg) *" are both a weight. */
const words = (label: string): string[] => label.toLowerCase().match(/[a-z]+/g) ?? [];

/** Fields that share words with a kind of measurement and mean something else. */
const ANOTHER_THING = ['BodyStatus.bmrAge'];

test('every fact that stands in a form and in a measure is heard in the form', () => {
  const kinds = KIND_NAMES.map((kind) => words(kindOf(kind).label));
  const isNamedAs = (label: string) =>
    kinds.some((kind) =>
      kind.every((word) => words(label).some((one) => one === word || one === `${word}s`)),
    );
  const named = FORM_TYPES.flatMap((formType) =>
    fieldsOf(formType)
      .filter(({ label }) => isNamedAs(label))
      .map(({ name }) => `${formType}.${name}`),
  );
  const heard = FORM_TYPES.flatMap((formType) =>
    Object.keys(MEASURED_FIELDS[formType] ?? {}).map((name) => `${formType}.${name}`),
  );
  expect(named.filter((field) => !heard.includes(field) && !ANOTHER_THING.includes(field))).toEqual([]);
  expect(named).toEqual(expect.arrayContaining(ANOTHER_THING));
  expect(heard).toEqual(expect.arrayContaining(['MedicalHistory.bp', 'MedicalHistory.pmin']));
  expect(MEASURED_CHECKUP_FIELDS).toEqual({ bloodPressure: 'bloodPressure' });
});
