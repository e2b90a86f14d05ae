import { describe, expect, it } from 'vitest';
import { oneNumber } from './one-number.ts';

describe('a value that must be one number', () => {
  it.each([
    '79.3',
    '79,3',
    '79.3 kg',
    '79.3kg',
    ' 80 ',
    '25 %',
    '24.5 kg/m²',
    '1,234',
    '૭૯.૩ કિલો',
    '.5',
    '-2',
    79.3,
    0,
    '',
    ' ',
    undefined,
    null,
  ])('may be %j', (value) => {
    expect(oneNumber(value)).toBeUndefined();
  });

  it.each(['abc', 'about 60', '60-65', '120/80', '1o5', 'B12', 'kg', '-', ',', {}, [1], true, Number.NaN])(
    'is not %j',
    (value) => {
      expect(oneNumber(value)).toBe('Please enter a number, such as 79.5.');
    },
  );

  it('is told how to be written where it is written in another way', () => {
    expect(oneNumber('1.234,5')).toMatch(/^1\.234,5: please write 1234\.5/);
    expect(oneNumber('6e-7')).toBe('6e-7: please write the number out, without a power of ten.');
  });
});
