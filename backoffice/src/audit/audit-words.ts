import { AUDIT_ACTIONS, type AuditRow } from '@clinic/contract/platform/audit';

/** Kinds of record that are people, whose names the audit shows as links. */
const PEOPLE = ['admin', 'doctor', 'assistant', 'client'];

export const isPerson = (row: AuditRow): boolean =>
  Boolean(row.record?.name) && PEOPLE.includes(row.record?.kind ?? '');

/** "invoice INV-2026-0001"; a record without a name only says what it is. */
export const recordWords = ({ record }: AuditRow): string =>
  record ? [record.kind, record.name].filter(Boolean).join(' ') : '–';

/** The word for what was done; an action of a later release is shown as it is. */
export const actionWords = (action: string): string =>
  (AUDIT_ACTIONS as Record<string, string>)[action] ?? action;

const JOINTS: Record<string, string> = {
  'login-failed': ' as ',
  'login-fallback': ' as ',
  'forgot-password': ' for ',
  denied: ': ',
};

/** What stands between an action and its record: "confirmed the appointment", "failed to log in as doctor". */
export const jointOf = (action: string): string => JOINTS[action] ?? ' the ';

/** What the rows call the person or record of that id; the id itself while no row is there. */
export function nameOfId(rows: AuditRow[], id: string): string {
  for (const row of rows) {
    const named = [row.by, row.client, isPerson(row) ? row.record : null].find((one) => one?.id === id);
    if (named) return named.name;
  }
  const own = rows.find(({ record }) => record?.id === id);
  return own ? `${recordWords(own)}${own.client ? ` of ${own.client.name}` : ''}` : id;
}
