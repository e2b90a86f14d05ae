import { describe, expect, it } from 'vitest';
import {
  noTarget,
  proposedTarget,
  targetProblem,
  type EnergyTarget,
  type TargetPerson,
} from './energy-target.ts';

/** Needs 1,960 kcal a day when sedentary. */
const WOMAN: TargetPerson = { age: 40, sex: 'Female', expecting: false, weightKg: 80, bmi: 30, bmr: 1400 };
const person = (more: Partial<TargetPerson> = {}): TargetPerson => ({ ...WOMAN, ...more });
const target = (more: Partial<EnergyTarget> = {}): EnergyTarget => ({
  energy: 1500,
  protein: 70,
  activity: 'sedentary',
  reason: '',
  ...more,
});

describe('a target', () => {
  it.each([
    [{}, 'lose', 'sedentary', 1460, 'Need 1,960 kcal − 500', false],
    [{}, 'maintain', 'sedentary', 1960, 'Need 1,960 kcal', false],
    [{}, null, 'light', 2170, 'Need 2,170 kcal', false],
    [{}, 'gain', 'sedentary', 2260, 'Need 1,960 kcal + 300', false],
    // 1,540 − 500 is below a woman's minimum, and so is her energy at rest.
    [{ bmr: 1100 }, 'lose', 'sedentary', 1200, 'Need 1,540 kcal, not below 1,200 kcal', false],
    [{ bmr: 1100, sex: null }, 'lose', 'sedentary', 1200, 'Need 1,540 kcal, not below 1,200 kcal', false],
    [{ bmr: 1300, sex: 'Male' }, 'lose', 'sedentary', 1500, 'Need 1,820 kcal, not below 1,500 kcal', false],
    // Here the energy at rest is above the minimum.
    [{ bmr: 1225 }, 'lose', 'sedentary', 1230, 'Need 1,715 kcal, not below 1,225 kcal', false],
    // A person who needs less than the minimum gets the need as target.
    [{ bmr: 800 }, 'lose', 'sedentary', 1120, 'Need 1,120 kcal, not below 1,120 kcal', false],
    [{ bmi: 18.4 }, 'lose', 'sedentary', 1960, 'Need 1,960 kcal: no deficit below a BMI of 18.5', false],
    [{ bmi: 18.5 }, 'lose', 'sedentary', 1460, 'Need 1,960 kcal − 500', true],
    [{ bmi: 22.9 }, 'lose', 'sedentary', 1460, 'Need 1,960 kcal − 500', true],
    [{ bmi: 23 }, 'lose', 'sedentary', 1460, 'Need 1,960 kcal − 500', false],
    [{ bmi: 20 }, 'maintain', 'sedentary', 1960, 'Need 1,960 kcal', false],
    [{ age: 18 }, 'lose', 'sedentary', 1460, 'Need 1,960 kcal − 500', false],
  ] as const)(
    'is proposed for %o who is to %s, %s',
    (more, direction, activity, energy, words, asksReason) => {
      const proposed = proposedTarget(person(more), direction, activity);
      expect(proposed).toMatchObject({ energy, words, asksReason, protein: 66 });
    },
  );

  it.each([
    [{ expecting: true }, 'No target while pregnant or breastfeeding.'],
    [{ age: 17 }, 'No target under 18 years.'],
    [{ age: null }, 'A target needs weight, height, age and sex.'],
    [{ bmr: null }, 'A target needs weight, height, age and sex.'],
  ])('is none for %o', (more, sentence) => {
    expect(noTarget(person(more))).toBe(sentence);
    expect(proposedTarget(person(more), 'lose', 'light')).toBeUndefined();
    expect(targetProblem(person(more), target())).toEqual({ field: 'energy', text: sentence });
  });

  it('proposes no protein for a weight that is not known', () => {
    expect(proposedTarget(person({ weightKg: null }), 'lose', 'light')?.protein).toBeNull();
  });

  it.each([
    [{}, { energy: 1400 }, undefined],
    [{}, { energy: 1399 }, 'Please enter at least 1,400 kcal.'],
    [{ bmr: 1100, sex: null }, { energy: 1199 }, 'Please enter at least 1,200 kcal.'],
    [{ bmr: 1200, sex: 'Male' }, { energy: 1499 }, 'Please enter at least 1,500 kcal.'],
    [{ bmi: 18.4 }, { energy: 1959 }, 'No deficit below a BMI of 18.5: the need is 1,960 kcal.'],
    [{ bmi: 18.4 }, { energy: 2300 }, undefined],
    [{ bmi: 22 }, {}, 'That is a deficit at a BMI of 22, below 23. Please say why.'],
    [{ bmi: 22 }, { reason: 'Waist of 95 cm' }, undefined],
    [{}, { energy: Number.NaN }, 'Please enter 800 kcal to 5,000 kcal.'],
    [{}, { energy: 5001 }, 'Please enter 800 kcal to 5,000 kcal.'],
    [{}, { protein: 700 }, 'Please enter 10 to 300 g.'],
    [{}, { protein: null }, undefined],
  ] as const)('of %o that is set to %o is judged', (more, set, text) => {
    expect(targetProblem(person(more), target(set))?.text).toBe(text);
  });
});
