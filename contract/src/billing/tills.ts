import type { Day, Instant } from '../clinic-calendar.ts';
import type { PersonRef, Stored } from '../people.ts';
import type { MoneyMode } from './payments.ts';

export const TILL_REASONS = ['float', 'bank', 'expense', 'other'] as const;
export type TillReason = (typeof TILL_REASONS)[number];

/** Rupees of the notes and coins that are counted, the largest first. */
export const DENOMINATIONS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** Cash that is put into the drawer or taken out, and belongs to no client. */
export interface TillMoveInput {
  direction: 'in' | 'out';
  /** Rupees, above 0. */
  amount: number;
  reason: TillReason;
  note?: string | null;
}

export interface TillMove extends Stored, Required<Omit<TillMoveInput, 'note'>> {
  day: Day;
  note: string;
  by: PersonRef;
  closing: string | null;
}

/** What was counted: one sum, or so many of each note. */
export interface CloseTill {
  /** Rupees; left out with `notes`. */
  counted?: number;
  /** Denomination in rupees → pieces. */
  notes?: Record<string, number>;
  /** Rupees that stay in the drawer for the next day. */
  float: number;
}

/** A count of the drawer. Rupees. */
export interface TillClosing extends Stored {
  /** Everything up to here is in it. */
  until: Instant;
  day: Day;
  by: PersonRef;
  /** Whose drawer; null: the clinic's one. */
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
  /** Why there is a difference; empty until it was said. */
  reason: string;
  /** Sums of the other modes in the same time. */
  others: { mode: MoneyMode; in: number; out: number }[];
}

/** What lies in the drawer since the last closing; what should be in it is not told before the count. */
export interface TillState {
  since: Instant | null;
  float: number;
  rows: number;
  moves: TillMove[];
  closings: TillClosing[];
}
