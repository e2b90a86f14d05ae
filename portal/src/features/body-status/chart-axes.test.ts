import { formatDay } from '@clinic/contract/clinic-calendar';
import { describe, expect, it } from 'vitest';
import { timeAxis, valueAxis } from './chart-axes.ts';

const daysOf = (...days: string[]) =>
  timeAxis(days.map((day) => ({ day, value: 80 }))).tickInterval.map((instant) =>
    formatDay(new Date(instant).toISOString().slice(0, 10)),
  );

describe('the days below a chart', () => {
  it('are one for one point, which stands in the middle', () => {
    const axis = timeAxis([{ day: '2026-01-05' }]);
    expect(daysOf('2026-01-05')).toEqual(['05 Jan 2026']);
    expect((axis.min + axis.max) / 2).toBe(axis.data[0]);
  });

  it('are measured days, each once', () => {
    expect(daysOf('2026-01-05', '2026-01-06')).toEqual(['05 Jan 2026', '06 Jan 2026']);
    expect(daysOf('2026-01-05', '2026-02-01', '2026-03-01')).toEqual([
      '05 Jan 2026',
      '01 Feb 2026',
      '01 Mar 2026',
    ]);
  });

  it('leave one out that would be written over another', () => {
    expect(daysOf('2026-01-05', '2026-01-06', '2026-03-01')).toEqual(['05 Jan 2026', '01 Mar 2026']);
  });
});

describe('the numbers beside a chart', () => {
  it.each([
    [[41.5], 37, 46],
    [[80], 72, 88],
    [[0], -1, 1],
    [[82.1, 82.1], 73, 91],
    [[84.5, 79.3], 79, 85],
    [[95, 120, 101], 90, 120],
    [[0.1, 0.3], 0.1, 0.3],
    [[1234, 2400], 1000, 3000],
  ])('of %j go from %d to %d', (values, min, max) => {
    expect(valueAxis(values)).toMatchObject({ min, max });
  });

  it('have no noise of fractions', () => {
    expect(valueAxis([0.1, 0.3]).valueFormatter(0.1 + 0.2)).toBe('0.3');
  });
});
