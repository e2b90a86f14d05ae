import { describe, expect, it } from 'vitest';
import { itemText } from '../diet-plans/diet-plan-words.ts';
import { CONTENT_LABELS, DIET_LABELS } from '../vocabulary/codes.ts';
import { PLAN_LANGUAGES } from './plan-languages.ts';
import { weekTitleIn } from './plan-words.ts';
import { refusalIn } from './refusal-words.ts';
import { PLAN_UNITS, UNIT_WORDS, unitIn } from './unit-words.ts';

const SCRIPTS = { hi: /^[\p{sc=Deva}\s,]+$/u, gu: /^[\p{sc=Gujr}\s,]+$/u } as const;

describe('the unit of an amount', () => {
  it.each([
    ['bowls', 'बाउल', 'બાઉલ'],
    ['Katori', 'कटोरी', 'વાટકી'],
    ['vatki', 'कटोरी', 'વાટકી'],
    ['pcs', 'नग', 'નંગ'],
    ['tbsp', 'बड़ा चम्मच', 'મોટી ચમચી'],
    ['tsp.', 'छोटा चम्मच', 'નાની ચમચી'],
    ['gm', 'ग्राम', 'ગ્રામ'],
    ['plates', 'प्लेट', 'પ્લેટ'],
    ['સાંજની વાટકી', 'સાંજની વાટકી', 'સાંજની વાટકી'],
    ['slice', 'slice', 'slice'],
  ])('%s is %s and %s', (typed, hindi, gujarati) => {
    expect(unitIn(typed, 'en')).toBe(typed);
    expect(unitIn(typed, 'hi')).toBe(hindi);
    expect(unitIn(typed, 'gu')).toBe(gujarati);
  });

  it.each(['hi', 'gu'] as const)('has a word of its own for each unit in %s', (language) => {
    for (const unit of PLAN_UNITS) expect(unitIn(unit, language)).toBe(UNIT_WORDS[language][unit]);
    expect(new Set(Object.values(UNIT_WORDS[language])).size).toBe(PLAN_UNITS.length);
  });

  it('is said in a plate, too, where a piece has none', () => {
    const components = [
      { name: 'Phulka', quantity: 2, unit: 'piece' },
      { name: 'Bhindi Sabzi', quantity: 1, unit: 'bowl' },
    ];
    const plate = { name: '', quantity: 1, unit: 'plate', components };
    expect(
      itemText(
        plate,
        ({ name }) => name,
        (unit) => unitIn(unit, 'hi'),
      ),
    ).toBe('2 Phulka & Bhindi Sabzi, 1 बाउल');
  });
});

describe('what a client must not take', () => {
  it.each(['hi', 'gu'] as const)('is in the script of %s for each label of the tables', (language) => {
    for (const { label } of [...CONTENT_LABELS, ...DIET_LABELS])
      expect(refusalIn(label, language)).toMatch(SCRIPTS[language]);
  });

  it('stays as a doctor wrote it, and in English as it is', () => {
    expect(refusalIn('Grandmother’s pickle', 'gu')).toBe('Grandmother’s pickle');
    expect(refusalIn('Peanut', 'en')).toBe('Peanut');
  });
});

describe('the title of a week', () => {
  it.each(['Week 3', ''])('is the language’s own where it is the usual one: "%s"', (title) => {
    const titles = PLAN_LANGUAGES.map((language) => weekTitleIn({ weekNumber: 3, title }, language));
    expect(titles).toEqual(['Week 3', 'सप्ताह 3', 'અઠવાડિયું 3']);
  });

  it('stays as a doctor wrote it', () => {
    expect(weekTitleIn({ weekNumber: 3, title: 'Light week' }, 'gu')).toBe('Light week');
    expect(weekTitleIn({ weekNumber: 3, title: 'Week 2' }, 'hi')).toBe('Week 2');
  });
});
