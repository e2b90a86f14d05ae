import type { MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { inValues } from './misread-values.ts';

const rows = (kind: MeasurementKind, ...values: number[]) =>
  values.map((value, place) => ({ _id: `${kind}-${place}`, kind, day: `2026-01-0${place + 1}`, value }));
const asked = (kind: MeasurementKind, ...values: number[]) =>
  inValues(rows(kind, ...values)).map(({ before, now }) => [before, now]);

describe('a value without its text', () => {
  it('is asked when its thousandth is nearer to the others of its kind', () => {
    expect(asked('tsh', 45, 2, 3, 4)).toEqual([['45', '0.045']]);
    expect(asked('tsh', 45, 0.05)).toEqual([['45', '0.045']]);
  });

  it.each([
    ['it is the only one', [45]],
    ['the others are as high', [45, 38, 52]],
    ['it has decimals, which no misread comma leaves', [45.2, 2, 3]],
    ['its thousandth is impossible', [4, 1, 1.2]],
  ])('is not asked when %s', (_, values) => {
    expect(asked('tsh', ...values)).toEqual([]);
  });

  it('is not asked of a kind that has no such small values', () => {
    expect(asked('triglycerides', 4900, 120, 140)).toEqual([]);
  });

  it('is compared with its own kind alone', () => {
    expect(inValues([...rows('tsh', 45), ...rows('hba1c', 5.6)])).toEqual([]);
  });
});
