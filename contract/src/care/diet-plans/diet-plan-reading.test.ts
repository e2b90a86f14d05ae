import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DietWeek } from './diet-plans.ts';
import { readDietPlanBody, type WeeksReading } from './diet-plan-reading.ts';

const poha = { days: 7, name: 'Poha', unit: 'bowl', quantity: 1 };
const breakfast = { mealType: 'Breakfast', mealTime: '08:00', itemGroups: [[poha]] };
const weekOf = (...mealPlan: unknown[]) => ({ weekNumber: 1, title: 'Start', totalDays: 7, mealPlan });

const weeksOf = (reading: WeeksReading) => (reading.ok ? reading.weeks : reading.details);
function wrongFields(body: unknown) {
  const reading = readDietPlanBody(body);
  return reading.ok ? [] : Object.keys(reading.details);
}
const many = (count: number, entry: unknown) => Array.from({ length: count }, () => entry);
const withItem = (change: object) => ({
  weeks: [weekOf({ ...breakfast, itemGroups: [[{ ...poha, ...change }]] })],
});

describe('a diet plan from outside', () => {
  it('is read in the shape of today', () => {
    const plan = { weeks: [weekOf(breakfast)], totalDays: 7, program: 'Detox', mealPlan: [breakfast] };
    expect(weeksOf(readDietPlanBody(plan))).toEqual([weekOf(breakfast)]);
  });

  it('may name the meals of a week "mealPlans"', () => {
    const older = { weeks: [{ weekNumber: 1, title: 'Start', totalDays: 7, mealPlans: [breakfast] }] };
    expect(weeksOf(readDietPlanBody(older))).toEqual([weekOf(breakfast)]);
  });

  it.each(['mealPlans', 'mealPlan'])('may be one week with its %s at the top', (name) => {
    const older = { title: 'Start', totalDays: 7, [name]: [breakfast] };
    expect(weeksOf(readDietPlanBody(older))).toEqual([weekOf(breakfast)]);
  });

  it('gets what it does not say: seven days, titles and numbers', () => {
    expect(weeksOf(readDietPlanBody({ weeks: [{}, { weekNumber: 9, title: 'Week 9' }] }))).toEqual([
      { weekNumber: 1, title: 'Week 1', totalDays: 7, mealPlan: [] },
      { weekNumber: 2, title: 'Week 2', totalDays: 7, mealPlan: [] },
    ]);
  });

  it('may have no week yet, which the rules of saving then say', () => {
    expect(weeksOf(readDietPlanBody({}))).toEqual([]);
    expect(weeksOf(readDietPlanBody({ weeks: [] }))).toEqual([]);
  });

  it('loses ids, unknown fields and keys that could change a prototype', () => {
    const sent = JSON.parse(
      '{"weeks":[{"_id":"1","__proto__":{"admin":true},"mealPlan":[{"_id":"2","mealType":"Breakfast",' +
        '"mealTime":"08:00","itemGroups":[[{"_id":"3","days":7,"name":"Poha","unit":"bowl","quantity":1}]]}]}]}',
    );
    const read = weeksOf(readDietPlanBody(sent));
    expect(JSON.stringify(read)).not.toMatch(/_id|admin/);
    expect(read).toEqual([{ ...weekOf(breakfast), title: 'Week 1' }]);
  });

  it('keeps which food of the catalogue is meant', () => {
    const [read] = weeksOf(readDietPlanBody(withItem({ food: 'F'.repeat(24) }))) as DietWeek[];
    expect(read?.mealPlan[0]?.itemGroups).toEqual([[{ ...poha, food: 'F'.repeat(24) }]]);
  });

  it.each(['', 'poha', 'f'.repeat(25), 7, null, {}])('whose item names %j as its food names none', (food) => {
    expect(JSON.stringify(readDietPlanBody(withItem({ food })))).toBe(
      JSON.stringify(readDietPlanBody(withItem({}))),
    );
  });

  it.each([1, 0.5, '½ katori', '2', 'x'.repeat(20)])('may have the quantity %j', (quantity) => {
    expect(weeksOf(readDietPlanBody(withItem({ quantity })))).toMatchObject([
      { mealPlan: [{ itemGroups: [[{ quantity }]] }] },
    ]);
  });

  it('may have days as digits in text, as older files do', () => {
    expect(weeksOf(readDietPlanBody(withItem({ days: '7' })))).toEqual([weekOf(breakfast)]);
  });
});

