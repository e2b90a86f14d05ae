import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FormType } from '../intake-forms/intake-form-fields.ts';
import { clausesOf } from './precaution-clauses.ts';
import { sourceKey } from './precaution-facts.ts';
import { readPrecautions, type KnownOfClient } from './precautions-reading.ts';

const NOBODY: KnownOfClient = { forms: [], program: '', expecting: false, age: 40, sex: 'Female' };
const form = (formType: FormType, fields: object) => ({ formType, fields });

const WORDS = [
  'peanut',
  'milk',
  'sing',
  'DM',
  'HTN',
  'દૂધ',
  'मूंगफली',
  'allergy',
  'since',
  'veg',
  'nuts',
  'father',
  '50 mg',
  '?',
  '(',
  ')',
  ' - ',
  ':',
  'outgrown',
  'Jain',
  'pathri',
  'Telma',
  '\u200d',
  '🥜',
  'jowar atta roti',
  'fish oil',
  'pregnant',
];
const text = (...more: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...WORDS, ...more), fc.string({ unit: 'grapheme', maxLength: 6 })), {
      maxLength: 6,
    })
    .map((words) => words.join(' '));
const FIELDS: readonly [FormType, string][] = [
  ['MedicalHistory', 'allergies'],
  ['MedicalHistory', 'kco'],
  ['MedicalHistory', 'rx'],
  ['DietaryRecall', 'foodAllergy'],
  ['PersonalDetails', 'concern'],
];
const reading = (formType: FormType, field: string, value: string) => {
  const { facts, notChecked } = readPrecautions({ ...NOBODY, forms: [form(formType, { [field]: value })] });
  return {
    facts: facts
      .map((fact) => [fact.sort, fact.code, fact.text, fact.unsure, sourceKey(fact.from)].join('|'))
      .toSorted(),
    notChecked: notChecked.map((one) => one.text).toSorted(),
  };
};

it('2,000 random texts throw nothing, and quotes stand in what was written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ...FIELDS,
        ['DietaryRecall', 'vegEggNonVeg'] as const,
        ['HealthHabits', 'diet'] as const,
      ),
      text('no', 'nahi', 'નથી', 'but', ',', ';', '.', '\n'),
      ([formType, field], value) => {
        const { facts, notChecked } = readPrecautions({
          ...NOBODY,
          forms: [form(formType, { [field]: value })],
        });
        for (const quote of [...facts, ...notChecked].map((one) => one.text)) {
          expect(quote.trim()).toBe(quote);
          expect(quote).not.toBe('');
        }
      },
    ),
    { numRuns: 2000 },
  );
});

it('2,000 random texts that negate nothing and name nobody else say the same in any order', () => {
  const clauses = fc.array(
    // Behind "nA" or "my mother:" the next clause is asked about, so such texts are filtered by what the reader makes
    // of them.
    text().filter((value) =>
      clausesOf(value).every(({ says }) => says === 'something' || says === 'unclear'),
    ),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...FIELDS), clauses, ([formType, field], some) => {
      expect(reading(formType, field, some.toReversed().join('; '))).toEqual(
        reading(formType, field, some.join('; ')),
      );
    }),
    { numRuns: 2000 },
  );
});

it('in allergies no order of clauses loses a food that one of them names', () => {
  const clauses = fc.shuffledSubarray([
    'No drug allergy',
    'peanut',
    'milk allergy',
    'No egg',
    'dust',
    'soya',
    'none',
  ]);
  fc.assert(
    fc.property(clauses, (some) => {
      const { facts } = readPrecautions({
        ...NOBODY,
        forms: [form('MedicalHistory', { allergies: some.join(', ') })],
      });
      const codes = new Set(facts.map(({ code }) => code));
      const named = { peanut: 'peanut', 'milk allergy': 'milk', soya: 'soy' };
      const there = Object.entries(named)
        .filter(([clause]) => some.includes(clause))
        .map(([, code]) => code);
      expect([...codes].toSorted()).toEqual(there.toSorted());
    }),
    { numRuns: 500 },
  );
});
