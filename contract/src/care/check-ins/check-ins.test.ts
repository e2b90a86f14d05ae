import { describe, expect, it } from 'vitest';
import { dueCheckIn } from './check-ins.ts';

/** The program starts on a Thursday. */
const program = { startDate: '2026-10-01', duration: 4 };

describe('the weekly check-in', () => {
  it.each([
    ['before the program', '2026-09-30', null],
    ['on its first day', '2026-10-01', null],
    ['on the last day of its first week', '2026-10-07', null],
    ['on the weekday it began', '2026-10-08', { week: 1, dueOn: '2026-10-08' }],
    ['until the next one is due', '2026-10-14', { week: 1, dueOn: '2026-10-08' }],
    ['a week later', '2026-10-15', { week: 2, dueOn: '2026-10-15' }],
    ['on the day after the last week', '2026-10-29', { week: 4, dueOn: '2026-10-29' }],
    ['a week after the program', '2026-11-05', null],
  ])('is open %s: %s', (_when, today, due) => {
    expect(dueCheckIn(program, today)).toEqual(due);
  });

  it('is never due without a program', () => {
    expect(dueCheckIn(null, '2026-10-08')).toBeNull();
  });
});
