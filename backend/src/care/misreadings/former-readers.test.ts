import {
  formerGrams,
  formerMeasurement,
  formerNumber,
  formerRange,
  formerStrengths,
} from './former-readers.ts';

describe('the readers of earlier releases', () => {
  it.each([
    ['0,045', 45],
    ['1,250', 1250],
    ['41,5', 41.5],
    ['60-65', 60],
    ['૭૨.૫', undefined],
  ])('took %s for the number %s', (text, number) => {
    expect(formerNumber(text)).toBe(number);
  });

  it.each([
    ['tsh', '0,045', 45],
    ['weight', '82,500', undefined],
    ['weight', '180 lbs', 81.65],
    ['height', '5 ft 4 in', 162.6],
    ['bloodPressure', '120/80', 120],
  ] as const)('took of a %s %s for the value %s', (kind, text, value) => {
    expect(formerMeasurement(kind, text)?.value).toBe(value);
  });

  it('took both ends of a range for thousands', () => {
    expect(formerRange('tsh', '0,270 - 4,200')).toEqual({ low: 270, high: 4200 });
    expect(formerRange('tsh', '< 4.2 mIU/L')).toEqual({ low: -Infinity, high: 4.2 });
  });

  it.each([
    ['1,000 g', 'g', { from: 1, to: 1 }],
    ['1-1/2', 'g', { from: 0.5, to: 1 }],
    ['½', 'pack of 30 g', { from: 15, to: 15 }],
    [150, 'g', { from: 150, to: 150 }],
    ['aadhi', 'g', undefined],
  ])('took %s of %s for the grams of %j', (quantity, unit, grams) => {
    expect(formerGrams({ quantity, unit }, undefined)).toEqual(grams);
  });

  it.each([
    ['0,400 mg', 400_000],
    ['60,000 iu', 60_000],
    ['1½ g', 1_500_000],
  ])('took the strength %s for %i', (text, value) => {
    expect(formerStrengths(text)).toMatchObject([{ value, isUnclear: false }]);
  });
});
