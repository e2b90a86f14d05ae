import { numberKeys } from '@clinic/contract/platform/search-keys';
import type { AnyBulkWriteOperation, Db, ObjectId } from 'mongodb';

const BATCH = 1000;

interface Invoice {
  _id: ObjectId;
  invoiceNumber: string;
  searchKeys?: string[];
}

/** The first release indexed only the beginning of an invoice number. */
export async function invoiceSearchKeys(db: Db): Promise<void> {
  const invoices = db.collection<Invoice>('invoices');
  let writes: AnyBulkWriteOperation<Invoice>[] = [];
  const flush = async () => {
    if (writes.length > 0) await invoices.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  const without = invoices.find(
    { searchKeys: { $exists: false } },
    { projection: { invoiceNumber: 1 }, batchSize: BATCH },
  );
  for await (const { _id, invoiceNumber } of without) {
    writes.push({
      updateOne: { filter: { _id }, update: { $set: { searchKeys: numberKeys(invoiceNumber) } } },
    });
    if (writes.length >= BATCH) await flush();
  }
  await flush();
}
