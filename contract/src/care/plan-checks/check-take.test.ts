import { describe, expect, it, test } from 'vitest';
import { checkPlans } from './check-plans.ts';
import { dose, eating, fact, food, inputOf } from './plan-check-examples.ts';

const FOODS = [
  food('Peanut Chikki', { contains: ['peanut'] }),
  food('Buttermilk', { contains: ['milk'] }),
  food('Palak Paneer', { contains: ['milk'], traits: ['highOxalate'] }),
];
const check = (some: Parameters<typeof inputOf>[0]) => checkPlans(inputOf({ foods: FOODS, ...some }));
const wordsOf = (some: Parameters<typeof inputOf>[0]) =>
  check(some).findings.map(({ level, words }) => `${level}: ${words}`);
const peanuts = fact('allergy', 'peanut', 'peanuts');
const milk = fact('allergy', 'milk', 'milk');
const PEANUTS = 'Peanut allergy (Medical History: “peanuts”).';

test.each([
  ['peanut chikki', peanuts, [`stop: ${PEANUTS} Take: peanut chikki contains peanut.`]],
  ['Chikki after lunch', peanuts, [`ask: ${PEANUTS} Take: Chikki after lunch may contain peanut.`]],
  ['મગફળીની ચિક્કી', peanuts, [`stop: ${PEANUTS} Take: મગફળીની ચિક્કી contains peanut.`]],
  [
    'Warm water and peanut chikki',
    peanuts,
    [`stop: ${PEANUTS} Take: Warm water and peanut chikki contains peanut.`],
  ],
  ['Chutney without peanuts', peanuts, []],
  ['A walk after each meal', peanuts, []],
  ['🥜', peanuts, []],
  ['', peanuts, []],
  [
    'Palak Paneer',
    fact('condition', 'stones', 'stones'),
    [
      'ask: Kidney stones (Medical History: “stones”). Take: Palak Paneer is high in oxalate (the clinic’s own value).',
    ],
  ],
  [
    'Buttermilk',
    fact('diet', 'vegan', 'Vegan'),
    ['stop: Vegan (Dietary Recall). Take: Buttermilk contains milk.'],
  ],
  [
    'Grapefruit juice',
    fact('medicine', 'statin', 'Simvastatin'),
    ['ask: Simvastatin. Take: Grapefruit juice has grapefruit (FDA) (source not opened).'],
  ],
])('a line “%s” of “Take” is a food that may be eaten', (line, known, said) => {
  expect(wordsOf({ facts: [known], take: [line] })).toEqual(said);
});

describe('a line of “Take”', () => {
  it('has findings and answers of its own beside a meal with the same food, at its place', () => {
    const { findings } = check({
      facts: [peanuts],
      diet: eating('Peanut Chikki'),
      take: ['Buttermilk', 'Peanut Chikki'],
    });
    expect(findings.map(({ key, places }) => [key, places])).toEqual([
      ['allergy:peanut:peanut chikki:stop', [{ plan: 'diet', week: 0, meal: 0, group: 0, item: 0 }]],
      ['allergy:peanut:take: peanut chikki:stop', [{ plan: 'diet', take: 1 }]],
    ]);
  });

  it('that is written twice is one finding with two places', () => {
    const { findings } = check({ facts: [milk], take: ['Buttermilk', 'buttermilk'] });
    expect(findings.map(({ places }) => places)).toEqual([
      [
        { plan: 'diet', take: 0 },
        { plan: 'diet', take: 1 },
      ],
    ]);
  });

  it('of no food of the catalogue is named as not checked', () => {
    const { notChecked, summary } = check({ facts: [peanuts], take: ['Mystery powder'] });
    expect(notChecked).toMatchObject([
      {
        words: '“Take: Mystery powder” is no food of the catalogue: only its name is looked at.',
        places: [{ plan: 'diet', take: 0 }],
      },
    ]);
    expect(summary).toBe('Not all could be checked against peanut allergy. Nothing found in the rest.');
  });

  it('counts to no day of the plan: a dish for fasts makes no fasting day', () => {
    const facts = [fact('medicine', 'sglt2', 'Dapagliflozin 10 mg')];
    const rulesOf = (some: Parameters<typeof inputOf>[0]) =>
      check({ facts, ...some }).findings.map(({ rule }) => rule);
    expect(rulesOf({ diet: eating('Farali chevdo') })).toContain('sglt2-fasting');
    expect(rulesOf({ diet: eating('Buttermilk'), take: ['Farali chevdo'] })).not.toContain('sglt2-fasting');
  });

  it('meets what a dose holds, since it may be eaten on any day', () => {
    const said = wordsOf({ herbs: [dose('Senna tablet')], take: ['Mulethi tea'] });
    expect(said.filter((one) => one.includes('Take: Mulethi tea with Senna tablet'))).toHaveLength(1);
  });
});
