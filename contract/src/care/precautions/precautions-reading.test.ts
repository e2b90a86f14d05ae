import { describe, expect, it, test } from 'vitest';
import { CONTENTS } from '../vocabulary/contents.ts';
import type { FormType } from '../intake-forms/intake-form-fields.ts';
import { CONDITIONS } from '../vocabulary/conditions.ts';
import { readPrecautions, type KnownOfClient } from './precautions-reading.ts';

const NOBODY: KnownOfClient = { forms: [], program: '', expecting: false, age: 40, sex: 'Female' };
const form = (formType: FormType, fields: object) => ({ formType, fields });

/** Writes facts as "code", or "code?" when they ask, and unchecked words in quotes. */
function told(known: Partial<KnownOfClient>): string[] {
  const { facts, notChecked } = readPrecautions({ ...NOBODY, ...known });
  return [
    ...new Set([
      ...facts.map(({ code, unsure }) => (unsure ? `${code}?` : code)),
      ...notChecked.map(({ text }) => `“${text}”`),
    ]),
  ];
}
const allergies = (text: string) => told({ forms: [form('MedicalHistory', { allergies: text })] });
const illnesses = (text: string, sex: KnownOfClient['sex'] = 'Female') =>
  told({ sex, forms: [form('MedicalHistory', { kco: text })] });
const medicines = (text: string) => told({ forms: [form('MedicalHistory', { rx: text })] });
const diet = (text: string, habits = '') =>
  told({ forms: [form('DietaryRecall', { vegEggNonVeg: text }), form('HealthHabits', { diet: habits })] });

describe('allergies', () => {
  test.each([
    '',
    'No known allergies',
    'none',
    'None.',
    'NKDA',
    '–',
    '-',
    'Nil',
    'na',
    'N/A',
    'No',
    'dust',
    'Dust, pollen; penicillin',
    'Drug allergy: penicillin',
    'no peanut',
    'No peanut or milk',
    'no milk / egg',
    'નથી',
    'કોઈ એલર્જી નથી',
    'कोई एलर्जी नहीं',
    'koi allergy nahi',
    'Peanut: no',
    'peanut - nil',
    'not allergic to egg',
    'Food allergy: none; drug allergy: none',
  ])('"%s" says nothing of a food', (text) => {
    expect(allergies(text)).toEqual([]);
  });

  test.each([
    ['peanuts', ['peanut']],
    ['PEANUT allergy', ['peanut']],
    ['Allergic to groundnuts and curd', ['peanut', 'milk']],
    ['gluten', ['gluten']],
    ['Wheat / soya', ['gluten', 'soy']],
    ['nuts', ['peanut?', 'treeNuts?']],
    ['nut allergy', ['peanut?', 'treeNuts?']],
    ['pine nuts', ['treeNuts']],
    ['seafood', ['fish', 'shellfish']],
    ['shell fish', ['shellfish']],
    ['chikki', ['peanut?']],
    ['Lactose intolerance', ['lactose']],
    ['No drug allergy, peanut', ['peanut?']],
    ['No drug allergy, peanut allergy', ['peanut']],
    ['No drug allergy - peanut', ['peanut?']],
    ['No allergies (peanut)', ['peanut?']],
    ['No known allergies except peanut', ['peanut']],
    ['No food allergy but milk', ['milk']],
    ['No allergy.Peanut', ['peanut?']],
    ['Peanut, no other allergy', ['peanut']],
    ['મગફળી', ['peanut']],
    ['સિંગદાણાથી એલર્જી', ['peanut']],
    ['दूध और मूंगफली', ['peanut', 'milk']],
    ['દૂધ, ઘઉં', ['milk', 'gluten']],
    ['મગ\u200dફળી', ['peanut']],
    ['singdana ni allergy', ['peanut']],
  ])('"%s" is read as %j', (text, codes) => {
    expect(allergies(text)).toEqual(codes);
  });

  test.each([
    ['ok', []],
    ['milk ok', ['milk']],
    ['avoids milk', ['milk']],
    ['pan masala', ['“pan masala”']],
    ['no peanut, pan masala', ['“pan masala”']],
    ['sing', ['“sing”']],
    ['peanuts; sing', ['peanut', '“sing”']],
    ['Brinjal', ['“Brinjal”']],
    ['coconut', ['“coconut”']],
    ['butter beans', ['“butter beans”']],
    ['coconut milk', ['“coconut milk”']],
    ['groundnut oil', ['“groundnut oil”']],
    ['jowar atta roti', ['“jowar atta roti”']],
    ['bajra ni rotli', ['“bajra ni rotli”']],
    ['singdana no problem chhe', ['“singdana no problem chhe”']],
    ['eggless cake', ['gluten', '“eggless”']],
    ['eggplant', ['“eggplant”']],
    ['kuttu', ['“kuttu”']],
    ['peanut?', ['“peanut?”']],
    ['milk, outgrown', ['milk', '“outgrown”']],
    ['outgrown milk allergy', ['“outgrown milk allergy”']],
    ['no longer allergic to egg', ['“no longer allergic to egg”']],
    ['mother allergic to fish', ['“mother allergic to fish”']],
    ['cannot eat peanut', ['peanut']],
    ['dudh pachtu nathi', ['milk']],
    ['Severe peanut allergy with hives', ['peanut', '“hives”']],
  ])('of "%s" what is left over, doubtful or of other people is quoted: %j', (text, said) => {
    expect(allergies(text)).toEqual(said);
  });

  it('are read in both forms that ask for them, with the words that say so', () => {
    const { facts } = readPrecautions({
      ...NOBODY,
      forms: [
        form('MedicalHistory', { allergies: 'Peanuts since childhood; dust' }),
        form('DietaryRecall', { foodAllergy: 'milk' }),
      ],
    });
    expect(facts).toEqual([
      {
        sort: 'allergy',
        code: 'peanut',
        label: 'Peanut',
        from: { formType: 'MedicalHistory', field: 'allergies' },
        text: 'Peanuts since childhood',
        unsure: false,
      },
      {
        sort: 'allergy',
        code: 'milk',
        label: 'Milk',
        from: { formType: 'DietaryRecall', field: 'foodAllergy' },
        text: 'milk',
        unsure: false,
      },
    ]);
  });

  it('that are asked within a long text are quoted with their word', () => {
    const text = `no ${'sneezing '.repeat(40)}severe peanut allergy`;
    const { facts } = readPrecautions({ ...NOBODY, forms: [form('MedicalHistory', { allergies: text })] });
    expect(facts.map((fact) => fact.text)).toEqual([expect.stringMatching(/^….*severe peanut allergy$/)]);
  });

  it('that are quoted fit into an answer', () => {
    const [said] = allergies(`x${'y'.repeat(300)}`);
    expect(said?.length).toBe(202);
  });
});

