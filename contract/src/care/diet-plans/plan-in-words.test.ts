import { describe, expect, it } from 'vitest';
import { speechIn } from '../plans/plan-speech.ts';
import type { MealItem } from './diet-plans.ts';
import { dayInWords, IN_ENGLISH, weekInWords } from './plan-in-words.ts';

const item = (name: string, days: number): MealItem => ({ name, days, unit: 'bowl', quantity: 1 });
const week = (itemGroups: MealItem[][], totalDays = 7) => ({
  totalDays,
  mealPlan: [{ mealType: 'Lunch' as const, mealTime: '13:00', itemGroups }],
});
const linesOf = (itemGroups: MealItem[][], first?: string, totalDays?: number) =>
  weekInWords(week(itemGroups, totalDays), first, IN_ENGLISH)[0]?.lines.map(({ days, foods }) =>
    [days, foods].filter(Boolean).join(': '),
  );

describe('a week in words', () => {
  const cases: [string, MealItem[][], string | undefined, string[]][] = [
    ['says a meal of every day once', [[item('A', 7)]], '2026-01-05', ['A, 1 bowl']],
    ['names alternatives', [[item('A', 7)], [item('C', 7)]], undefined, ['A, 1 bowl or C, 1 bowl']],
    [
      'says the days of what follows each other, with its alternatives',
      [[item('A', 4), item('B', 3)], [item('C', 7)]],
      '2026-01-05',
      [
        'Days 1–4 (Mon 5 – Thu 8 Jan): A, 1 bowl or C, 1 bowl',
        'Days 5–7 (Fri 9 – Sun 11 Jan): B, 1 bowl or C, 1 bowl',
      ],
    ],
    [
      'divides the days where any alternative changes',
      [
        [item('A', 4), item('B', 3)],
        [item('C', 2), item('D', 5)],
      ],
      undefined,
      [
        'Days 1–2: A, 1 bowl or C, 1 bowl',
        'Days 3–4: A, 1 bowl or D, 1 bowl',
        'Days 5–7: B, 1 bowl or D, 1 bowl',
      ],
    ],
    [
      'names one day',
      [[item('A', 6), item('B', 1)]],
      '2026-01-26',
      ['Days 1–6 (Mon 26 – Sat 31 Jan): A, 1 bowl', 'Day 7 (Sun 1 Feb): B, 1 bowl'],
    ],
    [
      'names two months',
      [[item('A', 1), item('B', 6)]],
      '2026-01-28',
      ['Day 1 (Wed 28 Jan): A, 1 bowl', 'Days 2–7 (Thu 29 Jan – Tue 3 Feb): B, 1 bowl'],
    ],
    ['leaves out days without food', [[item('A', 3)]], undefined, ['Days 1–3: A, 1 bowl']],
    ['has nothing of a meal without food', [], undefined, []],
  ];
  it.each(cases)('%s', (_, groups, first, lines) => {
    expect(linesOf(groups, first)).toEqual(lines);
  });

  it.each([
    [
      'hi',
      'दोपहर का भोजन',
      'दोपहर 1:00',
      'दिन 1–4 (सोम 5 जन॰ – गुरु 8 जन॰): पोहा, 1 बाउल या Home Soup, 1 बाउल',
    ],
    [
      'gu',
      'બપોરનું ભોજન',
      'બપોરે 1:00',
      'દિવસ 1–4 (સોમ 5 જાન્યુ – ગુરુ 8 જાન્યુ): પૌંઆ, 1 બાઉલ અથવા Home Soup, 1 બાઉલ',
    ],
  ] as const)(
    'in %s has names of the catalogue, and others as they are typed',
    (language, name, time, line) => {
      const names = { en: 'Poha', hi: 'पोहा', gu: 'પૌંઆ' };
      const speech = speechIn(language, ({ name: typed }) => (typed === 'Poha' ? names : undefined));
      const [meal] = weekInWords(
        week([[item('Poha', 4), item('B', 3)], [item('Home Soup', 7)]]),
        '2026-01-05',
        speech,
      );
      expect(meal?.name).toBe(name);
      expect(meal?.time).toBe(time);
      expect(`${meal?.lines[0]?.days}: ${meal?.lines[0]?.foods}`).toBe(line);
    },
  );
});

it('a day in words has its choices, without days', () => {
  const meals = [{ mealType: 'Dinner' as const, mealTime: '19:30', choices: [item('A', 3), item('B', 7)] }];
  expect(dayInWords(meals, IN_ENGLISH)).toEqual([
    {
      mealType: 'Dinner',
      name: 'Dinner',
      time: '7:30 PM',
      lines: [{ days: '', foods: 'A, 1 bowl or B, 1 bowl' }],
    },
  ]);
});
