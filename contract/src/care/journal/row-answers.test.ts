import { describe, expect, it } from 'vitest';
import type { JournalAnswer } from './journal.ts';
import { pressOfRow, rowState } from './row-answers.ts';

const KEYS = ['meal', 'dose'];
type Answers = Record<string, JournalAnswer>;

describe('the one tick of an hour', () => {
  const cases: [string, Answers, string, [string, string][]][] = [
    [
      'without an answer',
      {},
      'none',
      [
        ['meal', 'had'],
        ['dose', 'had'],
      ],
    ],
    ['with one answer', { meal: 'had' }, 'part', [['dose', 'had']]],
    ['after a swap', { meal: 'swapped' }, 'part', [['dose', 'had']]],
    ['with a swap and a dose', { meal: 'swapped', dose: 'had' }, 'part', [['meal', 'had']]],
    [
      'with all had',
      { meal: 'had', dose: 'had' },
      'all',
      [
        ['meal', 'none'],
        ['dose', 'none'],
      ],
    ],
    [
      'with answers of other hours',
      { lunch: 'had' },
      'none',
      [
        ['meal', 'had'],
        ['dose', 'had'],
      ],
    ],
  ];
  it.each(cases)('%s', (_, answers, state, entries) => {
    expect(rowState(KEYS, answers)).toBe(state);
    expect(pressOfRow(KEYS, answers).map((one) => [one.item, one.state])).toEqual(entries);
  });

  it('of an hour that asks for nothing does nothing', () => {
    expect(rowState([], {})).toBe('none');
    expect(pressOfRow([], {})).toEqual([]);
  });
});
