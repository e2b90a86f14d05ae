import type { Db } from 'mongodb';

/** Addresses that earlier releases put on the list were told so by letter, and count as confirmed. */
export async function confirmedNewsletters(db: Db): Promise<void> {
  await db
    .collection('newsletterAddresses')
    .updateMany({ confirmedAt: { $exists: false } }, [{ $set: { confirmedAt: '$createdAt' } }]);
}
