import { describe, expect, it, test } from 'vitest';
import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import type { KnownFact } from '../precautions/precautions.ts';
import { checkPlans } from './check-plans.ts';
import { dose, eating, fact, food, inputOf } from './plan-check-examples.ts';

const report = (some: Parameters<typeof inputOf>[0]) => checkPlans(inputOf(some));
const wordsOf = (some: Parameters<typeof inputOf>[0]) =>
  report(some).findings.map(({ level, words }) => `${level}: ${words}`);
const unchecked = (some: Parameters<typeof inputOf>[0]) => report(some).notChecked.map(({ words }) => words);
const expecting = fact('state', 'expecting', 'Pregnant or breastfeeding');
const child = { age: 12 };

describe('upper levels', () => {
  test.each<[string, DosageEntry[], string[]]>([
    [
      'D3 60,000 IU',
      [dose('D3 60,000 IU', { morning: 1 })],
      [
        'stop: Vitamin D 60,000 IU a day (D3 60,000 IU × 1): above 4,000 IU, the upper level for adults (NIH ODS).',
      ],
    ],
    [
      'three of 2,000 IU',
      [dose('Vitamin D3 2,000 IU', { morning: 2, dinner: 1 })],
      [
        'ask: Vitamin D 6,000 IU a day (Vitamin D3 2,000 IU × 3): above 4,000 IU, the upper level for adults (NIH ODS).',
      ],
    ],
    [
      'the sum of two products',
      [dose('D3 2,000 IU'), dose('Calcium 500 mg + D3 1,000 IU', { lunch: 3 })],
      [
        'ask: Vitamin D 5,000 IU a day (Calcium 500 mg + D3 1,000 IU × 3, D3 2,000 IU × 1): above 4,000 IU, the upper level for adults (NIH ODS).',
      ],
    ],
    ['1,000 IU', [dose('Vitamin D3', { quantity: '1,000 IU', morning: 4 })], []],
    ['exactly the level', [dose('Vitamin D3 100 mcg')], []],
    [
      'two products below it',
      [dose('D3 1,000 IU'), dose('Calcium 500 mg + D3 250 IU')],
      ['note: Vitamin D stands in 2 products: Calcium 500 mg + D3 250 IU, D3 1,000 IU.'],
    ],
    [
      'zinc at two and a half times its level',
      [dose('Zinc 50 mg', { morning: 2 })],
      ['stop: Zinc 100 mg a day (Zinc 50 mg × 2): above 40 mg, the upper level for adults (NIH ODS).'],
    ],
    [
      'B6 from 12 mg',
      [dose('Vitamin B6 50 mg')],
      ['note: Vitamin B6 50 mg a day (Vitamin B6 50 mg × 1): from 12 mg, the level for adults (EFSA 2023).'],
    ],
    [
      'B6 above its upper level',
      [dose('Vitamin B6 100 mg', { morning: 2 })],
      [
        'ask: Vitamin B6 200 mg a day (Vitamin B6 100 mg × 2): above 100 mg, the upper level for adults (NIH ODS).',
      ],
    ],
    ['B12, which has no level', [dose('Vitamin B12 1500 mcg', { morning: 3 })], []],
    ['Remedy X, 60 tablets', [dose('Remedy X', { quantity: '60 tablets', morning: 2 })], []],
  ])('of %s', (_name, vitamin, said) => {
    expect(wordsOf({ vitamin })).toEqual(said);
  });

  it('add up over both plans', () => {
    expect(wordsOf({ vitamin: [dose('D3 2,000 IU')], herbs: [dose('Vitamin D3 3,000 IU')] })).toEqual([
      'ask: Vitamin D 5,000 IU a day (D3 2,000 IU × 1, Vitamin D3 3,000 IU × 1): above 4,000 IU, the upper level for adults (NIH ODS).',
    ]);
  });

  it('of vitamin A stop while expecting', () => {
    const vitamin = [dose('Vitamin A 12,000 IU')];
    expect(wordsOf({ vitamin })[0]).toMatch(/^ask: Vitamin A 12,000 IU a day/);
    expect(wordsOf({ vitamin, facts: [expecting] })).toEqual([
      'stop: Pregnant or breastfeeding (Goal). Vitamin A 12,000 IU a day (Vitamin A 12,000 IU × 1): above 10,000 IU, the upper level while expecting (NIH ODS).',
    ]);
  });

  it('of calcium are lower from 51 years on', () => {
    const vitamin = [dose('Calcium 750 mg', { morning: 1, lunch: 1, dinner: 1 })];
    expect(wordsOf({ vitamin })).toEqual([]);
    expect(wordsOf({ vitamin, person: { age: 60 } })).toEqual([
      'ask: Calcium 2,250 mg a day (Calcium 750 mg × 3): above 2,000 mg, the upper level from 51 years (NIH ODS).',
    ]);
  });

  it('of adults are told for a child of 12; below them nothing is checked', () => {
    expect(wordsOf({ vitamin: [dose('D3 60,000 IU')], person: child })).toEqual([
      'stop: Under 18 years (Personal Details). Vitamin D 60,000 IU a day (D3 60,000 IU × 1): above 4,000 IU, the upper level for adults (NIH ODS).',
    ]);
    expect(report({ vitamin: [dose('D3 1,000 IU')], person: child })).toMatchObject({
      findings: [],
      notChecked: [
        { of: 'dose', words: 'Vitamin D 1,000 IU a day: the levels of adults do not hold under 18 years.' },
      ],
    });
  });

  it('have another key at a higher dose', () => {
    const keys = [3, 4, 6].map(
      (count) => report({ vitamin: [dose('D3 2,000 IU', { morning: count })] }).findings[0]?.key,
    );
    expect(keys).toEqual([
      'upper-level:-:vitaminD:ask:1',
      'upper-level:-:vitaminD:ask:2',
      'upper-level:-:vitaminD:stop:3',
    ]);
  });

  test.each<[string, DosageEntry, string]>([
    ['notes', dose('D3 60,000 IU', { notes: 'weekly', morning: 1 }), 'D3 60,000 IU × 1, “weekly”'],
    [
      'notes that say the contrary',
      dose('D3 60,000 IU', { notes: 'Not once a week, daily', morning: 1 }),
      'D3 60,000 IU × 1, “Not once a week, daily”',
    ],
    ['a name', dose('D3 60,000 IU once a week'), 'D3 60,000 IU once a week × 1'],
    [
      'a quantity with the strength',
      dose('Vitamin D3', { quantity: '60,000 IU weekly', morning: 1 }),
      'Vitamin D3, 60,000 IU weekly × 1',
    ],
    [
      'a quantity beside the strength',
      dose('D3 60,000 IU', { quantity: '1 sachet a week', morning: 1 }),
      'D3 60,000 IU × 1, “1 sachet a week”',
    ],
    [
      'a quantity in Gujarati with the strength',
      dose('Vitamin D3', { quantity: '૬૦,૦૦૦ IU અઠવાડિયે એક', morning: 1 }),
      'Vitamin D3, ૬૦,૦૦૦ IU અઠવાડિયે એક × 1',
    ],
    ['a strength of a week', dose('D3 60,000 IU/week'), 'D3 60,000 IU/week × 1'],
    [
      'notes in Gujarati',
      dose('D3 60,000 IU', { notes: 'અઠવાડિયે એક', morning: 1 }),
      'D3 60,000 IU × 1, “અઠવાડિયે એક”',
    ],
    [
      'long notes',
      dose('D3 60,000 IU', { notes: `${'With warm milk. '.repeat(8)}Once a week.`, morning: 1 }),
      'D3 60,000 IU × 1, “…milk. With warm milk. Once a week.”',
    ],
  ])('stop as the counts say, and quote the rhythm, of %s', (_where, vitamin, product) => {
    expect(wordsOf({ vitamin: [vitamin] })).toEqual([
      `stop: Vitamin D 60,000 IU a day (${product}): above 4,000 IU, the upper level for adults (NIH ODS).`,
    ]);
  });

  it('are not checked where the strength is unclear', () => {
    expect(unchecked({ vitamin: [dose('Vitamin D3', { quantity: '60 tablets', morning: 1 })] })).toEqual([
      '“Vitamin D3, 60 tablets”, Vitamin D: no strength is written.',
    ]);
    expect(unchecked({ vitamin: [dose('Remedy X', { quantity: '60 tablets', morning: 1 })] })).toEqual([
      '“Remedy X, 60 tablets”: what is in it is not known.',
    ]);
  });
});

