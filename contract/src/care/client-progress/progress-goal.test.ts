import { describe, expect, it } from 'vitest';
import { goalProblem, goalWords, isReached, isSameGoal, toGoWords, type Goal } from './progress-goal.ts';

const TODAY = '2026-03-10';
const goal: Goal = { direction: 'lose', kind: 'weight', value: 70, by: '2026-06-01', reason: '' };
const known = { today: TODAY, height: 165, now: 82 };

describe('the goal of a program', () => {
  it('is taken as it is', () => {
    expect(goalProblem(goal, known)).toBeUndefined();
    expect(goalProblem({ ...goal, kind: 'waist', value: 80 }, { ...known, now: 96 })).toBeUndefined();
    expect(goalProblem({ ...goal, direction: 'maintain', value: 82 }, known)).toBeUndefined();
  });

  it.each<[string, Partial<Goal>, Partial<typeof known> | { height: null }, string | undefined]>([
    ['more than now, to lose', { value: 83 }, {}, 'To lose is less than the 82 kg measured last.'],
    ['as much as now, to lose', { value: 82 }, {}, 'To lose is less than the 82 kg measured last.'],
    [
      'less than now, to gain',
      { direction: 'gain', value: 81 },
      {},
      'To gain is more than the 82 kg measured last.',
    ],
    ['an impossible value', { value: 700 }, {}, 'Weight: please enter a number from 20 to 350 kg.'],
    ['a blood pressure', { kind: 'bloodPressure', value: 120 }, {}, 'Please choose what the goal is for.'],
    ['today', { by: TODAY }, {}, 'Please choose a day that is to come.'],
    ['no day', { by: '2026-02-30' }, {}, 'Please choose a day that is to come.'],
    ['a day of another life', { by: '2028-03-10' }, {}, 'Please choose a day within two years.'],
    ['BMI 18.4', { value: 50, reason: 'Wants it' }, {}, 'That is a BMI of 18.4. No goal is below 18.5.'],
    ['BMI 18.5 without a reason', { value: 50.4 }, {}, 'That is a BMI of 18.5, below 23. Please say why.'],
    ['BMI 18.5 with a reason', { value: 50.4, reason: 'Was so at 30' }, {}, undefined],
    [
      'BMI 22.9 with blanks',
      { value: 62.3, reason: '  ' },
      {},
      'That is a BMI of 22.9, below 23. Please say why.',
    ],
    ['BMI 23', { value: 62.6 }, {}, undefined],
    ['a weight of an unknown height', { value: 50 }, { height: null }, undefined],
  ])('%s', (_, change, context, sentence) => {
    expect(goalProblem({ ...goal, ...change }, { ...known, ...context })?.text).toBe(sentence);
  });

  it.each([
    ['lose', 70, true],
    ['lose', 70.1, false],
    ['gain', 70, true],
    ['gain', 69.9, false],
    ['maintain', 70, false],
  ] as const)('to %s 70 kg with %s kg is reached: %s', (direction, now, reached) => {
    expect(isReached({ direction, value: 70 }, now)).toBe(reached);
  });

  it('is the same one when every part is', () => {
    expect(isSameGoal(goal, { ...goal })).toBe(true);
    expect(isSameGoal(goal, { ...goal, reason: 'x' })).toBe(false);
    expect([isSameGoal(goal, null), isSameGoal(null, null)]).toEqual([false, true]);
  });
});

describe('a goal in words', () => {
  it.each<[Partial<Goal>, string]>([
    [{}, 'Lose to 70 kg by 01 Jun 2026'],
    [{ direction: 'gain', value: 52.5 }, 'Gain to 52.5 kg by 01 Jun 2026'],
    [{ direction: 'maintain' }, 'Keep weight at 70 kg until 01 Jun 2026'],
    [{ kind: 'waist', value: 80 }, 'Lose waist to 80 cm by 01 Jun 2026'],
    [{ kind: 'visceralFat', value: 9 }, 'Lose visceral fat to 9 by 01 Jun 2026'],
  ])('%o is "%s"', (change, words) => {
    expect(goalWords({ ...goal, ...change })).toBe(words);
  });

  it.each<[Partial<Goal>, number, string]>([
    [{}, 78.04, '8 kg to lose'],
    [{}, 70, 'Reached'],
    [{ direction: 'gain' }, 66.5, '3.5 kg to gain'],
    [{ direction: 'maintain' }, 71, '1 kg above it'],
    [{ direction: 'maintain' }, 69.5, '0.5 kg below it'],
    [{ direction: 'maintain' }, 70, 'Kept'],
  ])('%o at %s is "%s"', (change, now, words) => {
    expect(toGoWords({ ...goal, ...change }, now)).toBe(words);
  });
});
