import { describe, expect, it, test } from 'vitest';
import { foodKeysOf, nextBirthday } from './food-keys.ts';
import { emptyDosage } from '../dosage-plans/dosage-rules.ts';
import { fact } from './plan-check-examples.ts';

test.each([
  ['1990-03-15', '2026-01-05', '2026-03-15'],
  ['1990-03-15', '2026-03-15', '2027-03-15'],
  ['2008-02-29', '2026-01-05', '2026-03-01'],
  ['2008-02-29', '2028-01-05', '2028-02-29'],
  ['15.3.1990', '2026-01-05', null],
  ['0066-03-15', '2026-01-05', null],
  ['2026-03-15', '2026-01-05', null],
])('after %s, the next birthday from %s is on %s', (born, today, day) => {
  expect(nextBirthday(born, today)).toBe(day);
});

describe('a food finds the plans', () => {
  const dose = { id: '1', quantity: '', notes: '', dosage: emptyDosage(), total: 0 };
  const meal = { mealType: 'Lunch', mealTime: '13:00' } as const;
  const roti = { days: 7, unit: 'piece', quantity: 2 };
  const groups = [[{ ...roti, name: 'Bajra  Rotlo' }], [{ ...roti, name: 'bajra rotlo', food: 'id-1' }]];
  const plans = {
    diet: [{ weekNumber: 1, title: '', totalDays: 7, mealPlan: [{ ...meal, itemGroups: groups }] }],
    vitamin: [{ ...dose, name: 'D3' }],
    herbs: [{ ...dose, name: 'Triphala' }],
    snacks: [{ name: 'Granola', quantity: '1' }],
  };
  const none = { diet: [], vitamin: [], herbs: [], snacks: [] };
  const known = { facts: [], notChecked: [], added: [] };

  it('that choose it, or name it in any of their parts, each once', () => {
    expect(foodKeysOf(plans, known)).toEqual(['bajra rotlo', 'id-1', 'd3', 'triphala', 'granola']);
  });

  it('that name it on a plate in one line', () => {
    const snacks = [{ name: '2 Phulka, 1 katori Toor Dal', quantity: '' }];
    expect(foodKeysOf({ ...none, snacks }, known)).toEqual([
      '2 phulka, 1 katori toor dal',
      'phulka',
      'toor dal',
    ]);
  });

  it('that may be eaten by their lines of “Take”', () => {
    expect(
      foodKeysOf({ ...none, take: ['Warm jeera water', 'Buttermilk and peanut chikki'] }, known),
    ).toEqual(['warm jeera water', 'buttermilk and peanut chikki', 'buttermilk', 'peanut chikki']);
  });

  it('of clients whose precautions may name it, also before it is there', () => {
    const words = { field: 'MedicalHistory.allergies', text: 'No kantolas', means: null };
    expect(foodKeysOf(none, { ...known, notChecked: [words] })).toEqual(
      expect.arrayContaining(['no kantolas', 'kantolas', 'kantola']),
    );
    const peanut = fact('allergy', 'peanut', 'peanuts');
    expect(foodKeysOf(none, { ...known, facts: [peanut] })).toEqual([]);
  });
});
