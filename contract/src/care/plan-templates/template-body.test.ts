import { describe, expect, it } from 'vitest';
import type { TemplateKind } from './plan-templates.ts';
import { readTemplateBody, sizeOf } from './template-body.ts';

const item = { days: 7, name: 'Khichdi', unit: 'bowl', quantity: 1 };
const meal = { mealType: 'Dinner', mealTime: '20:00', itemGroups: [[item]] };
const week = (title: string, mealPlan: object[] = [meal]) => ({
  _id: 'a'.repeat(24),
  weekNumber: 1,
  title,
  totalDays: 7,
  mealPlan,
});
const dose = {
  id: 'b'.repeat(24),
  name: 'Vitamin D3',
  quantity: '60,000 IU',
  notes: 'For Meera',
  dosage: { morning: { count: 1, timing: 'A' } },
  product: 'c'.repeat(24),
  form: 'capsule',
  vehicle: 'milk',
  from: '2026-01-05',
  to: '2026-02-05',
  pauses: [{ from: '2026-01-10', to: '2026-01-12' }],
  rhythm: { weekdays: [0] },
};

const bodyOf = (kind: TemplateKind, sent: unknown, keepTitles?: boolean) => {
  const reading = readTemplateBody(kind, sent, keepTitles);
  if (!reading.ok) throw new Error(reading.sentence);
  return reading.body;
};
const refusalOf = (kind: TemplateKind, sent: unknown) => {
  const reading = readTemplateBody(kind, sent);
  return reading.ok ? undefined : { [reading.sentence]: Object.keys(reading.details) };
};

describe('the body of a template', () => {
  it('of a plan is read like a file: ids, notes and unknown fields are left out, foods of a plate too', () => {
    const plate = {
      days: 7,
      components: [
        { ...item, food: 'd'.repeat(24), secret: 1 },
        { name: 'Kadhi', unit: 'bowl', quantity: 1 },
      ],
    };
    const sent = {
      client: 'e'.repeat(24),
      notes: 'Meera sleeps badly.',
      weeks: [week('Week 1', [{ ...meal, notes: 'Meera', itemGroups: [[plate]] }])],
    };
    const text = JSON.stringify(bodyOf('plan', sent));
    expect(text).not.toMatch(/[a-e]{24}|Meera|secret/);
    expect(JSON.parse(text).weeks[0].mealPlan[0].itemGroups[0][0].components).toEqual([
      { name: 'Khichdi', unit: 'bowl', quantity: 1 },
      { name: 'Kadhi', unit: 'bowl', quantity: 1 },
    ]);
  });

  it.each([
    ['plan', true, ['Meera’s first week', 'Week 2']],
    ['plan', undefined, ['Week 1', 'Week 2']],
  ] as const)('of a %s keeps titles of weeks only when asked: %s', (kind, keep, titles) => {
    const body = bodyOf(kind, { weeks: [week('Meera’s first week'), week('')] }, keep);
    expect('weeks' in body && body.weeks.map(({ title }) => title)).toEqual(titles);
  });

  it('of a meal never keeps the title of its week', () => {
    expect(JSON.stringify(bodyOf('meal', { weeks: [week('Meera')] }, true))).not.toContain('Meera');
  });

  it('of doses keeps product, form, vehicle and rhythm, and drops id, notes, days and pauses', () => {
    expect(bodyOf('doses', { entries: [dose] })).toEqual({
      entries: [
        {
          name: 'Vitamin D3',
          quantity: '60,000 IU',
          dosage: expect.objectContaining({ morning: { count: 1, timing: 'A' } }),
          total: 1,
          product: 'c'.repeat(24),
          form: 'capsule',
          vehicle: 'milk',
          rhythm: { weekdays: [0] },
        },
      ],
    });
  });

  it.each<[TemplateKind, unknown, string, string[]]>([
    ['plan', [], 'Please send an object.', ['body.weeks']],
    ['plan', { weeks: [] }, 'Please save at least one meal.', ['body']],
    ['plan', { weeks: [week('', [])] }, 'Please save at least one meal.', ['body']],
    ['week', { weeks: [week(''), week('')] }, 'Please save one week.', ['body']],
    ['meal', { weeks: [week('', [meal, meal])] }, 'Please save one meal.', ['body']],
    [
      'plan',
      { weeks: [week('', [{ ...meal, mealTime: '25:00' }])] },
      'Please enter a time from 00:00 to 23:59, such as 09:30.',
      ['body.weeks.0.mealPlan.0.mealTime'],
    ],
    ['doses', { weeks: [week('')] }, 'Please send a list.', ['body.entries']],
    ['doses', { entries: [] }, 'Please save at least one vitamin or herb.', ['body']],
    ['doses', { entries: [{ ...dose, name: ' ' }] }, 'Please enter a name.', ['body.entries.0.name']],
    [
      'doses',
      { entries: [dose, { ...dose, vehicle: 'x'.repeat(61) }] },
      'Please enter at most 60 characters.',
      ['body.entries.1.vehicle'],
    ],
    [
      'doses',
      { entries: [{ ...dose, dosage: { lunch: { count: 1000 } } }] },
      'Please enter at most 999 pieces.',
      ['body.entries.0.dosage'],
    ],
    [
      'doses',
      { entries: Array.from({ length: 101 }, () => dose) },
      'Please use at most 100 entries.',
      ['body.entries'],
    ],
  ])('of a %s is refused: %#', (kind, sent, sentence, fields) => {
    expect(refusalOf(kind, sent)).toEqual({ [sentence]: fields });
  });

  it('has at most 1,000,000 characters', () => {
    const long = { ...item, name: 'x'.repeat(200), days: 1 };
    const group = Array.from({ length: 50 }, () => long);
    const meals = Array.from({ length: 20 }, () => ({ ...meal, itemGroups: [group, group, group, group] }));
    expect(refusalOf('plan', { weeks: [week('', meals), week('', meals)] })).toEqual({
      'The template is too large. It may have at most 1 MB.': ['body'],
    });
  });

  it('is counted in weeks, days, meals and doses', () => {
    const plan = bodyOf('plan', { weeks: [week(''), { ...week('', [meal, meal]), totalDays: 10 }] });
    expect(sizeOf(plan)).toEqual({ weeks: 2, days: 17, meals: 3, doses: 0 });
    expect(sizeOf(bodyOf('doses', { entries: [dose, dose] }))).toEqual({
      weeks: 0,
      days: 0,
      meals: 0,
      doses: 2,
    });
  });
});
