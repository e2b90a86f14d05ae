import { describe, expect, it } from 'vitest';
import { lastValues, valuesDay, type Begun, type PostTexts } from './last-values.ts';
import type { Measurement, MeasurementKind, MeasurementSource } from '../measurements/measurements.ts';

const row = (
  kind: MeasurementKind,
  day: string,
  value: number,
  more: { source?: MeasurementSource; notCounted?: Measurement['notCounted'] } = {},
) => ({ kind, day, value, diastolic: null, source: 'checkup' as const, at: `${day}T06:00:00.000Z`, ...more });
const begun: Begun = { startDate: '2026-10-01', baseline: [], today: '2026-11-26' };
const NOTHING: PostTexts = { post: {}, girths: {} };

type Row = ReturnType<typeof row> | Parameters<typeof lastValues>[0][number];

describe('the last values for the empty fields of an end', () => {
  it.each<[string, Row[], PostTexts, ReturnType<typeof lastValues>]>([
    ['nothing measured', [], NOTHING, undefined],
    [
      'a whole weigh-in, into the fields of its kinds',
      [
        row('weight', '2026-11-22', 80.5),
        row('bodyFat', '2026-11-22', 31),
        row('visceralFat', '2026-11-22', 9.5),
        row('bmr', '2026-11-22', 1410),
        row('waist', '2026-11-22', 92),
        row('upperArm', '2026-11-22', 30),
        row('pulse', '2026-11-22', 70),
        row('height', '2026-11-22', 165),
      ],
      NOTHING,
      {
        day: '2026-11-22',
        post: { weight: '80.5', bodyFat: '31', visceralFat: '9.5', bmr: '1410' },
        girths: { waist: '92', upperArm: '30' },
        words: 'Weight, Body Fat, Visceral Fat, BMR, Waist and Upper arm',
      },
    ],
    [
      'the last of several days, and nothing of the days before',
      [
        row('weight', '2026-11-20', 81),
        row('bodyFat', '2026-11-20', 31),
        row('weight', '2026-11-22', 80.5),
        row('waist', '2026-11-22', 92),
      ],
      NOTHING,
      { day: '2026-11-22', post: { weight: '80.5' }, girths: { waist: '92' }, words: 'Weight and Waist' },
    ],
    [
      'what is typed stays, and the day before is offered once the last one is filled in',
      [row('weight', '2026-11-20', 81), row('bodyFat', '2026-11-20', 31), row('weight', '2026-11-22', 80.5)],
      { post: { weight: '79', bodyFat: ' ' }, girths: {} },
      { day: '2026-11-20', post: { bodyFat: '31' }, girths: {}, words: 'Body Fat' },
    ],
    [
      'every field filled in',
      [row('weight', '2026-11-22', 80.5), row('hip', '2026-11-22', 100)],
      { post: { weight: '79' }, girths: { hip: '99' } },
      undefined,
    ],
    [
      'no girths where there are no fields for them',
      [row('weight', '2026-11-20', 81), row('hip', '2026-11-22', 100)],
      { post: {} },
      { day: '2026-11-20', post: { weight: '81' }, girths: {}, words: 'Weight' },
    ],
    [
      'not what does not count, nor what is of a day to come',
      [
        row('weight', '2026-11-20', 81),
        row('weight', '2026-11-22', 60, { notCounted: { reason: 'Other scales' } }),
        row('weight', '2026-11-27', 70),
      ],
      NOTHING,
      { day: '2026-11-20', post: { weight: '81' }, girths: {}, words: 'Weight' },
    ],
    [
      'the better source of a day',
      [row('weight', '2026-11-22', 79.9, { source: 'client' }), row('weight', '2026-11-22', 80.5)],
      NOTHING,
      { day: '2026-11-22', post: { weight: '80.5' }, girths: {}, words: 'Weight' },
    ],
    ['nothing of before the start', [row('weight', '2026-09-30', 84)], NOTHING, undefined],
  ])('%s', (_, rows, typed, expected) => {
    expect(lastValues(rows, typed, begun)).toEqual(expected);
  });

  it('is not what the start is compared with, which may be measured after the first day', () => {
    const rows = [row('weight', '2026-10-04', 84), row('bodyFat', '2026-10-04', 33)];
    const baseline = [{ kind: 'weight' as const, day: '2026-10-04' }];
    expect(lastValues(rows, NOTHING, { ...begun, baseline })?.words).toBe('Body Fat');
  });
});

it.each([
  ['2026-11-22', 'Sun 22 Nov'],
  ['2025-11-22', '22 Nov 2025'],
])('%s is called %s', (day, words) => {
  expect(valuesDay(day, '2026-11-26')).toBe(words);
});
