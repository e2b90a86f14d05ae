import { describe, expect, it } from 'vitest';
import { ALIKE, DIFFERENT, ONE_KEY, TWO_KEYS } from './alike-examples.ts';
import { FOUND_NAMES } from './name-examples.ts';
import { keyedWords, similarKeys } from './name-keys.ts';
import { ALIKE_FROM, nameScore, partScore } from './name-score.ts';

const keyOf = (name: string): string =>
  keyedWords(name)
    .map(({ key }) => key)
    .join(' ');

describe('the key of a word', () => {
  it.each(ONE_KEY)('is one for %j and %j', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each(TWO_KEYS)('differs between %j and %j', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('is never empty', () => {
    for (const name of ['Dr', 'Shri', 'બેન', 'Bhai', 'W', 'ં', ...FOUND_NAMES.map((one) => one.name)])
      expect(keyedWords(name).filter(({ key }) => key === '')).toEqual([]);
    expect(keyOf('Dr. Shri')).toBe('dr sri');
  });
});

describe('two names', () => {
  it.each(ALIKE)('are alike: %j and %j', (one, other) => {
    expect(nameScore(one, other)).toBeGreaterThanOrEqual(ALIKE_FROM);
    expect(nameScore(other, one)).toBe(nameScore(one, other));
  });

  it.each(DIFFERENT)('are two people’s: %j and %j', (one, other) => {
    expect(nameScore(one, other)).toBeLessThan(ALIKE_FROM);
    expect(nameScore(other, one)).toBe(nameScore(one, other));
  });

  it('are one when all their words written together have one key', () => {
    expect(nameScore('Sri Ram Chandran', 'Sriram Chandran')).toBe(1);
  });

  it('are compared at once, however many words they have', () => {
    const long = 'ab cd ef gh ij kl mn op '.repeat(20);
    expect(nameScore(long, `zz ${long}`)).toBeLessThan(ALIKE_FROM);
  });
});

describe('similar names', () => {
  const isSimilar = (one: string, other: string): boolean =>
    similarKeys(one).every((keys) =>
      similarKeys(other).some((others) => keys.some((key) => others.includes(key))),
    );

  it.each(['jhosi', 'mira', 'મીરા', 'मीरा', 'mira jhosi', 'joshi mira', 'jossi meera'])(
    'to Meera Joshi is %j',
    (typed) => {
      expect(isSimilar(typed, 'Meera Joshi')).toBe(true);
    },
  );

  it('share a key when one letter of five is missing, doubled, another or out of place', () => {
    for (const typed of ['ptel', 'patell', 'patal', 'ptael', 'prajapti'])
      expect(isSimilar(typed, typed.startsWith('pr') ? 'Prajapati' : 'Patel')).toBe(true);
  });

  it('of less than five letters share the whole key only', () => {
    expect(isSimilar('mina', 'Meera')).toBe(false);
    expect(isSimilar('mira', 'Miraj')).toBe(true);
  });
});

describe('the score of two names', () => {
  // Jaro–Winkler scores that another program computed; the keys of these names equal the names.
  it.each([
    ['marta', 'martin', 0.8933],
    ['ramila', 'nirali', 0.6528],
    ['tanvi', 'nitva', 0.4667],
    ['mina', 'rupal', 0.4833],
    ['kirtana', 'kritika', 0.7686],
    ['rajni', 'mohan', 0.4667],
    ['dinkarbai', 'dinkarvala', 0.8956],
    ['narendrasin', 'nagendrasin', 0.8982],
    ['ab', 'ba', 0],
  ])('is %d near for %j and %j', (one, other, near) => {
    expect(nameScore(one, other)).toBeCloseTo(near, 3);
    expect(nameScore(other, one)).toBe(nameScore(one, other));
  });

  it.each([
    ['mukti', 'mutki', 0.9, 'short words are at most so near'],
    ['mahendrasin', 'mahedrasina', 0.93, 'long words that are nearly one'],
    ['satianaran', 'satianarain', 0.93, 'long words, of which one ends with another vowel'],
    ['rahman', 'rehman', 0.95, 'a for e'],
    ['hetal', 'hital', 0.95, 'e for i'],
    ['sonal', 'sunal', 0.95, 'o for u'],
    ['karan', 'kiran', 0.88, 'a is not i'],
    ['amit', 'mita', 0.8333, 'one begins with a vowel'],
    ['deep', 'deepa', 0, 'a name that only grows at its end'],
    ['kumaran', 'kumar', 0, 'a name that only grows at its end'],
    ['k mehta', 'kiran mehta', 0.93, 'an initial'],
    ['kiran mehta', 'k mehta', 0.93, 'an initial'],
  ])('of %j and %j is %d: %s', (one, other, score) => {
    expect(nameScore(one, other)).toBeCloseTo(score, 3);
  });

  it.each([
    ['mina ram shah', 'mina shah'],
    ['mina ram lal shah', 'mina shah'],
    ['shah mina', 'mina shah'],
    ['krishna murthy rao', 'krishnamurthy rao'],
  ])('takes %j and %j for one person, by the words that count', (one, other) => {
    expect(nameScore(one, other)).toBeGreaterThanOrEqual(ALIKE_FROM);
  });

  it.each([
    ['mina shah', 'mina shah ram'],
    ['mina shah', 'mina vora'],
  ])('does not take %j and %j for one person', (one, other) => {
    expect(nameScore(one, other)).toBeLessThan(ALIKE_FROM);
  });

  it.each([
    ['', 'mina'],
    ['mina', ''],
    ['', ''],
    ['mina', 'mina shah'],
  ])('is none where one of %j and %j says less than a name', (one, other) => {
    expect(nameScore(one, other)).toBe(0);
  });

  it('of typed words is that of the one that answers worst', () => {
    expect(partScore('mira', 'Meera Joshi')).toBe(1);
    expect(partScore('mira josi', 'Meera Joshi')).toBe(1);
    expect(partScore('mira shah', 'Meera Joshi')).toBeLessThan(0.7);
    expect(partScore('', 'Meera')).toBe(Infinity);
    expect(partScore('mira', '')).toBe(0);
  });
});
