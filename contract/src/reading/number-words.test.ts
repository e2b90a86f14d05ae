import { expect, test } from 'vitest';
import { numberInWords } from './number-words.ts';

test.each([
  ['half', 0.5],
  ['Half a', 0.5],
  ['three quarters', 0.75],
  ['પા', 0.25],
  ['सवा', 1.25],
  ['one and a half', 1.5],
  ['2 and half', 2.5],
  ['ten', 10],
  ['dodh', 1.5],
  ['अढ़ाई', 2.5],
  ['साढ़े तीन', 3.5],
  ['સાડા ૩', undefined],
  ['sade 4', 4.5],
  ['sava do', 2.25],
  ['paune do', 1.75],
  ['half and a half', undefined],
  ['some and a half', undefined],
  ['sade half', undefined],
  ['sade', undefined],
  ['sade do teen', undefined],
  ['saat aath', undefined],
  ['some two', undefined],
  ['a lot', undefined],
  ['doodh', undefined],
  ['two and halfway', undefined],
  ['12 and a half', 12.5],
  ['1234 and a half', undefined],
  ['x2 and a half', undefined],
  ['2x and a half', undefined],
  ['sade 12', 12.5],
  ['', undefined],
])('%j is the number %j', (text, value) => {
  expect(numberInWords(text)).toBe(value);
});
