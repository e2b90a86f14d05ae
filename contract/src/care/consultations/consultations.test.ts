import { describe, expect, it } from 'vitest';
import { wishWords } from '../../clients/visit-wish.ts';
import { consultationFacts, neededAWeek, wishProblem } from './consultations.ts';

const TODAY = '2026-03-12';

describe('what a consultation shows of the forms', () => {
  const known = { MedicalHistory: { kco: 'Hypothyroid', rx: ' Thyroxine 50 ', surgery: 'Appendix' } };

  it('is the filled fields of its list, in its order, each with the label of its form', () => {
    const facts = consultationFacts({ PersonalDetails: { concern: 'Tired' }, ...known }, null);
    expect(facts.map(({ label, text, before }) => [label, text, before])).toEqual([
      ['K/C/O (known case of)', 'Hypothyroid', null],
      ['Rx (current medicines)', 'Thyroxine 50', null],
      ['Main Concern', 'Tired', null],
    ]);
  });

  it.each([
    ['the same text, but for outer spaces', { rx: 'Thyroxine 50' }, null],
    ['another text', { rx: 'Thyroxine 25' }, 'Thyroxine 25'],
    ['nothing', { rx: '' }, ''],
    ['no form at all', undefined, ''],
  ])('has beside it what stood there at the last visit: %s', (_case, then, before) => {
    const facts = consultationFacts(known, then ? { MedicalHistory: then } : {});
    expect(facts.find(({ field }) => field === 'rx')).toMatchObject({ text: 'Thyroxine 50', before });
  });

  it('names what was taken away since', () => {
    const facts = consultationFacts({}, { MedicalHistory: { allergies: 'Peanuts' } });
    expect(facts).toMatchObject([{ field: 'allergies', text: '', before: 'Peanuts' }]);
  });
});

describe('the pace that a goal needs', () => {
  const goal = { kind: 'weight', direction: 'lose', value: 70, by: '2026-05-21' } as const;
  const now = { weight: 80, today: TODAY };

  it('is what is left, by the weeks that are left', () => {
    expect(neededAWeek(goal, now)).toBeCloseTo(-1, 10);
    expect(neededAWeek({ ...goal, direction: 'gain', value: 82 }, now)).toBeCloseTo(0.2, 10);
  });

  it.each([
    ['a goal to maintain', { ...goal, direction: 'maintain' as const }],
    ['another kind', { ...goal, kind: 'waist' as const }],
    ['a day that has come', { ...goal, by: TODAY }],
  ])('is not told for %s', (_case, other) => {
    expect(neededAWeek(other, now)).toBeNull();
  });
});

describe('the wish for a visit', () => {
  it.each([
    ['2026-03-13', undefined],
    ['2027-03-13', undefined],
    [TODAY, 'Please choose a day that is to come.'],
    ['2026-02-30', 'Please choose a day that is to come.'],
    ['', 'Please choose a day that is to come.'],
    ['2027-03-14', 'Please choose a day within a year.'],
  ])('for %j is judged so: %s', (on, problem) => {
    expect(wishProblem({ on }, TODAY)).toBe(problem);
  });

  it('is told to the desk in a line', () => {
    expect(wishWords({ on: '2026-03-26' }, 'Dr Asha')).toBe('Dr Asha would see them about 26 Mar 2026');
    expect(wishWords({ on: '2026-03-26', words: 'fasting' }, 'Dr Asha')).toBe(
      'Dr Asha would see them about 26 Mar 2026: fasting',
    );
  });
});
