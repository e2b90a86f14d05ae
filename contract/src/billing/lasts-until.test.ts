import { expect, test } from 'vitest';
import { givenText, lastsUntil } from './lasts-until.ts';

const twice = { name: 'B12', total: 2 };
const given = { item: 'i1', name: 'B12', pieces: 60, day: '2026-01-13' };

test.each([
  ['two a day', {}, '2026-02-12'],
  ['Sundays', { total: 1, rhythm: { weekdays: [0] } }, '2027-03-07'],
  ['until its last day', { to: '2026-01-20' }, '2026-01-20'],
  ['after a pause', { pauses: [{ from: '2026-01-14', to: '2026-01-20' }] }, '2026-02-19'],
  ['as needed', { rhythm: { asNeeded: true as const } }, null],
  ['more a day than was given', { total: 61 }, null],
])('sixty pieces last from the day after they were given: %s', (_, more, until) => {
  expect(lastsUntil([{ ...twice, ...more }], given)).toBe(until);
});

test('two entries of one item share what was given', () => {
  expect(lastsUntil([twice, twice], given)).toBe('2026-01-28');
});

test('what was given is found by product, and by name where the entry names none', () => {
  const say = (entry: { name: string; total: number; product?: string }) =>
    givenText(entry, [entry], [given], '2026-01-20');
  expect(say(twice)).toBe('60 given on 13 Jan, last until 12 Feb');
  expect(say({ ...twice, name: 'My B', product: 'i1' })).toBe('60 given on 13 Jan, last until 12 Feb');
  expect(say({ ...twice, product: 'i2' })).toBe('');
  expect(say({ ...twice, name: 'Iron' })).toBe('');
});
