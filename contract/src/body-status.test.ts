import { describe, expect, it } from 'vitest';
import { delta, numberIn } from './body-status.ts';

describe('the number in what somebody typed', () => {
  it.each([
    [72, 72],
    ['72', 72],
    ['72 kg', 72],
    ['72kg', 72],
    [' 72.5 ', 72.5],
    ['72,5 kg', 72.5],
    ['1,234', 1234],
    ['1,234.5 kcal', 1234.5],
    ['1,23,456', 123456],
    ['.5', 0.5],
    ['-2.5', -2.5],
    ['−2.5', -2.5],
    ['about 60', 60],
    ['60-65 kg', 60],
    ['120/80', 120],
    ['B12', 12],
    ['0', 0],
  ])('%j is %d', (typed, number) => {
    expect(numberIn(typed)).toBe(number);
  });

  it.each(['', ' ', 'none', '-', ',', '.', null, undefined, {}, [72], true, Number.NaN, '9'.repeat(400)])(
    '%j holds none',
    (typed) => {
      expect(numberIn(typed)).toBeUndefined();
    },
  );
});

describe('the change of a body measure', () => {
  it.each([
    ['72', '70', '-2.00'],
    ['72.3 kg', '70.1 kg', '-2.20'],
    ['30.5', '31', '0.50'],
    ['72', '72', '0.00'],
    ['72.001', '72', '0.00'],
    ['0', '5', '5.00'],
  ])('from %s to %s is %s', (pre, post, change) => {
    expect(delta(pre, post)).toBe(change);
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
