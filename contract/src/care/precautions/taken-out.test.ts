import { describe, expect, it, test } from 'vitest';
import type { PrecautionsReading, ReadFact } from './precaution-facts.ts';
import { joinPrecautions, type PrecautionAnswer } from './precautions.ts';
import { endedBy, withTakenOut, type TakenOut, type TakenOutFact } from './taken-out.ts';
import { countingTakenOut, MOST_TAKEN_OUT, takenOutOf } from './taken-out-reading.ts';

const FIELD = 'DietaryRecall.foodAllergy';
const FIRST = '2026-01-01T08:00:00.000Z';
const LATER = '2026-02-01T08:00:00.000Z';
const LAST = '2026-03-01T08:00:00.000Z';

const out = (text: string, more: Partial<TakenOutFact> = {}): TakenOutFact => ({
  sort: 'allergy',
  code: 'shellfish',
  field: FIELD,
  text,
  unsure: false,
  at: FIRST,
  ...more,
});
const endOf = (text: string, at: string, more: Partial<TakenOut> = {}): TakenOut => {
  const { unsure: _unsure, ...end } = out(text, { at });
  return { ...end, ...more };
};
const answer = (text: string, stands: boolean, more: Partial<PrecautionAnswer> = {}): PrecautionAnswer => ({
  sort: 'allergy',
  code: 'shellfish',
  field: FIELD,
  text,
  stands,
  ...more,
});
const read = (...texts: string[]): ReadFact[] =>
  texts.map((text) => ({
    sort: 'allergy',
    code: 'shellfish',
    label: 'Shellfish',
    from: { formType: 'MedicalHistory', field: 'allergies' },
    text,
    unsure: false,
  }));

interface Case {
  takenOut: TakenOutFact[];
  answers?: PrecautionAnswer[];
  ended?: TakenOut[];
  reading?: Partial<PrecautionsReading>;
}
function told({ takenOut, answers = [], ended = [], reading = {} }: Case): string[] {
  const joined = joinPrecautions({ facts: [], notChecked: [], ...reading }, { answers });
  const { facts } = withTakenOut(joined, { takenOut, answers, ended });
  return facts.map(({ text, state, takenOut: at }) => `${text}: ${state}${at ? ` (${at.slice(5, 7)})` : ''}`);
}

describe('what a save took out of a form', () => {
  const brinjal = out('Brinjal', { code: 'other', unsure: true });
  test.each<[string, Case, string[]]>([
    ['counts and asks', { takenOut: [out('prawns')] }, ['prawns: no longer written (01)']],
    [
      'is no question while another form says the same',
      { takenOut: [out('prawns')], reading: { facts: read('jhinga') } },
      ['jhinga: open'],
    ],
    [
      'asks when what the other form says was read wrongly',
      {
        takenOut: [out('prawns')],
        reading: { facts: read('jhinga') },
        answers: [answer('jhinga', false, { field: 'MedicalHistory.allergies' })],
      },
      ['jhinga: wrong', 'prawns: no longer written (01)'],
    ],
    [
      'asks once for all that say the same, with the latest words',
      { takenOut: [out('prawns'), out('jhinga', { at: LATER }), out('shrimp', { at: LATER })] },
      ['jhinga: no longer written (02)'],
    ],
    [
      'was read wrongly, and does not count',
      { takenOut: [out('prawns')], answers: [answer('prawns', false)] },
      [],
    ],
    [
      'was read wrongly in one of two texts: the other counts',
      {
        takenOut: [out('prawns'), out('prawn crackers')],
        answers: [answer('prawn crackers', false)],
      },
      ['prawns: no longer written (01)'],
    ],
    [
      'stood before, and is asked once',
      { takenOut: [out('prawns'), out('jhinga')], answers: [answer('prawns', true)] },
      ['prawns: no longer written (01)'],
    ],
    ['is ended by an answer', { takenOut: [out('prawns')], ended: [endOf('prawns', FIRST)] }, []],
    [
      'was ended, written again and taken out once more: it asks again',
      { takenOut: [out('prawns', { at: LATER })], ended: [endOf('prawns', FIRST)] },
      ['prawns: no longer written (02)'],
    ],
    ['names a food of no table', { takenOut: [brinjal] }, ['Brinjal: no longer written (01)']],
    [
      'names a food of no table, which another form names too',
      {
        takenOut: [brinjal],
        reading: {
          notChecked: [{ from: { formType: 'MedicalHistory', field: 'allergies' }, text: 'brinjal' }],
        },
      },
      [],
    ],
    [
      'names two foods of no table: each asks',
      { takenOut: [brinjal, out('Karela', { code: 'other', unsure: true })] },
      ['Brinjal: no longer written (01)', 'Karela: no longer written (01)'],
    ],
    [
      'was said to mean nothing',
      {
        takenOut: [brinjal],
        answers: [answer('Brinjal', false, { sort: 'condition', code: 'nothing' })],
      },
      [],
    ],
  ])('%s', (_name, one, expected) => {
    expect(told(one)).toEqual(expected);
  });

  it('has the label of its table, and of no table its words', () => {
    const known = withTakenOut(
      { facts: [], notChecked: [] },
      { takenOut: [out('peanuts', { code: 'peanut' }), brinjal], answers: [], ended: [] },
    );
    expect(known.facts.map(({ label, unsure }) => [label, unsure])).toEqual([
      ['Peanut', false],
      ['Brinjal', true],
    ]);
  });
});

