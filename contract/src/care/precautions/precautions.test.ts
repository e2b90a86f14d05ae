import { describe, expect, it, test } from 'vitest';
import type { PrecautionsReading, ReadFact } from './precaution-facts.ts';
import { withNamedFoods } from './named-foods.ts';
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
const AT = '2026-01-01T08:00:00.000Z';
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
  denied: [],
});

const RX = { formType: 'MedicalHistory', field: 'rx' } as const;
const illness = (code: string, text: string, more: Partial<ReadFact> = {}): ReadFact =>
  fact(text, {
    sort: 'condition',
    code,
    label: code === 'hypothyroid' ? 'Hypothyroid' : 'Hyperthyroid',
    from: { formType: 'MedicalHistory', field: 'kco' },
    ...more,
  });
const thyroidProgram = ['hypothyroid', 'hyperthyroid'].map((code) =>
  illness(code, 'Thyroid', { from: 'program', unsure: true }),
);

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

  it.each<[string, ReadFact[], string[]]>([
    ['alone', [], ['Hypothyroid?', 'Hyperthyroid?']],
    ['beside “hypothyroid”', [illness('hypothyroid', 'hypothyroid')], ['Hypothyroid', 'Hypothyroid']],
    ['beside “hyperthyroid”', [illness('hyperthyroid', 'hyperthyroid')], ['Hyperthyroid', 'Hyperthyroid']],
    [
      'beside thyroxine',
      [fact('Thyronorm', { sort: 'medicine', code: 'levothyroxine', label: 'Thyroxine', from: RX })],
      ['Thyroxine', 'Hypothyroid'],
    ],
    [
      'beside another question of it',
      [illness('hypothyroid', 'thyroid', { unsure: true })],
      ['Hypothyroid?', 'Hypothyroid?', 'Hyperthyroid?'],
    ],
  ])('the program “Thyroid” %s', (_name, beside, labels) => {
    const { facts } = joinPrecautions(read([...beside, ...thyroidProgram]), { answers: [] });
    expect(facts.map(({ label, unsure }) => (unsure ? `${label}?` : label))).toEqual(labels);
  });

  it('the program “Thyroid” asks nothing when a doctor said or added which it is', () => {
    const said = thyroidProgram.map(({ sort, code }) => ({ sort, code, field: 'program', text: 'Thyroid' }));
    const answers = said.slice(0, 1).map((one) => ({ ...one, stands: true }));
    const added = [{ sort: 'condition' as const, code: 'hypothyroid', words: '' }];
    const ofAnswer = joinPrecautions(read(thyroidProgram), { answers });
    const ofAddition = joinPrecautions(read(thyroidProgram), { answers: [], added });
    expect([ofAnswer, ofAddition].map(({ facts }) => facts.map(({ label }) => label))).toEqual([
      ['Hypothyroid'],
      ['Hypothyroid'],
    ]);
  });

  it.each<[string, ReadFact[], string[]]>([
    ['nothing else', [], ['HTN', 'thyroid']],
    ['the same known', [illness('hypertension', 'Hypertension', { from: 'program' })], ['thyroid']],
    ['what they may mean known', [illness('hypothyroid', 'hypothyroid')], ['HTN']],
    ['only asked elsewhere', thyroidProgram, ['HTN', 'thyroid']],
  ])('bare words behind a negation with %s', (_name, facts, asked) => {
    const likely = { HTN: ['hypertension'], thyroid: ['hypothyroid', 'hyperthyroid'] };
    const notChecked = Object.entries(likely).map(([text, codes]) => ({
      from: { formType: 'MedicalHistory', field: 'kco' } as const,
      text,
      isBare: true as const,
      likely: codes.map((code) => ({ sort: 'condition' as const, code })),
    }));
    const joined = joinPrecautions({ facts, notChecked }, { answers: [] });
    expect(joined.notChecked.map(({ text }) => text)).toEqual(asked);
  });

  it('words that are the name of a food are an allergy to it, and no question', () => {
    const isFood = (name: string) => name.toLowerCase() === 'brinjal';
    const named = withNamedFoods(read([], 'Brinjal', 'sing'), [], isFood);
    const { facts, notChecked } = joinPrecautions(named, { answers: [] });
    expect(facts).toEqual([
      {
        sort: 'allergy',
        code: 'other',
        label: 'Brinjal',
        field: FIELD,
        text: 'Brinjal',
        unsure: false,
        state: 'open',
      },
    ]);
    expect(notChecked.map(({ text }) => text)).toEqual(['sing']);
  });

  it('words that a doctor answered before they were the name of a food keep their answer', () => {
    const answers = [answer('Brinjal', false, { code: NOTHING })];
    const named = withNamedFoods(read([], 'Brinjal'), answers, () => true);
    const { facts, notChecked } = joinPrecautions(named, { answers });
    expect([facts, notChecked]).toEqual([[], [{ field: FIELD, text: 'Brinjal', means: [] }]]);
  });

  it('what is said of one fact of a text is no answer to what is asked in it', () => {
    const twice = read([fact('DM no HTN no', { sort: 'condition', code: 'diabetes' })], 'DM no HTN no');
    const answers = [answer('DM no HTN no', true, { sort: 'condition', code: 'diabetes' })];
    expect(joinPrecautions(twice, { answers }).notChecked).toMatchObject([{ means: null }]);
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
  [{ ended: [{ ...answer('x', false), code: 'plutonium', at: AT }] }, 'ended.0.code'],
  [{ ended: [{ ...answer('x', false), field: 'FamilyHistory.father', at: AT }] }, 'ended.0.field'],
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
