import { describe, expect, it, test } from 'vitest';
import type { MealItem } from '../diet-plans/diet-plans.ts';
import type { KnownFact } from '../precautions/precautions.ts';
import { checkPlans } from './check-plans.ts';
import { eating, fact, food, inputOf, mealItem } from './plan-check-examples.ts';

const FOODS = [
  food('Palak Paneer', { traits: ['highOxalate'], contains: ['milk'], per100: { vitaminK: 200 } }),
  food('Gulab Jamun', {
    traits: ['sugary'],
    contains: ['milk'],
    units: [{ name: 'piece', grams: 50 }],
    per100: { sugars: 40, lactose: 3 },
  }),
  food('Warm Water with Honey', { traits: ['sugary'], per100: { sugars: 2 } }),
  food('Milk', { contains: ['milk'], per100: { lactose: 4.8 } }),
  food('Ghee', { contains: ['milk'], per100: { lactose: 0 } }),
  food('Curd', { contains: ['milk'], per100: { lactose: 4.7 } }),
  food('Toor Dal', { per100: { potassium: 250, lactose: 0 } }),
  food('Banana', {
    traits: ['highPotassium'],
    units: [{ name: 'piece', grams: 120 }],
    per100: { potassium: 358 },
  }),
  food('Ripe Papaya'),
  food('Cabbage Sabzi', { per100: { vitaminK: 40 } }),
  food('Coconut Water', { traits: ['coconutWater'] }),
  food('Sem papdi', {}),
];
const wordsOf = (some: Parameters<typeof inputOf>[0]) =>
  checkPlans(inputOf({ foods: FOODS, ...some })).findings.map(({ level, words }) => `${level}: ${words}`);
const condition = (code: string, text: string) => fact('condition', code, text);
const medicine = (code: string, text: string) => fact('medicine', code, text);
const expecting = fact('state', 'expecting', 'Pregnant or breastfeeding');
const CLINIC = '(the clinic’s own value)';

