import { describe, expect, it } from 'vitest';
import { chartLines, linesOf } from './chart-lines.ts';

describe('lines of what to take and what to avoid', () => {
  it('are read from a text, one a line, without empty ones', () => {
    expect(linesOf('Warm water \r\n\n  Moong dal\nછાશ')).toEqual(['Warm water', 'Moong dal', 'છાશ']);
  });

  it.each([
    ['nothing', [], undefined],
    ['twenty lines', Array.from({ length: 20 }, (_, n) => `Line ${n}`), undefined],
    ['twenty-one lines', Array.from({ length: 21 }, (_, n) => `Line ${n}`), 'Please write at most 20 lines.'],
    ['80 letters', ['x'.repeat(80)], undefined],
    ['81 letters', ['x'.repeat(81)], 'Please use at most 80 characters.'],
    ['an empty line', [''], 'Please leave no line empty.'],
    ['a text', 'Warm water', 'Please send a list.'],
    ['a number', [3], 'Please enter text.'],
  ])('of %s are judged', (_, value, problem) => {
    expect(chartLines(value)).toBe(problem);
  });
});
