import { describe, expect, it } from 'vitest';
import { confirmSeriesProblems, type ConfirmSeries } from './paper-series.ts';

const waiting = { series: 'TW/26-27', last: 41, lastDay: '2026-11-20' };
const raised = { last: 45, day: '2026-11-25', reason: 'Written after the last backup' };

type Row = [what: string, over: Partial<ConfirmSeries>, fields: string[]];

describe('the last number on paper after a restore', () => {
  it.each<Row>([
    ['as the database has it', { last: 41, day: undefined, reason: undefined }, []],
    ['higher, with day and reason', {}, []],
    ['lower', { last: 40 }, ['last']],
    ['higher, without day and reason', { day: undefined, reason: '' }, ['day', 'reason']],
    ['of tomorrow', { day: '2026-11-27' }, ['day']],
    ['of a day before the last paper', { day: '2026-11-19' }, ['day']],
    ['of another financial year', { day: '2026-03-31' }, ['day']],
    ['longer than the law lets it be', { last: 12_345_678 }, ['last']],
  ])('%s', (_, over, fields) => {
    expect(Object.keys(confirmSeriesProblems(waiting, { ...raised, ...over }, '2026-11-26'))).toEqual(fields);
  });

  it('may be none of this financial year', () => {
    const none = { series: 'TW/26-27', last: 0, lastDay: null };
    expect(confirmSeriesProblems(none, { last: 0 }, '2026-11-26')).toEqual({});
    expect(confirmSeriesProblems(none, { ...raised, last: 3 }, '2026-11-26')).toEqual({});
  });
});
