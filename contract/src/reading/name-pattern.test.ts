import { describe, expect, it } from 'vitest';
import { FOUND_NAMES } from './name-examples.ts';
import { namePattern } from './name-pattern.ts';
import { typedWords } from './names.ts';

const finds = (name: string, typed: string): boolean =>
  typedWords(typed).every((forms) =>
    forms.some((form) => new RegExp(namePattern(form), 'iu').test(name.normalize('NFC'))),
  );

const typedIn = (pick: 'failed' | 'held' | 'not') =>
  FOUND_NAMES.flatMap((one) => (one[pick] ?? []).map((typed) => [one.name, typed] as const));

describe('the expression of a typed word', () => {
  // ß and ½ become two or more characters in the search form.
  const ofSingles = [...typedIn('failed'), ...typedIn('held')].filter(([name]) => !/[ß½]/.test(name));
  it.each(ofSingles)('finds %j by %j as the form of names does', (name, typed) => {
    expect(finds(name, typed)).toBe(true);
  });

  it.each(typedIn('not'))('does not find %j by %j', (name, typed) => {
    expect(finds(name, typed)).toBe(false);
  });

  it('reads what is typed as text, never as an expression', () => {
    for (const typed of ['.*', '[a-z]', 'm|x', '^m', 'e{2}', '\\w', 'a-z'])
      expect(finds('Meera Joshi', typed)).toBe(false);
    expect(finds('Vitamin 1.5 mg', '15')).toBe(false);
    expect(finds('Vitamin 1.5 mg', '1.5')).toBe(true);
  });
});