describe('illnesses', () => {
  test.each([
    ['DM', ['diabetes']],
    ['D.M., H.T.N.', ['diabetes', 'hypertension']],
    ['D.M', ['diabetes']],
    ['Known case of HTN since 2015', ['hypertension']],
    ['Hypothyroid for the past five years', ['hypothyroid']],
    ['T2DM / high BP', ['diabetes', 'hypertension']],
    ['BP 120/80', []],
    ['sugar-free', []],
    ['no sugar', []],
    ['Sugar', ['diabetes']],
    ['No DM, HTN', ['“HTN”']],
    ['No DM, HTN since 2010', ['hypertension']],
    ['No DM but HTN', ['hypertension']],
    ['No A or B', []],
    ['No DM or HTN', []],
    ['HTN, no DM', ['hypertension']],
    ['No DM, asthma, HTN', ['“asthma”', '“HTN”']],
    ['Diabetes of the father', ['“Diabetes of the father”']],
    ['Father DM, HTN', ['“Father DM”', '“HTN”']],
    ['No family history of DM', []],
    ['DM?', ['“DM?”']],
    ['pre-diabetic', ['“pre-diabetic”']],
    ['thyroid', ['hypothyroid?', 'hyperthyroid?']],
    ['Hypothyroid', ['hypothyroid']],
    ['pathri', ['stones?', 'gallstones?']],
    ['પથરી', ['stones?', 'gallstones?']],
    ['Kidney stone', ['stones']],
    ['GB stone', ['gallstones']],
    ['CKD on dialysis', ['kidney', 'dialysis']],
    ['Hashimoto', ['hypothyroid', 'autoimmune']],
    ['Fatty liver grade 1', ['liver']],
    ['Fatty liver gr. II', ['liver']],
    ['CKD stage 3b', ['kidney']],
    ['DM ok', ['diabetes']],
    ['DM under control', ['diabetes']],
    ['No DM, HTN under control', ['hypertension']],
    ['HTN on regular medication', ['hypertension']],
    ['on regular medication', ['“regular medication”']],
    ['Lactating mother', ['expecting?']],
    ['pregnant mother of two', ['expecting?']],
    ['mother of two, breastfeeding', ['“mother of two”', '“breastfeeding”']],
    ['DM no HTN no', ['diabetes', '“no HTN no”']],
    ['ડાયાબિટીસ', ['diabetes']],
    ['मधुमेह', ['diabetes']],
    ['PCOD', ['“PCOD”']],
    ['pregnant', ['expecting?']],
    ['trying to get pregnant', ['“trying to get pregnant”']],
  ])('"%s" is read as %j', (text, said) => {
    expect(illnesses(text)).toEqual(said);
  });

  it('a pregnancy in the form of a man is of somebody else', () => {
    expect(illnesses('wife pregnant', 'Male')).toEqual(['“wife pregnant”']);
    expect(illnesses('pregnant', 'Male')).toEqual(['“pregnant”']);
  });

  it('follow from what a program is called', () => {
    expect(told({ program: 'Diabetic' })).toEqual(['diabetes']);
    expect(told({ program: 'Thyroid' })).toEqual(['hypothyroid?', 'hyperthyroid?']);
    expect(['Hypertension', 'Cholesterol', 'Heart'].flatMap((program) => told({ program }))).toEqual([
      'hypertension',
      'cholesterol',
      'heart',
    ]);
    expect(told({ program: 'Weight Loss' })).toEqual([]);
  });

  it('of a list behind a negation are asked as bare words, and only those', () => {
    const bare = (kco: string) =>
      readPrecautions({ ...NOBODY, forms: [form('MedicalHistory', { kco })] }).notChecked.map(
        ({ text, isBare = false }) => [text, isBare],
      );
    expect(bare('No DM, HTN')).toEqual([['HTN', true]]);
    expect(bare('No DM, HTN asthma')).toEqual([['HTN asthma', false]]);
    expect(bare('no uncontrolled DM')).toEqual([['no uncontrolled DM', false]]);
  });
});

