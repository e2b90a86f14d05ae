import { expect, it } from 'vitest';
import type { DosageEntry } from './dosage-plans.ts';
import { doseChanges } from './dose-changes.ts';
import { readDosageEntry } from './dosage-rules.ts';

const TODAY = '2026-01-12';
const d3 = readDosageEntry({
  id: 'a',
  name: 'Vitamin D3',
  quantity: '60,000 IU',
  dosage: { morning: { count: 1 } },
});
const zinc = readDosageEntry({ id: 'b', name: 'Zinc', dosage: { dinner: { count: 1, timing: 'A' } } });

it.each<[string, DosageEntry[], string[]]>([
  ['nothing', [d3, zinc], []],
  ['another order', [zinc, d3], []],
  ['Sundays', [{ ...d3, rhythm: { weekdays: [0] } }, zinc], ['Vitamin D3: Sundays only']],
  ['an end', [{ ...d3, to: '2026-02-12' }, zinc], ['Vitamin D3: until 12 Feb']],
  [
    'a pause and another strength',
    [{ ...d3, quantity: '1,000 IU', pauses: [{ from: TODAY, to: '2026-01-14' }] }, zinc],
    ['Vitamin D3: 1,000 IU instead of 60,000 IU; paused until 14 Jan'],
  ],
  [
    'counts, vehicle and note',
    [
      d3,
      {
        ...zinc,
        dosage: { ...zinc.dosage, lunch: { count: 2, timing: '' } },
        vehicle: 'milk',
        notes: 'Warm\nmilk',
      },
    ],
    ['Zinc: Lunch 2, Dinner 1 (After meal); with milk; Warm milk'],
  ],
  ['a dose less', [zinc], ['Vitamin D3: no longer taken']],
  [
    'a dose more',
    [d3, zinc, { ...zinc, id: 'c', name: 'Triphala', rhythm: { asNeeded: true } }],
    ['Triphala: new, Dinner 1 (After meal), as needed'],
  ],
])('a save tells the client about %s', (_, after, lines) => {
  expect(doseChanges([d3, zinc], after, TODAY)).toEqual(lines);
});

it('daily again is said', () => {
  expect(doseChanges([{ ...d3, rhythm: { every: 3 } }], [d3], TODAY)).toEqual(['Vitamin D3: every day']);
});

it('says at most twenty lines', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    ...zinc,
    id: `n${index}`,
    name: `Zinc ${index}`,
  }));
  const lines = doseChanges([], many, TODAY);
  expect(lines).toHaveLength(20);
  expect(lines.at(-1)).toBe('and 6 more');
});
