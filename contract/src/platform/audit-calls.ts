import type { AuditAction } from './audit.ts';
import type { Instant } from '../clinic-calendar.ts';
import { callTable } from '../calls.ts';
import type { Role } from '../constants.ts';

/** Entries of one answer at most. */
export const ACCESS_PAGE = 50;

/** That one of the staff opened or changed a part of a client's record. */
export interface AccessEntry {
  id: string;
  at: Instant;
  by: { name: string; role: Role };
  /** A doctor who stood in for the client's own one. */
  asCover: boolean;
  action: AuditAction;
  /** The part of the record in the client's words: "Form: Personal Details", "Diet plan". */
  part: string;
}

/** One answer of the list; the next one begins `before` its last entry. */
export interface AccessPage {
  entries: AccessEntry[];
  /** Older ones are there. */
  more: boolean;
  /** The client is told of every opening from then on, whatever part it was of. */
  since: Instant;
}

/** Answers of the audit beside its grid. */
export interface AuditCalls {
  /**
   * The staff's readings and changes of the own record, the newest first, at most 50. `before` is the id of the last
   * entry that was answered.
   */
  ofMine: { query: { before?: string }; answer: AccessPage };
  /** The entries of a filter as the grid takes it, as CSV; no cell of it is run as a formula. */
  download: { query: { filter?: string }; answer: 'file' };
}

export const auditCalls = callTable<AuditCalls>()({
  ofMine: ['GET /client/accessLog', 'client'],
  download: ['GET /audit/download', 'admin'],
});
