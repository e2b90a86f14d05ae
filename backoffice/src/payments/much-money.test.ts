import { expect, it } from 'vitest';
import { isTypedAgain, overDue, type Received } from './much-money.ts';

it.each<[string, Received, boolean]>([
  ['ten times of what is due', { due: 315, amount: 3150 }, false],
  ['more than ten times of what is due', { due: 315, amount: 3150.01 }, true],
  ['100 behind the due', { due: 315, amount: 315_100 }, true],
  ['an advance before any invoice', { due: 0, amount: 50_000 }, false],
  ['a larger one', { due: 0, amount: 50_000.01 }, true],
  ['an advance within ten of the largest invoices', { due: 0, largest: 9000, amount: 90_000 }, false],
  ['a larger one than ten of a small invoice', { due: 0, largest: 300, amount: 3001 }, true],
  ['an advance beside a small due', { due: 10, largest: 9000, amount: 5000, taxClass: 's' }, false],
  ['no amount', { due: 0, amount: null }, false],
])('asks twice for %s: %j', (_which, typed, isAsked) => {
  expect(isTypedAgain(typed)).toBe(isAsked);
});

it('what is over the due stays credit, but an advance settles nothing', () => {
  expect(overDue({ due: 315, amount: 400.5 })).toBe(85.5);
  expect(overDue({ due: 315, amount: 400.5, taxClass: 's' })).toBe(0);
});
