import { describe, expect, it, test } from 'vitest';
import { checkPlans } from './check-plans.ts';
import { dose, eating, fact, food, inputOf } from './plan-check-examples.ts';

const FOODS = [
  food('Boiled Egg', { diet: 'egg', contains: ['egg'] }),
  food('Vegetable Poha', { avoid: ['onion', 'potato', 'root'] }),
  food('Masala Cake', { diet: 'egg', contains: ['egg', 'milk'] }),
  food('Paneer Tikka', { contains: ['milk'] }),
  food('Mystery Stew', { diet: 'meat' }),
];
const wordsOf = (some: Parameters<typeof inputOf>[0]) =>
  checkPlans(inputOf({ foods: FOODS, ...some })).findings.map(({ level, words }) => `${level}: ${words}`);
const diet = (code: string, text: string, more: object = {}) => fact('diet', code, text, more);

test.each([
  ['vegetarian', 'Vegetarian', 'Boiled Egg', 'stop: Vegetarian (Dietary Recall). Boiled Egg is egg.'],
  [
    'vegetarian',
    'Pure veg',
    'Boiled Egg',
    'stop: Vegetarian (Dietary Recall: “Pure veg”). Boiled Egg is egg.',
  ],
  ['vegetarian', 'Vegetarian', 'Masala Cake', 'stop: Vegetarian (Dietary Recall). Masala Cake contains egg.'],
  ['vegetarian', 'Vegetarian', 'Custard', 'ask: Vegetarian (Dietary Recall). Custard may contain egg.'],
  ['vegetarian', 'Vegetarian', 'Grilled Fish', 'stop: Vegetarian (Dietary Recall). Grilled Fish is fish.'],
  [
    'vegetarian',
    'Vegetarian',
    'Mystery Stew',
    'stop: Vegetarian (Dietary Recall). Mystery Stew contains meat.',
  ],
  ['vegetarian', 'Vegetarian', 'Paneer bhurji', undefined],
  ['vegetarian', 'Vegetarian', 'Eggplant', undefined],
  ['vegetarian', 'Vegetarian', 'Soya keema', undefined],
  ['egg', 'Egg', 'Boiled Egg', undefined],
  ['egg', 'Egg', 'Chicken Curry', 'stop: Eggs, no meat (Dietary Recall: “Egg”). Chicken Curry is meat.'],
  ['mixed', 'Non-veg', 'Chicken Curry', undefined],
  [
    'jain',
    'Jain',
    'Vegetable Poha',
    'stop: Jain (Dietary Recall). Vegetable Poha contains onion, a root vegetable and potato.',
  ],
  ['jain', 'Jain', 'Kanda poha', 'stop: Jain (Dietary Recall). Kanda poha contains onion.'],
  ['jain', 'Jain', 'Poha without onion and garlic', undefined],
  ['jain', 'Jain', 'Baingan bharta', 'ask: Jain (Dietary Recall). Baingan bharta contains brinjal.'],
  ['jain', 'Jain', 'Sunth powder', undefined],
  [
    'swaminarayan',
    'Swaminarayan',
    'Hing water',
    'ask: Swaminarayan (Dietary Recall). Hing water contains hing.',
  ],
  ['swaminarayan', 'Swaminarayan', 'Aloo sabzi', undefined],
  ['vegan', 'Vegan', 'Honey water', 'stop: Vegan (Dietary Recall). Honey water contains honey.'],
  ['vegan', 'Vegan', 'Paneer Tikka', 'stop: Vegan (Dietary Recall). Paneer Tikka contains milk.'],
  ['vegan', 'Vegan', 'Vegetable Poha', 'stop: Vegan (Dietary Recall). Vegetable Poha is not vegan.'],
  [
    'no-onion',
    'no onion',
    'Vegetable Poha',
    'stop: No onion (Dietary Recall). Vegetable Poha contains onion.',
  ],
  ['no-onion', 'no onion', 'ડુંગળી નું શાક', 'stop: No onion (Dietary Recall). ડુંગળી નું શાક contains onion.'],
  [
    'no-root',
    'no kandmool',
    'Gajar sabzi',
    'stop: No root vegetables (Dietary Recall: “no kandmool”). Gajar sabzi contains a root vegetable.',
  ],
  ['no-milk', 'no milk', 'Soy milk', undefined],
  ['fasting', 'farali', 'Boiled Egg', undefined],
])('%s ("%s") and %s: %s', (code, text, name, said) => {
  expect(wordsOf({ facts: [diet(code, text)], diet: eating(name) })).toEqual(said ? [said] : []);
});

describe('diets', () => {
  it('look at doses: fish oil, gelatin, shells, and honey as a vehicle', () => {
    const vitamin = [
      dose('Fish oil', { quantity: '1,000 mg' }),
      dose('Vitamin D3', { quantity: '60 capsules' }),
      dose('Vitamin E', { quantity: '30 veg capsules' }),
      dose('Gelatin powder'),
    ];
    expect(wordsOf({ facts: [diet('vegetarian', 'Vegetarian')], vitamin })).toEqual([
      'stop: Vegetarian (Dietary Recall). Fish oil is fish.',
      'stop: Vegetarian (Dietary Recall). Gelatin powder is gelatin.',
      'ask: Vegetarian (Dietary Recall). Vitamin D3 may contain gelatin.',
    ]);
    const herbs = [dose('Sitopaladi', { notes: 'with honey' }), dose('Trikatu', { notes: 'with warm ghee' })];
    expect(wordsOf({ facts: [diet('jain', 'Jain')], herbs })).toEqual([
      'stop: Jain (Dietary Recall). Sitopaladi is taken with honey.',
      'stop: Jain (Dietary Recall). Trikatu is taken with ghee.',
    ]);
    expect(wordsOf({ facts: [diet('vegetarian', 'Veg')], vitamin: [dose('Fish oil capsule')] })[0]).toBe(
      'stop: Vegetarian (Dietary Recall: “Veg”). Fish oil capsule is fish and may contain gelatin.',
    );
  });

  it('that contradict each other are not checked, until the doctor says which holds', () => {
    const facts = [diet('vegetarian', 'Veg'), diet('mixed', 'Non-veg', { field: 'HealthHabits.diet' })];
    const { findings, notChecked } = checkPlans(inputOf({ foods: FOODS, facts, diet: eating('Boiled Egg') }));
    expect(findings).toEqual([]);
    expect(notChecked.map(({ of, words }) => `${of}: ${words}`)).toContain(
      'text: Eats everything (Health Habits: “Non-veg”); Vegetarian (Dietary Recall: “Veg”): which of them holds?',
    );
  });
});
