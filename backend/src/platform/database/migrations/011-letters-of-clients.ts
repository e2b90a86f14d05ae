import { ObjectId, type AnyBulkWriteOperation, type Db, type Document } from 'mongodb';

const BATCH = 1000;

/** Adds the client to letters, since the log shows them by client. */
export async function lettersOfClients(db: Db): Promise<void> {
  const outbox = db.collection<Document & { _id: string }>('outbox');
  const rows = outbox.find(
    { client: { $exists: false }, 'message.kind': { $ne: 'newsletter' } },
    { projection: { 'message.role': 1, 'message.appointment.id': 1 } },
  );
  let writes: AnyBulkWriteOperation<Document & { _id: string }>[] = [];
  const flush = async () => {
    if (writes.length > 0) await outbox.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const { _id, message } of rows) {
    const client = await clientOf(db, _id, message);
    if (client) writes.push({ updateOne: { filter: { _id }, update: { $set: { client } } } });
    if (writes.length === BATCH) await flush();
  }
  await flush();
}

async function clientOf(
  db: Db,
  key: string,
  message: { role?: string; appointment?: { id: string } },
): Promise<ObjectId | undefined> {
  if (message.appointment) {
    const visit = await db
      .collection('appointments')
      .findOne({ _id: new ObjectId(message.appointment.id) }, { projection: { 'client.id': 1 } });
    return visit?.client.id as ObjectId | undefined;
  }
  // The key of a letter to an account begins with the account.
  const [account = ''] = key.split(':');
  return message.role === 'client' && ObjectId.isValid(account) ? new ObjectId(account) : undefined;
}
