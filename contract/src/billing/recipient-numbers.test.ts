import { describe, expect, it } from 'vitest';
import { gstin } from './gstin.ts';
import {
  isInB2b,
  isRegistered,
  recipientKind,
  recipientNumber,
  stateOfRecipient,
} from './recipient-numbers.ts';

/** Published numbers of companies, departments, UN bodies and consulates. */
const NUMBERS = [
  ['27AAPFU0939F1ZV', 'GSTIN', true, true, '27'],
  ['29AABCF8078M2ZW', 'GSTIN', true, true, '29'],
  ['06DELI09652G1DA', 'GSTIN of a tax deductor (TDS)', true, true, '06'],
  ['27AAFT56212B1DO', 'GSTIN of a tax deductor (TDS)', true, true, '27'],
  ['19AAACI1681G1DV', 'GSTIN of a tax deductor (TDS)', true, true, '19'],
  ['29AABCF8078M1C8', 'GSTIN of a tax collector (TCS)', true, true, '29'],
  ['0717UNO00157UNO', 'UIN', false, true, '07'],
  ['2717USA00046UNV', 'UIN', false, true, '27'],
  ['0717USA12345NFD', 'GSTIN of a non-resident', true, false, '07'],
  ['9917SGP29001OST', 'GSTIN of an online service from abroad (OIDAR)', true, false, undefined],
] as const;

describe("a recipient's number", () => {
  it.each(NUMBERS)('%s is a %s', (number, kind, registered, inB2b, state) => {
    expect(recipientNumber(number)).toBeUndefined();
    expect(recipientKind(number)?.name).toBe(kind);
    expect([isRegistered(number), isInB2b(number), stateOfRecipient(number)]).toEqual([
      registered,
      inB2b,
      state,
    ]);
  });

  it.each(NUMBERS.slice(2))('%s is no GSTIN that the clinic itself may have', (number) => {
    expect(gstin(number)).toBeDefined();
  });

  it.each([
    ['25AAPFU0939F1ZZ', '26'],
    ['28AAPFU0939F1ZT', '37'],
    ['96AAPFU0939F1ZQ', undefined],
    ['97AAPFU0939F1ZO', '97'],
    ['99AAPFU0939F1ZK', undefined],
  ])('%s begins with a code that is not of a State of today', (number, state) => {
    expect(recipientNumber(number)).toBeUndefined();
    expect(stateOfRecipient(number)).toBe(state);
  });

  it.each([
    ['2717USA00046UNW', 'This GSTIN is mistyped: its last digit does not fit the others.'],
    ['98AAPFU0939F1ZM', 'The first two digits are the code of no State.'],
    ['constructor0000', 'Please enter the 15 letters and digits of a GSTIN or UIN, such as 27AAPFU0939F1ZV.'],
    ['27AAPFU0939F1KV', 'Please enter the 15 letters and digits of a GSTIN or UIN, such as 27AAPFU0939F1ZV.'],
    [null, 'Please enter the 15 letters and digits of a GSTIN or UIN, such as 27AAPFU0939F1ZV.'],
  ])('%j is refused', (number, sentence) => {
    expect(recipientNumber(number)).toBe(sentence);
  });

  it('is not there: everybody else', () => {
    expect([isRegistered(''), isInB2b('')]).toEqual([false, false]);
  });
});
