import type { Day, Instant } from '../clinic-calendar.ts';
import type { PersonRef, Stored } from '../people.ts';
import { formatRupees } from './invoice-totals.ts';
import type { MoneyMode } from './payments.ts';

export const TILL_REASONS = ['float', 'bank', 'expense', 'other'] as const;
export type TillReason = (typeof TILL_REASONS)[number];

export const TILL_REASON_WORDS: Readonly<Record<TillReason, string>> = {
  float: 'Change money',
  bank: 'Bank',
  expense: 'Expense',
  other: 'Other',
};

/** Notes and coins that are counted, in rupees, largest first. */
export const DENOMINATIONS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** Cash that is put into the drawer or taken out, and belongs to no client. */
export interface TillMoveInput {
  direction: 'in' | 'out';
  /** Rupees, above 0. */
  amount: number;
  reason: TillReason;
  /** The reason or the slip's number; may be empty for cash put in. */
  note?: string;
}

/** Says what is wrong with a move's note. */
export const noteProblem = ({ direction, note }: Pick<TillMoveInput, 'direction' | 'note'>) =>
  direction === 'out' && !note ? 'Please say why.' : undefined;

/** Tells whether a move counts towards the desk's daily limit: cash taken out, unless it goes to the bank. */
export const isSpent = ({ direction, reason }: Pick<TillMoveInput, 'direction' | 'reason'>): boolean =>
  direction === 'out' && reason !== 'bank';

export interface TillMove extends Stored, Required<Omit<TillMoveInput, 'note'>> {
  day: Day;
  note: string;
  by: PersonRef;
  closing: string | null;
}

/** The counted cash: one sum, or how many notes of each denomination. */
export interface CloseTill {
  /** The drawer's `since` that was read: 409 after another count meanwhile. Left out before the first count. */
  since?: Instant;
  /** Counted rupees; left out when `notes` is sent. */
  counted?: number;
  /** Pieces for each note or coin. */
  notes?: Record<string, number>;
  /** Rupees left in the drawer for the next day, at most the counted ones. */
  float: number;
}

/** A count of the drawer. Rupees. */
export interface TillClosing extends Stored {
  /** Start of the counted time, when the count before ended; null: the first count. */
  since: Instant | null;
  until: Instant;
  day: Day;
  by: PersonRef;
  /** Id of the drawer's person; null: the clinic's common drawer. */
  person: string | null;
  opening: number;
  cashIn: number;
  cashOut: number;
  movedIn: number;
  movedOut: number;
  expected: number;
  counted: number;
  /** counted − expected. */
  difference: number;
  float: number;
  /** Explanation of the difference; empty before. */
  reason: string;
  /** Sums of other modes in the same time. */
  others: { mode: MoneyMode; in: number; out: number }[];
}

/** The open drawer. The cash that it should hold is left out, so that the person counts without knowing it. */
export interface TillState {
  since: Instant | null;
  float: number;
  rows: number;
  moves: TillMove[];
  /** The last thirty counts, newest first; an admin sees those of every drawer. */
  closings: TillClosing[];
}

/** Most pieces of one note. */
export const MAX_PIECES = 99_999;

/** Checks that a value maps denominations to whole numbers of notes. */
export function areNotes(value: unknown): value is Record<string, number> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const known = DENOMINATIONS.map(String);
  return Object.entries(value).every(
    ([note, pieces]) =>
      known.includes(note) && Number.isInteger(pieces) && pieces >= 0 && pieces <= MAX_PIECES,
  );
}

/** Rupees of counted notes. */
export const sumOfNotes = (notes: Record<string, number>): number =>
  Object.entries(notes).reduce((sum, [note, pieces]) => sum + Number(note) * pieces, 0);

/** The difference of a count in words, in rupees. */
export function differenceWords(difference: number): string {
  if (difference === 0) return 'Exact';
  return `${formatRupees(Math.abs(difference))} too ${difference > 0 ? 'much' : 'little'}`;
}

/** A movement of cash in the drawer. */
interface CashRow {
  direction: 'in' | 'out';
  amount: number;
}

export type TillSums = Pick<
  TillClosing,
  'cashIn' | 'cashOut' | 'movedIn' | 'movedOut' | 'expected' | 'difference'
>;

/**
 * Computes the cash that a drawer should hold, and its difference to the count. Whole numbers of one unit, such as
 * paise.
 */
export function tillSums(drawer: {
  opening: number;
  counted: number;
  /** Cash payments of clients. */
  rows: readonly CashRow[];
  moves: readonly CashRow[];
}): TillSums {
  const sum = (rows: readonly CashRow[], direction: CashRow['direction']) =>
    rows.reduce((total, row) => total + (row.direction === direction ? row.amount : 0), 0);
  const [cashIn, cashOut] = [sum(drawer.rows, 'in'), sum(drawer.rows, 'out')];
  const [movedIn, movedOut] = [sum(drawer.moves, 'in'), sum(drawer.moves, 'out')];
  const expected = drawer.opening + cashIn - cashOut + movedIn - movedOut;
  return { cashIn, cashOut, movedIn, movedOut, expected, difference: drawer.counted - expected };
}
