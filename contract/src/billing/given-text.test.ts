import { expect, test } from 'vitest';
import type { DosageEntry } from '../care/dosage-plans/dosage-plans.ts';
import { givenText } from './given-text.ts';

type Taken = Parameters<typeof givenText>[0];

const twice = { name: 'B12', total: 2 };
const given = { item: 'i1', name: 'B12', pieces: 60, day: '2026-01-13' };
const say = (entry: Taken, entries = [entry]) => givenText(entry, entries, [given], '2026-01-20');

test.each<[string, Partial<DosageEntry>, string]>([
  ['two a day', {}, '60 given on 13 Jan, last until 12 Feb'],
  [
    'after a pause',
    { pauses: [{ from: '2026-01-14', to: '2026-01-20' }] },
    '60 given on 13 Jan, last until 19 Feb',
  ],
  ['as needed', { rhythm: { asNeeded: true } }, '60 given on 13 Jan'],
  ['more a day than was given', { total: 61 }, '60 given on 13 Jan'],
  [
    'of that product under another name',
    { name: 'My B', product: 'i1' },
    '60 given on 13 Jan, last until 12 Feb',
  ],
  ['of another product', { product: 'i2' }, ''],
  ['of another name', { name: 'Iron' }, ''],
])('what was given of a dose says how long it lasts: %s', (_, more, said) => {
  expect(say({ ...twice, ...more })).toBe(said);
});

test('two entries of one item share what was given', () => {
  expect(say(twice, [twice, twice])).toBe('60 given on 13 Jan, last until 28 Jan');
});
