import type { AuditRow } from '@clinic/contract/audit';
import type { AuditRecord } from './audit.schema.ts';

export const auditView = ({ _id, at, by, action, record, from, requestId }: AuditRecord): AuditRow => ({
  _id: _id.toHexString(),
  id: _id.toHexString(),
  at: at.toISOString(),
  by: by && { id: by.id, name: by.name, role: by.role },
  action,
  record: record && { kind: record.kind, id: record.id },
  from,
  requestId,
});
