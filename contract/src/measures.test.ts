import { describe, expect, it } from 'vitest';
import { MEASURES, pointsOf, preOf, startOf, weightOf, type Records } from './measures.ts';
import type { Measurement, MeasurementKind } from './measurements.ts';

const zone = 'Asia/Kolkata';
const measure = (label: string) => MEASURES.find((one) => one.label === label) ?? { label };
const version = (formType: 'BodyStatus' | 'DietaryRecall', at: string, fields: Record<string, string>) => ({
  version: 1,
  at,
  by: { id: 'd', name: 'Dr Asha Mehta', role: 'doctor' as const },
  body: { formType, fields: fields as never },
});
const nothing: Records = { versions: [], programs: [], measurements: [], baseline: [] };
const bmis = (records: Partial<Records>) => pointsOf(measure('BMI'), { ...nothing, ...records }, zone);
const row = (day: string, value: number, kind: MeasurementKind = 'weight'): Measurement => ({
  id: `c:${kind}:${day}:body-status`,
  kind,
  unit: 'kg',
  day,
  value,
  diastolic: null,
  source: 'body-status',
  by: { id: 'd', name: 'Dr Asha Mehta', role: 'doctor' },
  at: `${day}T06:00:00.000Z`,
  round: 0,
  earlier: [],
});

describe('measures over time', () => {
  it('without a kind are read from the form and from ended programs, the oldest first', () => {
    const versions = [
      version('BodyStatus', '2026-03-01T06:00:00.000Z', { bmi: '29' }),
      version('BodyStatus', '2026-01-05T06:00:00.000Z', { bmi: '31 (scale)' }),
    ];
    const programs = [{ endedAt: '2026-04-01T06:00:00.000Z', post: { bmi: '28' } as never }];
    expect(bmis({ versions, programs })).toEqual([
      { day: '2026-01-05', value: 31 },
      { day: '2026-03-01', value: 29 },
      { day: '2026-04-01', value: 28 },
    ]);
  });

  it("without a kind belong to the clinic's day, and of one day the last written counts", () => {
    const versions = [
      version('BodyStatus', '2026-01-05T20:00:00.000Z', { bmi: '30' }),
      version('BodyStatus', '2026-01-05T19:00:00.000Z', { bmi: '13' }),
    ];
    expect(bmis({ versions })).toEqual([{ day: '2026-01-06', value: 30 }]);
  });

  it('leave out what is not a number, other forms, and programs that still run', () => {
    const versions = [version('BodyStatus', '2026-01-05T06:00:00.000Z', { bmi: 'soon', weight: '70' })];
    expect(bmis({ versions, programs: [{ endedAt: null, post: null }] })).toEqual([]);
  });

  it('with a kind are the measurements, whatever the forms say', () => {
    const versions = [version('BodyStatus', '2026-01-05T06:00:00.000Z', { weight: '99' })];
    const measurements = [row('2026-02-05', 82), row('2026-01-05', 84.5)];
    expect(pointsOf(measure('Weight (kg)'), { ...nothing, versions, measurements }, zone)).toEqual([
      { day: '2026-01-05', value: 84.5, diastolic: null },
      { day: '2026-02-05', value: 82, diastolic: null },
    ]);
  });

  it('name each measure and each kind once', () => {
    const labels = MEASURES.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual(expect.arrayContaining(['Waist (cm)', 'Chest (cm)', 'HbA1c (%)', 'Arms']));
    const kinds = MEASURES.flatMap(({ kind }) => kind ?? []);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(measure('Arms').kind).toBeUndefined();
  });
});

const program = {
  startDate: '2026-01-05',
  createdAt: '2026-01-05T06:00:00.000Z',
  endedAt: null,
  post: null,
  round: 0,
};

describe('what a program is compared with', () => {
  const versions = [version('BodyStatus', '2026-01-05T05:00:00.000Z', { weight: '82 kg', bmi: '31' })];
  const fixed = { row: 'c', kind: 'weight', day: '2026-01-05', value: 84.5, diastolic: null } as const;

  it('is its baseline where there is one, else what the form said at the start', () => {
    const pre = preOf({ versions, programs: [program], baseline: [fixed] }, zone);
    expect(pre.fields).toEqual({ weight: '84.5', bmi: '31' });
    expect(startOf(measure('Weight (kg)'), pre)).toBe(84.5);
    expect(startOf(measure('BMI'), pre)).toBe(31);
  });

  it('is the baseline alone when nobody filled in the form', () => {
    expect(preOf({ versions: [], programs: [program], baseline: [fixed] }, zone).fields).toEqual({
      weight: '84.5',
    });
  });

  it('is what is on file while no program runs', () => {
    const pre = preOf({ versions, programs: [], baseline: [fixed] }, zone);
    expect(pre).toEqual({ fields: { weight: '82 kg', bmi: '31' }, baseline: [], program: undefined });
  });
});

describe('the weight of a client', () => {
  const [before, first, later] = [row('2025-10-01', 90), row('2026-01-05', 82), row('2026-02-05', 78.5)];
  const fixed = [{ row: first.id, kind: 'weight', day: first.day, value: 83, diastolic: null }] as const;

  it.each([
    ['has changed since the start of the program', [later, first], program, 78.5, -3.5],
    ['has changed since what was fixed', [later, first], { ...program, baseline: fixed }, 78.5, -4.5],
    ['is what it was on the first day', [first], program, 82, 0],
    ['has changed since the last one long before the start', [before, later], program, 78.5, -11.5],
    ['has no change while no program runs', [later, first], null, 78.5, null],
  ])('%s', (_, rows, running, now, change) => {
    expect(weightOf(rows, running, '2026-03-01')).toEqual({ now, change });
  });

  it('is not known while nobody wrote it down', () => {
    expect(weightOf([row('2026-01-05', 95, 'waist')], program, '2026-03-01')).toBeNull();
  });
});
