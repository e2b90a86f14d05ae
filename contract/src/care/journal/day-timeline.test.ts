import { describe, expect, it } from 'vitest';
import type { DosageSlot, MealType } from '../../constants.ts';
import { dayNow, timelineAt, timelineRows, type TimelineRow } from './day-timeline.ts';
import type { ExpectedDose, ExpectedMeal } from './journal.ts';

const meal = (mealType: MealType, mealTime: string, name = 'Poha'): ExpectedMeal => ({
  key: `meal:${mealType}:1`,
  mealType,
  mealTime,
  choices: [{ name, quantity: 1, unit: 'bowl' }],
});
const dose = (name: string, slot: DosageSlot, more: Partial<ExpectedDose> = {}): ExpectedDose => ({
  key: `dose:vitamin:${name}:${slot}`,
  kind: 'vitamin',
  slot,
  name,
  quantity: '',
  notes: '',
  count: 1,
  timing: '',
  ...more,
});
const words = (rows: readonly TimelineRow[]) =>
  rows.map(({ time, until, meals, doses }) =>
    [
      `${time}–${until}`,
      ...meals.map(({ mealType }) => mealType),
      ...doses.map(({ name, slot }) => `${name} ${slot}`),
    ].join(', '),
  );

describe('the rows of a day', () => {
  it.each([
    ['nothing', [], [], []],
    [
      'a dose stands with the meal of its part of the day',
      [meal('Lunch', '12:15')],
      [dose('Zinc', 'lunch')],
      ['12:15–15:00, Lunch, Zinc lunch'],
    ],
    [
      'without that meal it has its usual time',
      [meal('Dinner', '19:30')],
      [dose('Zinc', 'lunch')],
      ['13:30–15:00, Zinc lunch', '19:30–20:15, Dinner'],
    ],
    [
      'what is in one hour is one row',
      [meal('Mid Morning', '11:45'), meal('On Rising', '11:00')],
      [],
      ['11:00–12:30, On Rising, Mid Morning'],
    ],
    [
      'a meal that is late ends late',
      [meal('Dinner', '21:30')],
      [dose('Zinc', 'dinner')],
      ['21:30–22:15, Dinner, Zinc dinner'],
    ],
    [
      'doses of one row follow the day',
      [],
      [dose('Iron', 'dinner'), dose('Zinc', 'onRising')],
      ['07:00–08:00, Zinc onRising', '20:00–22:00, Iron dinner'],
    ],
    [
      'what is taken at bedtime stands behind dinner',
      [meal('Dinner', '19:30')],
      [dose('Zinc', 'dinner', { moment: 'bedtime' })],
      ['19:30–20:15, Dinner', '22:00–24:00, Zinc dinner'],
    ],
    ['a meal before midnight ends after it', [meal('Dinner', '23:59')], [], ['23:59–24:44, Dinner']],
  ])('%s', (_, meals, doses, rows) => {
    expect(words(timelineRows({ meals, doses }))).toEqual(rows);
  });

  it.each([
    ['06:00', [], 'Breakfast', ['Lunch', 'Dinner']],
    ['09:14', [], 'Breakfast', ['Lunch', 'Dinner']],
    ['09:15', ['Breakfast'], 'Lunch', ['Dinner']],
    ['14:59', ['Breakfast'], 'Lunch', ['Dinner']],
    ['15:00', ['Breakfast', 'Lunch'], 'Dinner', []],
    ['23:00', ['Breakfast', 'Lunch', 'Dinner'], undefined, []],
  ])('at %s are over %j, now is %s', (time, over, now, later) => {
    const meals = [meal('Breakfast', '08:30'), meal('Lunch', '13:00'), meal('Dinner', '19:30')];
    const names = (rows: readonly TimelineRow[]) =>
      rows.flatMap((row) => row.meals.map((one) => one.mealType));
    const timeline = timelineAt(timelineRows({ meals, doses: [dose('Zinc', 'lunch')] }), time);
    expect(names(timeline.over)).toEqual(over);
    expect(timeline.now?.meals[0]?.mealType).toBe(now);
    expect(names(timeline.later)).toEqual(later);
  });
});

describe('today, when a plan changed after the day began', () => {
  const lunch = meal('Lunch', '13:00');
  const zinc = dose('Zinc', 'lunch');
  const fixed = { meals: [lunch], doses: [zinc] };

  it('has the words of today’s plan, and the ticks of the fixed day', () => {
    const changed = meal('Lunch', '13:30', 'Khichdi');
    const day = dayNow({ meals: [changed, meal('Dinner', '19:30')], doses: [zinc] }, fixed, {});
    expect(day.meals).toEqual([changed, meal('Dinner', '19:30')]);
    expect([...day.asked]).toEqual([lunch.key, zinc.key]);
    expect(day.stopped.size).toBe(0);
  });

  it('names a dose that no plan asks for any more as stopped', () => {
    expect([...dayNow({ doses: [] }, fixed, {}).stopped]).toEqual([zinc.key]);
  });

  it('takes a dose for stopped of which the clinic says so', () => {
    const stopped = { ...fixed, doses: [{ ...zinc, isStopped: true as const }] };
    expect([...dayNow({}, stopped, {}).stopped]).toEqual([zinc.key]);
  });

  it('takes the same dose of a new plan for the fixed one, with its new count', () => {
    const day = dayNow({ doses: [{ ...zinc, key: 'dose:vitamin:new:lunch', count: 2 }] }, fixed, {});
    expect(day.doses).toEqual([{ ...zinc, count: 2 }]);
    expect(day.stopped.size).toBe(0);
  });

  it('shows a new dose, which is not asked before tomorrow', () => {
    const iron = dose('Iron', 'lunch');
    const day = dayNow({ doses: [zinc, iron] }, fixed, {});
    expect(day.doses).toEqual([zinc, iron]);
    expect(day.asked.has(iron.key)).toBe(false);
  });

  it.each([
    ['leaves out', {}, []],
    ['keeps, once it is answered,', { [lunch.key]: 'had' }, [lunch]],
  ])('%s a meal that left the plan', (_, answers, meals) => {
    expect(dayNow({ meals: [] }, fixed, answers).meals).toEqual(meals);
  });

  it('is the fixed day while the plans are not known', () => {
    expect(dayNow({}, fixed, {})).toMatchObject(fixed);
  });
});
