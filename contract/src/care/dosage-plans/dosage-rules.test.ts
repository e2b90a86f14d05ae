import { describe, expect, it } from 'vitest';
import {
  dosageTotal,
  emptyDosage,
  dosagePlanProblem,
  entryProblem,
  namedEntries,
  readDosageEntry,
  withCount,
  isMomentOf,
  withMoment,
  withTiming,
} from './dosage-rules.ts';
import { doseText, timingText, whenText } from './dose-in-words.ts';

const morningAfterMeal = withTiming(withCount(emptyDosage(), 'morning', 2), 'morning', 'A');

describe('a dosage', () => {
  it('starts with nothing in its five slots', () => {
    expect(Object.keys(emptyDosage())).toEqual(['onRising', 'morning', 'lunch', 'snacks', 'dinner']);
    expect(dosageTotal(emptyDosage())).toBe(0);
  });

  it('adds up to the pieces of a day', () => {
    expect(dosageTotal(withCount(withCount(morningAfterMeal, 'dinner', 1), 'onRising', 3))).toBe(6);
  });

  it('loses the timing of a slot when its count becomes 0', () => {
    expect(withCount(morningAfterMeal, 'morning', 1).morning).toEqual({ count: 1, timing: 'A' });
    expect(withCount(morningAfterMeal, 'morning', 0).morning).toEqual({ count: 0, timing: '' });
  });

  it('gets a count of at least 1 when a timing is picked', () => {
    expect(withTiming(emptyDosage(), 'lunch', 'B').lunch).toEqual({ count: 1, timing: 'B' });
    expect(withTiming(morningAfterMeal, 'morning', 'B').morning).toEqual({ count: 2, timing: 'B' });
    expect(withTiming(morningAfterMeal, 'morning', '').morning).toEqual({ count: 2, timing: '' });
    expect(withTiming(emptyDosage(), 'lunch', '').lunch).toEqual({ count: 0, timing: '' });
  });

  it.each([
    [-1, 0],
    [1.9, 1],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('counts whole pieces: %d becomes %d', (typed, count) => {
    expect(withCount(emptyDosage(), 'lunch', typed).lunch.count).toBe(count);
  });

  it('is changed in a copy, so that a cancelled edit leaves no trace', () => {
    const before = emptyDosage();
    withTiming(withCount(before, 'lunch', 3), 'lunch', 'A');
    expect(before).toEqual(emptyDosage());
  });

  it('has a moment in place of after and before a meal; at bedtime only with dinner', () => {
    const withMeal = withMoment(morningAfterMeal, 'morning', 'withMeal');
    expect(withMeal.morning).toEqual({ count: 2, timing: '', moment: 'withMeal' });
    expect(withTiming(withMeal, 'morning', 'B').morning).toEqual({ count: 2, timing: 'B' });
    expect(withMoment(withMeal, 'morning', undefined).morning).toEqual({ count: 2, timing: '' });
    expect(withCount(withMeal, 'morning', 0).morning).toEqual({ count: 0, timing: '' });
    expect(withMoment(emptyDosage(), 'dinner', 'bedtime').dinner).toMatchObject({ count: 1 });
    expect([isMomentOf('dinner', 'bedtime'), isMomentOf('lunch', 'bedtime')]).toEqual([true, false]);
    expect(whenText({ timing: '', moment: 'bedtime' })).toBe('At bedtime');
  });

  it('says its timing in words', () => {
    expect([timingText('A'), timingText('B'), timingText('')]).toEqual(['After meal', 'Before meal', '']);
  });
});

describe('a dose in words', () => {
  it.each([
    [{ quantity: '', notes: '' }, { count: 1, timing: '' }, '1 × Triphala'],
    [{ quantity: '', notes: '' }, { count: 2, timing: 'B' }, '2 × Triphala (Before meal)'],
    [{ quantity: '½ teaspoon', notes: '' }, { count: 1, timing: '' }, '1 × Triphala, ½ teaspoon'],
    [
      { quantity: '½ teaspoon', notes: 'In warm\nwater.' },
      { count: 1, timing: 'A' },
      '1 × Triphala, ½ teaspoon (After meal) · In warm water.',
    ],
    [
      { quantity: '½ teaspoon', notes: '', vehicle: 'honey' },
      { count: 1, timing: '', moment: 'withMeal' },
      '1 × Triphala, ½ teaspoon (With meal), with honey',
    ],
  ] as const)('names the amount of a piece, the timing and the note: %j', (entry, dose, text) => {
    expect(doseText({ name: 'Triphala', ...entry }, dose)).toBe(text);
  });
});

describe('an entry of a plan', () => {
  it('is read as it was written', () => {
    const entry = {
      id: 'e1',
      name: 'Vitamin D3',
      quantity: '60,000 IU',
      notes: 'with milk',
      dosage: morningAfterMeal,
      total: 2,
    };
    expect(readDosageEntry(entry)).toEqual(entry);
  });

  it('computes its total, whatever was sent', () => {
    expect(readDosageEntry({ name: 'B12', dosage: morningAfterMeal, total: 99 }).total).toBe(2);
  });

  it('of the older shape has its units as quantity and an empty dosage', () => {
    expect(readDosageEntry({ _id: 'old', name: ' Zinc ', unitCount: 2, unitType: 'tablet' })).toEqual({
      id: 'old',
      name: 'Zinc',
      quantity: '2 tablet',
      notes: '',
      dosage: emptyDosage(),
      total: 0,
    });
    expect(readDosageEntry({ name: 'Zinc', quantity: '50 mg', unitCount: 2 }).quantity).toBe('50 mg');
  });

  it.each([
    ['missing slots', { morning: { count: 1 } }, 1],
    ['counts as text', { morning: { count: '2', timing: 'B' } }, 2],
    ['an unknown timing', { morning: { count: 1, timing: 'C' } }, 1],
    ['a timing without a count', { morning: { count: 0, timing: 'A' } }, 0],
    ['a moment of another slot', { morning: { count: 1, moment: 'bedtime' } }, 1],
    ['nonsense', { morning: 'two', lunch: null, dinner: { count: {} } }, 0],
    ['no object', 'twice', 0],
  ])('survives %s in its dosage', (_name, dosage, total) => {
    expect(readDosageEntry({ name: 'Zinc', dosage }).total).toBe(total);
  });

  it('can be read from anything', () => {
    expect(readDosageEntry(null)).toEqual(readDosageEntry({}));
    expect(readDosageEntry({ name: { $ne: '' } }).name).toBe('');
  });

  it('without a visible name is dropped', () => {
    const entries = [{ name: 'Zinc' }, { name: '' }, { name: '  ' }, { name: '\u200b' }];
    expect(namedEntries(entries)).toEqual([{ name: 'Zinc' }]);
  });
});

describe('a row of a dosage plan', () => {
  const blank = readDosageEntry({ name: ' ', notes: '\u200b' });
  const named = readDosageEntry({ name: 'Zinc' });
  const nameless = [
    { ...blank, quantity: '500 mg' },
    { ...blank, notes: 'with milk' },
    readDosageEntry({ dosage: { lunch: { count: 1 } } }),
  ];

  it('needs a name as soon as it says anything', () => {
    for (const entry of nameless) {
      expect(entryProblem(entry)).toBe('Please enter a name, or remove this row.');
      expect(dosagePlanProblem('herbs', [named, entry])).toBe(
        'Please enter the name of every herb, or remove its row.',
      );
      expect(dosagePlanProblem('vitamin', [entry, named])).toBe(
        'Please enter the name of every vitamin, or remove its row.',
      );
    }
  });

  it('may be blank beside others; alone it is no vitamin plan, but a herbs plan of nothing', () => {
    expect(entryProblem(blank)).toBeUndefined();
    expect(dosagePlanProblem('vitamin', [blank, named])).toBeUndefined();
    expect(dosagePlanProblem('herbs', [blank])).toBeUndefined();
    expect(dosagePlanProblem('vitamin', [blank])).toBe(
      'Please add at least one vitamin with a name before saving.',
    );
  });
});
