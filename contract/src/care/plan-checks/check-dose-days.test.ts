import { describe, expect, it } from 'vitest';
import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import type { DoseCourse, StopReason } from '../dosage-plans/dose-course.ts';
import { checkPlans } from './check-plans.ts';
import { dose, fact, inputOf } from './plan-check-examples.ts';
import { askedRhythm, rhythmQuestions } from './rhythm-questions.ts';

/** A Monday. */
const today = '2026-01-05';
const SUNDAYS: DoseCourse = { rhythm: { weekdays: [0] } };
const on = (name: string, course: DoseCourse, slots = { morning: 1 }): DosageEntry => ({
  ...dose(name, slots),
  ...course,
});
const found = (...vitamin: DosageEntry[]) => checkPlans(inputOf({ vitamin, today })).findings;
const said = (...vitamin: DosageEntry[]) => found(...vitamin).map(({ level, words }) => `${level}: ${words}`);

describe('a dose that is not taken daily', () => {
  it('of vitamin D counts by the mean of its fullest week', () => {
    expect(said(on('Vitamin D3 60,000 IU', SUNDAYS))).toEqual([
      'ask: Vitamin D 8,571 IU a day (Vitamin D3 60,000 IU × 1, Sundays): above 4,000 IU, the upper level for adults (NIH ODS).',
    ]);
    expect(said(on('Vitamin D3 60,000 IU', { rhythm: { dayOfMonth: 1 } }))[0]).toContain('8,571 IU a day');
    expect(said(on('Vitamin D3 2,000 IU', { rhythm: { every: 3 }, from: today }))).toEqual([]);
    expect(said(on('Vitamin D3 10,000 IU', { rhythm: { every: 3 }, from: today }))[0]).toContain(
      '4,286 IU a day',
    );
  });

  it('of anything else counts by its fullest day', () => {
    expect(said(on('Iron 300 mg', SUNDAYS))[0]).toContain('Iron 300 mg a day (Iron 300 mg × 1, Sundays)');
  });

  it.each<[string, DoseCourse, DoseCourse, number]>([
    ['on other weekdays', { rhythm: { weekdays: [1, 2] } }, { rhythm: { weekdays: [3] } }, 40],
    ['on one weekday', { rhythm: { weekdays: [1, 2] } }, { rhythm: { weekdays: [2] } }, 70],
    ['one after the other', { to: '2026-01-31' }, { from: '2026-02-01' }, 40],
    ['one day together', { to: '2026-02-01' }, { from: '2026-02-01' }, 70],
    [
      'every second day in turns',
      { rhythm: { every: 2 }, from: today },
      { rhythm: { every: 2 }, from: '2026-01-06' },
      40,
    ],
    ['daily and as needed', {}, { rhythm: { asNeeded: true } }, 70],
    ['daily and until yesterday', {}, { to: '2026-01-04' }, 40],
    ['daily and from next year', {}, { from: '2027-03-01', to: '2027-03-01' }, 70],
    [
      'daily and in the pause of the other',
      { pauses: [{ from: today, to: '2027-06-01' }] },
      { to: '2027-06-01' },
      40,
    ],
  ])('adds up with another only where they are on one day: %s', (_, one, other, milligrams) => {
    const sums = found(on('Zinc 40 mg', one), on('Zinc 30 mg', other)).filter(
      ({ rule }) => rule === 'upper-level',
    );
    expect(sums.map(({ words }) => words).join()).toContain(
      milligrams > 40 ? `Zinc ${milligrams} mg a day` : '',
    );
    expect(sums).toHaveLength(milligrams > 40 ? 1 : 0);
  });

  it('asks when more than 60,000 IU are taken at once', () => {
    const single = (...vitamin: DosageEntry[]) =>
      said(...vitamin).filter((words) => words.includes('at once'));
    expect(single(on('Vitamin D3 60,000 IU', SUNDAYS, { morning: 2 }))).toEqual([
      'ask: Vitamin D 1,20,000 IU at once (Vitamin D3 60,000 IU × 2, Sundays): above 60,000 IU (the clinic’s own).',
    ]);
    expect(single(on('Vitamin D3 60,000 IU', SUNDAYS))).toEqual([]);
    expect(single(dose('Vitamin D3 60,000 IU', { morning: 2 }))).toEqual([]);
  });

  it.each<[string, DoseCourse, DoseCourse, number]>([
    ['on one day', SUNDAYS, {}, 1],
    ['on other days', SUNDAYS, { rhythm: { weekdays: [3] } }, 0],
    ['after the end of one', { to: today }, { from: '2026-01-06' }, 0],
  ])('meets another substance %s', (_, one, other, count) => {
    const pairs = found(on('Mulethi churna 3 g', one), on('Senna tablet', other)).filter(({ words }) =>
      words.includes('liquorice and senna'),
    );
    expect(pairs).toHaveLength(count);
  });
});

