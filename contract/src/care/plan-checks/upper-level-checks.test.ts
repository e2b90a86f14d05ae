import { describe, expect, it, test } from 'vitest';
import { FoodIndex } from '../foods/food-index.ts';
import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import { ComingDays } from './coming-days.ts';
import { dayDosesOf } from './day-doses.ts';
import { doseEntry } from './examined-doses.ts';
import { FindingList } from './finding-list.ts';
import type { CheckedPerson } from './findings.ts';
import type { HealthFact } from './health-facts.ts';
import { amountText, checkUpperLevels } from './upper-level-checks.ts';
import { NUTRIENT_WORDS } from './nutrient-words.ts';
import { dose, inputOf } from './plan-check-examples.ts';
import { dosesOf } from './plan-items.ts';

test.each([
  ['vitaminD', 0.25, '10 IU'],
  ['vitaminD', 100, '4,000 IU'],
  ['vitaminA', 3000, '10,000 IU'],
  ['vitaminD', 2500, '1,00,000 IU'],
  ['folicAcid', 400, '400 µg'],
  ['folicAcid', 66.6667, '66.7 µg'],
  ['iron', 500, '0.5 mg'],
  ['iron', 12_345, '12.3 mg'],
  ['zinc', 99_960, '100 mg'],
  ['calcium', 123_456, '123 mg'],
  ['calcium', 1_234_560, '1,235 mg'],
])('%s of %d micrograms is told as %s', (code, micrograms, text) => {
  const nutrient = NUTRIENT_WORDS.filter((row) => row.code === code);
  expect(nutrient.map((row) => amountText(row, micrograms))).toEqual([text]);
});

const state = (code: string, words: string, unsure = false): HealthFact => ({
  key: code,
  sort: 'state',
  code,
  label: words,
  text: words,
  unsure,
  words,
  short: words,
});
const PREGNANT = state('expecting', 'Pregnant (Goal)');
const PERHAPS_PREGNANT = state('expecting', 'Pregnant (Menses: “late”)', true);
const UNDER_18 = state('under18', 'Under 18 years');
const NO_FOODS = new FoodIndex([]);

interface Client {
  facts?: HealthFact[];
  person?: Partial<CheckedPerson>;
}
function checked(doses: DosageEntry[], { facts = [], person = {} }: Client = {}) {
  const input = inputOf({ vitamin: doses, person });
  const list = new FindingList();
  const entries = dosesOf(input.plans).map((one) => doseEntry(one, NO_FOODS));
  const courses = entries.map(({ dose: { entry } }) => entry);
  const coming = new ComingDays(courses, input.today);
  checkUpperLevels(dayDosesOf(entries), { coming, person: input.person, facts }, list);
  return list.sorted();
}
const wordsOf = (...args: Parameters<typeof checked>) =>
  checked(...args).findings.map(({ level, words }) => `${level}: ${words}`);
const uncheckedOf = (...args: Parameters<typeof checked>) =>
  checked(...args).notChecked.map(({ words }) => words);

it('a finding has its row, its step and all its places; a dose of unknown strength is beside it', () => {
  const doses = [
    dose('Zinc 50 mg'),
    dose('Zinc', { quantity: ' 60 tablets ', morning: 1 }),
    dose('Zinc 40 mg'),
  ];
  const place = (item: number) => ({ plan: 'vitamin', item });
  expect(checked(doses)).toEqual({
    findings: [
      {
        key: 'upper-level:-:zinc:ask:2',
        rule: 'upper-level',
        level: 'ask',
        words:
          'Zinc 90 mg a day (Zinc 40 mg × 1, Zinc 50 mg × 1): above 40 mg, the upper level for adults (NIH ODS).',
        source: 'NIH ODS',
        fact: null,
        places: [place(0), place(2)],
      },
    ],
    notChecked: [
      {
        key: 'dose:zinc\n 60 tablets \nzinc',
        of: 'dose',
        words: '“Zinc, 60 tablets”, Zinc: no strength is written.',
        places: [place(1)],
      },
    ],
  });
});

