import { describe, expect, it } from 'vitest';
import { dosesAnew, dosesOfVersion, sideEffectOf } from './carried-doses.ts';
import type { DoseCourse } from './dose-course.ts';
import type { StoppedDose } from './dosage-plans.ts';
import { readDosageEntry } from './dosage-rules.ts';

const today = '2026-03-01';
const entry = (name: string, course: DoseCourse = {}) => readDosageEntry({ id: name, name, ...course });
const past = { from: '2026-01-01', to: '2026-01-14' };
const coming = { from: '2026-02-27', to: '2026-03-05' };
const entries = [
  entry('Zinc', { rhythm: { every: 3 }, from: '2026-01-01', pauses: [past] }),
  entry('Iron', { to: '2026-02-28' }),
  entry('Triphala', { to: '2026-03-01', pauses: [past, coming] }),
];

describe('doses of an earlier plan', () => {
  it('as a version keep their end and the pauses still to come; what has ended is left out by name', () => {
    expect(dosesOfVersion(entries, today)).toEqual({
      entries: [
        entry('Zinc', { rhythm: { every: 3 }, from: '2026-01-01' }),
        entry('Triphala', { to: '2026-03-01', pauses: [coming] }),
      ],
      ended: ['Iron'],
      hadEnd: [],
    });
  });

  it('in a new plan keep their rhythm only, and each that had an end is named', () => {
    expect(dosesAnew(entries, today)).toEqual({
      entries: [entry('Zinc', { rhythm: { every: 3 } }), entry('Triphala')],
      ended: ['Iron'],
      hadEnd: ['Triphala'],
    });
  });
});

describe('a product that was stopped for a side effect', () => {
  const stop = (
    name: string,
    on: string,
    more: Partial<StoppedDose> = {},
    course: DoseCourse = {},
  ): StoppedDose => ({
    entry: entry(name, course),
    on,
    reason: 'sideEffect',
    ...more,
  });
  const stopped = [
    stop('Guggul', '2026-01-01'),
    stop('Guggul', '2026-02-01'),
    stop('Zinc', '2026-02-01', { reason: 'done' }),
    stop('Sunshine', '2026-02-02', {}, { product: 'd3' }),
  ];
  it.each([
    ['of its name', { name: 'guggul ' }, '2026-02-01'],
    ['of its item under another name', { name: 'Vitamin D3', product: 'd3' }, '2026-02-02'],
    ['that was done', { name: 'Zinc' }, undefined],
    ['that was never stopped', { name: 'Iron', product: 'iron' }, undefined],
  ])('is found: %s', (_, one, on) => {
    expect(sideEffectOf(one, stopped)?.on).toBe(on);
  });
});
