import type { Db } from 'mongodb';

/** Marks readers added by earlier releases as confirmed, since an email told them. */
export async function confirmedNewsletters(db: Db): Promise<void> {
  await db
    .collection('newsletterAddresses')
    .updateMany({ confirmedAt: { $exists: false } }, [{ $set: { confirmedAt: '$createdAt' } }]);
}
