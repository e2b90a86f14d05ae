import { expect, test } from 'vitest';
import { measurementProblem, readMeasurement, unreadText } from './measurement-reader.ts';

test.each([
  ['weight', '84.5', 84.5],
  ['weight', ' 84,5 ', 84.5],
  ['weight', '84.5 kg', 84.5],
  ['weight', '84.5KG.', 84.5],
  ['weight', '186.3 lb', 84.5],
  ['weight', '186.3 pounds', 84.5],
  ['waist', '36 in', 91.4],
  ['waist', '36"', 91.4],
  ['height', '5 ft 4 in', 162.6],
  ['height', "5'4", 162.6],
  ['height', '5 ft', 152.4],
  ['bodyFat', '34.2 %', 34.2],
  ['bmr', '1,480 kcal', 1480],
  ['visceralFat', '11', 11],
  ['tsh', '2.345 mIU/L', 2.345],
  ['tsh', '0,045', 0.045],
  ['tsh', '4,200', 4.2],
  ['b12', '1,250', 1250],
  ['triglycerides', '1,250 mg/dL', 1250],
  ['vitaminD', '75 nmol/L', 30],
  ['vitaminD', '30 ng/ml', 30],
  ['vitaminD', '30 µg/L', 30],
  ['b12', '148 pmol/L', 200.6],
  ['b12', '201 ng/L', 201],
  ['weight', '૮૪.૫ kg', 84.5],
  ['height', '५ ft ४ in', 162.6],
  ['weight', '84,500', 84.5],
  ['weight', '૭૨.૫ કિલો', 72.5],
  ['weight', '७२ कि.ग्रा.', 72],
  ['height', '૫ ફૂટ ૪ ઇંચ', 162.6],
  ['height', '5’ 4”', 162.6],
  ['waist', '९२ सेमी', 92],
  ['waist', '૩૬ ઇંચ', 91.4],
] as const)('%s: "%s" is %s', (kind, text, value) => {
  expect(readMeasurement(kind, text)).toEqual({ value, diastolic: null });
});

test.each([
  ['weight', ''],
  ['weight', 'about 84'],
  ['weight', '84-85'],
  ['weight', '84/85'],
  ['weight', '84 85'],
  ['weight', '84.5 cm'],
  ['vitaminD', '75 pmol/L'],
  ['vitaminD', '2 nmol/L'],
  ['b12', '148 nmol/L'],
  ['cholesterol', '5 nmol/L'],
  ['weight', '84.5 (with shoes)'],
  ['weight', '-84'],
  ['weight', '845'],
  ['weight', '1,250'],
  ['weight', '1.250,00'],
  ['tsh', '6e-7'],
  ['bmr', '400-500'],
  ['weight', '8,4,5'],
  ['weight', 'not measured'],
  ['waist', '36 kg'],
  ['bodyFat', '34 kg'],
  ['height', '5.4'],
  ['bloodPressure', '120'],
  ['bloodPressure', 'BP 190/115'],
  ['bloodPressure', '80/120'],
] as const)('%s: "%s" is not read', (kind, text) => {
  expect(readMeasurement(kind, text)).toBeUndefined();
});

test('a blood pressure is read as its two values', () => {
  expect(readMeasurement('bloodPressure', '124 / 82 mmHg')).toEqual({ value: 124, diastolic: 82 });
});

test('what cannot be read is refused with the range, and empty text is fine', () => {
  expect(measurementProblem('weight', '845')).toBe('Weight: please enter a number from 20 to 350 kg.');
  expect(measurementProblem('bloodPressure', '120')).toMatch(/both values, such as 120\/80/);
  expect(measurementProblem('bloodPressure', '115/190')).toBe('The first value is the higher one.');
  expect([measurementProblem('weight', ' '), measurementProblem('weight', '84')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a comma before three digits is read as the value that is possible', () => {
  expect(readMeasurement('b12', '50,000')).toEqual({ value: 50, diastolic: null });
  expect(measurementProblem('weight', '1,250')).toBe('Weight: please enter a number from 20 to 350 kg.');
  expect(measurementProblem('weight', '1.250,00')).toMatch(/^Weight: 1\.250,00: please write 1250\.00/);
  expect(unreadText('weight', '1,250')).toBe('Not from 20 to 350 kg');
});
