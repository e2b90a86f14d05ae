import { describe, expect, it } from 'vitest';
import { nextMeal, nextSlot } from './next-up.ts';

const meal = (mealType: 'Breakfast' | 'Lunch' | 'Dinner', mealTime: string) => ({
  mealType,
  mealTime,
  choices: [],
});
const meals = [meal('Breakfast', '08:30'), meal('Lunch', '13:00'), meal('Dinner', '19:45')];

describe('what comes next in a client’s day', () => {
  it.each([
    ['00:00', 'Breakfast'],
    ['09:14', 'Breakfast'],
    ['09:15', 'Lunch'],
    ['20:29', 'Dinner'],
    ['20:30', undefined],
  ])('at %s it is the meal %s', (time, mealType) => {
    expect(nextMeal(meals, time)?.mealType).toBe(mealType);
  });

  it.each([
    ['06:00', 'morning'],
    ['10:59', 'morning'],
    ['11:00', 'dinner'],
    ['21:59', 'dinner'],
    ['22:00', undefined],
  ])('at %s it is the dose of %s', (time, slot) => {
    expect(nextSlot(['dinner', 'morning'], time)).toBe(slot);
  });
});
