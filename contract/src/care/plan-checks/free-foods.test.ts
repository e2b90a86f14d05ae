import { describe, expect, it } from 'vitest';
import { checkPlans } from './check-plans.ts';
import { freeFoods } from './free-foods.ts';
import { dose, eating, fact, food, inputOf, mealItem } from './plan-check-examples.ts';

const FOODS = [
  food('Poha', { per100: { kcal: 180, vitaminK: 5 } }),
  food('Peanut Chikki', { contains: ['peanut'], per100: { kcal: 500 } }),
  food('Palak Sabzi', { per100: { kcal: 60, vitaminK: 400 } }),
  food('House Kheer', { contains: ['milk'], per100: { kcal: 120 } }),
];
const PEANUT = fact('allergy', 'peanut', 'peanuts');
type Some = Parameters<typeof inputOf>[0];
const isFree = (some: Some, name: string, more = {}) => {
  const diet = eating('Poha');
  const eaten = mealItem(name, more);
  return freeFoods(inputOf({ foods: FOODS, diet, before: diet, ...some }))(eating(eaten), [eaten]);
};

describe('a food is free', () => {
  it.each<[string, Some, string, boolean]>([
    ['where nothing is known of the client', {}, 'Peanut Chikki', true],
    ['where nothing that is known speaks of it', { facts: [PEANUT] }, 'Poha', true],
    ['not where a rule finds something', { facts: [PEANUT] }, 'Peanut Chikki', false],
    [
      'not where the plan has the finding already, of another food or of itself',
      { facts: [PEANUT], diet: eating('Peanut Chikki') },
      'Peanut Chikki',
      false,
    ],
    ['not where the catalogue does not have it', { facts: [PEANUT] }, 'Manna', false],
    [
      'not where its lactose is not known',
      { facts: [fact('condition', 'lactose', 'lactose intolerance')] },
      'House Kheer',
      false,
    ],
    [
      'although what a form says cannot be read',
      {
        facts: [PEANUT],
        notChecked: [{ field: 'MedicalHistory.allergies', text: 'warf', means: null }],
      },
      'Poha',
      true,
    ],
  ])('%s', (_when, some, name, free) => {
    expect(isFree(some, name)).toBe(free);
  });

  it('not where a value that a rule needs is unknown, though no line says so', () => {
    const warfarin = { facts: [fact('medicine', 'anticoagulant', 'Warf')] };
    const report = checkPlans(
      inputOf({ ...warfarin, foods: FOODS, diet: eating('House Kheer'), before: [] }),
    );
    expect(report.findings.filter(({ places }) => places.some(({ item }) => item !== undefined))).toEqual([]);
    expect(report.summary).toMatch(/^Not all could be checked against/);
    expect(isFree(warfarin, 'House Kheer')).toBe(false);
    expect(isFree(warfarin, 'Poha')).toBe(true);
    expect(isFree(warfarin, 'Palak Sabzi')).toBe(false);
  });

  it('also beside doses of which something is found', () => {
    expect(isFree({ vitamin: [dose('Vitamin D3 60,000 IU')] }, 'Poha')).toBe(true);
  });

  it('not where the weeks that have it bring a new finding', () => {
    const before = eating(mealItem('Poha', { quantity: 10 }));
    const [week] = before;
    const days = [
      {
        ...week!,
        mealPlan: (['Breakfast', 'Lunch', 'Dinner'] as const).map((mealType) => ({
          ...week!.mealPlan[0]!,
          mealType,
        })),
      },
    ];
    const less = eating('Poha').map((one) => ({
      ...one,
      mealPlan: days[0]!.mealPlan.map((meal) => ({ ...meal, itemGroups: one.mealPlan[0]!.itemGroups })),
    }));
    const free = freeFoods(inputOf({ foods: FOODS, diet: days, before: days }));
    expect(free(days, [mealItem('Poha')])).toBe(true);
    // Three bowls a day give less than the least energy.
    expect(free(less, [mealItem('Poha', { quantity: 0.5 })])).toBe(false);
  });
});
