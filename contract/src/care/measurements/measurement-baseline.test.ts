import { describe, expect, it } from 'vitest';
import { baselineOfKind, fixedBaseline } from './measurement-baseline.ts';
import type { MeasurementSource } from './measurements.ts';

const row = (day: string, value: number, source: MeasurementSource = 'body-status') => ({
  id: `${day}:${source}`,
  kind: 'weight' as const,
  day,
  value,
  diastolic: null,
  source,
  at: `${day}T06:00:00.000Z`,
  round: 1,
});
const start = '2026-03-10';
const value = (rows: ReturnType<typeof row>[], today = '2026-06-01') =>
  baselineOfKind(rows, 'weight', { start, round: 1, today })?.value;

describe('the baseline of a program', () => {
  it.each([
    [
      'the value of the day nearest to its start',
      [row('2026-03-01', 86), row('2026-03-09', 85), row('2026-03-12', 84)],
      85,
    ],
    ['a value of its start day', [row('2026-03-09', 85), row('2026-03-10', 84.5)], 84.5],
    ['of two days as near the earlier one', [row('2026-03-12', 84), row('2026-03-08', 86)], 86],
    ['one after it that is nearer', [row('2026-03-12', 84), row('2026-02-20', 86)], 84],
    ['otherwise the first one after it', [row('2026-03-20', 83), row('2026-03-12', 84)], 84],
    [
      'what staff measured within three days of what the client did',
      [row('2026-03-10', 80, 'client'), row('2026-03-13', 84)],
      84,
    ],
    [
      'the nearest of those of staff',
      [row('2026-03-11', 80, 'client'), row('2026-03-14', 83), row('2026-03-08', 84)],
      84,
    ],
    [
      'what the client measured, when staff did it four days later',
      [row('2026-03-10', 80, 'client'), row('2026-03-14', 84)],
      80,
    ],
    [
      'the client’s own of day 3, when staff measured two weeks later',
      [row('2026-03-12', 86.4, 'client'), row('2026-03-24', 85.2)],
      86.4,
    ],
    ['none that does not count', [{ ...row('2026-03-10', 70), notCounted: {} }, row('2026-03-12', 84)], 84],
    ['what the client measured, when no one at the clinic did', [row('2026-03-10', 80, 'client')], 80],
    ['of one day the better source', [row('2026-03-10', 85), row('2026-03-10', 84.5, 'checkup')], 84.5],
    [
      'the better source also after the start',
      [row('2026-03-11', 85), row('2026-03-11', 84.5, 'checkup')],
      84.5,
    ],
    ['a value of thirty days before', [row('2026-02-08', 87)], 87],
    ['none of earlier', [row('2026-02-07', 87)], undefined],
    ['a value of fourteen days after', [row('2026-03-24', 83)], 83],
    ['none of later', [row('2026-03-25', 83)], undefined],
  ])('is %s', (_, rows, expected) => {
    expect(value(rows)).toBe(expected);
  });

  it('is not fixed before the start day has come', () => {
    expect(value([row('2026-03-09', 85)], '2026-03-09')).toBeUndefined();
    expect(value([row('2026-03-09', 85)], '2026-03-10')).toBe(85);
  });

  it('of a client who came back is measured anew in its first two weeks, otherwise the last that is known', () => {
    const last = { ...row('2026-03-09', 80, 'end'), round: 0 };
    expect(value([last], '2026-03-24')).toBeUndefined();
    expect(value([last, row('2026-03-15', 83)], '2026-03-15')).toBe(83);
    expect(value([last], '2026-03-25')).toBe(80);
  });

  it('stays the day that it was fixed on, and a value of that day that is corrected later goes with it', () => {
    const when = { start, round: 1, today: '2026-03-20' };
    const fixed = fixedBaseline([], [row('2026-03-12', 84)], when);
    expect(fixed).toMatchObject([{ row: '2026-03-12:body-status', day: '2026-03-12', value: 84 }]);
    expect(fixedBaseline(fixed, [row('2026-03-12', 84), row('2026-03-10', 86)], when)).toEqual(fixed);
    const corrected = { ...row('2026-03-12', 83.5), at: '2026-03-15T06:00:00.000Z' };
    expect(fixedBaseline(fixed, [corrected], when)).toMatchObject([{ day: '2026-03-12', value: 83.5 }]);
  });

  it.each([
    ['a slip that is mended at once', [row('2026-03-12', 84)], 84],
    ['what staff measured after the client', [row('2026-03-12', 28, 'client'), row('2026-03-12', 85)], 85],
    [
      'a checkup after the form',
      [row('2026-03-12', 84), row('2026-03-12', 84.4, 'checkup'), row('2026-03-12', 83, 'client')],
      84.4,
    ],
    [
      'nothing of the end of the program before',
      [row('2026-03-12', 84), { ...row('2026-03-12', 80, 'end'), round: 0 }],
      84,
    ],
  ])(
    'says what counts of its day, so that the start of a program is never another one: %s',
    (_, rows, now) => {
      const when = { start, round: 1, today: '2026-03-12' };
      const first = { ...rows[0]!, value: 28 };
      const fixed = fixedBaseline([], [first], when);
      expect(fixed).toMatchObject([{ value: 28 }]);
      expect(fixedBaseline(fixed, rows, when)).toMatchObject([{ day: '2026-03-12', value: now }]);
    },
  );

  it('gives way when its measurement was taken back, or counts no more', () => {
    const when = { start, round: 1, today: '2026-03-20' };
    const fixed = fixedBaseline([], [row('2026-03-12', 84)], when);
    expect(fixedBaseline(fixed, [row('2026-03-14', 83)], when)).toMatchObject([{ value: 83 }]);
    expect(fixedBaseline(fixed, [], when)).toEqual([]);
    const other = [{ ...row('2026-03-12', 84), notCounted: {} }, row('2026-03-14', 83)];
    expect(fixedBaseline(fixed, other, when)).toMatchObject([{ value: 83 }]);
  });
});
