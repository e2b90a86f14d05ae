import { describe, expect, it } from 'vitest';
import {
  cleanLine,
  cleanText,
  hasControlCharacters,
  hasControlCharactersInText,
  hasVisibleText,
  isEmail,
  normaliseEmail,
} from './client-input.ts';

describe('an e-mail address', () => {
  it('is trimmed and lower-cased', () => {
    expect(normaliseEmail('  Priya.Shah@Example.COM\n')).toBe('priya.shah@example.com');
  });

  it('does not take the Kelvin sign for a k', () => {
    expect(isEmail(normaliseEmail('\u212airan@example.com'))).toBe(false);
  });

  it.each(['a@b.co', 'priya.shah+diet@example.co.in', "o'hara@example.com", 'x@xn--bcher-kva.xn--p1ai'])(
    '%s is one',
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );

  it.each([
    '',
    'priya',
    '@example.com',
    'priya@',
    'priya@example',
    'priya@@example.com',
    'priya@ex@ample.com',
    '"priya@home"@example.com',
    'priya@example..com',
    '.priya@example.com',
    'priya.@example.com',
    'priya@-example.com',
    'priya@example.123',
    'priya@127.0.0.1',
    'priya @example.com',
    'priya@example.com,asha@example.com',
    'Priya <priya@example.com>',
    'priya\u200b@example.com',
    'प्रिया@example.com',
    'priya@exämple.com',
    'priya@example.com\nbcc: x@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(126)}com`,
  ])('%j is none', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it('may have 254 characters and not one more', () => {
    const domain = `${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(3)}.in`;
    const address = `${'a'.repeat(64)}@${domain}`;
    expect(address).toHaveLength(254);
    expect(isEmail(address)).toBe(true);
    expect(isEmail(address.replace('ccc', 'cccc'))).toBe(false);
  });
});

describe('typed text', () => {
  it('is trimmed and written in one Unicode form', () => {
    expect(cleanLine('  Jose\u0301  ')).toBe('Jos\u00e9');
  });

  it('has no marks at its ends that are not seen, and keeps those within', () => {
    expect(cleanLine('\u200E\uFEFF Meera\u200B \u200F')).toBe('Meera');
    expect(cleanLine('લક્ષ્\u200Dમી')).toBe('લક્ષ્\u200Dમી');
    expect(cleanLine('❤\uFE0F')).toBe('❤\uFE0F');
    expect(cleanLine(' \u200B ')).toBe('');
  });

  it('keeps its lines, whatever system wrote them', () => {
    expect(cleanText('\r\none\r\n\ttwo\rthree\n\n')).toBe('one\n\ttwo\nthree');
  });

  it('has no control characters on one line', () => {
    expect(['a\nb', 'a\tb', 'a\0b', 'a\u007fb', 'a\u0085b', 'a\u2028b'].every(hasControlCharacters)).toBe(
      true,
    );
    expect(hasControlCharacters('½ katori, 2 × daily')).toBe(false);
  });

  it('may have line breaks and tabs where there are several lines, nothing else', () => {
    expect(hasControlCharactersInText('one\n\ttwo')).toBe(false);
    expect(['a\0b', 'a\rb', 'a\u001bb', 'a\u2029b'].every(hasControlCharactersInText)).toBe(true);
  });

  it('cannot turn the direction of what follows, nor hold half a character', () => {
    expect(hasControlCharacters('abc\u202efdp.exe')).toBe(true);
    expect(hasControlCharactersInText('abc\u2066def')).toBe(true);
    expect(hasControlCharacters('half \ud83c')).toBe(true);
    expect(hasControlCharacters('whole 🌿')).toBe(false);
  });

  it('may be Gujarati or Hindi with its joiners', () => {
    expect(hasControlCharacters('ક્\u200dષ પ્રિયા शर्\u200cमा')).toBe(false);
  });

  it('is empty when it has no visible character', () => {
    expect(['', ' ', '\u200b', '\u00a0\u2060', '\u0301'].some(hasVisibleText)).toBe(false);
    expect(['a', '7', '-', '½', '🌿', 'પ્રિયા'].every(hasVisibleText)).toBe(true);
  });
});
