import type { Db } from 'mongodb';

/** Letters to an address that was only asked for; the account may never have had it. */
const TO_A_WISH = 'new-email';

/**
 * Clients keep their former addresses. For changes by earlier releases these are known from the letters of
 * the last 90 days and the open "This was not me" links.
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
