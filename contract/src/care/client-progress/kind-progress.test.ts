import { expect, it } from 'vitest';
import { percentOfStart } from './kind-progress.ts';

it.each([
  [-3.2, 82.1, '−3.9\u{A0}%'],
  [2, 80, '+2.5\u{A0}%'],
  [-4, 80, '−5.0\u{A0}%'],
  [-0.02, 84, '0.0\u{A0}%'],
  [0, 84, '0.0\u{A0}%'],
])('a change of %s from %s is %s', (change, start, words) => {
  expect(percentOfStart(change, start)).toBe(words);
});
