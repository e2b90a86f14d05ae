import { describe, expect, it, test } from 'vitest';
import type { MedicineBrand } from './medicine-names.ts';
import { at, type PrecautionsReading } from './precaution-facts.ts';
import { readAllergies, readConditions, readMedicines, readStates } from './precaution-field-readers.ts';

const BRANDS: readonly MedicineBrand[] = [
  { name: 'Rosuvas', salts: ['rosuvastatin'], isSure: true },
  { name: 'Rosuvas Gold', salts: ['rosuvastatin', 'clopidogrel'], isSure: true },
  { name: 'Pantop', salts: ['pantoprazole'], isSure: true },
];
const ALLERGIES = at('MedicalHistory', 'allergies');
const ILLNESSES = at('MedicalHistory', 'kco');
const MEDICINES = at('MedicalHistory', 'rx');
const CONCERN = at('PersonalDetails', 'concern');

/** Writes facts by their codes, with "?" when they ask, and open questions in quotes. */
const told = ({ facts, notChecked }: PrecautionsReading): string[] => [
  ...facts.map(({ code, unsure }) => (unsure ? `${code}?` : code)),
  ...notChecked.map(({ text }) => `“${text}”`),
];

describe('allergies', () => {
  test.each([
    ['coeliac disease', ['coeliac']],
    ['G6PD deficiency', ['g6pd']],
    ['DM', ['“DM”']],
    ['peanut and nuts', ['peanut', 'treeNuts?']],
    ['No egg, peanut, milk', ['peanut?', 'milk?']],
    ['No egg, peanut allergy, milk', ['peanut', 'milk']],
    ['peanut no problem', ['peanut?']],
  ])('"%s" is read as %j', (text, said) => {
    expect(told(readAllergies(ALLERGIES, text))).toEqual(said);
  });

  it('have the sort of their table', () => {
    expect(readAllergies(ALLERGIES, 'peanut, lactose').facts.map(({ sort }) => sort)).toEqual([
      'allergy',
      'condition',
    ]);
  });

  it('that are asked are quoted from before their first word', () => {
    const long = `no ${'sneezing '.repeat(40)}severe peanut allergy ${'of old '.repeat(8)}and groundnuts`;
    const [fact] = readAllergies(ALLERGIES, long).facts;
    expect(fact?.text).toMatch(/^…(?:sneezing )+severe peanut allergy .* groundnuts$/);
  });

  it('that are doubtful are quoted with their word, far behind in a text, too', () => {
    const [asked] = readAllergies(ALLERGIES, `maybe ${'sneezing '.repeat(40)}peanut allergy`).notChecked;
    expect(asked?.text).toMatch(/^….*peanut allergy$/);
  });
});

describe('illnesses', () => {
  test.each([
    ['No family history of DM, HTN', ['“HTN”']],
    ['DM not controlled, HTN', ['diabetes', 'hypertension']],
    ['DM?, HTN', ['hypertension', '“DM?”']],
    ['No DM, asthma?, HTN', ['“asthma?”', '“HTN”']],
    ['No cough, fever or DM, HTN', ['“HTN”']],
    ['no uncontrolled DM, fever or HTN', ['“no uncontrolled DM”', '“fever or HTN”']],
    ['DM not controlled, fever or HTN', ['diabetes', 'hypertension', '“fever”']],
    ['No DM, BP 120/80', []],
    ['No DM, HTN since 2010, CKD', ['hypertension', 'kidney']],
    ['No DM medicines', ['“No DM medicines”']],
    ['DM no problem', []],
    ['No DM pan HTN', ['hypertension']],
  ])('"%s" is read as %j', (text, said) => {
    expect(told(readConditions(ILLNESSES, text, 'Female'))).toEqual(said);
  });

  test.each([
    ['DM', ['diabetes']],
    ['pregnant with DM', ['“pregnant with DM”']],
    ['DM, wife pregnant', ['diabetes', '“wife pregnant”']],
  ])('of a man "%s" is read as %j', (text, said) => {
    expect(told(readConditions(ILLNESSES, text, 'Male'))).toEqual(said);
  });
});

