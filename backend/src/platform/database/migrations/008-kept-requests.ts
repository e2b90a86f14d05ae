import type { Db } from 'mongodb';

/** Records kept the key that created them; now they keep all requests that wrote them. */
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
