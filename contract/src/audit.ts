import type { Role } from './constants.ts';

/** Who did what, when, from where, to which record; never field values. */
export interface AuditRow {
  _id: string;
  id: string;
  at: string;
  /** Null for the public. */
  by: { id: string; name: string; role: Role } | null;
  /** For example "login", "login-failed", "denied", "read", "create", "update", "delete". */
  action: string;
  /** Kind and id of the record, for example "form", "6741…". */
  record: { kind: string; id: string } | null;
  /** Network address. */
  from: string;
  requestId: string;
}