describe('a diet plan that is refused', () => {
  const item = 'weeks.0.mealPlan.0.itemGroups.0.0';
  const meal = 'weeks.0.mealPlan.0';

  it.each([
    ['is no object', [], 'weeks'],
    ['has weeks that are no list', { weeks: { 0: weekOf() } }, 'weeks'],
    ['has a week that is no object', { weeks: ['one'] }, 'weeks.0'],
    ['has a week of no days', { weeks: [{ totalDays: 0 }] }, 'weeks.0.totalDays'],
    ['has a week of half a day', { weeks: [{ totalDays: 6.5 }] }, 'weeks.0.totalDays'],
    ['has a week of years', { weeks: [{ totalDays: 365 }] }, 'weeks.0.totalDays'],
    ['has a title of two lines', { weeks: [{ title: 'a\nb' }] }, 'weeks.0.title'],
    ['has meals that are no list', { weeks: [{ mealPlan: 'rice' }] }, 'weeks.0.mealPlan'],
    ['has an unknown meal', { weeks: [weekOf({ ...breakfast, mealType: 'Brunch' })] }, `${meal}.mealType`],
    ['has a wrong time', { weeks: [weekOf({ ...breakfast, mealTime: '25:00' })] }, `${meal}.mealTime`],
    [
      'has a group that is no list',
      { weeks: [weekOf({ ...breakfast, itemGroups: [{}] })] },
      `${meal}.itemGroups.0`,
    ],
    ['has a list as an item', { weeks: [weekOf({ ...breakfast, itemGroups: [[[]]] })] }, item],
    ['has an item for no day', withItem({ days: 0 }), `${item}.days`],
    ['has a number as a name', withItem({ name: 5 }), `${item}.name`],
    ['has a long unit', withItem({ unit: 'x'.repeat(201) }), `${item}.unit`],
    ['has a long quantity', withItem({ quantity: 'x'.repeat(21) }), `${item}.quantity`],
    ['has a negative quantity', withItem({ quantity: -1 }), `${item}.quantity`],
    ['has a list as quantity', withItem({ quantity: [1] }), `${item}.quantity`],
  ])('%s, and the answer names the field', (_name, body, field) => {
    expect(wrongFields(body)).toContain(field);
  });

  it('has too many weeks, meals, groups or items', () => {
    expect(wrongFields({ weeks: many(52, weekOf()) })).toEqual([]);
    expect(wrongFields({ weeks: many(53, weekOf()) })).toEqual(['weeks']);
    expect(wrongFields({ weeks: [weekOf(...many(21, breakfast))] })).toEqual(['weeks.0.mealPlan']);
    const groups = { ...breakfast, itemGroups: many(21, [poha]) };
    expect(wrongFields({ weeks: [weekOf(groups)] })).toEqual([`${meal}.itemGroups`]);
    const items = { ...breakfast, itemGroups: [many(51, poha)] };
    expect(wrongFields({ weeks: [weekOf(items)] })).toEqual([`${meal}.itemGroups.0`]);
  });

  it('is answered with a bounded list of sentences', () => {
    expect(
      wrongFields({ weeks: Array.from({ length: 52 }, () => ({ totalDays: 0, title: 5 })) }),
    ).toHaveLength(50);
  });
});

describe('reading', () => {
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(readDietPlanBody(anything)).toHaveProperty('ok');
        expect(readDietPlanBody({ weeks: anything })).toHaveProperty('ok');
        expect(readDietPlanBody({ weeks: [{ mealPlan: [anything] }] })).toHaveProperty('ok');
      }),
    );
  });

  it('changes nothing in a plan that it has read before', () => {
    const once = readDietPlanBody({ weeks: [weekOf(breakfast), { title: ' Detox ', mealPlans: [] }] });
    expect(readDietPlanBody(once)).toEqual(once);
  });
});
