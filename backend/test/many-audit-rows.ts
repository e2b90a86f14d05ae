import type { Connection } from 'mongoose';
import type { Person } from './test-app.ts';

export const AUDIT_ROW_COUNT = 4000;

/** Stores as many rows about a client as years of treatment leave. */
export async function manyAuditRows(connection: Connection, { id, name }: Person): Promise<void> {
  const row = (at: number) => ({
    at: new Date(at),
    by: { id: 'f'.repeat(24), name: 'Dr Asha Mehta', role: 'doctor' },
    action: 'read',
    record: { kind: 'form', id: 'e'.repeat(24), name: 'Personal Details' },
    client: { id, name },
    from: '127.0.0.1',
    requestId: 'r',
    keys: [name.toLowerCase(), 'form'],
  });
  const rows = Array.from({ length: AUDIT_ROW_COUNT }, (_, index) => row(1_700_000_000_000 + index));
  await connection.collection('audit').insertMany(rows);
}
