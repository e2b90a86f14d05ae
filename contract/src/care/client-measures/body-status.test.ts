import { describe, expect, it } from 'vitest';
import { delta, deltaPercent, deltaWord, postProblem } from './body-status.ts';

describe('the change of a body measure', () => {
  it.each([
    ['72', '70', '-2.00', 'less'],
    ['72.3 kg', '70.1 kg', '-2.20', 'less'],
    ['30.5', '31', '0.50', 'more'],
    ['72', '72', '0.00', 'the same'],
    ['72.001', '72', '0.00', 'the same'],
    ['0', '5', '5.00', 'more'],
    ['41,5', '40', '-1.50', 'less'],
    ['72', 'soon', '', ''],
  ])('from %s to %s is %s, %s', (pre, post, change, word) => {
    expect(delta(pre, post)).toBe(change);
    expect(deltaWord(change)).toBe(word);
  });

  it('is empty while one of the two is missing', () => {
    expect([delta('', '70'), delta('72', ''), delta(undefined, undefined), delta('72', 'soon')]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });
});

it.each([
  ['weight', '82.1 kg', '-3.20', '−3.9\u{A0}%'],
  ['weight', '80', '2.00', '+2.5\u{A0}%'],
  ['weight', '80', '0.00', ''],
  ['weight', '', '', ''],
  ['weight', '0', '5.00', ''],
  ['bodyFat', '33', '-2.00', ''],
] as const)('a change of %s %s by %s is in per cent "%s"', (name, pre, change, words) => {
  expect(deltaPercent(name, pre, change)).toBe(words);
});

it('a measure at the end of a program is a number, coffee may be words', () => {
  expect(postProblem('weight', 'slim')).toBe('Please enter a number, such as 79.5.');
  expect(postProblem('weight', '79,5 kg')).toBeUndefined();
  expect(postProblem('caffeine', 'none')).toBeUndefined();
});
