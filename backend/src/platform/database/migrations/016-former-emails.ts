import type { Db } from 'mongodb';

/** Kind of email to a requested address, which the account may never have had. */
const TO_A_WISH = 'new-email';

/**
 * Adds clients' former addresses. For changes by earlier releases they come from the emails of 90 days and from open
 * "This was not me" links.
 */
export async function formerEmails(db: Db): Promise<void> {
  const known = { $ifNull: ['$formerEmails', []] };
  const undone = { $ifNull: ['$emailUndos.email', []] };
  const former = { $setDifference: [{ $setUnion: [known, undone, '$$new.emails'] }, ['$email']] };
  await db
    .collection('outbox')
    .aggregate([
      { $match: { client: { $exists: true }, 'message.kind': { $ne: TO_A_WISH } } },
      { $group: { _id: '$client', emails: { $addToSet: '$message.to.email' } } },
      {
        $merge: {
          into: 'clients',
          whenMatched: [{ $set: { formerEmails: { $cond: [{ $eq: [former, []] }, '$$REMOVE', former] } } }],
          whenNotMatched: 'discard',
        },
      },
    ])
    .toArray();
}
