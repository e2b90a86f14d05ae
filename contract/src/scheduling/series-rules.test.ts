import { describe, expect, it } from 'vitest';
import { seriesDates, seriesProblems, seriesRhythm, seriesVisits } from './series-rules.ts';
import type { SeriesRhythm } from './series.ts';

const TODAY = '2026-01-05';

describe('the dates of a series', () => {
  it.each<[string, string, SeriesRhythm, number, string[]]>([
    ['each day, over the end of a month', '2026-01-30', { days: 1 }, 4, ['01-30', '01-31', '02-01', '02-02']],
    ['every ten days, without a 29 February', '2026-02-21', { days: 10 }, 2, ['02-21', '03-03']],
    ['every week, over a 29 February', '2028-02-22', { weeks: 1 }, 3, ['02-22', '02-29', '03-07']],
    ['every two weeks, over the end of a year', '2026-12-22', { weeks: 2 }, 3, ['12-22', '01-05', '01-19']],
    [
      'every week on chosen weekdays, from the middle of the week',
      '2026-01-07',
      { weeks: 1, on: [5, 1, 3] },
      5,
      ['01-07', '01-09', '01-12', '01-14', '01-16'],
    ],
    [
      'every two weeks on chosen weekdays: weeks begin on Sunday',
      '2026-01-08',
      { weeks: 2, on: [0, 4] },
      4,
      ['01-08', '01-18', '01-22', '02-01'],
    ],
  ])('%s', (_, first, every, times, dates) => {
    expect(seriesDates(first, every, times).map((date) => date.slice(5))).toEqual(dates);
  });

  it('leave out what is named, and take another time where one is chosen, earliest first', () => {
    const visits = seriesVisits({
      first: { date: TODAY, time: '10:00' },
      every: { days: 1 },
      times: 4,
      leaveOut: ['2026-01-07'],
      instead: [{ date: '2026-01-06', at: { date: '2026-01-09', time: '12:30' } }],
    });
    expect(visits).toEqual([
      { of: '2026-01-05', at: { date: '2026-01-05', time: '10:00' } },
      { of: '2026-01-08', at: { date: '2026-01-08', time: '10:00' } },
      { of: '2026-01-06', at: { date: '2026-01-09', time: '12:30' } },
    ]);
  });
});

describe('a rhythm', () => {
  it.each([
    [{ days: 1 }, undefined],
    [{ days: 90 }, undefined],
    [{ weeks: 12, on: [0, 6] }, undefined],
    [{ days: 0 }, 'Please enter a whole number from 1 to 90.'],
    [{ days: 1.5 }, 'Please enter a whole number from 1 to 90.'],
    [{ weeks: 13 }, 'Please enter a whole number from 1 to 12.'],
    [{ weeks: 1, on: [] }, 'Please choose each weekday once.'],
    [{ weeks: 1, on: [1, 1] }, 'Please choose each weekday once.'],
    [{ weeks: 1, on: [7] }, 'Please choose each weekday once.'],
    [{ weeks: 1, on: '1' }, 'Please choose each weekday once.'],
    [{}, 'Please choose an interval: every so many days, or every so many weeks.'],
    [{ days: 1, weeks: 1 }, 'Please choose an interval: every so many days, or every so many weeks.'],
    [{ days: 1, on: [1] }, 'Please choose an interval: every so many days, or every so many weeks.'],
    [{ weeks: 1, months: 1 }, 'Please choose an interval: every so many days, or every so many weeks.'],
    [null, 'Please choose an interval: every so many days, or every so many weeks.'],
    [[], 'Please choose an interval: every so many days, or every so many weeks.'],
  ])('%j', (rhythm, sentence) => {
    expect(seriesRhythm(rhythm)).toBe(sentence);
  });
});

describe('a series', () => {
  const good = { first: { date: TODAY, time: '10:00' }, every: { weeks: 1 } as SeriesRhythm, times: 12 };

  it.each<[string, object, Record<string, string>]>([
    ['of twelve weeks', {}, {}],
    ['whose last visit is 366 days after the first', { every: { days: 61 }, times: 7 }, {}],
    [
      'from a day that is over',
      { first: { date: '2026-01-04', time: '10:00' } },
      { 'first.date': 'Please choose today or a later day.' },
    ],
    [
      'at a time that no visit begins at',
      { first: { date: TODAY, time: '10:02' } },
      { 'first.time': 'Please choose a time on a multiple of five minutes, such as 9:30 AM or 9:35 AM.' },
    ],
    ['of one visit', { times: 1 }, { times: 'Please enter a whole number from 2 to 30.' }],
    ['of 31 visits', { times: 31 }, { times: 'Please enter a whole number from 2 to 30.' }],
    [
      'that takes longer than a year',
      { every: { weeks: 2 }, times: 30 },
      {
        times:
          'Please choose fewer visits or a shorter interval: the last is at most 366 days after the first.',
      },
    ],
    [
      'whose first visit is on another weekday',
      { every: { weeks: 1, on: [2] } },
      { every: 'The first visit is on a Monday, which is not one of the chosen weekdays.' },
    ],
    ['that leaves out one of its dates', { leaveOut: ['2026-01-26'] }, {}],
    [
      'that leaves out another day',
      { leaveOut: ['2026-01-27'] },
      { leaveOut: '27 Jan 2026: This is not a date of the series.' },
    ],
    [
      'that leaves out a date twice',
      { leaveOut: ['2026-01-26', '2026-01-26'] },
      { leaveOut: 'Please name each date once.' },
    ],
    [
      'that leaves out all dates but one',
      { times: 2, leaveOut: [TODAY] },
      { leaveOut: 'A series has at least 2 visits.' },
    ],
    [
      'that moves a date which it leaves out',
      {
        leaveOut: ['2026-01-26'],
        instead: [{ date: '2026-01-26', at: { date: '2026-01-27', time: '10:00' } }],
      },
      { instead: '26 Jan 2026: This date is left out already.' },
    ],
    [
      'that moves one date onto another',
      { instead: [{ date: '2026-01-26', at: { date: '2026-02-02', time: '10:00' } }] },
      { instead: 'Two visits of the series would be at the same time.' },
    ],
    [
      'that moves a date before today',
      { instead: [{ date: '2026-01-26', at: { date: '2026-01-02', time: '10:00' } }] },
      { instead: '26 Jan 2026: Please choose today or a later day.' },
    ],
  ])('%s', (_, more, problems) => {
    expect(seriesProblems({ ...good, ...more }, TODAY)).toEqual(problems);
  });
});
