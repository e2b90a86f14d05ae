import { expect, test } from 'vitest';
import type { DosageEntry, StoppedDose } from './dosage-plans.ts';
import { emptyDosage } from './dosage-rules.ts';
import { startedAnew, stoppedForSideEffect, usedAgain } from './dose-restart.ts';

const TODAY = '2026-01-15';
const dose = (name: string, more: Partial<DosageEntry> = {}): DosageEntry => ({
  id: name,
  name,
  quantity: '',
  notes: '',
  dosage: emptyDosage(),
  total: 0,
  ...more,
});

const weekly = { weekdays: [0] };
const pauses = [
  { from: '2026-01-01', to: '2026-01-05' },
  { from: '2026-01-14', to: '2026-01-20' },
];
const plan = [
  dose('B12'),
  dose('D3', { rhythm: weekly, from: '2026-01-01', to: '2026-02-12', pauses }),
  dose('Iron', { to: '2026-01-14' }),
  dose('Zinc', { to: '2026-01-15' }),
];

test('a version that is used again keeps its rhythm, its end and the pauses to come', () => {
  const { entries, said } = usedAgain(plan, TODAY);
  expect(entries).toEqual([
    dose('B12'),
    dose('D3', { rhythm: weekly, from: '2026-01-01', to: '2026-02-12', pauses: pauses.slice(1) }),
    dose('Zinc', { to: '2026-01-15' }),
  ]);
  expect(said).toEqual(['Left out, since the course is over: Iron.']);
});

test('a plan that starts from the last one keeps the rhythm alone, and names what had an end', () => {
  const { entries, said } = startedAnew(plan, TODAY);
  expect(entries).toEqual([dose('B12'), dose('D3', { rhythm: weekly }), dose('Zinc')]);
  expect(said).toEqual([
    'Left out, since the course is over: Iron.',
    'Had a last day, which is dropped: D3 (12 Feb 2026) and Zinc (15 Jan 2026).',
  ]);
});

test('nothing is said where nothing had an end', () => {
  expect(startedAnew([dose('B12')], TODAY)).toEqual({ entries: [dose('B12')], said: [] });
  expect(usedAgain([dose('B12')], TODAY)).toEqual({ entries: [dose('B12')], said: [] });
});

test('what was stopped for a side effect is found by product and by name, with its last day', () => {
  const stop = (entry: DosageEntry, on: string, reason: StoppedDose['reason']) => ({ entry, on, reason });
  const stopped = [
    stop(dose('b12 '), '2025-11-01', 'sideEffect'),
    stop(dose('B12'), '2025-12-01', 'sideEffect'),
    stop(dose('Vitamin D', { product: 'p1' }), '2025-12-02', 'sideEffect'),
    stop(dose('Zinc'), '2025-12-03', 'done'),
  ];
  const again = [dose('B12'), dose('D3', { product: 'p1' }), dose('Zinc')];
  expect(stoppedForSideEffect(again, stopped).map(({ entry, on }) => [entry.name, on])).toEqual([
    ['B12', '2025-12-01'],
    ['D3', '2025-12-02'],
  ]);
});
