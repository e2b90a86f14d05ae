import type { Db } from 'mongodb';

/** Whom earlier releases put on the newsletter's list were told so by letter, and count as confirmed. */
export async function confirmedNewsletters(db: Db): Promise<void> {
  await db
    .collection('newsletterAddresses')
    .updateMany({ confirmedAt: { $exists: false } }, [{ $set: { confirmedAt: '$createdAt' } }]);
}
