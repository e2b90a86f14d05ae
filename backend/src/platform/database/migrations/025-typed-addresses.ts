import { counted } from '@clinic/contract/platform/counted';
import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Db } from 'mongodb';

interface Row {
  action: string;
  by: { id: string; role: string };
  record: { kind: string; id: string };
}

const STAFF = ['assistant', 'admin'];

/**
 * Asks for a confirmation of addresses that staff typed in (decisions/089): clients who were added by staff and have
 * not chosen a password are closed, others stay open. Earlier doctors count as proven (decisions/090).
 */
export async function typedAddresses(db: Db): Promise<void> {
  const now = [{ $set: { emailVerifiedAt: '$$NOW' } }];
  await db.collection('doctors').updateMany({ emailVerifiedAt: { $exists: false } }, now);
  const open = await closeTyped(db);
  const sentence = `${counted(open, 'client')} whom staff added stay open: they have chosen a password.`;
  new Logger('025-typed-addresses').log(sentence);
}

/** Answers how many stay open. */
export async function closeTyped(db: Db): Promise<number> {
  const clients = db.collection('clients');
  const audit = db.collection<Row>('audit');
  const ofClient = { 'record.kind': 'client' };
  let open = 0;
  const added = audit.find({ ...ofClient, action: 'create', 'by.role': { $in: STAFF } });
  for await (const { by, record } of added) {
    const confirmed = await audit.findOne({ ...ofClient, action: 'confirm', 'record.id': record.id });
    if (confirmed) continue;
    const which = { _id: new Types.ObjectId(record.id), deletedAt: null, movedAt: { $exists: false } };
    const closed = await clients.updateOne({ ...which, passwordChosenAt: { $exists: false } }, [
      { $set: { movedAt: '$createdAt', movedBy: [{ id: by.id, role: by.role }] } },
    ]);
    if (closed.matchedCount === 0) open += await clients.countDocuments(which);
  }
  return open;
}
