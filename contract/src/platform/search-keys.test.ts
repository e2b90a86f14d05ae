import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOUND_NAMES } from '../reading/name-examples.ts';
import { isFound, nameForm, nameWords } from '../reading/names.ts';
import {
  MAX_SEARCH_KEY,
  numberKeys,
  numberPattern,
  searchKeys,
  searchFields,
  searchPatterns,
} from './search-keys.ts';

const priya = { name: 'Priya  Shah', email: 'priya.s@example.com', phone: '9876543210' };
function finds(typed: string, client = priya) {
  const { keys, name } = searchPatterns(typed);
  const stored = searchFields(client);
  const isKey = (forms: string[]) =>
    forms.some((source) => stored.searchKeys.some((key) => new RegExp(source).test(key)));
  return (
    keys.length > 0 && keys.every(isKey) && name.every((source) => new RegExp(source).test(stored.nameForm))
  );
}

describe('a client is found', () => {
  it.each([
    'priya',
    'PRIYA',
    'riy',
    'shah',
    'priya shah',
    ' priya   sh',
    'ya s',
    'shah priya',
    'priyashah',
    'h p',
    'shah 98765',
    '98765 priya',
    '(98765) 43210',
    '૯૮૭૬૫',
    'Priya.S@',
    '@example',
    '.com',
    '98765',
    '543',
    '98765 43210',
    '98765-43210',
    '+91 98765 43210',
    '098765 43210',
    '98765.43210',
    '(+91) 98765',
    '૯૮૭૬૫ ૪૩૨૧૦',
    '0',
  ])('by %j', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each([
    'shap',
    'yash',
    'riyash',
    'priya.*',
    '.*',
    'shah mira',
    '^p',
    '[a-z]',
    '99999',
    'priya.s@example.com.au',
  ])('not by %j', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  it('by a name in any script', () => {
    const gujarati = { ...priya, name: 'પ્રિયા શાહ' };
    expect(finds('શાહ', gujarati)).toBe(true);
    expect(finds('JOSÉ', { ...priya, name: 'Jose\u0301' })).toBe(true);
  });

  it('as a list in the browser finds it', () => {
    for (const { name, failed, held, not = [] } of FOUND_NAMES)
      for (const typed of [...failed, ...held, ...not])
        expect([name, typed, finds(typed, { ...priya, name, email: '', phone: '' })]).toEqual([
          name,
          typed,
          isFound([name], typed),
        ]);
  });

  it('by any part of a word, read as text and never as a pattern', () => {
    const word = fc.string({ minLength: 1, maxLength: 40 }).map((text) => nameWords(text)[0] ?? 'a');
    fc.assert(
      fc.property(word, fc.nat(), fc.nat(), (text, from, length) => {
        const start = from % text.length;
        const part = text.slice(start, start + 1 + (length % text.length));
        fc.pre(nameForm(part) === part);
        expect(finds(part, { ...priya, name: text })).toBe(true);
      }),
    );
  });
});

describe('the keys of a client', () => {
  it('are lower-cased, each there once, none beginning with a space', () => {
    const keys = searchKeys(priya);
    expect(keys).toEqual(expect.arrayContaining(['riya', 'priyashah', 'shah']));
    expect(keys).toContain('43210');
    expect(keys).toHaveLength(new Set(keys).size);
    expect(keys.filter((key) => key !== key.trim() || key !== key.toLowerCase())).toEqual([]);
  });

  it('stay small for the longest name and e-mail', () => {
    const keys = searchKeys({ name: 'ab'.repeat(500), email: 'c'.repeat(254), phone: '9876543210' });
    expect(Math.max(...keys.map((key) => key.length))).toBe(MAX_SEARCH_KEY);
    expect(keys.length).toBeLessThanOrEqual(500);
  });
});

describe('a search term', () => {
  it('is as long as a key at most, so that a pasted text still finds', () => {
    const name = 'Anantapadmanabhaswamy Venkataramanarajuvaripeta Rao';
    expect(finds(name, { ...priya, name })).toBe(true);
    const long = name.replaceAll(' ', '');
    expect(finds(long, { ...priya, name: long })).toBe(true);
  });

  it('of nothing searches nothing', () => {
    for (const typed of ['', '   ', '\u200B']) expect(searchPatterns(typed)).toEqual({ keys: [], name: [] });
  });
});

describe('an invoice is found', () => {
  const findsNumber = (typed: string, invoiceNumber: string) => {
    const pattern = numberPattern(typed);
    return pattern !== undefined && numberKeys(invoiceNumber).some((key) => new RegExp(pattern).test(key));
  };

  it.each(['inv', 'INV-', '2026', '2026-0061', '-0061', '61', ' inv-2026-0061 ', '6-0'])(
    'by %j in its number',
    (typed) => {
      expect(findsNumber(typed, 'INV-2026-0061')).toBe(true);
    },
  );

  it('by a part without digits, and by one with spaces or marks', () => {
    expect(findsNumber('test-dbl', 'TEST-DBL')).toBe(true);
    expect(findsNumber('b/26 (', 'AB/26  (copy)')).toBe(true);
    expect(findsNumber('१२', 'बिल १२३')).toBe(true);
  });

  it.each(['20260061', '.*', '0062', 'inv 2026'])('not by %j', (typed) => {
    expect(findsNumber(typed, 'INV-2026-0061')).toBe(false);
  });

  it('of nothing searches nothing', () => {
    expect(numberPattern('  ')).toBeUndefined();
  });
});
