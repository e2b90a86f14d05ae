import type { BackupState } from '../platform/backup-calls.ts';
import type { Day, Instant } from '../clinic-calendar.ts';
import type { Worklist } from './work-rows.ts';

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

/** What waits for an admin (`GET /api/admin/today`). */
export interface AdminWorklists {
  lists: {
    doctorsWithoutHours: Worklist;
    doctorsWithoutAssistant: Worklist;
    unassignedClients: Worklist;
  };
  /** Emails that could not be delivered within the last 90 days. */
  failedLetters: number;
  /** Log-ins that were refused within the last 24 hours. */
  refusedLogIns: number;
  backup: BackupState;
  /** Null before the first night. */
  money: MoneyState | null;
  storage: {
    /** Of all records and files in the database, with indexes. */
    bytes: number;
    /** Left on the database's disk; null where it does not say. */
    freeBytes: number | null;
  };
  /** Last days of the two stretches that are compared. */
  until: { now: Day; before: Day };
  visits: MonthPair;
  noShows: MonthPair;
  newClients: MonthPair;
  /** Rupees. */
  invoiced: MonthPair;
}
