import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOUND_NAMES, SAME_FORM, TWO_FORMS } from './name-examples.ts';
import { isFound, nameForm, nameWords, typedWords } from './names.ts';

const typedIn = (pick: 'failed' | 'held' | 'not') =>
  FOUND_NAMES.flatMap((one) => (one[pick] ?? []).map((typed) => [one.name, typed] as const));

describe('a name is found', () => {
  it.each(typedIn('failed'))('%j by %j, which failed before', (name, typed) => {
    expect(isFound([name], typed)).toBe(true);
  });

  it.each(typedIn('held'))('%j by %j, which held before', (name, typed) => {
    expect(isFound([name], typed)).toBe(true);
  });

  it.each(typedIn('not'))('%j not by %j', (name, typed) => {
    expect(isFound([name], typed)).toBe(false);
  });

  it('by words of which each stands in another text, as a phone beside a name', () => {
    expect(isFound(['Meera Joshi', '9876543210'], '98765 meera')).toBe(true);
    expect(isFound(['Meera Joshi', '9876543210'], '98765 mira')).toBe(false);
  });

  it('by a part of an address with its dots, and by none that only arises without them', () => {
    for (const typed of ['priya.shah@', '.shah@', 'shah', '.com', 'PRIYA.S'])
      expect(isFound(['priya.shah@example.com'], typed)).toBe(true);
    for (const typed of ['yash', 'priyashah', 'priya.shah@example.com.au'])
      expect(isFound(['priya.shah@example.com'], typed)).toBe(false);
  });

  it('by any part of a word, whatever its letters', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .map((text) => nameWords(text)[0] ?? 'a');
    fc.assert(
      fc.property(word, fc.nat(), fc.nat(), (text, from, length) => {
        const start = from % text.length;
        const part = text.slice(start, start + 1 + (length % text.length));
        fc.pre(nameForm(part) === part);
        expect(isFound([text], part)).toBe(true);
      }),
    );
  });
});

describe('the form of a name', () => {
  it.each(SAME_FORM)('is one for %j and %j', (one, other) => {
    expect(nameForm(one)).toBe(nameForm(other));
  });

  it.each(TWO_FORMS)('stays two for %j and %j', (one, other) => {
    expect(nameForm(one)).not.toBe(nameForm(other));
  });

  it('changes nothing when it is taken of itself', () => {
    for (const { name } of FOUND_NAMES) expect(nameForm(nameForm(name))).toBe(nameForm(name));
  });

  it.each([
    ['Straße', 'strasse'],
    ['Bjørn', 'bjorn'],
    ['Łukasz', 'lukasz'],
    ['Đorđe', 'dorde'],
    ['Ræder', 'raeder'],
    ['Œuvre', 'oeuvre'],
    ['Guðrún', 'gudrun'],
    ['Þór', 'thor'],
    ['Kadır', 'kadir'],
  ])('takes the letters of %j for those on each keyboard', (name, form) => {
    expect(nameForm(name)).toBe(form);
  });

  it('parts words by signs, several of them too, and leaves out what is a sign alone', () => {
    expect(nameForm('Shah ,; (Mina)  / [Rama] - & Co.')).toBe('shah mina rama co');
    expect(nameForm(' . ')).toBe('');
  });

  it('keeps the point of a decimal number', () => {
    expect(nameWords('Tablet 1.5 mg.')).toEqual(['tablet', '1.5', 'mg']);
  });
});

describe('what is typed', () => {
  it('is searched for by its longest word first, without words that are part of another', () => {
    expect(typedWords('me joshi meera')).toEqual([['joshi'], ['meera']]);
  });

  it('is searched for as it is where it has no letters or digits, and not at all where it is empty', () => {
    expect(typedWords(' ( ')).toEqual([['(']]);
    expect(typedWords(' \u200B ')).toEqual([]);
    expect(isFound(['Meera Joshi'], '(')).toBe(false);
    expect(isFound(['Meera Joshi'], '  ')).toBe(true);
  });
});
