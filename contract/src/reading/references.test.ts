import { expect, it } from 'vitest';
import { referencePatterns } from './references.ts';

const isFound = (reference: string, typed: string) =>
  referencePatterns(typed).some((source) => new RegExp(source).test(reference));

it.each([
  ['431255678901', '431255678901', true],
  ['431255678901', '4312', true],
  ['431255678901', '4312 5567 8901', true],
  ['4312 5567 8901', '43125567', true],
  ['4312-5567-8901', '4312.5567', true],
  ['UTR HDFC0001', 'utrhdfc', true],
  ['utr.hdfc0001', 'UTR HDFC', true],
  ['431255678901', '8901', false],
  ['431255678901', '4313', false],
  ['43+1', '43+1', true],
  ['4331', '43+1', false],
  ['43', '', false],
  ['43', ' - ', false],
])('%s by %s: %s', (reference, typed, found) => {
  expect(isFound(reference, typed)).toBe(found);
});
