import type { AuditAction, AuditChange, AuditKind } from '@clinic/contract/platform/audit';
import { Types } from 'mongoose';
import type { Caller, ClinicRequest } from '../http/clinic-request.ts';
import type { AuditSubject } from './audit-subject.ts';

/** Action and kind of record of an audit row. */
export interface Audited {
  action: AuditAction;
  kind: AuditKind;
}

/** An audit row as a record carries it; names are added when it is moved to the audit. */
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
  /** Named in place of the record that carries the row. */
  about?: NonNullable<ClinicRequest['subject']>;
}

/** The part of a request that a row stores. */
export type RequestOfRow = Pick<ClinicRequest, 'caller' | 'ip' | 'id' | 'subject'>;

/** The audit row of a request at this moment, since its handler may have identified the caller meanwhile. */
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
  /** Stores one row before the answer. */
  abstract storeOne(row: CarriedRow, subject: Partial<AuditSubject>): Promise<void>;
  /** Stores rows of outboxes; a repeated row is stored once. */
  abstract store(rows: readonly { row: CarriedRow; subject: Partial<AuditSubject> }[]): Promise<void>;
}
