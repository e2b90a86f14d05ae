import type { Instant } from '../clinic-calendar.ts';
import { callTable } from '../calls.ts';

/** The last complete backup. */
export interface LastBackup {
  at: Instant;
  /** Name of the file, without its folder. */
  file: string;
  bytes: number;
  records: number;
  encrypted: boolean;
}

/** State of the server's own backups. */
export interface BackupState {
  /** Hours between two backups; null when the server makes none. */
  every: number | null;
  last: LastBackup | null;
  /** The failure after the last good backup, and its reason. */
  failed: { at: Instant; why: string } | null;
  /** True: the last backup is older than twice the interval. */
  late: boolean;
}

/** An admin reads the state of the backups here. */
export interface BackupCalls {
  state: { answer: BackupState };
}

export const backupCalls = callTable<BackupCalls>()({
  state: ['GET /admin/backups', 'admin'],
});
