import { describe, expect, it } from 'vitest';
import { MEASURES, pointsOf, weightOf, type Records } from './measures.ts';

const zone = 'Asia/Kolkata';
const measure = (label: string) => MEASURES.find((one) => one.label === label) ?? { label };
const version = (formType: 'BodyStatus' | 'DietaryRecall', at: string, fields: Record<string, string>) => ({
  version: 1,
  at,
  by: { id: 'd', name: 'Dr Asha Mehta', role: 'doctor' as const },
  body: { formType, fields: fields as never },
});
const weights = (records: Partial<Records>) =>
  pointsOf(measure('Weight (kg)'), { versions: [], programs: [], ...records }, zone);

describe('measures over time', () => {
  it('read the numbers in both forms and in ended programs, the oldest first', () => {
    const versions = [
      version('BodyStatus', '2026-03-01T06:00:00.000Z', { weight: '78 kg' }),
      version('BodyStatus', '2026-01-05T06:00:00.000Z', { weight: '82 kg' }),
      version('DietaryRecall', '2026-02-10T06:00:00.000Z', { body: '80.5', date: '2026-02-01' }),
    ];
    const programs = [{ endedAt: '2026-04-01T06:00:00.000Z', post: { weight: '76' } as never }];
    expect(weights({ versions, programs })).toEqual([
      { day: '2026-01-05', value: 82 },
      { day: '2026-02-01', value: 80.5 },
      { day: '2026-03-01', value: 78 },
      { day: '2026-04-01', value: 76 },
    ]);
  });

  it("belong to the clinic's day, and of one day the last written counts", () => {
    const versions = [
      version('BodyStatus', '2026-01-05T20:00:00.000Z', { weight: '81' }),
      version('BodyStatus', '2026-01-05T19:00:00.000Z', { weight: '18' }),
    ];
    expect(weights({ versions })).toEqual([{ day: '2026-01-06', value: 81 }]);
  });

  it('leave out what is not a number, other forms, and programs that still run', () => {
    const versions = [
      version('BodyStatus', '2026-01-05T06:00:00.000Z', { weight: 'not measured', body: '70' }),
    ];
    expect(weights({ versions, programs: [{ endedAt: null, post: null }] })).toEqual([]);
  });

  it('name each measure once', () => {
    const labels = MEASURES.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain('Waist (cm)');
  });
});

describe('the weight of a client', () => {
  const program = {
    startDate: '2026-01-05',
    createdAt: '2026-01-05T06:00:00.000Z',
    endedAt: null,
    post: null,
  };
  const first = version('BodyStatus', '2026-01-05T05:00:00.000Z', { weight: '82 kg' });
  const later = version('BodyStatus', '2026-02-05T05:00:00.000Z', { weight: '78.5' });

  it.each([
    [
      'has changed since the start of the program',
      { versions: [later, first], programs: [program] },
      78.5,
      -3.5,
    ],
    ['is what it was on the first day', { versions: [first], programs: [program] }, 82, 0],
    ['has no change while no program runs', { versions: [later, first], programs: [] }, 78.5, null],
  ])('%s', (_, records, now, change) => {
    expect(weightOf(records, zone)).toEqual({ now, change });
  });

  it('is not known while nobody wrote it down', () => {
    expect(weightOf({ versions: [], programs: [program] }, zone)).toBeNull();
  });
});