const CASES: [KnownFact, string | MealItem, string | undefined][] = [
  [
    condition('stones', 'Kidney stones'),
    'Palak Paneer',
    `ask: Kidney stones (Medical History). Palak Paneer is high in oxalate ${CLINIC}.`,
  ],
  [
    condition('diabetes', 'DM'),
    mealItem('Gulab Jamun', { unit: 'pieces', quantity: 2 }),
    `ask: Diabetes (Medical History: “DM”). Gulab Jamun is sugary: 40 g of sugars ${CLINIC}.`,
  ],
  [
    condition('diabetes', 'DM'),
    mealItem('Gulab Jamun', { unit: 'plate' }),
    `ask: Diabetes (Medical History: “DM”). Gulab Jamun is sugary ${CLINIC}.`,
  ],
  [
    condition('diabetes', 'DM'),
    'Jaggery tea',
    `ask: Diabetes (Medical History: “DM”). Jaggery tea is sugary ${CLINIC}.`,
  ],
  [condition('diabetes', 'DM'), mealItem('Warm Water with Honey', { unit: 'glass' }), undefined],
  [condition('diabetes', 'DM'), 'Chai without sugar', undefined],
  [condition('diabetes', 'DM'), 'Bottle Gourd Juice', undefined],
  [
    medicine('insulinSulfonylurea', 'Amaryl 1'),
    'Mango juice',
    `ask: Amaryl 1. Mango juice is sugary ${CLINIC}.`,
  ],
  [
    condition('hypertension', 'HTN'),
    'Papad',
    `ask: Hypertension (Medical History: “HTN”). Papad is salty ${CLINIC}.`,
  ],
  [
    condition('kidney', 'CKD'),
    'Star fruit',
    'stop: Kidney disease (Medical History: “CKD”). Star fruit has star fruit (the clinic’s own).',
  ],
  [
    condition('gout', 'Gout'),
    'Prawn curry',
    'ask: Gout (Medical History). Prawn curry has shellfish (ACR 2020).',
  ],
  [condition('gout', 'Gout'), 'Toor Dal', undefined],
  [condition('gout', 'Gout'), 'Palak sabzi', undefined],
  [
    condition('liver', 'Fatty liver'),
    'Red wine',
    'stop: Liver disease (Medical History: “Fatty liver”). Red wine has alcohol (the clinic’s own).',
  ],
  [condition('liver', 'Fatty liver'), 'Green Tea', undefined],
  [condition('hypothyroid', 'Hypothyroid'), 'Cabbage Sabzi', undefined],
  [
    expecting,
    'Raw papaya sambharo',
    `ask: Pregnant or breastfeeding (Goal). Raw papaya sambharo has unripe papaya ${CLINIC}.`,
  ],
  [expecting, 'Ripe Papaya', undefined],
  [expecting, 'Papaya Bowl', undefined],
  [
    expecting,
    'Surmai fry',
    'ask: Pregnant or breastfeeding (Goal). Surmai fry is a fish with much mercury (NHS, FDA).',
  ],
  [expecting, 'Kaleji masala', 'stop: Pregnant or breastfeeding (Goal). Kaleji masala has liver (NHS, FDA).'],
  [
    medicine('anticoagulant', 'Warf 5'),
    'Palak Paneer',
    'note: Warf 5. Palak Paneer has 400 µg of vitamin K1: the same amount each week (NIH ODS).',
  ],
  [medicine('anticoagulant', 'Warf 5'), 'Cabbage Sabzi', undefined],
  [
    medicine('statin', 'Atorvastatin 10'),
    'Chakotra',
    'ask: Atorvastatin 10. Chakotra has grapefruit (FDA) (source not opened).',
  ],
  [medicine('statin', 'Rosuvastatin 10'), 'Chakotra', undefined],
  [
    condition('g6pd', 'G6PD'),
    'Bakla sabzi',
    'stop: G6PD deficiency (Medical History: “G6PD”). Bakla sabzi has broad beans (the clinic’s own).',
  ],
  [condition('g6pd', 'G6PD'), 'Sem papdi', undefined],
  [
    condition('kidney', 'CKD'),
    mealItem('Banana', { unit: 'piece' }),
    `ask: Kidney disease (Medical History: “CKD”). Banana is high in potassium: 430 mg of potassium ${CLINIC}.`,
  ],
  [condition('kidney', 'CKD'), mealItem('Banana', { unit: 'piece', quantity: '½' }), undefined],
  [
    condition('dialysis', 'dialysis'),
    'Coconut Water',
    `stop: Dialysis (Medical History). Coconut Water has coconut water ${CLINIC}.`,
  ],
  [
    medicine('aceArb', 'Telma 40'),
    'Coconut Water',
    `ask: Telma 40. Coconut Water has coconut water ${CLINIC}.`,
  ],
  [
    condition('lactose', 'Lactose intolerance'),
    mealItem('Milk', { unit: 'glass' }),
    `ask: Lactose intolerance (Medical History). Milk has 10 g of lactose ${CLINIC}.`,
  ],
  [condition('lactose', 'Lactose intolerance'), mealItem('Milk', { unit: 'g', quantity: 30 }), undefined],
  [condition('lactose', 'Lactose intolerance'), 'Ghee', undefined],
  [condition('lactose', 'Lactose intolerance'), 'Curd', undefined],
  [
    condition('lactose', 'Lactose intolerance'),
    'Dudhpak',
    `ask: Lactose intolerance (Medical History). Dudhpak may have much lactose ${CLINIC}.`,
  ],
  [condition('lactose', 'Lactose intolerance'), 'Almond milk', undefined],
];
test.each(
  CASES.map(
    ([known, item, said]) =>
      [known.text, typeof item === 'string' ? item : item.name, said, known, item] as const,
  ),
)('%s and %s: %s', (_text, _name, said, known, item) => {
  const diet = eating(item);
  expect(wordsOf({ facts: [known], diet, before: diet })).toEqual(said ? [said] : []);
});

const BRINJAL = [
  food('Brinjal', { kind: 'ingredient', aliases: ['Ringan'] }),
  food('Bharta', { recipe: [{ food: 'brinjal', grams: 200 }] }),
  food('Thali', { recipe: [{ food: 'bharta', grams: 100 }] }),
  food('Poha'),
];

describe('a dish of which a value is not known', () => {
  const PARTS = [
    food('Jaggery', { kind: 'ingredient', traits: ['sugary'], per100: { sugars: 90 } }),
    food('Dal', { kind: 'ingredient' }),
    food('Sweet Dal', {
      traits: ['sugary'],
      recipe: [
        { food: 'jaggery', grams: 5 },
        { food: 'dal', grams: 195 },
      ],
    }),
    food('Sukhdi', {
      traits: ['sugary'],
      recipe: [
        { food: 'jaggery', grams: 100 },
        { food: 'dal', grams: 100 },
      ],
    }),
    food('Gulkand', { kind: 'ingredient', traits: ['sugary'] }),
    food('Gulkand Dal', {
      traits: ['sugary'],
      recipe: [
        { food: 'gulkand', grams: 5 },
        { food: 'dal', grams: 195 },
      ],
    }),
  ];
  test.each([
    ['Sweet Dal', undefined],
    ['Sukhdi', `ask: Diabetes (Medical History: “DM”). Sukhdi is sugary: 90 g of sugars ${CLINIC}.`],
    ['Gulkand Dal', `ask: Diabetes (Medical History: “DM”). Gulkand Dal is sugary ${CLINIC}.`],
  ])('is reckoned of its sweet parts: %s, %s', (name, said) => {
    const facts = [condition('diabetes', 'DM')];
    expect(wordsOf({ foods: PARTS, facts, diet: eating(name) })).toEqual(said ? [said] : []);
  });
});

