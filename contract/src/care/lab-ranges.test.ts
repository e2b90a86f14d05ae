import { describe, expect, it, test } from 'vitest';
import { besideRange, labRangeProblem, rangeWords, readLabRange } from './lab-ranges.ts';

describe('the range of a report', () => {
  it.each([
    ['70-100', { low: 70, high: 100, isOpen: false }],
    ['70 – 100 mg/dL', { low: 70, high: 100, isOpen: false }],
    ['4.0 to 5.6', { low: 4, high: 5.6, isOpen: false }],
    ['< 200', { low: -Infinity, high: 200, isOpen: true }],
    ['<=200', { low: -Infinity, high: 200, isOpen: false }],
    ['up to 200', { low: -Infinity, high: 200, isOpen: false }],
    ['Below 200 mg/dl', { low: -Infinity, high: 200, isOpen: true }],
    ['> 40', { low: 40, high: Infinity, isOpen: true }],
    ['≥ 40', { low: 40, high: Infinity, isOpen: false }],
  ])('"%s" is read', (typed, range) => {
    expect(readLabRange('cholesterol', typed)).toEqual(range);
  });

  it.each(['normal', '100', '100-70', '70-', '70-100-130', '< about 200', '70-100 mmol/L'])(
    '"%s" is none',
    (typed) => {
      expect(readLabRange('cholesterol', typed)).toBeUndefined();
      expect(labRangeProblem('cholesterol', typed)).toMatch(/such as 70-100 or < 200/);
    },
  );

  it('is not asked of what no laboratory finds', () => {
    expect(labRangeProblem('weight', '60-80')).toMatch(/^Weight/);
    expect([labRangeProblem('weight', ' '), labRangeProblem('hba1c', '4-5.6')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

test.each([
  ['70-100', 69.9, 'below'],
  ['70-100', 70, 'within'],
  ['70-100', 100, 'within'],
  ['70-100', 100.1, 'above'],
  ['< 200', 199, 'within'],
  ['< 200', 200, 'above'],
  ['up to 200', 200, 'within'],
  ['> 40', 40, 'below'],
  ['> 40', 41, 'within'],
])('of a report that says %s, %s is %s', (range, value, place) => {
  expect(besideRange('glucoseFasting', { value, range })).toBe(place);
  expect(rangeWords('glucoseFasting', { value, range })).toBe(`${range}, ${place}`);
});

test('a value without a range stands for itself', () => {
  expect(besideRange('glucoseFasting', { value: 90 })).toBeUndefined();
  expect(rangeWords('glucoseFasting', { value: 90 })).toBe('');
});
