import { expect, it } from 'vitest';
import type { RegistrationKind } from './business.ts';
import { changedDays } from './registration-changes.ts';

const rows = (...of: [string, RegistrationKind, string?][]) => ({
  registration: of.map(([from, kind, gstin = 'A']) => ({ from, kind, gstin })),
});

it.each([
  ['nothing', rows(), rows(), []],
  [
    'the first registration',
    rows(),
    rows(['2026-04-01', 'regular']),
    [['2026-04-01', '9999-12-31', 'none', 'regular']],
  ],
  [
    'another kind from a day on',
    rows(['2026-01-01', 'composition']),
    rows(['2026-01-01', 'composition'], ['2026-06-20', 'regular']),
    [['2026-06-20', '9999-12-31', 'composition', 'regular']],
  ],
  [
    'a row that is gone, up to the next one',
    rows(['2026-01-01', 'regular'], ['2026-06-20', 'composition']),
    rows(['2026-06-20', 'composition']),
    [['2026-01-01', '2026-06-19', 'regular', 'none']],
  ],
  ['another GSTIN', rows(['2026-01-01', 'regular', 'A']), rows(['2026-01-01', 'regular', 'B']), []],
])('the days that %s changes', (_what, before, after, days) => {
  expect(changedDays(before, after).map((of) => [of.from, of.to, of.before, of.after])).toEqual(days);
});
