import type { Db } from 'mongodb';

/** A row about a client's own account named the client as its record only; it is the client's as every other one. */
export async function auditClients(db: Db): Promise<void> {
  await db
    .collection('audit')
    .updateMany({ 'record.kind': 'client', 'record.id': /^[0-9a-f]{24}$/, client: null }, [
      { $set: { client: { id: '$record.id', name: { $ifNull: ['$record.name', ''] } } } },
    ]);
}
