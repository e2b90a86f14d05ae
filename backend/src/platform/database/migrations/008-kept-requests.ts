import type { Db } from 'mongodb';

/**
 * Earlier releases kept one key in the created record; now each record keeps a list of the requests that
 * wrote it.
 */
export async function keptRequests(db: Db): Promise<void> {
  for (const name of ['invoices', 'appointments']) {
    const collection = db.collection(name);
    await collection.updateMany({ 'idempotency.key': { $exists: true } }, [
      { $set: { requests: [{ key: '$idempotency.key', at: '$createdAt' }] } },
      { $unset: 'idempotency' },
    ]);
    const indexes = await collection.indexes().catch(() => []);
    if (indexes.some((index) => index.name === 'idempotency')) await collection.dropIndex('idempotency');
  }
}
