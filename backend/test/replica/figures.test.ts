import type { FaultFigures } from './fault-drill.ts';
import { brokenPromises, rowsOf } from './figures.ts';

const well: FaultFigures = {
  returnsMs: { 'the primary killed': [11_200, 14_900], 'a secondary killed': [40] },
  acknowledged: 900,
  repeated: 70,
  slowestMs: 12_300,
  lost: 0,
  doubled: 0,
  withoutRow: 0,
  broken: 0,
  unanswered: 0,
};

describe('the figures of a drill', () => {
  it('are printed with how often and how long', () => {
    expect(rowsOf(well)).toEqual([
      '| the primary killed: times, slowest return | 2, 14.9 s |',
      '| a secondary killed: times, slowest return | 1, 0.0 s |',
      '| acknowledged writes | 900 |',
      '| requests sent again | 70 |',
      '| slowest request | 12.3 s |',
      '| lost, doubled | 0, 0 |',
      '| without a row in the audit | 0 |',
      '| answered with 500 | 0 |',
      '| over their deadline | 0 |',
    ]);
  });

  it('break no promise when all is well', () => {
    expect(brokenPromises(well)).toEqual([]);
  });

  it.each([
    [{ lost: 1 }, 'lost must be 0'],
    [{ doubled: 2 }, 'doubled must be 0'],
    [{ withoutRow: 1 }, 'withoutRow must be 0'],
    [{ broken: 1 }, 'broken must be 0'],
    [{ unanswered: 1 }, 'unanswered must be 0'],
    [
      { returnsMs: { 'the primary frozen': [9000, 15_001] } },
      'the primary frozen: writes must be back within 15.0 s',
    ],
  ])('tell which promise is broken by %j', (over, sentence) => {
    expect(brokenPromises({ ...well, ...over })).toEqual([sentence]);
  });
});
