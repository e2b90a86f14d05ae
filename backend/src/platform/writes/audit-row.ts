import type { AuditAction, AuditChange, AuditKind } from '@clinic/contract/platform/audit';
import { Types } from 'mongoose';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import type { AuditSubject } from './audit-subject.ts';

/** The action of a call and the kind of record, as its row says them. */
export interface Audited {
  action: AuditAction;
  kind: AuditKind;
}

/** A row as its write carries it; names are read from the record when the row is moved to the audit. */
export interface CarriedRow {
  /** Assigned with the change, so that repeated moves store the row once. */
  _id: Types.ObjectId;
  at: Date;
  by: Pick<Caller, 'id' | 'role' | 'name'> | null;
  action: AuditAction;
  kind: string;
  from: string;
  requestId: string;
  asCover?: true;
  changed?: AuditChange;
  /** The row names this in place of its carrier. */
  about?: NonNullable<ClinicRequest['subject']>;
}

/** A row takes this from a request. */
export type RequestOfRow = Pick<ClinicRequest, 'caller' | 'ip' | 'id' | 'subject'>;

/** The row of a request as of now; its handler may have identified the caller meanwhile. */
export function auditRow(
  { caller, ip = '', id: requestId, subject: about }: RequestOfRow,
  { action, kind }: { action: AuditAction; kind: string },
  at: Date,
  _id = new Types.ObjectId(),
): CarriedRow {
  const by = caller ? { id: caller.id, role: caller.role, name: caller.name } : null;
  const row = { _id, at, by, action, kind, from: ip, requestId };
  return { ...row, ...(caller?.asCover && { asCover: true }), ...(about && { about }) };
}

/** Stores rows with the present names; the audit provides it. */
export abstract class AuditStore {
  /** One row, whose call waits for it. */
  abstract storeOne(row: CarriedRow, subject: Partial<AuditSubject>): Promise<void>;
  /** Rows of outboxes, once each. */
  abstract store(rows: readonly { row: CarriedRow; subject: Partial<AuditSubject> }[]): Promise<void>;
}
