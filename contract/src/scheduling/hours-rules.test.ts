import { describe, expect, it } from 'vitest';
import { endTime, rangeProblem, weekProblem } from './hours-rules.ts';
import type { WeekRange, WorkRange } from './hours.ts';

const range = (from: string, to: string, over: Partial<WeekRange> = {}): WeekRange => ({
  day: 1,
  from,
  to,
  modes: ['clinic'],
  ...over,
});

describe('the end of a working time', () => {
  it.each(['00:05', '09:00', '23:55', '24:00'])('may be %s', (value) => {
    expect(endTime(value)).toBeUndefined();
  });

  it.each(['23:59', '24:05', '25:00', '9:00', '', 24, null, undefined])('may not be %j', (value) => {
    expect(endTime(value)).toBe('Please enter a time on a multiple of five minutes, up to 24:00.');
  });
});

describe('a stretch of working time', () => {
  it.each<[string, WorkRange]>([
    ['five minutes', range('09:00', '09:05')],
    ['the whole day', range('00:00', '24:00')],
    ['the end of the day', range('23:55', '24:00')],
    ['both modes', range('09:00', '13:00', { modes: ['clinic', 'online'] })],
  ])('may be %s', (_, good) => {
    expect(rangeProblem(good)).toBeUndefined();
  });

  it('ends after it begins, and is somewhere', () => {
    const order = 'Please choose an end that is later than the beginning.';
    expect(rangeProblem(range('09:00', '09:00'))).toBe(order);
    expect(rangeProblem(range('22:00', '02:00'))).toBe(order);
    expect(rangeProblem(range('09:00', '10:00', { modes: [] }))).toMatch(/clinic, online or both/);
  });
});

describe('a week', () => {
  it.each<[string, WeekRange[]]>([
    ['nothing at all', []],
    ['a break', [range('09:00', '13:00'), range('14:00', '18:00')]],
    ['ranges that touch', [range('13:00', '18:00'), range('09:00', '13:00')]],
    ['a night over two days', [range('20:00', '24:00'), range('00:00', '02:00', { day: 2 })]],
    ['the same hours on several days', [range('09:00', '13:00'), range('09:00', '13:00', { day: 2 })]],
  ])('may have %s', (_, ranges) => {
    expect(weekProblem(ranges)).toBeUndefined();
  });

  it.each<[string, WeekRange[]]>([
    ['the same twice', [range('09:00', '13:00'), range('09:00', '13:00')]],
    ['one inside the other', [range('09:00', '18:00'), range('10:00', '11:00', { modes: ['online'] })]],
    ['five minutes in common', [range('09:00', '13:00'), range('12:55', '14:00')]],
    ['the earlier one last', [range('12:55', '14:00'), range('09:00', '13:00')]],
  ])('does not overlap: %s', (_, ranges) => {
    expect(weekProblem(ranges)).toEqual({
      index: 1,
      sentence: 'This overlaps with another time of the same day.',
    });
  });

  it('names the first range that is wrong', () => {
    const ranges = [range('09:00', '13:00'), range('10:00', '09:00'), range('11:00', '12:00')];
    expect(weekProblem(ranges)?.index).toBe(1);
  });
});