describe('medicines', () => {
  test.each([
    ['fimasartan 60', ['antihypertensive?', 'aceArb?']],
    ['Telma 40 and fimasartan', ['antihypertensive', 'aceArb']],
    ['No Pan 40 Thyronorm 50', ['“No Pan 40 Thyronorm 50”']],
    ['not on insulin therapy', []],
    ['No insulin, Thyronorm', ['“Thyronorm”']],
    ['No insulin, paracetamol', []],
    ['paracetmol', ['“paracetmol”']],
  ])('"%s" is read as %j', (text, said) => {
    expect(told(readMedicines(MEDICINES, text))).toEqual(said);
  });

  test.each([
    ['Rosuvas 10', [['statin', ['rosuvastatin']]]],
    [
      'Rosuvas and Rosuvas Gold',
      [
        ['antiplatelet', ['rosuvastatin', 'clopidogrel']],
        ['statin', ['rosuvastatin', 'clopidogrel']],
      ],
    ],
    ['Pantop 40', []],
  ])('of a brand the salts are told: %s', (text, said) => {
    const { facts, notChecked } = readMedicines(MEDICINES, text, BRANDS);
    expect(facts.map(({ code, salts }) => [code, salts])).toEqual(said);
    expect(notChecked).toEqual([]);
  });

  it('without brands have no salts, and the sort of their table', () => {
    const fact = { from: MEDICINES, sort: 'medicine', code: 'levothyroxine', label: expect.any(String) };
    expect(readMedicines(MEDICINES, 'Thyronorm 50', BRANDS).facts).toStrictEqual([
      { ...fact, text: 'Thyronorm 50', unsure: false },
    ]);
    expect(readMedicines(MEDICINES, 'fimasartan').facts.map(({ sort }) => sort)).toEqual([
      'medicine',
      'medicine',
    ]);
  });
});

describe('concerns', () => {
  test.each([
    ['weight loss; pregnant', ['expecting?']],
    ['mother is fat', []],
    ['mother is pregnant', ['“mother is pregnant”']],
    ['Not pregnant, tired', []],
    ['Not pregnant, breastfeeding', ['“breastfeeding”']],
    ['Not pregnant, tired of breastfeeding', ['“tired of breastfeeding”']],
    ['not pregnant lekin breastfeeding', ['expecting?']],
  ])('"%s" is read as %j', (text, said) => {
    expect(told(readStates(CONCERN, text, 'Female'))).toEqual(said);
  });
});

test.each<[string, PrecautionsReading, object[]]>([
  ['no word that is known or near', readAllergies(ALLERGIES, 'Brinjal'), [{ text: 'Brinjal' }]],
  [
    'a doubtful clause without a known word, by its spelling',
    readAllergies(ALLERGIES, 'outgrown penut allergy'),
    [{ text: 'outgrown penut allergy', likely: [{ sort: 'allergy', code: 'peanut' }] }],
  ],
  [
    'a bare word behind a negation',
    readConditions(ILLNESSES, 'No DM, HTN', 'Female'),
    [{ text: 'HTN', isBare: true, likely: [{ sort: 'condition', code: 'hypertension' }] }],
  ],
  [
    'one with another word beside it',
    readConditions(ILLNESSES, 'No DM, HTN asthma', 'Female'),
    [{ text: 'HTN asthma', likely: [{ sort: 'condition', code: 'hypertension' }] }],
  ],
  ['a brand without a rule', readMedicines(MEDICINES, 'Pantop?', BRANDS), [{ text: 'Pantop?' }]],
  ['a name near a brand without a rule', readMedicines(MEDICINES, 'Pantpo', BRANDS), [{ text: 'Pantpo' }]],
])('likely meanings: %s', (_what, { notChecked }, said) => {
  expect(notChecked.map(({ from: _from, ...asked }) => asked)).toStrictEqual(said);
});
