import { describe, expect, it, test } from 'vitest';
import type { PrecautionsReading, ReadFact } from './precaution-facts.ts';
import { precautionsProblem } from './precaution-rules.ts';
import {
  addedLabel,
  joinPrecautions,
  MAX_PRECAUTIONS,
  NOTHING,
  type PrecautionAnswer,
} from './precautions.ts';

const FORM = { formType: 'MedicalHistory', field: 'allergies' } as const;
const FIELD = 'MedicalHistory.allergies';
const fact = (text: string, more: Partial<ReadFact> = {}): ReadFact => ({
  sort: 'allergy',
  code: 'peanut',
  label: 'Peanut',
  from: FORM,
  text,
  unsure: false,
  ...more,
});
const answer = (text: string, stands: boolean, more: Partial<PrecautionAnswer> = {}): PrecautionAnswer => ({
  sort: 'allergy',
  code: 'peanut',
  field: FIELD,
  text,
  stands,
  ...more,
});
const read = (facts: ReadFact[], ...quotes: string[]): PrecautionsReading => ({
  facts,
  notChecked: quotes.map((text) => ({ from: FORM, text })),
});

describe('what is read and what was answered', () => {
  test.each<[string, PrecautionsReading, PrecautionAnswer[], string[]]>([
    ['without an answer is open', read([fact('peanuts')]), [], ['peanuts: open']],
    ['stands', read([fact('peanuts')]), [answer('peanuts', true)], ['peanuts: stands']],
    ['was read wrongly', read([fact('peanuts')]), [answer('peanuts', false)], ['peanuts: wrong']],
    [
      'holds for its own words only; the ones that stood before are no question while the same is read',
      read([fact('Peanuts, severe')]),
      [answer('peanuts', true)],
      ['Peanuts, severe: open'],
    ],
    ['is no longer written, and counts', read([]), [answer('peanuts', true)], ['peanuts: no longer written']],
    ['was wrong and is gone', read([]), [answer('peanuts', false)], []],
    [
      'stood, and the new words are read wrongly: it counts',
      read([fact('peanut cake')]),
      [answer('peanuts', true), answer('peanut cake', false)],
      ['peanut cake: wrong', 'peanuts: no longer written'],
    ],
    [
      'stood, and is read in another form: no question',
      read([fact('nuts', { from: { formType: 'DietaryRecall', field: 'foodAllergy' } })]),
      [answer('peanuts', true)],
      ['nuts: open'],
    ],
    [
      'is answered for one place, and open at another',
      read([fact('peanuts'), fact('peanuts', { from: { formType: 'DietaryRecall', field: 'foodAllergy' } })]),
      [answer('peanuts', true)],
      ['peanuts: stands', 'peanuts: open'],
    ],
    ['was not checked and means something', read([], 'sing'), [answer('sing', true)], ['sing: stands']],
    ['meant something and is gone', read([]), [answer('sing', true)], ['sing: no longer written']],
    ['means nothing', read([], 'sing'), [answer('sing', false, { code: NOTHING })], []],
  ])('%s', (_name, reading, answers, states) => {
    const { facts } = joinPrecautions(reading, { answers });
    expect(facts.map(({ text, state }) => `${text}: ${state}`)).toEqual(states);
  });

  test.each([
    ['unanswered', [], null],
    ['nothing', [answer('sing', false, { code: NOTHING })], []],
    ['something', [answer('sing', true)], [{ sort: 'allergy', code: 'peanut' }]],
    ['answered for other words', [answer('shing', true)], null],
  ])('words that were not checked are %s', (_name, answers, means) => {
    expect(joinPrecautions(read([], 'sing'), { answers }).notChecked).toEqual([
      { field: FIELD, text: 'sing', means },
    ]);
  });

  it('what no table has is called by its own words', () => {
    const [known] = joinPrecautions(read([], 'Brinjal'), {
      answers: [answer('Brinjal', true, { code: 'other' })],
    }).facts;
    expect(known?.label).toBe('Brinjal');
    expect(addedLabel({ sort: 'allergy', code: 'other', words: 'Karela' })).toBe('Karela');
    expect(addedLabel({ sort: 'allergy', code: 'milk', words: 'told on the phone' })).toBe('Milk');
  });
});

test.each([
  [{ answers: [answer('x', true, { code: 'plutonium' })] }, 'answers.0.code'],
  [{ answers: [answer('x', true, { code: NOTHING })] }, 'answers.0.code'],
  [{ answers: [answer('x', true, { field: 'FamilyHistory.father' })] }, 'answers.0.field'],
  [{ answers: [answer('x', true), answer('x', false)] }, 'answers.1'],
  [{ added: [{ sort: 'diet' as const, code: 'peanut', words: '' }] }, 'added.0.code'],
  [{ added: [{ sort: 'state' as const, code: 'under18', words: '' }] }, 'added.0.code'],
  [{ added: [{ sort: 'allergy' as const, code: 'other', words: ' ' }] }, 'added.0.words'],
  [
    { answers: Array.from({ length: MAX_PRECAUTIONS + 1 }, (_one, place) => answer(`x${place}`, true)) },
    'answers',
  ],
  [
    { answers: [answer('x', true)], added: [{ sort: 'state' as const, code: 'expecting', words: '' }] },
    undefined,
  ],
])('%o is refused at its field', (said, field) => {
  expect(precautionsProblem({ answers: [], added: [], ...said })?.field).toBe(field);
});