const condition = (code: string, text: string, more: object = {}) => fact('condition', code, text, more);
const medicine = (code: string, text: string) => fact('medicine', code, text);
const EMA = '(EMA/HMPC/571119/2010)';

describe('substances', () => {
  const CASES: [string, KnownFact, string | undefined][] = [
    [
      'Ashwagandha',
      expecting,
      'stop: Pregnant or breastfeeding (Goal). Ashwagandha: advised against (WHO vol. 4, Radix Withaniae).',
    ],
    [
      'Mulethi churna',
      condition('hypertension', 'Hypertension', { field: 'program' }),
      `stop: Hypertension (Program). Mulethi churna has liquorice: advised against ${EMA}.`,
    ],
    [
      'મુલેઠી જેઠીમધ',
      condition('heart', 'CAD'),
      `stop: Heart disease (Medical History: “CAD”). મુલેઠી જેઠીમધ has liquorice: advised against ${EMA}.`,
    ],
    [
      'Mulethi',
      medicine('aceArb', 'Telma 40'),
      `stop: Telma 40. Mulethi has liquorice: advised against ${EMA}.`,
    ],
    [
      'Aloe vera juice',
      expecting,
      'stop: Pregnant or breastfeeding (Goal). Aloe vera juice: advised against (EMA Aloe) (source not opened).',
    ],
    [
      'Curcumin 500 mg',
      condition('gallstones', 'GB stone'),
      'ask: Gallstones (Medical History: “GB stone”). Curcumin 500 mg: with care (EMA Curcuma longa) (source not opened).',
    ],
    ['Haldi churna', condition('gallstones', 'GB stone'), undefined],
    [
      'Garlic capsule',
      medicine('anticoagulant', 'Warf 5'),
      'ask: Warf 5. Garlic capsule: with care (EMA, NIH ODS) (source not opened).',
    ],
    ['Guggul', medicine('blocker', 'Metoprolol 25'), undefined],
    [
      'Guggul',
      medicine('blocker', 'Propranolol 40'),
      'ask: Propranolol 40. Guggul: with care (WHO vol. 3) (source not opened).',
    ],
    [
      'Laxmivilas Ras',
      expecting,
      'stop: Pregnant or breastfeeding (Goal). Laxmivilas Ras has bhasma or rasa: advised against (Drugs Rules 1945, rule 161(2)).',
    ],
    ['Keri no ras', expecting, undefined],
    ['Amla ras', expecting, undefined],
    [
      'Methi powder',
      medicine('insulinSulfonylurea', 'Insulin'),
      'ask: Insulin. Methi powder has methi seed: with care (EMA/HMPC/146221/2010).',
    ],
    [
      'Iron 40 mg',
      condition('thalassaemia', 'thalassemia'),
      'stop: Thalassaemia (Medical History: “thalassemia”). Iron 40 mg: advised against (NIH ODS).',
    ],
    [
      'Vitamin C 1 g',
      condition('stones', 'Kidney stones'),
      'ask: Kidney stones (Medical History). Vitamin C 1 g: with care (NIH ODS).',
    ],
    ['Vitamin C 500 mg', condition('stones', 'Kidney stones'), undefined],
    [
      'Vitamin K2 100 mcg',
      medicine('anticoagulant', 'warfarin'),
      'stop: warfarin. Vitamin K2 100 mcg: advised against (NIH ODS).',
    ],
    [
      'Vitamin E 400 IU',
      medicine('antiplatelet', 'Ecosprin 75'),
      'ask: Ecosprin 75. Vitamin E 400 IU: with care (EMA, NIH ODS) (source not opened).',
    ],
    ['Vitamin E 200 IU', medicine('antiplatelet', 'Ecosprin 75'), undefined],
    [
      'Magnesium 200 mg',
      condition('kidney', 'CKD'),
      'stop: Kidney disease (Medical History: “CKD”). Magnesium 200 mg: advised against (NIH ODS).',
    ],
    [
      'Biotin 10 mg',
      medicine('levothyroxine', 'Thyronorm'),
      'ask: Thyronorm. Biotin 10 mg: tell the laboratory before TSH is measured (FDA 2019) (source not opened).',
    ],
    [
      'Triphala',
      expecting,
      'ask: Pregnant or breastfeeding (Goal). Triphala: with care (Bhavaprakasha) (source not opened).',
    ],
  ];
  test.each(CASES.map(([name, known, said]) => [name, known.text, said, known] as const))(
    '%s with %s: %s',
    (name, _text, said, known) => {
      expect(wordsOf({ facts: [known], herbs: [dose(name)] })).toEqual(said ? [said] : []);
    },
  );

  it('of metals and of Schedule E(1) are told for anybody, once', () => {
    expect(wordsOf({ herbs: [dose('Shankh bhasma'), dose('Kuchla')] })).toEqual([
      'ask: Kuchla has a herb of Schedule E(1): to be taken under medical supervision (Schedule E(1)).',
      'note: Shankh bhasma has bhasma or rasa: to be taken under medical supervision (Drugs Rules 1945, rule 161(2)).',
    ]);
  });

  it('meet over all plans: senna among herbs, liquorice among vitamins', () => {
    const { findings } = report({
      herbs: [dose('Senna tablet')],
      vitamin: [dose('Zinc 10 mg'), dose('Mulethi')],
    });
    expect(findings.map(({ words, places }) => ({ words, places }))).toEqual([
      {
        words: `Mulethi with Senna tablet: liquorice and senna, advised against ${EMA}.`,
        places: [
          { plan: 'herbs', item: 0 },
          { plan: 'vitamin', item: 1 },
        ],
      },
    ]);
  });

  it('are found in juices and kadhas, by the food and by the name', () => {
    const liver = condition('liver', 'Fatty liver');
    const said = [
      'stop: Liver disease (Medical History: “Fatty liver”). Giloy Kadha: advised against (J Clin Exp Hepatol 2021;11:732; Hepatol Commun 2022).',
    ];
    expect(wordsOf({ facts: [liver], diet: eating('Giloy Kadha') })).toEqual(said);
    const kadha = food('House Kadha', { herbs: ['giloy'] });
    expect(
      wordsOf({ facts: [liver], foods: [kadha], snacks: [{ name: 'House Kadha', quantity: '1 cup' }] }),
    ).toEqual([said[0]?.replace('Giloy Kadha:', 'House Kadha has giloy:')]);
  });

  it('in food are no dose: a cup of green tea, methi thepla, haldi, karela', () => {
    const facts = [
      condition('liver', 'Fatty liver'),
      condition('gallstones', 'GB stone'),
      medicine('insulinSulfonylurea', 'Insulin'),
    ];
    const diet = eating('Green Tea', 'Methi Thepla', 'Haldi milk', 'Karela sabzi', 'Lasan chutney');
    expect(report({ facts, diet, before: diet }).findings).toEqual([]);
  });
});

test.each([
  [
    'Calcium with D3',
    { onRising: 1 },
    ['ask: Thyronorm. Calcium with D3 on rising: four hours apart (NIH ODS).'],
  ],
  [
    'Iron 20 mg',
    { onRising: 1, morning: 1 },
    ['ask: Thyronorm. Iron 20 mg on rising and in the morning: four hours apart (NIH ODS).'],
  ],
  ['Calcium with D3', { dinner: 1 }, []],
  [
    'Calcium 500 mg + Zinc 10 mg',
    { onRising: 1 },
    ['ask: Thyronorm. Calcium 500 mg + Zinc 10 mg on rising: four hours apart (NIH ODS).'],
  ],
  ['Vitamin C 500 mg', { onRising: 1 }, []],
])('beside thyroxine %s at %o: %j', (name, slots, said) => {
  expect(wordsOf({ facts: [medicine('levothyroxine', 'Thyronorm')], vitamin: [dose(name, slots)] })).toEqual(
    said,
  );
});
