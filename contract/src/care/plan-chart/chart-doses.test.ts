import { describe, expect, it } from 'vitest';
import { emptyDosage } from '../dosage-plans/dosage-rules.ts';
import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import { addDays } from '../../clinic-calendar.ts';
import { chartDoses, doseDaysText } from './chart-doses.ts';

/** A week that begins on Monday 5 January. */
const WEEK = Array.from({ length: 7 }, (_, day) => addDays('2026-01-05', day));

const entry = (over: Partial<DosageEntry>): DosageEntry => ({
  id: over.name ?? '1',
  name: 'Vitamin D3',
  quantity: '60,000 IU',
  notes: '',
  dosage: { ...emptyDosage(), morning: { count: 1, timing: 'A' } },
  total: 1,
  ...over,
});

describe('doses on a printed plan', () => {
  it('stand on the pages of their days only', () => {
    const doses = [
      entry({ name: 'Daily' }),
      entry({ name: 'Sundays', rhythm: { weekdays: [0] } }),
      entry({ name: 'Monthly', rhythm: { dayOfMonth: 20 } }),
      entry({ name: 'Over', to: '2026-01-04' }),
      entry({ name: 'Last day', to: '2026-01-05' }),
      entry({ name: 'To come', from: '2026-01-12' }),
      entry({ name: 'Paused', pauses: [{ from: '2026-01-05', to: '2026-01-11' }] }),
      entry({ name: 'As needed', rhythm: { asNeeded: true } }),
      entry({ name: 'As needed, over', rhythm: { asNeeded: true }, to: '2026-01-01' }),
    ];
    expect(chartDoses(doses, WEEK, 'en').map(({ name }) => name)).toEqual([
      'Daily',
      'Sundays',
      'Last day',
      'As needed',
    ]);
  });

  it.each([
    [{}, 'every day'],
    [{ rhythm: { weekdays: [0, 3] } }, 'Sun, Wed'],
    [{ rhythm: { every: 3 }, from: '2026-01-01' }, 'every 3 days, from 1 Jan'],
    [{ rhythm: { every: 2 }, from: '2025-12-30' }, 'every other day, from 30 Dec 2025'],
    [{ rhythm: { dayOfMonth: 1 } }, 'day 1 of each month'],
    [{ rhythm: { asNeeded: true as const } }, 'as needed'],
    [{ from: '2026-01-08', to: '2026-02-12' }, 'every day, from 8 Jan, until 12 Feb'],
    [{ from: '2025-12-01' }, 'every day'],
    [
      {
        pauses: [
          { from: '2025-12-01', to: '2025-12-05' },
          { from: '2026-01-07', to: '2026-01-08' },
        ],
      },
      'every day, not from 7 Jan to 8 Jan',
    ],
  ])('say their days: %j', (course, words) => {
    expect(doseDaysText(course, '2026-01-05', 'en')).toBe(words);
  });

  it('say when and with what they are taken, in the language of the plan', () => {
    const dosage = {
      ...emptyDosage(),
      morning: { count: 2, timing: 'B' as const },
      dinner: { count: 1, timing: '' as const, moment: 'bedtime' as const },
    };
    const triphala = entry({ name: 'Triphala', quantity: '5 g', dosage, vehicle: 'warm water' });
    expect(chartDoses([triphala], WEEK, 'en')[0]).toEqual({
      name: 'Triphala',
      strength: '5 g',
      slots: { morning: '2 before meal', dinner: '1 at bedtime' },
      vehicle: 'warm water',
      days: 'every day',
      notes: '',
    });
    expect(chartDoses([triphala], WEEK, 'gu')[0]?.slots).toEqual({
      morning: '2 ભોજન પહેલાં',
      dinner: '1 સૂતી વખતે',
    });
    expect(chartDoses([triphala], WEEK, 'hi')[0]?.days).toBe('रोज़');
  });
});
