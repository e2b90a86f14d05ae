import { describe, expect, it } from 'vitest';
import { bmiClassOf, bmiOf, bmrOf, energyNeedOf, waistToHeightOf } from './body-derived.ts';

describe('what follows from measures', () => {
  it.each([
    [50, 160, 19.5, 'below the action points'],
    [47.2, 160, 18.4, 'underweight'],
    [47.36, 160, 18.5, 'below the action points'],
    [58.7, 160, 22.9, 'below the action points'],
    [58.88, 160, 23, 'from action point 23'],
    [70.4, 160, 27.5, 'from action point 27.5'],
    [83.2, 160, 32.5, 'from action point 32.5'],
    [96, 160, 37.5, 'from action point 37.5'],
  ])('%s kg at %s cm are a BMI of %s, %s', (weight, height, bmi, words) => {
    expect(bmiOf(weight, height)).toBe(bmi);
    expect(bmiClassOf(bmi)).toBe(words);
  });

  it('is the waist by the height', () => {
    expect(waistToHeightOf(80, 160)).toBe(0.5);
    expect(waistToHeightOf(92, 164)).toBe(0.56);
  });

  it.each([
    ['Male', 1780],
    ['Female', 1614],
  ] as const)('is the energy at rest, and of a day: %s', (sex, kcal) => {
    expect(bmrOf({ weight: 80, height: 180, age: 30, sex })).toBe(kcal);
    expect(energyNeedOf(1000, 'sedentary')).toBe(1400);
    expect(energyNeedOf(1000, 'light')).toBe(1550);
    expect(energyNeedOf(1000, 'vigorous')).toBe(2200);
  });
});
