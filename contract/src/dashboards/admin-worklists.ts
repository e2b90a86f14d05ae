import type { BackupState } from '../platform/backup-calls.ts';
import type { Day, Instant } from '../clinic-calendar.ts';
import type { Turnover } from '../billing/registration-turnover.ts';
import type { Worklist, WorkRow } from './work-rows.ts';

/** A number for this month so far, and for last month up to the same day. */
export interface MonthPair {
  now: number;
  before: number;
}

/** When the money was last checked, and how many records had wrong sums. */
export interface MoneyState {
  at: Instant;
  wrong: number;
}

/** A row about a price. */
export interface PriceRow extends WorkRow {
  /** Id of the invoice; null when the row is about an item. */
  invoice: string | null;
}

/** The work that waits for an admin (`GET /api/admin/today`). */
export interface AdminWorklists {
  lists: {
    doctorsWithoutHours: Worklist;
    doctorsWithoutAssistant: Worklist;
    unassignedClients: Worklist;
    /** Clients whom a colleague gave to another doctor within seven days, the latest first. */
    doctorChanges: Worklist;
    /** Counts of a drawer with a difference: unexplained, or since the last open day; the latest first. */
    drawerDifferences: Worklist;
    /** Credit notes from the last open day to yesterday, the latest first. */
    credits: Worklist;
    /** Refunds from the last open day to yesterday, the latest first. */
    refunds: Worklist;
    /** Reversed payments, in cash or of an earlier day, from the last open day to yesterday. */
    reversals: Worklist;
    /** Cash that was taken out of a drawer from the last open day to yesterday, the latest first. */
    cashTakenOut: Worklist;
    /** Items whose price was changed, and invoices that deviate from their item's price, since the last open day. */
    changedPrices: Worklist<PriceRow>;
  };
  /** Emails that could not be delivered within the last 90 days. */
  failedLetters: number;
  /** Emails that wait, written while no mail server was set up, of the last 90 days. */
  waitingLetters: number;
  /** Log-ins that were refused within the last 24 hours. */
  refusedLogIns: number;
  backup: BackupState;
  /** Null before the first nightly check. */
  money: MoneyState | null;
  /** Null while the clinic is registered for GST, or far below the turnover at which it must be. */
  turnover: Turnover | null;
  storage: {
    /** The size of all records and files in the database, with indexes. */
    bytes: number;
    /** Free bytes on the database's disk; null when the database does not tell. */
    freeBytes: number | null;
  };
  /** Last days of the two compared periods. */
  until: { now: Day; before: Day };
  visits: MonthPair;
  noShows: MonthPair;
  newClients: MonthPair;
  /** Invoiced rupees; a corrected invoice counts once. */
  invoiced: MonthPair;
  /** Rupees received and paid out today, in all modes. */
  received: { in: number; out: number };
}
