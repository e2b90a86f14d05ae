import type { BackupState } from '../platform/backup-calls.ts';
import type { Day, Instant } from '../clinic-calendar.ts';
import type { Turnover } from '../billing/registration-turnover.ts';
import type { Worklist, WorkRow } from './work-rows.ts';

/** A number of this month so far, and of last month until the same day. */
export interface MonthPair {
  now: number;
  before: number;
}

/** When the money was last checked, and how many records did not add up. */
export interface MoneyState {
  at: Instant;
  wrong: number;
}

/** A row about a price. */
export interface PriceRow extends WorkRow {
  /** Id of the invoice; null: the row is about an item. */
  invoice: string | null;
}

/** The work that waits for an admin (`GET /api/admin/today`). */
export interface AdminWorklists {
  lists: {
    doctorsWithoutHours: Worklist;
    doctorsWithoutAssistant: Worklist;
    unassignedClients: Worklist;
    /** Clients whom another person gave to another doctor within the last seven days, the latest first. */
    doctorChanges: Worklist;
    /** Counts of a drawer that were not right: without a reason, or since the last open day; the latest first. */
    drawerDifferences: Worklist;
    /** Credit notes from the last open day to yesterday, the latest first. */
    credits: Worklist;
    /** Money that was paid back from the last open day to yesterday, the latest first. */
    refunds: Worklist;
    /** Payments in cash, or of an earlier day, that were taken back from the last open day to yesterday. */
    reversals: Worklist;
    /** Cash that was taken out of a drawer from the last open day to yesterday, the latest first. */
    cashTakenOut: Worklist;
    /**
     * Items whose price was changed, and invoices with another price than the item's, since the last open
     * day.
     */
    changedPrices: Worklist<PriceRow>;
  };
  /** Emails that could not be delivered within the last 90 days. */
  failedLetters: number;
  /** Log-ins that were refused within the last 24 hours. */
  refusedLogIns: number;
  backup: BackupState;
  /** Null before the first night. */
  money: MoneyState | null;
  /** Null while the clinic is registered for GST, or far from having to be. */
  turnover: Turnover | null;
  storage: {
    /** The size of all records and files in the database, with indexes. */
    bytes: number;
    /** Left on the database's disk; null where it does not say. */
    freeBytes: number | null;
  };
  /** Last days of the two stretches that are compared. */
  until: { now: Day; before: Day };
  visits: MonthPair;
  noShows: MonthPair;
  newClients: MonthPair;
  /** Rupees; a corrected invoice counts once. */
  invoiced: MonthPair;
  /** Rupees that came in today, of all modes, and that went out. */
  received: { in: number; out: number };
}
