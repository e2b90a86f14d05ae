import { shippedIndex } from '../../../test/shipped-index.ts';
import { foodsOfPlan } from './plan-foods.ts';

const week = {
  weekNumber: 1,
  title: 'Week 1',
  totalDays: 7,
  mealPlan: [
    {
      mealType: 'Dinner' as const,
      mealTime: '19:30',
      itemGroups: [[{ name: 'Moong Dal Khichdi', quantity: 1, unit: 'bowl', days: 7 }]],
    },
  ],
};

it('the foods of a plan say of each ingredient which part of a shop has it', () => {
  const foods = foodsOfPlan([week], shippedIndex());
  const groupOf = (key: string) => foods.find((food) => food.key === key)?.group;
  expect(groupOf('moong-khichdi')).toBeUndefined();
  expect([groupOf('rice-raw'), groupOf('salt')]).toEqual(['grains', 'spices']);
});