describe('a sum speaks', () => {
  test.each<[string, DosageEntry[], string[]]>([
    ['not at the upper level itself', [dose('Zinc 40 mg')], []],
    ['above it', [dose('Zinc 41 mg')], ['ask: above 40 mg, the upper level for adults (NIH ODS).']],
    [
      'of B6 not above 100 mg because of how 1.9 and three times 32.7 mg are kept',
      [dose('Vitamin B6 1.9 mg'), dose('B6 32.7 mg', { morning: 3 })],
      [
        'note: Vitamin B6 stands in 2 products: B6 32.7 mg, Vitamin B6 1.9 mg.',
        'note: from 12 mg, the level for adults (EFSA 2023).',
      ],
    ],
    [
      'and stops from two and a half times on',
      [dose('Zinc 100 mg')],
      ['stop: above 40 mg, the upper level for adults (NIH ODS).'],
    ],
    [
      'of vitamin D not at 10,000 IU yet',
      [dose('Vitamin D3 10,000 IU')],
      ['ask: above 4,000 IU, the upper level for adults (NIH ODS).'],
    ],
    [
      'of vitamin D above 10,000 IU',
      [dose('Vitamin D3 10,001 IU')],
      ['stop: above 4,000 IU, the upper level for adults (NIH ODS).'],
    ],
    [
      'of B6 from 12 mg on',
      [dose('Vitamin B6 12 mg')],
      ['note: from 12 mg, the level for adults (EFSA 2023).'],
    ],
    ['of B6 below 12 mg not', [dose('Vitamin B6 11 mg')], []],
    [
      'of B6 once, above its upper level',
      [dose('Vitamin B6 101 mg')],
      ['ask: above 100 mg, the upper level for adults (NIH ODS).'],
    ],
    ['of vitamin K, which has no level, not', [dose('Vitamin K2 9,000 mcg')], []],
  ])('%s', (_when, doses, said) => {
    expect(wordsOf(doses).map((words) => words.replace(/: .*?\): /, ': '))).toEqual(said);
  });
});

describe('whose level it is', () => {
  test.each<[string, DosageEntry, Client, string[]]>([
    [
      'a pregnant client is named where her level is another',
      dose('Caffeine 300 mg'),
      { facts: [PREGNANT] },
      [
        'ask: Pregnant (Goal). Caffeine 300 mg a day (Caffeine 300 mg × 1): above 200 mg, the upper level while expecting (EFSA 2015).',
      ],
    ],
    ['and nobody else has hers', dose('Caffeine 300 mg'), {}, []],
    [
      'and not where it is that of all',
      dose('Zinc 50 mg'),
      { facts: [PREGNANT] },
      ['ask: Zinc 50 mg a day (Zinc 50 mg × 1): above 40 mg, the upper level for adults (NIH ODS).'],
    ],
    [
      'where a pregnancy is unclear, both levels speak',
      dose('Caffeine 500 mg'),
      { facts: [PERHAPS_PREGNANT] },
      [
        'ask: Caffeine 500 mg a day (Caffeine 500 mg × 1): above 400 mg, the level for adults (EFSA 2015).',
        'ask: Pregnant (Menses: “late”). Caffeine 500 mg a day (Caffeine 500 mg × 1): above 200 mg, the upper level while expecting (EFSA 2015).',
      ],
    ],
    [
      'a known pregnancy has hers alone',
      dose('Phosphorus 3,600 mg'),
      { facts: [PREGNANT] },
      [
        'ask: Pregnant (Goal). Phosphorus 3,600 mg a day (Phosphorus 3,600 mg × 1): above 3,500 mg, the upper level while expecting (NIH ODS).',
      ],
    ],
    ['at 50 years calcium may be 2,500 mg', dose('Calcium 2,100 mg'), { person: { age: 50 } }, []],
    [
      'at 51 years 2,000',
      dose('Calcium 2,100 mg'),
      { person: { age: 51 } },
      [
        'ask: Calcium 2,100 mg a day (Calcium 2,100 mg × 1): above 2,000 mg, the upper level from 51 years (NIH ODS).',
      ],
    ],
    [
      'under 18 the age is told before a pregnancy',
      dose('Caffeine 300 mg'),
      { facts: [PREGNANT, UNDER_18] },
      [
        'ask: Under 18 years. Caffeine 300 mg a day (Caffeine 300 mg × 1): above 200 mg, the upper level while expecting (EFSA 2015).',
      ],
    ],
  ])('%s', (_whose, one, client, said) => {
    expect(wordsOf([one], client)).toEqual(said);
  });
});

