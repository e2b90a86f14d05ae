import { describe, expect, it } from 'vitest';
import { addDays } from '../../clinic-calendar.ts';
import type { JournalAnswer } from './journal.ts';
import { adherenceOf, weekBefore } from './journal-adherence.ts';

const TODAY = '2026-03-10';
const NONE = { followed: 0, answered: 0, days: 0 };
type State = JournalAnswer | undefined;
/** A day with one item in each of these states. */
const day = (ago: number, ...states: State[]) => ({
  day: addDays(TODAY, -ago),
  meals: states.map((_, index) => ({
    key: `meal:Lunch:${index}`,
    mealType: 'Lunch' as const,
    mealTime: '12:00',
    choices: [],
  })),
  doses: [],
  answers: Object.fromEntries(
    states.flatMap((state, index) => (state ? [[`meal:Lunch:${index}`, state]] : [])),
  ) as Record<string, JournalAnswer>,
});
const days = (count: number, ...states: State[]) =>
  Array.from({ length: count }, (_, index) => day(index + 1, ...states));

describe('adherence', () => {
  it('is what was followed of what was answered; swapped and no answer stand apart', () => {
    expect(adherenceOf(days(4, 'had', 'swapped', undefined), TODAY)).toEqual({
      had: 4,
      swapped: 4,
      skipped: 0,
      unanswered: 4,
      answeredDays: 4,
      percent: 50,
    });
  });

  it.each([
    ['three answered days', days(3, 'had'), null],
    ['four', days(4, 'had'), 100],
    ['four, one of which is today', [day(0, 'had'), ...days(3, 'had')], null],
    ['days without an answer', days(9, undefined), null],
  ])('has a number or none: %s', (_, of, percent) => {
    expect(adherenceOf(of, TODAY).percent).toBe(percent);
  });

  it.each([
    ['all of it', days(7, 'had', 'skipped'), { followed: 7, answered: 14, days: 7 }],
    ['not what was before', [8, 9, 10, 11].map((ago) => day(ago, 'skipped')), NONE],
    ['not today', [day(0, 'skipped')], NONE],
    ['nothing that was not answered', days(2, 'had', undefined), { followed: 2, answered: 2, days: 2 }],
  ])('of a week counts %s', (_, of, counted) => {
    expect(weekBefore(of, TODAY)).toEqual(counted);
  });
});
