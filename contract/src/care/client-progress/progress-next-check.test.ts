import { expect, it } from 'vitest';
import { addDays } from '../../clinic-calendar.ts';
import type { ProgressRow } from './progress-input.ts';
import { adultOn, nextCheckOn } from './progress-next-check.ts';

const TODAY = '2026-03-31';
const on = (days: number) => addDays(TODAY, days);
const weight = (days: number): ProgressRow => ({
  kind: 'weight',
  day: on(days),
  value: 80,
  diastolic: null,
  source: 'client',
  at: `${on(days)}T06:00:00.000Z`,
});
const program = { startDate: on(-40), endsOn: on(40) };

it.each<[string, Parameters<typeof nextCheckOn>, string | null]>([
  ['nothing', [{ today: TODAY, rows: [], program: null }, [], null], null],
  ['a weight without a program', [{ today: TODAY, rows: [weight(-1)], program: null }, [], null], null],
  ['a weight of today', [{ today: TODAY, rows: [weight(0)], program }, [], null], on(10)],
  ['a weight of nine days ago', [{ today: TODAY, rows: [weight(-9)], program }, [], null], on(1)],
  ['a weight of ten days ago', [{ today: TODAY, rows: [weight(-10)], program }, [], null], on(10)],
  ['no weight since the start', [{ today: TODAY, rows: [], program }, [], null], on(10)],
  [
    'a program to come',
    [{ today: TODAY, rows: [], program: { startDate: on(4), endsOn: on(60) } }, [], null],
    on(4),
  ],
  [
    'a program that ends before the next step',
    [{ today: TODAY, rows: [weight(0)], program: { ...program, endsOn: on(3) } }, [], null],
    on(4),
  ],
  [
    'a program that was to end',
    [{ today: TODAY, rows: [], program: { ...program, endsOn: on(-1) } }, [], null],
    null,
  ],
  ['a value that becomes old', [{ today: TODAY, rows: [], program: null }, [{ day: on(-80) }], null], on(11)],
  [
    'a line of weights, the first of which is 20 days old',
    [{ today: TODAY, rows: [-20, -14, -7, -1].map(weight), program: null }, [], null],
    on(9),
  ],
  ['a birthday', [{ today: TODAY, rows: [], program: null }, [], on(30)], on(30)],
])('time alone brings something next: %s', (_, given, expected) => {
  expect(nextCheckOn(...given)).toBe(expected);
});

it.each([
  ['2008-05-06', '2026-05-06'],
  ['2008-02-29', '2026-03-01'],
  ['', null],
  ['2008-13-01', null],
  ['0066-05-01', null],
  ['1850-05-01', null],
  ['2031-05-06', null],
])('who was born on %s is grown up on %s', (born, day) => {
  expect(adultOn(born, TODAY)).toBe(day);
});
