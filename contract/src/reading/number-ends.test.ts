import { expect, test } from 'vitest';
import { ENDS } from './number-examples.ts';
import { readEnds } from './number-ends.ts';

test.each(ENDS)('a range from %j to %j is %j', (low, high, ends) => {
  const isPossible = (value: number) => value >= 0.005 && value <= 150;
  const reading = readEnds(low, high, { isPossible });
  const told =
    'value' in reading ? [reading.value.low, reading.value.high] : 'unsure' in reading ? 'unsure' : null;
  expect(told).toEqual(ends);
});

test('two open ends without a place are asked with both ranges', () => {
  expect(readEnds(' 1,200', '4,200 ')).toEqual({
    unsure: true,
    candidates: [
      { low: 1200, high: 4200 },
      { low: 1.2, high: 4.2 },
    ],
    sentence: '1,200 - 4,200: 1200 to 4200 or 1.2 to 4.2?',
  });
});

test.each([
  ['group', { low: 1200, high: 4200 }],
  ['decimal', { low: 1.2, high: 4.2 }],
] as const)('a place whose comma makes a %s decides', (comma, ends) => {
  expect(readEnds('1,200', '4,200', { comma })).toEqual({ value: ends });
});

test('only the way whose open ends are possible counts', () => {
  const isPossible = (value: number) => value >= 1000;
  expect(readEnds('1,200', '4,200', { isPossible })).toEqual({ value: { low: 1200, high: 4200 } });
  expect(readEnds('1,200', '4,200', { isPossible: () => false })).toEqual({ none: true });
});

test('a certain end that does not fit leaves both ranges that are in order', () => {
  expect(readEnds('0.4', '4,000', { isPossible: (value) => value < 150 })).toMatchObject({
    candidates: [
      { low: 0.4, high: 4000 },
      { low: 0.4, high: 4 },
    ],
  });
  expect(readEnds('0,4', '4,000', { isPossible: () => false })).toHaveProperty('unsure', true);
});

test.each([
  ['70', '70'],
  ['100', '70'],
  ['4,200', '1'],
  ['4', 'high'],
  ['low', '4'],
  ['4 mg', '5'],
  ['4', '5 mg'],
])('from %j to %j is no range', (low, high) => {
  expect(readEnds(low, high)).toEqual({ none: true });
});

test('an end that is refused says how it is written', () => {
  for (const [low, high] of [
    ['1.250,00', '2'],
    ['2', '1.250,00'],
  ] as const)
    expect(readEnds(low, high)).toEqual({
      none: true,
      sentence: expect.stringContaining('please write 1250.00') as string,
    });
});
