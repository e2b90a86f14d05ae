import { describe, expect, it } from 'vitest';
import { changeWords, progressWeeks, reportRows } from './progress-report.ts';
import type { MeasurementKind, MeasurementSource } from '../measurements/measurements.ts';

const row = (
  day: string,
  value: number,
  kind: MeasurementKind = 'weight',
  diastolic: number | null = null,
) => ({
  id: `${kind}:${day}`,
  kind,
  day,
  value,
  diastolic,
  source: 'checkup' as MeasurementSource,
  at: `${day}T06:00:00.000Z`,
  round: 0,
});
const program = { startDate: '2026-03-02', until: '2026-04-10', round: 0, baseline: [] };

it.each([
  ['weight', -3.2, '−3.2 kg, lost'],
  ['weight', 1.25, '+1.25 kg, gained'],
  ['waist', -4, '−4 cm, less'],
  ['visceralFat', 0.5, '+0.5, more'],
  ['weight', 0.001, 'as at the start'],
] as const)('a change of %s by %s is "%s"', (kind, change, words) => {
  expect(changeWords(kind, change)).toBe(words);
});

describe('the report of a program', () => {
  it('tells every kind from its start to its last day, and nothing of later', () => {
    const rows = [row('2026-03-01', 85), row('2026-04-10', 81.5), row('2026-04-20', 80)];
    expect(reportRows(rows, program)).toMatchObject([
      {
        kind: 'weight',
        start: { value: 85 },
        now: { day: '2026-04-10', value: 81.5 },
        change: '−3.5 kg, lost',
      },
    ]);
  });

  it('compares with what the program was fixed with', () => {
    const baseline = [{ row: 'r', kind: 'weight' as const, day: '2026-03-02', value: 86, diastolic: null }];
    const rows = [row('2026-03-01', 85), row('2026-04-10', 82)];
    expect(reportRows(rows, { ...program, baseline })[0]?.change).toBe('−4 kg, lost');
  });

  it('compares neither two values of a blood pressure, nor a single value, nor what was not measured at the start', () => {
    const rows = [
      row('2026-03-01', 130, 'bloodPressure', 85),
      row('2026-04-01', 120, 'bloodPressure', 80),
      row('2026-04-02', 6.1, 'hba1c'),
      row('2026-03-02', 92, 'waist'),
      row('2026-03-02', 165, 'height'),
    ];
    expect(reportRows(rows, program).map(({ kind, change }) => [kind, change])).toEqual([
      ['waist', ''],
      ['bloodPressure', ''],
      ['hba1c', ''],
    ]);
  });
});

it('the weeks of a program are told by the last value of each, from the one before', () => {
  const rows = [
    row('2026-03-01', 85),
    row('2026-03-04', 84.6),
    row('2026-03-08', 84),
    row('2026-03-11', 84),
    row('2026-03-25', 83),
  ];
  expect(progressWeeks(rows, 'weight', program)).toEqual([
    { week: 1, day: '2026-03-08', value: 84, change: '−1 kg, lost' },
    { week: 2, day: '2026-03-11', value: 84, change: 'the same' },
    { week: 4, day: '2026-03-25', value: 83, change: '−1 kg, lost' },
  ]);
});
