import type { Db } from 'mongodb';

/** Rows about a client's own account lacked the client. */
export async function auditClients(db: Db): Promise<void> {
  await db
    .collection('audit')
    .updateMany({ 'record.kind': 'client', 'record.id': /^[0-9a-f]{24}$/, client: null }, [
      { $set: { client: { id: '$record.id', name: { $ifNull: ['$record.name', ''] } } } },
    ]);
}
