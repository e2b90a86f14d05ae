import { describe, expect, it } from 'vitest';
import { clientStatus, plannedDays, programEndsOn, programProgress } from './client-status.ts';

describe('the status of a client', () => {
  it.each([
    ['new', 'has never had a program', { running: false, ended: 0 }],
    ['active', 'is in the first program', { running: true, ended: 0 }],
    ['ended', 'has ended the first program', { running: false, ended: 1 }],
    ['rejoiner', 'is in a second program', { running: true, ended: 1 }],
    ['ended', 'has ended the second program', { running: false, ended: 2 }],
    ['rejoiner', 'is in a third program', { running: true, ended: 2 }],
  ])('is %s when the client %s', (status, _when, programs) => {
    expect(clientStatus(programs)).toBe(status);
  });
});

describe('the days of a program', () => {
  it('are its days, else seven for every week', () => {
    expect(plannedDays({ duration: 8, durationInDays: 60 })).toBe(60);
    expect(plannedDays({ duration: 8 })).toBe(56);
    expect(plannedDays({ duration: 8, durationInDays: 0 })).toBe(56);
  });

  it('are not invented', () => {
    expect(plannedDays(null)).toBeUndefined();
    expect(plannedDays({})).toBeUndefined();
    expect(plannedDays({ duration: Number.NaN, durationInDays: -7 })).toBeUndefined();
  });
});

describe('the last day of a program', () => {
  it('is counted from its first one', () => {
    expect(programEndsOn({ startDate: '2026-01-05', durationInDays: 56 })).toBe('2026-03-01');
    expect(programEndsOn({ startDate: '2026-12-31', durationInDays: 1 })).toBe('2026-12-31');
  });
});

describe('the progress of a program', () => {
  const program = { duration: 8, durationInDays: 56, startDate: '2026-01-05' };

  it.each([
    ['before it starts', '2026-01-01', { daysDone: 0, days: 56, percent: 0 }],
    ['on its first day', '2026-01-05', { daysDone: 0, days: 56, percent: 0 }],
    ['on the next day', '2026-01-06', { daysDone: 1, days: 56, percent: 2 }],
    ['half way', '2026-02-02', { daysDone: 28, days: 56, percent: 50 }],
    ['a day before its end', '2026-03-01', { daysDone: 55, days: 56, percent: 98 }],
    ['at the end', '2026-03-02', { daysDone: 56, days: 56, percent: 100 }],
    ['long after', '2027-01-01', { daysDone: 56, days: 56, percent: 100 }],
  ])('%s', (_when, today, progress) => {
    expect(programProgress(program, today)).toEqual(progress);
  });

  it('is not shown without a program, a start or a length', () => {
    expect(programProgress(null, '2026-01-05')).toBeUndefined();
    expect(programProgress({ ...program, startDate: '' }, '2026-01-05')).toBeUndefined();
    expect(programProgress({ startDate: '2026-01-05' }, '2026-01-05')).toBeUndefined();
  });
});
