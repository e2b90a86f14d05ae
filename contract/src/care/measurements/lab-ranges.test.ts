import { describe, expect, it, test } from 'vitest';
import { besideRange, labRangeProblem, labRangeReading, rangeWords, readLabRange } from './lab-ranges.ts';

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

  it.each([
    ['tsh', '0,270 - 4,200', 0.27, 4.2],
    ['tsh', '૦.૨૭ - ૪.૨', 0.27, 4.2],
    ['triglycerides', '1,000 - 1,500', 1000, 1500],
    ['b12', '200 to 1,100 pg/mL', 200, 1100],
    ['tsh', '< 4,200', -Infinity, 4.2],
    ['hba1c', '4,0 − 5,6 %', 4, 5.6],
  ] as const)('of %s "%s" is from %d to %d', (kind, typed, low, high) => {
    expect(readLabRange(kind, typed)).toMatchObject({ low, high });
  });

  it.each([
    ['vitaminD', '75 - 250 nmol/L', 30, 100],
    ['vitaminD', '< 75 nmol/l', -Infinity, 30],
    ['b12', '148 to 738 pmol/L', 201, 1000],
  ] as const)('of %s "%s" is turned into the unit of the kind', (kind, typed, low, high) => {
    const { low: from = 0, high: to = 0 } = readLabRange(kind, typed) ?? {};
    expect([from, to].map((end) => Math.round(end))).toEqual([low, high]);
  });

  it('is asked where its comma leaves two', () => {
    expect(labRangeReading('triglycerides', '10.5 - 1,250')).toMatchObject({
      value: { low: 10.5, high: 1250 },
    });
    expect(labRangeProblem('tsh', '0.4 - 4,000')).toBe('TSH: 0.4 - 4,000: 0.4 to 4000 or 0.4 to 4?');
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
