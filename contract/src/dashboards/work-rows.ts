import type { Instant } from '../clinic-calendar.ts';
import type { PersonRef } from '../people.ts';

/** An answer has at most so many rows of a list; its count says how many there are. */
export const WORK_ROWS = 20;

/** The lists of the home screens whose rows can be hidden until the clinic's midnight. */
export const WORKLISTS = [
  'requests',
  'wishedVisits',
  'clientChanges',
  'notRecorded',
  'inTimeOff',
  'earlier',
  'callBacks',
  'enquiries',
  'notReminded',
  'noShows',
  'overdue',
  'lapsed',
  'contacts',
  'lowStock',
  'needsAttention',
  'checkIns',
  'endingPrograms',
  'draftPlans',
  'withoutPlan',
  'filledForms',
  'doctorsWithoutAssistant',
  'doctorsWithoutHours',
  'unassignedClients',
  'doctorChanges',
  'drawerDifferences',
  'credits',
  'refunds',
  'reversals',
  'cashTakenOut',
  'changedPrices',
] as const;
export type WorklistName = (typeof WORKLISTS)[number];

/** Ids of rows: of a record, or of a part of it ("…:plans"). */
export const WORK_ROW_ID = /^[\da-f]{24}(?::(?:plans|answers))?$/i;

/** One thing that waits for the staff: a query over the records, never a copy. */
export interface WorkRow {
  /**
   * The id of the record that the row is about, with its part where a record has several rows; unique in its
   * list.
   */
  id: string;
  /**
   * A fact that is true now, for example a moment or a count: a hidden row comes back when this changes. At
   * most 100 characters.
   */
  fact: string;
  /** The fact in words, for example "Program ended 42 days ago". */
  words: string;
  /** Since when it waits; null where that says nothing. */
  since: Instant | null;
  /** The person it is about. */
  person: PersonRef | null;
}

export interface Worklist<Row extends WorkRow = WorkRow> {
  /** Counts all rows that are not hidden from the caller. */
  count: number;
  /** At most 20, the most urgent first. */
  rows: Row[];
}

/** "Not today": hides a row from the caller until the clinic's midnight, or until its fact is another one. */
export interface HideRow {
  list: WorklistName;
  /** `id` and `fact` of the row. */
  id: string;
  fact: string;
}
