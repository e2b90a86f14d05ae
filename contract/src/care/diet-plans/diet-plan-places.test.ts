import { describe, expect, it } from 'vitest';
import { readTemplate } from './diet-plan-template.ts';

const item = { days: 7, name: 'Poha', unit: 'bowl', quantity: 1 };
const meal = { mealType: 'Breakfast', mealTime: '09:00', itemGroups: [[item]] };
function placesOf(template: unknown): string[] | undefined {
  const reading = readTemplate(template);
  return reading.ok ? undefined : reading.places;
}
const second = (mealPlan: unknown) => ({ weeks: [{ mealPlan: [meal] }, { totalDays: 7, mealPlan }] });

describe('what is wrong in a template', () => {
  it.each([
    [
      second([meal, { ...meal, mealType: 'Dinner', itemGroups: [[item, { ...item, days: 0 }]] }]),
      'Week 2, Dinner, item 2, days: Please enter a whole number from 1 to 364.',
    ],
    [
      second([{ ...meal, itemGroups: [[item], [{ ...item, quantity: 'x'.repeat(21) }]] }]),
      'Week 2, Breakfast, group 2, item 1, quantity: Please use at most 20 characters.',
    ],
    [
      second([{ ...meal, mealTime: '9 am' }]),
      'Week 2, Breakfast, meal time: Please enter a time from 00:00 to 23:59, such as 09:30.',
    ],
    [second([{ ...meal, itemGroups: 'all' }]), 'Week 2, Breakfast, items: This part cannot be read.'],
    [second(['Poha']), 'Week 2, meal 1: This part cannot be read.'],
    [second(7), 'Week 2, meals: This part cannot be read.'],
    [{ weeks: [{ totalDays: -1 }] }, 'Week 1, days of the week: Please enter a whole number from 1 to 364.'],
    [{ weeks: 3 }, 'Weeks: This part cannot be read.'],
    [
      { title: 'Old', totalDays: 7, mealPlans: [{ ...meal, itemGroups: [[{ ...item, name: ['x'] }]] }] },
      'Week 1, Breakfast, item 1, name: Please enter text.',
    ],
  ])('is said with its place in words: %j', (template, place) => {
    expect(placesOf(template)).toContain(place);
  });
});
