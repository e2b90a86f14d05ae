import type { Instant } from '../clinic-calendar.ts';
import type { PersonRef } from '../people.ts';

/** Most rows of one list in an answer; the list's count tells how many exist. */
export const WORK_ROWS = 20;

/** The lists of the home screens whose rows can be hidden until the clinic's midnight. */
export const WORKLISTS = [
  'toTell',
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
  'missedSeries',
  'saidPaid',
  'overdue',
  'lapsed',
  'contacts',
  'alike',
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

/** A row's id: that of a record, or of a part of it ("…:plans"), or of an email ("…:2:confirmed"). */
export const WORK_ROW_ID = /^[\da-f]{24}(?::[\w:.-]{1,170})?$/i;

/** One row of a worklist. Rows are queried from the records, never stored. */
export interface WorkRow {
  /** Id of the row's record, and of its part when a record has several rows; unique in its list. */
  id: string;
  /**
   * A fact that the row states, such as a moment or a count; a hidden row comes back when it changes. At most 100
   * characters.
   */
  fact: string;
  /** The fact in words, for example "Program ended 42 days ago". */
  words: string;
  /** Since when the work waits; null when a time would say nothing. */
  since: Instant | null;
  /** The person whom the row is about. */
  person: PersonRef | null;
}

export interface Worklist<Row extends WorkRow = WorkRow> {
  /** Counts all rows that are not hidden from the caller. */
  count: number;
  /** At most 20, the most urgent first. */
  rows: Row[];
}

/** "Not today": hides a row from this person until the clinic's midnight, or until its fact changes. */
export interface HideRow {
  list: WorklistName;
  /** The row's `id` and `fact`. */
  id: string;
  fact: string;
}
