import type { Db } from 'mongodb';

/** Readers added by earlier releases were told so by email, and count as confirmed. */
export async function confirmedNewsletters(db: Db): Promise<void> {
  await db
    .collection('newsletterAddresses')
    .updateMany({ confirmedAt: { $exists: false } }, [{ $set: { confirmedAt: '$createdAt' } }]);
}
