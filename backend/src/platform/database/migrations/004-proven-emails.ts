import { ROLES } from '@clinic/contract/constants';
import type { Db } from 'mongodb';

/** Accounts from before addresses were proven keep their access; queued letters name their link. */
export async function provenEmails(db: Db): Promise<void> {
  for (const role of ROLES)
    await db
      .collection(`${role}s`)
      .updateMany({ emailVerifiedAt: { $exists: false } }, [{ $set: { emailVerifiedAt: '$$NOW' } }]);
  const ofClient = { 'message.role': 'client', 'message.account': { $substrBytes: ['$_id', 0, 24] } };
  const kind = { $cond: ['$message.registered', 'first-password', 'set-password'] };
  await db
    .collection('outbox')
    .updateMany({ 'message.kind': 'set-password', 'message.role': { $exists: false } }, [
      { $set: { ...ofClient, 'message.kind': kind } },
      { $unset: ['message.client', 'message.registered'] },
    ]);
  await db
    .collection('outbox')
    .updateMany({ 'message.kind': 'welcome', 'message.role': { $exists: false } }, [{ $set: ofClient }]);
}
