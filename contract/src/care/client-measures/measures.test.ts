import { describe, expect, it } from 'vitest';
import { addDays } from '../../clinic-calendar.ts';
import { MEASURES, notSinceOf, pointsOf, preOf, startOf, weightOf, type Records } from './measures.ts';
import type { Measurement, MeasurementKind } from '../measurements/measurements.ts';
import { weightLine } from '../client-progress/weight-line.ts';

const zone = 'Asia/Kolkata';
const measure = (label: string) => MEASURES.find((one) => one.label === label) ?? { label };
const version = (
  formType: 'BodyStatus' | 'DietaryRecall',
  at: string,
  fields: Record<string, string>,
  more: { readings?: string[]; measuredOn?: string } = {},
) => ({
  version: Date.parse(at),
  at,
  by: { id: 'd', name: 'Dr Asha Mehta', role: 'doctor' as const },
  body: { formType, fields: fields as never, ...more },
});
const nothing: Records = { versions: [], programs: [], measurements: [], baseline: [] };
const bmis = (records: Partial<Records>) =>
  pointsOf(measure('BMI as entered'), { ...nothing, ...records }, zone);
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

  it('without a kind come from the saves that changed them or measured them again, never from mending another field', () => {
    const saves = (more: object) => [
      version('BodyStatus', '2026-05-03T06:00:00.000Z', { bmi: '29', caffeine: '2' }),
      version('BodyStatus', '2026-06-03T06:00:00.000Z', { bmi: '29', caffeine: '0' }, more),
    ];
    expect(bmis({ versions: saves({}) })).toEqual([{ day: '2026-05-03', value: 29 }]);
    expect(bmis({ versions: saves({ readings: ['caffeine'] }) })).toHaveLength(1);
    expect(bmis({ versions: saves({ readings: ['bmi'], measuredOn: '2026-06-01' }) })).toEqual([
      { day: '2026-05-03', value: 29 },
      { day: '2026-06-01', value: 29 },
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

  it('of the body mass index are computed, by the height that was known on the day', () => {
    const measurements = [
      row('2026-01-05', 84),
      row('2026-02-05', 80),
      row('2026-01-20', 160, 'height'),
      row('2026-02-05', 158, 'height'),
    ];
    expect(pointsOf(measure('BMI'), { ...nothing, measurements }, zone)).toEqual([
      { day: '2026-01-05', value: 32.8 },
      { day: '2026-02-05', value: 32 },
    ]);
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
    expect(startOf(measure('Weight (kg)'), pre, [])).toBe(84.5);
    expect(startOf(measure('BMI as entered'), pre, [])).toBe(31);
    expect(startOf(measure('BMI'), pre, [])).toBeUndefined();
    expect(startOf(measure('BMI'), pre, [row('2026-03-01', 160, 'height')])).toBe(33);
  });

  it('is not what was typed for what has a kind: that was perhaps never read', () => {
    const pre = preOf({ versions, programs: [program], baseline: [] }, zone);
    expect(startOf(measure('Weight (kg)'), pre, [])).toBeUndefined();
  });

  it('of a client who came back is nothing of the program before', () => {
    const ended = { ...program, startDate: '2025-09-01', endedAt: '2026-01-05T05:30:00.000Z' };
    const pre = preOf({ versions, programs: [program, ended], baseline: [] }, zone);
    expect(pre.fields).toBeUndefined();
    const saved = version('BodyStatus', '2026-01-06T05:00:00.000Z', { weight: '80', bmi: '30' });
    const anew = preOf({ versions: [saved, ...versions], programs: [program, ended], baseline: [] }, zone);
    expect(anew.fields).toEqual({ weight: '80', bmi: '30' });
  });

  it.each([
    ['2026-01-04', [fixed], 'not weighed since the start'],
    ['2026-01-05', [fixed], 'not weighed since the start'],
    ['2026-01-05', [], ''],
    ['2026-01-06', [fixed], ''],
  ])('was taken last on %s beside the baseline %o: "%s"', (day, baseline, words) => {
    const pre = { fields: undefined, program, baseline };
    expect(notSinceOf(measure('Weight (kg)'), day, pre, '2026-03-01')).toBe(words);
    expect(notSinceOf(measure('BMI'), day, pre, '2026-03-01')).toBe(words);
    expect(notSinceOf(measure('Weight (kg)'), day, { ...pre, program: undefined }, '2026-03-01')).toBe('');
    expect(notSinceOf(measure('Weight (kg)'), day, pre, '2026-01-04')).toBe('');
  });

  it('was measured two days after the start, and then not again: no sentence denies that value', () => {
    const late = { ...fixed, day: '2026-01-07' };
    const pre = { fields: undefined, program, baseline: [late, { ...late, kind: 'waist' as const }] };
    const words = (label: string, day: string) => notSinceOf(measure(label), day, pre, '2026-03-01');
    expect(words('Weight (kg)', '2026-01-07')).toBe('weighed for the start, not since');
    expect(words('Waist (cm)', '2026-01-07')).toBe('measured for the start, not since');
    expect(words('Weight (kg)', '2026-01-08')).toBe('');
  });

  it('is the baseline alone when the form is not filled in', () => {
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
    ['has changed since the start of the program', [later, first], program, 78.5, -3.5, true],
    ['has changed since what was fixed', [later, first], { ...program, baseline: fixed }, 78.5, -4.5, true],
    ['was not taken since the first day', [first], program, 82, null, false],
    ['was not taken since the program before', [before], program, 90, null, false],
    ['is not compared with the last one long before the start', [before, later], program, 78.5, null, true],
    ['has no change while no program runs', [later, first], null, 78.5, null, true],
    ['has none before the program begins', [first], { ...program, startDate: '2026-03-02' }, 82, null, true],
  ])('%s', (_, rows, running, now, change, isSince) => {
    expect(weightOf(rows, running, { today: '2026-03-01', hasPace: true })).toMatchObject({
      now,
      change,
      isSince,
      line: null,
    });
  });

  it('of a client who came back is not compared with the end of the program before', () => {
    const end = { ...row('2026-01-02', 80), round: 0 };
    const again = { ...program, round: 1 };
    const told = weightOf([end], again, { today: '2026-01-10', hasPace: true });
    expect(told).toMatchObject({ now: 80, day: '2026-01-02', change: null, isSince: false });
  });

  it('has its line where the pace is told, and none where it is not', () => {
    const rows = [0, 7, 14, 21].map((days) => row(addDays('2026-02-01', days), 80 - days / 7));
    const of = (hasPace: boolean) => weightOf(rows, null, { today: '2026-02-22', hasPace })?.line;
    expect(of(true)).toEqual(weightLine(rows, '2026-02-22'));
    expect(of(false)).toBeNull();
  });

  it('is not known while it is not written down', () => {
    const waist = [row('2026-01-05', 95, 'waist')];
    expect(weightOf(waist, program, { today: '2026-03-01', hasPace: true })).toBeNull();
  });
});
