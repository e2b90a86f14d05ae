import { describe, expect, it } from 'vitest';
import { sourceList } from './enquiry-rules.ts';

describe('the list of how people have heard of the clinic', () => {
  it.each([
    ['is empty', [], undefined],
    ['has different lines', ['Google', 'A friend', 'गूगल'], undefined],
    ['is no list', 'Google', 'Please enter one answer a line.'],
    ['has an empty line', ['Google', '  '], 'Please enter one answer a line.'],
    ['has a line twice', ['Google', ' google '], '“google” is there twice.'],
    [
      'has a line of two',
      ['Google\nFriend'],
      'Please use one line of plain text, without line breaks or control characters.',
    ],
    ['has 60 characters', ['x'.repeat(60)], undefined],
    ['has 61 characters', ['x'.repeat(61)], 'Please use at most 60 characters.'],
    ['has 21 lines', Array.from({ length: 21 }, (_, n) => `Source ${n}`), 'Please enter at most 20 answers.'],
  ])('%s', (_name, list, sentence) => {
    expect(sourceList(list)).toBe(sentence);
  });
});