describe('a product that was stopped for a side effect', () => {
  const stopped = (reason: StopReason) => [{ entry: dose('Guggul'), on: '2026-01-01', reason }];
  const asked = (name: string, reason: StopReason) => {
    const { plans, ...input } = inputOf({ herbs: [dose(name)], today });
    return checkPlans({ ...input, plans: { ...plans, stopped: stopped(reason) } })
      .findings.filter(({ rule }) => rule === 'side-effect')
      .map(({ level, words }) => `${level}: ${words}`);
  };
  it('is asked by its name when it is started again', () => {
    expect(asked('guggul', 'sideEffect')).toEqual([
      'ask: guggul was stopped on 01 Jan 2026 for a side effect.',
    ]);
    expect([asked('Guggul', 'done'), asked('Triphala', 'sideEffect')]).toEqual([[], []]);
  });
});

describe('the vehicle of a dose', () => {
  const facts = [fact('allergy', 'milk', 'milk'), fact('diet', 'vegan', 'vegan')];
  it.each([
    ['warm milk', /Triphala is taken with milk/],
    ['honey', /Triphala is taken with honey/],
    ['ghee', /Triphala is taken with milk/],
  ])('is checked as a food: %s', (vehicle, words) => {
    const { findings } = checkPlans(inputOf({ facts, herbs: [on('Triphala', { vehicle })], today }));
    expect(findings.map((one) => one.words).join('\n')).toMatch(words);
  });
  it('of ghee is said of a Jain client', () => {
    const jain = [fact('diet', 'jain', 'Jain')];
    const { findings } = checkPlans(
      inputOf({ facts: jain, herbs: [on('Triphala', { vehicle: 'ghee' })], today }),
    );
    expect(findings.map(({ words }) => words).join()).toContain('Triphala is taken with ghee');
  });
  it('of water is none', () => {
    const { findings } = checkPlans(
      inputOf({ facts, herbs: [on('Triphala', { vehicle: 'warm water' })], today }),
    );
    expect(findings).toEqual([]);
  });
});

describe('a daily dose whose text names days', () => {
  it.each([
    ['once a week', 'Sundays only?'],
    ['weekly, after lunch', 'Sundays only?'],
    ['Wednesdays', 'Wednesdays only?'],
    ['alternate days', 'Every other day only?'],
    ['once a month', 'On the 1st of each month only?'],
    ['SOS', 'As needed only?'],
    ['twice a week', 'On which days?'],
    ['અઠવાડિયે એક', 'Sundays only?'],
  ])('“%s” is asked: %s', (notes, question) => {
    expect(rhythmQuestions([dose('Vitamin D3', { quantity: '60,000 IU', notes, morning: 1 })])).toMatchObject(
      [{ words: `“Vitamin D3, 60,000 IU” is taken daily, but says “${notes}”. ${question}` }],
    );
  });
  it.each([
    ['once a week', { weekdays: [0] }],
    ['Wednesdays', { weekdays: [3] }],
    ['alternate days', { every: 2 }],
    ['once a month', { dayOfMonth: 1 }],
    ['SOS', { asNeeded: true }],
    ['twice a week', undefined],
  ])('a yes to “%s” is that rhythm', (notes, rhythm) => {
    expect(askedRhythm(dose('Vitamin D3', { notes, morning: 1 }))?.rhythm).toEqual(rhythm);
  });
  it.each([
    ['says nothing of days', dose('Zinc', { notes: 'with water', morning: 1 })],
    ['has its rhythm', on('Zinc', { ...SUNDAYS })],
    ['is taken as the doctor told', dose('Zinc', { notes: 'once a week' })],
  ])('nothing is asked when it %s', (_, entry) => {
    expect(rhythmQuestions([entry])).toEqual([]);
  });
});
