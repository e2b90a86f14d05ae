import { MEAL_SUGGESTIONS } from '@clinic/contract/care/diet-plans/meal-suggestions';
import type { Food } from '@clinic/contract/care/foods/foods';
import { checkPlans } from '@clinic/contract/care/plan-checks/check-plans';
import { fact, food, inputOf, meal, week } from '@clinic/contract/care/plan-checks/plan-check-examples';
import { MEAL_TYPES } from '@clinic/contract/constants';
import { shippedFoods } from './catalogue/shipped-foods.ts';

const FOODS: Food[] = shippedFoods().map((fields) => ({
  ...food(fields.names.en),
  ...fields,
  id: fields.key,
}));
/** These foods are all alternatives that the name picker suggests. */
const SUGGESTED = [
  week(
    ...MEAL_TYPES.map((type) => meal(type, ...MEAL_SUGGESTIONS[type].map((one) => ({ days: 7, ...one })))),
  ),
];

type Fact = ReturnType<typeof fact>;
function found(known: Fact, level: 'stop' | 'ask'): string[] {
  const input = inputOf({ facts: [known], diet: SUGGESTED, before: SUGGESTED, foods: FOODS });
  return checkPlans(input)
    .findings.filter((finding) => finding.level === level)
    .map(({ words }) => words.replace(/^.*?\)\. /, ''));
}

describe('of all that is suggested, the product’s foods', () => {
  const CASES: [Fact, string[]][] = [
    [
      fact('allergy', 'peanut', 'peanuts'),
      ['Boiled Peanuts contains peanut.', 'Sabudana Khichdi contains peanut.'],
    ],
    [fact('allergy', 'egg', 'eggs'), ['Boiled Egg contains egg.']],
    [fact('allergy', 'fish', 'fish'), ['Grilled Fish contains fish.']],
    [fact('allergy', 'shellfish', 'prawns'), []],
    [fact('allergy', 'soy', 'soya'), []],
    [fact('diet', 'vegetarian', 'Veg'), ['Boiled Egg is egg.', 'Grilled Fish is fish.']],
    [fact('condition', 'gout', 'Gout'), []],
    [fact('condition', 'hypothyroid', 'Hypothyroid'), []],
  ];
  test.each(CASES.map(([known, said]) => [known.label, known, said] as const))(
    '%s stops only at what it is about',
    (_name, known, said) => {
      expect(found(known, 'stop')).toEqual(said);
    },
  );

  it('ask of a client with diabetes only at what is sweet', () => {
    expect(found(fact('condition', 'diabetes', 'DM'), 'ask')).toEqual([
      'Pomegranate Juice is sugary: 25 g of sugars (the clinic’s own value).',
    ]);
  });

  it('are known, each of them', () => {
    const input = inputOf({ facts: [fact('diet', 'vegetarian', 'Veg')], diet: SUGGESTED, foods: FOODS });
    const unknown = checkPlans(input).notChecked.filter(({ words }) =>
      words.includes('no food of the catalogue'),
    );
    expect(unknown).toEqual([]);
  });
});
