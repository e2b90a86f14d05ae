import { expect, test } from 'vitest';
import { namesInPlans, nextBirthday } from './items-of-plans.ts';
import { emptyDosage } from '../dosage-rules.ts';

test.each([
  ['1990-03-15', '2026-01-05', '2026-03-15'],
  ['1990-03-15', '2026-03-15', '2027-03-15'],
  ['2008-02-29', '2026-01-05', '2026-03-01'],
  ['2008-02-29', '2028-01-05', '2028-02-29'],
  ['15.3.1990', '2026-01-05', null],
])('after %s, the next birthday from %s is on %s', (born, today, day) => {
  expect(nextBirthday(born, today)).toBe(day);
});

test('names of all plans are told once, as they are compared', () => {
  const dose = { id: '1', quantity: '', notes: '', dosage: emptyDosage(), total: 0 };
  const meal = { mealType: 'Lunch', mealTime: '13:00' } as const;
  const roti = { days: 7, unit: 'piece', quantity: 2 };
  const groups = [[{ ...roti, name: 'Bajra  Rotlo' }], [{ ...roti, name: 'bajra rotlo' }]];
  expect(
    namesInPlans({
      diet: [{ weekNumber: 1, title: '', totalDays: 7, mealPlan: [{ ...meal, itemGroups: groups }] }],
      vitamin: [{ ...dose, name: 'D3' }],
      herbs: [{ ...dose, name: 'Triphala' }],
      snacks: [{ name: 'Granola', quantity: '1' }],
    }),
  ).toEqual(['bajra rotlo', 'd3', 'triphala', 'granola']);
});
