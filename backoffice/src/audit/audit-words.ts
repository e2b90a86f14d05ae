import { AUDIT_ACTIONS, type AuditRow } from '@clinic/contract/platform/audit';

/** Kinds of record that are people: the audit links their names. */
const PEOPLE = ['admin', 'doctor', 'assistant', 'client'];

export const isPerson = (row: AuditRow): boolean =>
  Boolean(row.record?.name) && PEOPLE.includes(row.record?.kind ?? '');

/** "invoice INV-2026-0001"; for a record without a name only its kind. */
export const recordWords = ({ record }: AuditRow): string =>
  record ? [record.kind, record.name].filter(Boolean).join(' ') : '–';

/** The word for an action; an action of a later release is shown as it is stored. */
export const actionWords = (action: string): string =>
  (AUDIT_ACTIONS as Record<string, string>)[action] ?? action;

const JOINTS: Record<string, string> = {
  'login-failed': ' as ',
  'login-fallback': ' as ',
  'forgot-password': ' for ',
  denied: ': ',
};

/** Words between the actor and the record: "confirmed the appointment", "failed to log in as doctor". */
export const jointOf = (action: string): string => JOINTS[action] ?? ' the ';

/** The name of a person or record in the shown rows; the id itself when no row has it. */
export function nameOfId(rows: AuditRow[], id: string): string {
  for (const row of rows) {
    const named = [row.by, row.client, isPerson(row) ? row.record : null].find((one) => one?.id === id);
    if (named) return named.name;
  }
  const own = rows.find(({ record }) => record?.id === id);
  return own ? `${recordWords(own)}${own.client ? ` of ${own.client.name}` : ''}` : id;
}
