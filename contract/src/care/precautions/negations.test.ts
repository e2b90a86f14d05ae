import { test, expect } from 'vitest';
import { ALARMS, SILENT, UNSURE, type NegationExample } from './negation-examples.ts';
import { readAllergies, readConditions, readMedicines } from './precaution-field-readers.ts';
import { at } from './precaution-facts.ts';

const READERS = {
  allergies: (text: string) => readAllergies(at('MedicalHistory', 'allergies'), text),
  illnesses: (text: string) => readConditions(at('MedicalHistory', 'kco'), text, 'Female'),
  medicines: (text: string) => readMedicines(at('MedicalHistory', 'rx'), text),
} as const;

/** Writes a reading as the examples do: codes that count, codes that ask, "chip" for a quoted text. */
function told(field: NegationExample[0], text: string): string[] {
  const { facts, notChecked } = READERS[field](text);
  const codes = facts.map(({ code, unsure }) => (unsure ? `${code}?` : code));
  return [...new Set([...codes, ...(notChecked.length > 0 ? ['chip'] : [])])];
}

test.each(ALARMS)('in %s "%s" the known word stands: %j', (field, text, said) => {
  expect(told(field, text).filter((one) => one !== 'chip')).toEqual(said);
});

test.each(SILENT)('in %s "%s" nothing is there', (field, text) => {
  expect(told(field, text)).toEqual([]);
});

test.each(UNSURE)('in %s "%s" is not sure: %j', (field, text, said) => {
  expect(told(field, text)).toEqual(said);
});
