import { auditSentence, type AuditRow } from '@clinic/contract/platform/audit';
import type { AuditRecord } from './audit.schema.ts';

export function auditView(row: AuditRecord): AuditRow {
  const {
    _id,
    at,
    by,
    asCover = false,
    action,
    record,
    client = null,
    changed = null,
    times = 1,
    from,
    requestId,
  } = row;
  const shown = {
    by: by && { id: by.id, name: by.name, role: by.role },
    asCover,
    action,
    record: record && { kind: record.kind, id: record.id, name: record.name },
    client: client && { id: client.id, name: client.name },
    changed,
    times,
  };
  const id = _id.toHexString();
  return { _id: id, id, at: at.toISOString(), ...shown, summary: auditSentence(shown), from, requestId };
}