describe('a plate that is written in one line', () => {
  const plate = (name: string) =>
    checkPlans(inputOf({ foods: FOODS, facts: [fact('allergy', 'milk', 'milk')], diet: eating(name) }));

  it('is all foods that it names', () => {
    expect(plate('2 Gulab Jamun and Toor Dal').findings.map(({ words }) => words)).toEqual([
      'Milk allergy (Medical History). 2 Gulab Jamun and Toor Dal contains milk.',
    ]);
    expect(plate('Palak Paneer, Khakhra').notChecked.map(({ words }) => words)).toContain(
      '“khakhra” of “Palak Paneer, Khakhra” is no food of the catalogue: only its name is looked at.',
    );
  });
});

it('a plate without something does not have it', () => {
  const foods = [food('Butter', { contains: ['milk'] }), food('Roti')];
  const facts = [fact('allergy', 'milk', 'milk')];
  expect(wordsOf({ foods, facts, diet: eating('Roti without ghee and butter') })).toEqual([]);
});

it('coconut water is told once, not as a food high in potassium too', () => {
  const water = food('Coconut Water', {
    traits: ['coconutWater', 'highPotassium'],
    per100: { potassium: 250 },
  });
  expect(
    wordsOf({ foods: [water], facts: [condition('kidney', 'CKD')], diet: eating('Coconut Water') }),
  ).toHaveLength(1);
});

describe('an allergy to any food', () => {
  const named = { notChecked: [{ field: 'MedicalHistory.allergies', text: 'Brinjal', means: null }] };
  const confirmed = { facts: [fact('allergy', 'other', 'Brinjal', { state: 'stands' })] };

  it('looks at foods of the name, dishes made of it, and the word', () => {
    const diet = eating(
      'Brinjal',
      'Bharta',
      'Thali',
      'Ringan sabzi',
      'Brinjals fry',
      'Poha',
      'Poha without brinjal',
    );
    expect(wordsOf({ foods: BRINJAL, ...confirmed, diet })).toEqual(
      ['Bharta', 'Brinjal', 'Brinjals fry', 'Ringan sabzi', 'Thali'].map(
        (name) => `stop: Brinjal allergy (Medical History). ${name} contains brinjal.`,
      ),
    );
  });

  it('asks until a doctor confirmed it, and is checked against meanwhile', () => {
    const report = checkPlans(inputOf({ foods: BRINJAL, ...named, diet: eating('Bharta') }));
    expect(report.findings.map(({ level, words }) => `${level}: ${words}`)).toEqual([
      'ask: Brinjal allergy (Medical History). Bharta contains brinjal.',
    ]);
    expect(report.notChecked.filter(({ of }) => of === 'text')).toEqual([]);
    expect(report.summary).toBe('Checked against Brinjal allergy.');
  });

  it('is told once where both forms have it, and answered once', () => {
    const twice = {
      facts: [fact('allergy', 'other', 'Brinjal', { state: 'stands', field: 'DietaryRecall.foodAllergy' })],
      notChecked: [...named.notChecked, { ...named.notChecked[0]!, text: 'brinjal' }],
    };
    const report = checkPlans(inputOf({ foods: BRINJAL, ...twice, diet: eating('Bharta') }));
    expect(report.findings.map(({ words }) => words)).toEqual([
      'Brinjal allergy (Dietary Recall). Bharta contains brinjal.',
    ]);
  });

  it('that a form has and no doctor answered asks, and does not stop', () => {
    const facts = [fact('allergy', 'other', 'Brinjal')];
    const [finding] = checkPlans(inputOf({ foods: BRINJAL, facts, diet: eating('Bharta') })).findings;
    expect(finding?.level).toBe('ask');
  });

  it('that is no food of the catalogue looks at names alone, and says so', () => {
    const facts = [fact('allergy', 'other', 'parwal', { state: 'stands' })];
    const report = checkPlans(inputOf({ foods: BRINJAL, facts, diet: eating('Parwal sabzi', 'Poha') }));
    expect(report.findings.map(({ words }) => words)).toEqual([
      'parwal allergy (Medical History). Parwal sabzi contains parwal.',
    ]);
    expect(report.notChecked.map(({ words }) => words)).toContain(
      'parwal allergy (Medical History) is no food of the catalogue: only names are looked at.',
    );
  });

  it('and a food that a diet leaves out are found alike', () => {
    const facts = [fact('diet', 'other', 'no ringan', { state: 'stands' })];
    expect(wordsOf({ foods: BRINJAL, facts, diet: eating('Bharta') })).toEqual([
      'stop: no ringan (Dietary Recall). Bharta contains ringan.',
    ]);
  });
});