test.each([
  ['Thyronorm 50 mcg OD', ['levothyroxine']],
  ['Telma 40, Ecosprin 75', ['antiplatelet', 'antihypertensive', 'aceArb']],
  ['Telma-H', ['antihypertensive', 'aceArb', 'diuretic']],
  ['Glycomet-GP 1 bd', ['insulinSulfonylurea', 'metformin']],
  ['Apixaban 2.5 mg', ['anticoagulant', 'doac']],
  ['No medicines', []],
  ['Shelcal 500', ['“Shelcal”']],
  ['Insulin 10 U', ['insulinSulfonylurea']],
  ['Thyronorm 50 ok', ['levothyroxine']],
  ['Vit D', ['“Vit D”']],
  ['Tab Pan 40', ['“Pan”']],
  ['no insulin, Tab Pan 40', ['“Pan”']],
  ['stopped Warf', ['“stopped Warf”']],
])('medicines: "%s" is read as %j', (text, said) => {
  expect(medicines(text).toSorted()).toEqual(said.toSorted());
});

test.each([
  ['Veg', '', ['vegetarian']],
  ['Pure veg', 'Vegetarian', ['vegetarian']],
  ['Veg / Egg', '', ['egg']],
  ['Non-veg', '', ['mixed']],
  ['Veg, non veg on Sunday', '', ['mixed', '“Sunday”']],
  ['શાકાહારી', '', ['vegetarian']],
  ['Jain, veg', '', ['jain']],
  ['Swaminarayan', '', ['swaminarayan']],
  ['Veg', 'Non-veg', ['“Veg”', '“Non-veg”']],
  ['Jain', 'eggs', ['“Jain”', '“eggs”']],
  ['Jain, eggs', '', ['“Jain, eggs”']],
  ['Veg', 'no onion', ['vegetarian', 'no-onion']],
  ['Pure veg no onion garlic', '', ['vegetarian', 'no-onion', 'no-garlic']],
  ['no onion, garlic', '', ['no-onion', 'no-garlic?']],
  ['no onion, egg', '', ['no-onion', '“egg”']],
  ['kanda nathi khata', '', ['no-onion']],
  ['no sugar', '', []],
  ['no karela', '', ['“no karela”']],
  ['no non veg', '', ['“no non veg”']],
  ['Veg, farali on Monday', '', ['vegetarian', 'fasting', '“Monday”']],
  ['none', '', []],
  ['Home cooked, 3 times', '', ['“times”']],
])('diets: "%s" and "%s" are read as %j', (text, habits, said) => {
  expect(diet(text, habits)).toEqual(said);
});

