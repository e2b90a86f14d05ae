import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { NO_PHONES, PHONES } from './phone-examples.ts';
import { phoneAsStored, phonePart, readPhone } from './phones.ts';
import { sentenceOf } from './reading.ts';

const SPECIFIED = 'Please enter a phone number of exactly 10 digits.';

test.each(PHONES)('%j is the number %s', (typed, digits) => {
  expect(readPhone(typed)).toEqual({ value: digits });
});

describe('a text that is no phone number', () => {
  const said = (typed: string) => {
    expect(readPhone(typed)).toHaveProperty('none', true);
    return sentenceOf(readPhone(typed));
  };

  it.each(NO_PHONES.filter(([, inTheWay]) => inTheWay === null))(
    '%j is refused by the count alone',
    (typed) => {
      expect(said(typed)).toBe(SPECIFIED);
    },
  );

  it.each(NO_PHONES.filter(([, inTheWay]) => inTheWay !== null && inTheWay !== '+'))(
    '%j is refused with the character that is in the way: %s',
    (typed, inTheWay) => {
      expect(said(typed)).toBe(`${SPECIFIED} “${inTheWay}” is in the way.`);
    },
  );

  it('has a plus in its middle', () => {
    expect(said('98250+12345')).toBe(`${SPECIFIED} “+” is in the way.`);
    expect(said('+91 +91 98250 12345')).toBe(`${SPECIFIED} “+” is in the way.`);
  });

  it('is a number of another country', () => {
    const onlyIndia = `${SPECIFIED} Only +91 can stand before them.`;
    expect(said('+44 20 7946 0000')).toBe(onlyIndia);
    expect(said('+9 825012345')).toBe(onlyIndia);
    expect(said('+91 23456789')).toBe(SPECIFIED);
  });

  it('is stored nowhere, and stays as it was typed for the rule', () => {
    expect(phoneAsStored(' 98250x12345 ')).toBe(' 98250x12345 ');
    expect(phoneAsStored('+91 98250 12345')).toBe('9825012345');
  });
});

test('a stored number that is saved back stays the same', () => {
  const piece = fc.constantFrom('+91', '0091', '91', '0', ' ', '-', '1', '98765', '૯૮૭૬૫', '\u200e', 'x');
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (typed) => {
        expect(phoneAsStored(phoneAsStored(typed))).toBe(phoneAsStored(typed));
      },
    ),
  );
});

test.each([
  ['98250', '98250'],
  ['12300 4', '123004'],
  ['-345', '345'],
  ['+91 98250', '98250'],
  ['+91 98250 12345', '9825012345'],
  ['098250 12345', '9825012345'],
  ['0982', '0982'],
  ['+9', '9'],
  ['૯૮૨૫૦', '98250'],
  ['98250 123456', '98250123456'],
  ['98250 asha', undefined],
  ['98+25', undefined],
  ['+', undefined],
  ['', undefined],
])('by %j a number is looked for with the digits %s', (typed, digits) => {
  expect(phonePart(typed)).toBe(digits);
});
