import type { Instant } from '../clinic-calendar.ts';
import { callTable } from '../calls.ts';

/** The last backup that was made whole. */
export interface LastBackup {
  at: Instant;
  /** Name of the file, without its folder. */
  file: string;
  bytes: number;
  records: number;
  encrypted: boolean;
}

/** The backups that the server makes itself. */
export interface BackupState {
  /** Hours from one to the next; null when it makes none. */
  every: number | null;
  last: LastBackup | null;
  /** When one failed after the last good one, and why. */
  failed: { at: Instant; why: string } | null;
  /** The last one is older than twice its interval. */
  late: boolean;
}

/** An admin reads the state of the backups here. */
export interface BackupCalls {
  state: { answer: BackupState };
}

export const backupCalls = callTable<BackupCalls>()({
  state: ['GET /admin/backups', 'admin'],
});