describe('under 18 years', () => {
  const child: Client = { facts: [UNDER_18], person: { age: 12 } };

  it('what is below the levels of adults is said to be unchecked', () => {
    expect(checked([dose('Zinc 10 mg')], child)).toEqual({
      findings: [],
      notChecked: [
        {
          key: 'dose:under 18\nzinc',
          of: 'dose',
          words: 'Zinc 10 mg a day: the levels of adults do not hold under 18 years.',
          places: [{ plan: 'vitamin', item: 0 }],
        },
      ],
    });
  });

  it('what is above one is a finding, an early one, too', () => {
    expect(uncheckedOf([dose('Zinc 50 mg')], child)).toEqual([]);
    expect(wordsOf([dose('Vitamin B6 20 mg')], child)).toEqual([
      'note: Under 18 years. Vitamin B6 20 mg a day (Vitamin B6 20 mg × 1): from 12 mg, the level for adults (EFSA 2023).',
    ]);
    expect(uncheckedOf([dose('Vitamin B6 20 mg')], child)).toEqual([]);
  });

  it('of a dose without a strength no amount is told', () => {
    expect(uncheckedOf([dose('Zinc')], child)).toEqual(['“Zinc”, Zinc: no strength is written.']);
  });
});

describe('two products with one substance', () => {
  const two = [dose('Zinc 10 mg'), dose('Multivitamin with zinc 5 mg', { lunch: 2 })];

  it('are noted with their names and places', () => {
    expect(checked(two).findings).toEqual([
      {
        key: 'same-substance:-:zinc:note:2',
        rule: 'same-substance',
        level: 'note',
        words: 'Zinc stands in 2 products: Multivitamin with zinc 5 mg, Zinc 10 mg.',
        source: 'the clinic’s own',
        fact: null,
        places: [
          { plan: 'vitamin', item: 0 },
          { plan: 'vitamin', item: 1 },
        ],
      },
    ]);
  });

  it('are noted beside a level that is told early, and not beside the upper level', () => {
    expect(wordsOf([dose('Vitamin B6 10 mg'), dose('Vitamin B6 5 mg')])).toEqual([
      'note: Vitamin B6 stands in 2 products: Vitamin B6 10 mg, Vitamin B6 5 mg.',
      'note: Vitamin B6 15 mg a day (Vitamin B6 10 mg × 1, Vitamin B6 5 mg × 1): from 12 mg, the level for adults (EFSA 2023).',
    ]);
    expect(wordsOf([...two, dose('Zinc 50 mg')])).toHaveLength(1);
  });
});

test.each([
  ['Zinc', '', 1, '“Zinc”, Zinc: no strength is written.'],
  ['Zinc 10 mg', '20 mg', 1, '“Zinc 10 mg, 20 mg”, Zinc: two strengths that differ.'],
  ['Zinc gluconate 50 mg', '', 1, '“Zinc gluconate 50 mg”, Zinc: a salt, without the word “elemental”.'],
  ['Zinc 5-10 mg', '', 1, '“Zinc 5-10 mg”, Zinc: which strength is whose is unclear.'],
  ['Zinc 10 mg', '', 0, '“Zinc 10 mg”, Zinc: nothing is to be taken.'],
])('of %s, "%s", %d a day it is said why it is not checked', (name, quantity, morning, words) => {
  expect(checked([dose(name, { quantity, morning })])).toMatchObject({
    findings: [],
    notChecked: [{ words }],
  });
});

test.each([
  ['in the name it stands alone', 'D3 60,000 IU', '1 sachet', 'D3 60,000 IU × 1'],
  ['in the quantity it stands with it', 'D3', ' 60,000 IU ', 'D3, 60,000 IU × 1'],
  ['in the quantity with its rhythm once', 'D3', '60,000 IU weekly', 'D3, 60,000 IU weekly × 1'],
  ['beside the rhythm of a quantity with that', 'D3 60,000 IU', '1 a week', 'D3 60,000 IU × 1, “1 a week”'],
])('a product’s strength: %s', (_where, name, quantity, product) => {
  expect(wordsOf([dose(name, { quantity, morning: 1 })])).toEqual([
    `stop: Vitamin D 60,000 IU a day (${product}): above 4,000 IU, the upper level for adults (NIH ODS).`,
  ]);
});
