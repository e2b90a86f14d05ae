import type { AuditAction } from './audit.ts';
import type { Instant } from '../clinic-calendar.ts';
import { callTable } from '../calls.ts';
import type { Role } from '../constants.ts';

/** Most entries of one answer. */
export const ACCESS_PAGE = 50;

/** One time that a staff member opened or changed a part of the client's record. */
export interface AccessEntry {
  id: string;
  at: Instant;
  by: { name: string; role: Role };
  /** True: the doctor stood in for the client's own one. */
  asCover: boolean;
  action: AuditAction;
  /** The part of the record in the client's words: "Form: Personal Details", "Diet plan". */
  part: string;
}

/** One page of the list; the next page is asked for `before` its last entry. */
export interface AccessPage {
  entries: AccessEntry[];
  /** True: older entries exist. */
  more: boolean;
  /** The list is complete since this instant: every opening of every part is in it. */
  since: Instant;
}

/** Calls of the audit besides its grid. */
export interface AuditCalls {
  /**
   * Lists when staff opened or changed the client's own record, newest first, at most 50. `before` is the id of the
   * last entry of the page before.
   */
  ofMine: { query: { before?: string }; answer: AccessPage };
  /** Downloads the entries of a grid filter as CSV; no spreadsheet runs a cell as a formula. */
  download: { query: { filter?: string }; answer: 'file' };
}

export const auditCalls = callTable<AuditCalls>()({
  ofMine: ['GET /client/accessLog', 'client'],
  download: ['GET /audit/download', 'admin'],
});
