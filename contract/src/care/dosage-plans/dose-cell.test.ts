import { expect, test } from 'vitest';
import { DOSAGE_SLOTS, DOSAGE_TIMINGS } from '../../constants.ts';
import { NOT_WHOLE, doseCellText, readDoseCell } from './dose-cell.ts';
import type { SlotDose } from './dosage-plans.ts';

const none = { count: 0, timing: '' };

test.each<[string, object]>([
  ['', none],
  ['0', none],
  ['0a', none],
  ['1', { count: 1, timing: '' }],
  ['007', { count: 7, timing: '' }],
  ['1a', { count: 1, timing: 'A' }],
  [' 2 B ', { count: 2, timing: 'B' }],
  ['a', { count: 1, timing: 'A' }],
  ['3w', { count: 3, timing: '', moment: 'withMeal' }],
  ['1n', { count: 1, timing: '', moment: 'bedtime' }],
  ['2 before meal', { count: 2, timing: 'B' }],
  ['1 with  meal', { count: 1, timing: '', moment: 'withMeal' }],
  ['१a', { count: 1, timing: 'A' }],
  ['૧૨', { count: 12, timing: '' }],
  ['999', { count: 999, timing: '' }],
])('dinner "%s" is read', (typed, dose) => {
  expect(readDoseCell(typed, 'dinner')).toEqual({ dose });
});

test.each([
  ['1.5', NOT_WHOLE],
  ['½', NOT_WHOLE],
  ['½a', NOT_WHOLE],
  ['1,5', NOT_WHOLE],
  ['-2', NOT_WHOLE],
  ['1e2', NOT_WHOLE],
  ['1-0-1', NOT_WHOLE],
  ['1x', /^Write 1, 1a after meal/],
  ['twice', /^Write 1, 1a after meal/],
  ['1000', /^Please enter a whole number from 0 to 999\.$/],
])('dinner "%s" is refused in words', (typed, sentence) => {
  expect(readDoseCell(typed, 'dinner')).toEqual({ problem: expect.stringMatching(sentence) as string });
});

test('bedtime belongs to dinner', () => {
  expect(readDoseCell('1n', 'morning')).toEqual({ problem: 'Bedtime is said in the cell of dinner.' });
});

test('a dose that a cell shows is read again as it was', () => {
  const doses: SlotDose[] = DOSAGE_TIMINGS.map((timing) => ({ count: 2, timing }));
  doses.push({ count: 1, timing: '', moment: 'withMeal' }, { count: 1, timing: '', moment: 'bedtime' });
  for (const slot of DOSAGE_SLOTS) {
    for (const dose of doses.filter(({ moment }) => moment !== 'bedtime' || slot === 'dinner')) {
      expect(readDoseCell(doseCellText(dose), slot)).toEqual({ dose });
    }
  }
});
