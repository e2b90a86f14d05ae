import type { Db } from 'mongodb';

/** Removes password hashes that erasures with a kept clinical record left; such accounts have no email. */
export async function erasedPasswords(db: Db): Promise<void> {
  await db
    .collection('clients')
    .updateMany(
      { erasing: { $exists: true }, email: { $exists: false } },
      { $unset: { passwordHash: '', requests: '' } },
    );
  // Counts of attempts had emails in their keys; a count is worth a minute.
  await db.collection<{ _id: string }>('attempts').deleteMany({ _id: /@/ });
}