describe('an answer to what was taken out', () => {
  const all = [out('prawns'), out('jhinga', { at: LATER }), out('milk', { code: 'milk', at: LATER })];
  const keysOf = (ended: TakenOut[]) => ended.map(({ text }) => text);
  test.each<[string, { answers?: PrecautionAnswer[]; ended?: TakenOut[] }, TakenOut[] | undefined, string[]]>(
    [
      ['ends all of its sort and code', {}, [endOf('jhinga', LATER)], ['prawns', 'jhinga']],
      ['leaves what was taken out since', {}, [endOf('prawns', FIRST)], ['prawns']],
      ['that was given before stays', { ended: [endOf('milk', LAST, { code: 'milk' })] }, [], ['milk']],
      ['that is not sent changes nothing', {}, undefined, []],
      [
        'that stood and is not sent any more ends it',
        { answers: [answer('jhinga', true)] },
        undefined,
        ['prawns', 'jhinga'],
      ],
      [
        'that words stood which are still written, and mean something else now, ends nothing',
        { answers: [answer('sea things', true)] },
        undefined,
        [],
      ],
      [
        'that it was read wrongly and is not sent any more ends these words',
        { answers: [answer('jhinga', false)] },
        undefined,
        ['jhinga'],
      ],
    ],
  )('%s', (_name, before, ended, expected) => {
    const said = { takenOut: all, answers: [], ended: [], ...before };
    expect(keysOf(endedBy(said, { answers: [], ...(ended && { ended }) }))).toEqual(expected);
  });

  it('is forgotten once the form keeps nothing of it', () => {
    expect(endedBy({ takenOut: [], answers: [], ended: [endOf('prawns', FIRST)] }, { answers: [] })).toEqual(
      [],
    );
  });
});

describe('the save of a form keeps', () => {
  const recall = (before: string, now: string, kept: TakenOutFact[] = [], at = LATER) =>
    takenOutOf(
      { formType: 'DietaryRecall', takenOut: kept },
      [{ foodAllergy: before }, { foodAllergy: now }],
      at,
    );
  const texts = (kept: TakenOutFact[]) => kept.map(({ text, at }) => `${text} (${at.slice(5, 7)})`);

  test.each<[string, string, string, string[]]>([
    ['what is deleted', 'prawns', '', ['prawns (02)']],
    ['each that is deleted', 'prawns, milk', 'milk', ['prawns (02)']],
    ['what is denied now', 'peanut', 'no peanut', ['peanut (02)']],
    ['what is said in other words, which may be read wrongly', 'prawns', 'jhinga', ['prawns (02)']],
    ['words of no table, which may name a food', 'Brinjal', '', ['Brinjal (02)']],
    ['nothing where the same is said', 'prawns; milk', 'milk, prawns', []],
    ['nothing where nothing was said', '', 'prawns', []],
    ['nothing of what was denied', 'no prawns', '', []],
  ])('%s', (_name, before, now, expected) => {
    expect(texts(recall(before, now))).toEqual(expected);
  });

  it('what earlier saves took out, until it is written again', () => {
    const first = recall('prawns', '', [], FIRST);
    const second = recall('', 'milk', first);
    expect(texts(second)).toEqual(['prawns (01)']);
    expect(texts(recall('milk', 'prawns', second, LAST))).toEqual(['milk (03)']);
    expect(texts(recall('prawns', '', second, LAST))).toEqual(['prawns (03)']);
  });

  it('medicines, conditions and diets of their fields, and no age', () => {
    const medical = takenOutOf(
      { formType: 'MedicalHistory' },
      [{ rx: 'Warfarin 5 mg', kco: 'DM, HTN', dc: 'Metformin' }, { kco: 'HTN' }],
      FIRST,
    );
    expect(medical.map(({ sort, code }) => `${sort} ${code}`)).toEqual([
      'condition diabetes',
      'medicine anticoagulant',
    ]);
    const [diet] = takenOutOf({ formType: 'HealthHabits' }, [{ diet: 'Vegetarian' }, {}], FIRST);
    expect(diet).toMatchObject({ sort: 'diet', code: 'vegetarian', field: 'HealthHabits.diet' });
    const age = takenOutOf(
      { formType: 'PersonalDetails' },
      [{ dob: '2015-01-01', age: '11' }, { age: '30' }],
      FIRST,
    );
    expect(age).toEqual([]);
  });

  it('no more than a bound, the latest of it', () => {
    const many = Array.from({ length: MOST_TAKEN_OUT }, (_one, place) => out(`prawns ${place}`));
    const kept = recall('milk', '', many);
    expect([kept.length, kept[0]?.text, kept.at(-1)?.text]).toEqual([MOST_TAKEN_OUT, 'prawns 1', 'milk']);
  });

  it('what counts only where it can: a word that names a food, and of a man no pregnancy', () => {
    const state = out('pregnant', { sort: 'state', code: 'expecting' });
    const words = [out('prawns'), state, out('Brinjal', { code: 'other' }), out('Rash', { code: 'other' })];
    const isFood = (name: string) => name === 'Brinjal';
    const of = (sex: 'Male' | 'Female' | null) =>
      countingTakenOut(words, { sex, isFood }).map(({ text }) => text);
    expect(of('Male')).toEqual(['prawns', 'Brinjal']);
    expect(of(null)).toEqual(['prawns', 'pregnant', 'Brinjal']);
  });
});

test('A medicine that is written by its brand is kept once it is taken out', () => {
  const brands = [{ name: 'nexito', salts: ['escitalopram'], isSure: true }];
  const kept = takenOutOf(
    { formType: 'MedicalHistory' },
    [{ rx: 'Tab Nexito 10' }, { rx: '' }],
    FIRST,
    brands,
  );
  expect(kept.map(({ sort, code, text }) => [sort, code, text])).toEqual([
    ['medicine', 'antidepressant', 'Tab Nexito 10'],
  ]);
});
