import { describe, expect, it } from 'vitest';
import { counting, jumpFrom, measurementId } from './measurement-day.ts';
import type { MeasurementSource } from './measurements.ts';

const row = (
  day: string,
  value: number,
  source: MeasurementSource = 'checkup',
  at = `${day}T06:00:00.000Z`,
) => ({
  kind: 'weight' as const,
  day,
  value,
  source,
  at,
});
const values = (...rows: ReturnType<typeof row>[]) => counting(rows, 'weight').map(({ value }) => value);

describe('of one day and kind', () => {
  it('the better source counts, whichever was written down last', () => {
    const day = '2026-03-10';
    const sources = ['client', 'recall-client', 'recall-doctor', 'body-status', 'end', 'checkup'] as const;
    for (const [place, source] of sources.entries()) {
      const known = sources.slice(0, place + 1).map((one, index) => row(day, 80 + index, one));
      expect([source, values(...known)]).toEqual([source, [80 + place]]);
      expect(values(...known.toReversed())).toEqual([80 + place]);
    }
  });

  it('the latest counts when two have the same source', () => {
    const morning = row('2026-03-10', 84, 'checkup', '2026-03-10T04:00:00.000Z');
    const noon = row('2026-03-10', 83, 'checkup', '2026-03-10T07:00:00.000Z');
    expect(values(noon, morning)).toEqual([83]);
  });

  it('the days follow each other, and other kinds are left out', () => {
    expect(values(row('2026-03-10', 83), row('2026-03-01', 85))).toEqual([85, 83]);
    expect(counting([row('2026-03-10', 83)], 'waist')).toEqual([]);
  });
});

it('the same measurement has the same id', () => {
  expect(measurementId({ client: 'c', kind: 'weight', day: '2026-03-10', source: 'client' })).toBe(
    'c:weight:2026-03-10:client',
  );
});

it.each([
  ['a week later', '2026-03-08', 90.1, 85],
  ['the other way round', '2026-03-02', 79.9, 85],
  ['of exactly five kilograms', '2026-03-08', 90, undefined],
  ['after more than a week', '2026-03-09', 95, undefined],
  ['of the same day, which is corrected', '2026-03-01', 95, undefined],
])('a jump %s is asked about: %s, %s', (_, day, value, from) => {
  expect(jumpFrom([row('2026-03-01', 85)], { day, value })?.value).toBe(from);
});
