import { describe, expect, it } from 'vitest';
import type { DietWeek } from './diet-plans.ts';
import { MAX_TEMPLATE_LENGTH, readTemplate, templateFileName, templateOf } from './diet-plan-template.ts';

const week: DietWeek = {
  _id: '65a1b2c3d4e5f60718293a4b',
  weekNumber: 1,
  title: 'Detox',
  totalDays: 7,
  mealPlan: [
    {
      mealType: 'On Rising',
      mealTime: '06:30',
      itemGroups: [[{ days: 7, name: 'Amla Juice', unit: 'glass', quantity: '½' }]],
    },
  ],
};
const { _id, ...withoutId } = week;

describe('a template file', () => {
  it('holds the weeks without their ids, and counts them', () => {
    const template = templateOf([week, { ...week, weekNumber: 2, title: 'Week 2', totalDays: 5 }]);
    expect(template).toMatchObject({ totalDays: 12, totalWeeks: 2 });
    expect(JSON.stringify(template)).not.toContain(_id);
  });

  it('names foods as everybody does, not by the id of one clinic, and reads none', () => {
    const [meal] = week.mealPlan;
    const withFood = { ...meal!, itemGroups: [[{ ...meal!.itemGroups[0]![0]!, food: 'f'.repeat(24) }]] };
    const weeks = [{ ...week, mealPlan: [withFood] }];
    expect(templateOf(weeks)).toEqual(templateOf([week]));
    expect(readTemplate({ weeks })).toEqual({ ok: true, weeks: [withoutId] });
  });

  it('is named by the day', () => {
    expect(templateFileName('2026-01-05')).toBe('diet_plan_template_2026-01-05.json');
  });

  it('reads back as it was written, with a byte order mark too', () => {
    const text = JSON.stringify(templateOf([week]));
    expect(readTemplate(text)).toEqual({ ok: true, weeks: [withoutId] });
    expect(readTemplate(`\ufeff${text}`)).toEqual({ ok: true, weeks: [withoutId] });
    expect(readTemplate(templateOf([week]))).toEqual({ ok: true, weeks: [withoutId] });
  });

  it('of the older shape is a single week', () => {
    const older = { mealPlans: week.mealPlan, title: 'Detox', totalDays: 7 };
    expect(readTemplate(JSON.stringify(older))).toEqual({ ok: true, weeks: [withoutId] });
  });

  it.each(['', 'weeks', '{"weeks":', '<html></html>'])('that is %j cannot be read', (text) => {
    expect(readTemplate(text)).toEqual({
      ok: false,
      error: "Could not read the template file. Please ensure it's a valid JSON.",
    });
  });

  it.each(['null', '5', '"text"', '[]', '{}', '{"weeks":[]}', '{"weeks":[5]}', '{"mealPlans":{}}'])(
    'that holds %s is no template',
    (text) => {
      expect(readTemplate(text)).toMatchObject({ ok: false, error: 'Invalid template file format.' });
    },
  );

  it('that is wrong somewhere says where', () => {
    expect(readTemplate({ weeks: [{ ...week, totalDays: -1 }] })).toMatchObject({
      ok: false,
      details: { 'weeks.0.totalDays': ['Please enter a whole number from 1 to 364.'] },
    });
  });

  it('that is huge is not even parsed', () => {
    expect(readTemplate(' '.repeat(MAX_TEMPLATE_LENGTH + 1))).toEqual({
      ok: false,
      error: 'The template file is too large. It may have at most 1 MB.',
    });
  });

  it('that is nested a hundred thousand deep is refused without harm', () => {
    const deep = `{"weeks":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(readTemplate(deep)).toMatchObject({ ok: false });
  });
});
