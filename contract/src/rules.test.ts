import { describe, expect, it } from 'vitest';
import {
  allOf,
  email,
  longText,
  money,
  multipleOfFive,
  newPassword,
  objectId,
  oneLine,
  oneOf,
  optional,
  password,
  percent,
  phone,
  realDate,
  required,
  time,
  wholeNumber,
  type Rule,
} from './rules.ts';

const notText = [undefined, null, 5, true, {}, [], ['a'], { length: 10 }];
const notNumbers = [undefined, null, '', '5', '5.00', true, {}, [5], Number.NaN, Number.POSITIVE_INFINITY];

const table: { name: string; rule: Rule; accepts: unknown[]; refuses: unknown[] }[] = [
  {
    name: 'required',
    rule: required(),
    accepts: ['a', ' a ', '0', '½'],
    refuses: ['', '   ', '\u200b', ...notText],
  },
  {
    name: 'oneLine',
    rule: oneLine(),
    accepts: ['', 'Priya Shah', 'x'.repeat(200), `  ${'x'.repeat(200)}  `, 'line\n'],
    refuses: ['x'.repeat(201), 'two\nlines', 'nul\0', ...notText],
  },
  {
    name: 'longText',
    rule: longText(),
    accepts: ['', 'one\r\ntwo\n\tthree', 'x'.repeat(5000)],
    refuses: ['x'.repeat(5001), 'nul\0', 'bell\u0007', ...notText],
  },
  {
    name: 'email',
    rule: email,
    accepts: ['priya@example.com', '  PRIYA@Example.com '],
    refuses: ['', ' ', 'priya', 'a@b', 'a@b.com, c@d.com', ...notText],
  },
  {
    name: 'password',
    rule: password,
    accepts: ['123456', '      ', 'પાસવર્ડ', 'x'.repeat(200)],
    refuses: ['', '12345', 'x'.repeat(201), ...notText],
  },
  {
    name: 'phone',
    rule: phone,
    accepts: ['9876543210', '+91 98765-43210', '098765 43210', '९८७६५४३२१०'],
    refuses: ['', '987654321', '98765432100', '98765x4321', '+44 20 7946 0000', ...notText],
  },
  {
    name: 'realDate',
    rule: realDate,
    accepts: ['2026-01-31', '2024-02-29'],
    refuses: ['', '2026-02-30', '2026-1-5', '2026-01-05T00:00:00.000Z', '05/01/2026', ...notText],
  },
  {
    name: 'time',
    rule: time,
    accepts: ['00:00', '09:31', '23:59'],
    refuses: ['', '24:00', '9:30', '09:30:00', '09:30 AM', ...notText],
  },
  {
    name: 'multipleOfFive',
    rule: multipleOfFive,
    accepts: ['00:00', '09:30', '09:35', '23:55'],
    refuses: ['09:31', '09:59', '25:00', '', ...notText],
  },
  {
    name: 'wholeNumber(1, 9999)',
    rule: wholeNumber(1, 9999),
    accepts: [1, 5, 9999],
    refuses: [0, -1, 1.5, 10_000, 1e-7, ...notNumbers],
  },
  {
    name: 'money',
    rule: money,
    accepts: [0, -0, 0.01, 1.15, 249.5, 9_999_999.99],
    refuses: [-0.01, 0.001, 1e-7, 1.005, 10_000_000, 1e21, 0.1 + 0.2, ...notNumbers],
  },
  {
    name: 'percent',
    rule: percent,
    accepts: [0, 12.5, 0.01, 100],
    refuses: [-1, 100.01, 12.555, 1e-7, ...notNumbers],
  },
  {
    name: 'oneOf',
    rule: oneOf(['Online', 'Cash']),
    accepts: ['Online', 'Cash'],
    refuses: ['', 'cash', 'Card', 'toString', ...notText],
  },
  {
    name: 'objectId',
    rule: objectId,
    accepts: ['65a1b2c3d4e5f60718293a4b', '65A1B2C3D4E5F60718293A4B'],
    refuses: ['', '65a1b2c3d4e5f60718293a4', 'not-an-id-not-an-id-not-', '123456789012', ...notText],
  },
];

describe.each(table)('the rule $name', ({ rule, accepts, refuses }) => {
  it('accepts what is right', () => {
    expect(accepts.filter((value) => rule(value) !== undefined)).toEqual([]);
  });

  it('refuses anything else in a sentence', () => {
    expect(refuses.filter((value) => !/^[A-Z].*\.$/s.test(rule(value) ?? ''))).toEqual([]);
  });
});

describe('the sentences of the log-in', () => {
  it('are those of the specification', () => {
    expect(email('')).toBe('Email is required.');
    expect(password('12345')).toBe('Password must be at least 6 characters long.');
  });
});

describe('rules together', () => {
  it('say the first thing that is wrong', () => {
    const name = allOf(required('Please enter a name.'), oneLine(10));
    expect(name(' ')).toBe('Please enter a name.');
    expect(name('x'.repeat(11))).toBe('Please use at most 10 characters.');
    expect(name('Priya')).toBeUndefined();
  });

  it('let an optional field be empty, but not wrong', () => {
    expect([undefined, null, ''].map(optional(phone))).toEqual([undefined, undefined, undefined]);
    expect(optional(phone)('12')).toBe('Please enter a phone number of exactly 10 digits.');
  });

  it('name the choices, without the empty one', () => {
    expect(oneOf(['', 'A', 'B'])('C')).toBe('Please choose one of: A, B.');
  });
});

describe('a new password', () => {
  it.each([
    [6, 'abcde', 'Password must be at least 6 characters long.'],
    [6, 'abcdef', undefined],
    [8, 'abcdefg', 'Password must be at least 8 characters long.'],
    [8, 'abcdefgh', undefined],
    [8, '   a    ', undefined],
    [8, 'x'.repeat(200), undefined],
    [8, 'x'.repeat(201), 'Password must be at most 200 characters long.'],
    [8, undefined, 'Password must be at least 8 characters long.'],
  ])('of at least %i: %j', (min, typed, sentence) => {
    expect(newPassword(min)(typed)).toBe(sentence);
  });
});