it.each<[string, FormType, string, string, string[]]>([
  ['illnesses', 'MedicalHistory', 'kco', 'no uncontrolled DM', ['diabetes']],
  ['illnesses', 'MedicalHistory', 'kco', 'DM?', ['diabetes']],
  ['illnesses', 'MedicalHistory', 'kco', 'diabtes', ['diabetes']],
  ['illnesses', 'MedicalHistory', 'kco', 'asthma', []],
  ['illnesses', 'MedicalHistory', 'kco', 'Father DM, HTN', ['diabetes', 'hypertension']],
  ['allergies', 'MedicalHistory', 'allergies', 'sing', ['peanut']],
  ['medicines', 'MedicalHistory', 'rx', 'stopped Warf', ['anticoagulant']],
  ['diets', 'DietaryRecall', 'vegEggNonVeg', 'no onion, egg', ['egg', 'no-egg']],
])('in %s of %s.%s “%s” may well mean %j', (_name, formType, field, text, codes) => {
  const { notChecked } = readPrecautions({ ...NOBODY, forms: [form(formType, { [field]: text })] });
  expect(notChecked.flatMap(({ likely = [] }) => likely.map(({ code }) => code))).toEqual(codes);
});

describe('what is read as not there', () => {
  const denied = (known: Partial<KnownOfClient>) =>
    readPrecautions({ ...NOBODY, ...known }).denied.map(({ sort, label }) => `${sort}: ${label}`);
  const inHistory = (fields: object) => denied({ forms: [form('MedicalHistory', fields)] });

  it.each<[object, string[]]>([
    [{ kco: 'No DM' }, ['condition: Diabetes']],
    [{ kco: 'diabetes nathi; no sugar' }, ['condition: Diabetes']],
    [{ kco: 'No DM or HTN' }, ['condition: Diabetes', 'condition: Hypertension']],
    [{ kco: 'No cough, fever or DM' }, ['condition: Diabetes']],
    [{ kco: 'DM no HTN' }, ['condition: Hypertension']],
    [{ kco: 'Not pregnant' }, ['state: Pregnant or breastfeeding']],
    [{ allergies: 'no peanut', kco: 'DM(-)' }, ['allergy: Peanut', 'condition: Diabetes']],
    [{ rx: 'not on Thyronorm' }, ['medicine: Thyronorm']],
    [{ rx: 'no apixaban' }, ['medicine: Apixaban']],
    [{ allergies: 'NKDA', kco: 'none', rx: 'Nil' }, []],
    [{ allergies: 'No known allergies', kco: 'no complaints' }, []],
    [{ kco: 'CKD not on dialysis' }, ['condition: Dialysis']],
    [{ kco: 'not on dialysis' }, ['condition: Dialysis']],
    [{ kco: 'No family history of DM' }, []],
    [{ kco: 'no uncontrolled DM' }, []],
    [{ kco: 'No DM, HTN' }, ['condition: Diabetes']],
    [{ kco: 'No DM. Diabetes since May' }, []],
  ])('in %j: %j', (fields, said) => {
    expect(inHistory(fields)).toEqual(said);
  });

  it('is not what the program or another form says', () => {
    const forms = [form('MedicalHistory', { kco: 'No DM or HTN' })];
    expect(denied({ forms, program: 'Diabetic' })).toEqual(['condition: Hypertension']);
  });
});

describe('states', () => {
  it('come from the goal, the age, and words beside them, which ask', () => {
    expect(told({ expecting: true })).toEqual(['expecting']);
    expect(told({ age: 12 })).toEqual(['under18']);
    expect([told({ age: 64 }), told({ age: 65 }), told({ age: null })]).toEqual([[], ['from65'], []]);
    expect(told({ forms: [form('MedicalHistory', { menses: 'Regular, 28 days; ANC' })] })).toEqual([
      'expecting?',
    ]);
    expect(told({ forms: [form('PersonalDetails', { concern: 'Weight loss, breastfeeding' })] })).toEqual([
      'expecting?',
    ]);
    expect(told({ forms: [form('PersonalDetails', { concern: 'Not pregnant' })] })).toEqual([]);
  });
});

it('neither stopped medicines nor the family are read', () => {
  const forms = [
    form('MedicalHistory', { dc: 'warfarin', surgery: 'peanut' }),
    form('FamilyHistory', { father: 'diabetes', familyHistory: 'peanut allergy' }),
  ];
  expect(told({ forms })).toEqual([]);
});

test.each([...CONTENTS, ...CONDITIONS].map((row) => [row.code, row] as const))(
  'every word of %s is found',
  (code, { words, may }: { words: readonly string[]; may?: readonly string[] }) => {
    const isContent = CONTENTS.some((row) => row.code === code);
    const read = isContent ? allergies : illnesses;
    const missed = [...words, ...(may ?? [])].filter(
      (word) => !read(word).some((said) => said.replace('?', '') === code),
    );
    expect(missed).toEqual([]);
  },
);
