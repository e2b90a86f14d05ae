import { describe, expect, it } from 'vitest';
import { fittedWeeks } from './fitted-weeks.ts';

const weeks = (...days: number[]) =>
  days.map((totalDays, place) => ({
    weekNumber: place + 1,
    title: `Week ${place + 1}`,
    totalDays,
    mealPlan: [],
  }));

describe('the weeks of a template in a program', () => {
  it.each([
    ['as many stay', [7, 7], 14, 2, [7, 7], undefined],
    ['more are cut', [7, 7, 7, 7], 14, 2, [7, 7], 'cut'],
    ['fewer are repeated in their order', [7, 5], 26, 5, [7, 5, 7, 5, 7], 'repeated'],
    ['a week longer than the program stays whole', [14], 7, 1, [14], undefined],
    ['long weeks fill the days, not the number of weeks', [14], 28, 4, [14, 14], 'repeated'],
    ['there are never more than the program allows', [3], 14, 2, [3, 3], 'repeated'],
    ['none stay none', [], 14, 2, [], undefined],
  ])('%s', (_, days, program, max, expected, how) => {
    const fitted = fittedWeeks(weeks(...days), program, max);
    expect(fitted.weeks.map(({ totalDays }) => totalDays)).toEqual(expected);
    expect(fitted.how).toBe(how);
    expect(fitted.weeks.map(({ title }) => title)).toEqual(expected.map((__, place) => `Week ${place + 1}`));
  });
});
