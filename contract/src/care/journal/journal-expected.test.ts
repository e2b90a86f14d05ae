import { describe, expect, it } from 'vitest';
import type { Meal } from '../diet-plans/diet-plans.ts';
import { itemText } from '../diet-plans/diet-plan-words.ts';
import { emptyDosage } from '../dosage-plans/dosage-rules.ts';
import { doseText } from '../dosage-plans/dose-in-words.ts';
import { expectedOf, NOTHING_EXPECTED, type PlansOfDay } from './journal-expected.ts';

const meal = (mealType: Meal['mealType'], mealTime: string): Meal => ({
  mealType,
  mealTime,
  itemGroups: [
    [{ name: 'Poha', days: 7, unit: 'bowl', quantity: 1 }],
    [{ name: 'Upma', days: 7, unit: 'bowl', quantity: 1 }],
  ],
});
const zinc = {
  id: 'e1',
  name: 'Zinc',
  quantity: '½ tablet',
  notes: 'With water.',
  total: 3,
  dosage: {
    ...emptyDosage(),
    morning: { count: 1, timing: 'A' as const },
    dinner: { count: 2, timing: '' as const },
  },
};
const plans: PlansOfDay = {
  program: { startDate: '2026-03-02', durationInDays: 14 },
  weeks: [
    { totalDays: 7, mealPlan: [meal('Lunch', '15:00'), meal('Lunch', '12:00'), meal('Dinner', '20:00')] },
  ],
  doses: { vitamin: [zinc], herbs: [{ ...zinc, id: '' }] },
};
const keysOf = (day: string, of = plans) => {
  const { meals, doses } = expectedOf(of, day);
  return [...meals, ...doses].map(({ key }) => key);
};
const DOSES = [
  'dose:vitamin:e1:morning',
  'dose:vitamin:e1:dinner',
  'dose:herbs:1:morning',
  'dose:herbs:1:dinner',
];

describe('what a day asks for', () => {
  it('is one answer for each meal, however many alternatives it has, and one for each dose and slot', () => {
    expect(keysOf('2026-03-02')).toEqual(['meal:Lunch:1', 'meal:Lunch:2', 'meal:Dinner:1', ...DOSES]);
    expect(expectedOf(plans, '2026-03-02').meals[0]?.mealTime).toBe('12:00');
  });

  it('says what is eaten and how much of what is taken, so that a spoon is not taken for half of one', () => {
    const { meals, doses } = expectedOf(plans, '2026-03-02');
    expect(meals[0]?.choices.map((item) => itemText(item))).toEqual(['Poha, 1 bowl', 'Upma, 1 bowl']);
    expect(doses.slice(0, 2).map((dose) => doseText(dose, dose))).toEqual([
      '1 × Zinc, ½ tablet (After meal) · With water.',
      '2 × Zinc, ½ tablet · With water.',
    ]);
  });

  it('is nothing before the program and after it', () => {
    expect(expectedOf(plans, '2026-03-01')).toEqual(NOTHING_EXPECTED);
    expect(expectedOf(plans, '2026-03-16')).toEqual(NOTHING_EXPECTED);
    expect(expectedOf({ ...plans, program: null }, '2026-03-02')).toEqual(NOTHING_EXPECTED);
  });

  it('has no meals beyond the weeks of the plan', () => {
    expect(keysOf('2026-03-08')).toHaveLength(7);
    expect(keysOf('2026-03-09')).toEqual(DOSES);
    expect(keysOf('2026-03-03', { ...plans, weeks: null })).toEqual(DOSES);
  });
});
