import { MAX_DOSE, type DosageSlot } from '../../constants.ts';
import { wholeNumberIn } from '../../reading/numbers.ts';
import { wholeNumber } from '../../rules.ts';
import type { SlotDose } from './dosage-plans.ts';
import { isMomentOf } from './dosage-rules.ts';

/** The reading of a cell of the dose grid: a dose, or the sentence about what it cannot say. */
export type DoseCell = { dose: SlotDose } | { problem: string };

type When = Pick<SlotDose, 'timing' | 'moment'>;
const LETTERS: Readonly<Record<string, When>> = {
  a: { timing: 'A' },
  b: { timing: 'B' },
  w: { timing: '', moment: 'withMeal' },
  n: { timing: '', moment: 'bedtime' },
};
const WORDS: Readonly<Record<string, keyof typeof LETTERS>> = {
  after: 'a',
  'after meal': 'a',
  before: 'b',
  'before meal': 'b',
  with: 'w',
  'with meal': 'w',
  night: 'n',
  bedtime: 'n',
  'at bedtime': 'n',
};

export const NOT_WHOLE = 'Whole numbers only. Half a tablet: write it in the notes.';
export const CELL_LETTERS = '1, 1a after meal, 2b before meal, 1w with meal, 1n at bedtime';

/**
 * Reads a cell of the dose grid: a count, and when its pieces are taken, as a letter or in words ("1", "1a", "2b", "1
 * with meal"). A letter alone is one piece; an empty cell and 0 are none. Bedtime is said of dinner only.
 */
export function readDoseCell(typed: string, slot: DosageSlot): DoseCell {
  const [, number = '', word = ''] = /^([^\p{L}]*)(\p{L}[\p{L}\s]*)?$/u.exec(typed.trim()) ?? [typed, typed];
  const said = word.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const count = number.trim() === '' ? Number(said !== '') : wholeNumberIn(number);
  if (Number.isNaN(count)) return { problem: NOT_WHOLE };
  const when = said === '' ? { timing: '' as const } : LETTERS[WORDS[said] ?? said];
  if (!when) return { problem: `Write ${CELL_LETTERS}.` };
  const problem = wholeNumber(0, MAX_DOSE)(count);
  if (problem) return { problem };
  if (count === 0) return { dose: { count: 0, timing: '' } };
  if (when.moment && !isMomentOf(slot, when.moment)) {
    return { problem: 'Bedtime is said in the cell of dinner.' };
  }
  return { dose: { count, ...when } };
}

/** A slot's dose as its cell shows it: "1a"; empty without pieces. */
export function doseCellText({ count, timing, moment }: SlotDose): string {
  if (count === 0) return '';
  const letter = moment ? { withMeal: 'w', bedtime: 'n' }[moment] : timing.toLowerCase();
  return `${count}${letter}`;
}
