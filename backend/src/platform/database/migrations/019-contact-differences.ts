import { contactOfForm } from '@clinic/contract/clients/contact-difference';
import type { Db } from 'mongodb';

/** Notes where Personal Details differ from the account, for the front desk: earlier releases never took them over. */
export async function contactDifferences(db: Db): Promise<void> {
  const forms = db.collection('intakeForms').find({ formType: 'PersonalDetails' });
  for await (const { client, fields, savedBy, updatedAt } of forms) {
    const account = await db
      .collection('clients')
      .findOne(
        { _id: client, deletedAt: null, contactDifference: { $exists: false } },
        { projection: { phone: 1, email: 1 } },
      );
    if (!account) continue;
    const { phone, formPhone, formEmail } = contactOfForm(
      { phone: account.phone as string, email: account.email as string },
      (fields ?? {}) as { number?: string; email?: string },
    );
    if (!phone && !formPhone && !formEmail) continue;
    const by = (savedBy as { name?: string } | undefined)?.name ?? '';
    const contactDifference = {
      phoneBefore: null,
      formPhone: phone ?? formPhone,
      formEmail,
      since: updatedAt as Date,
      by,
    };
    await db.collection('clients').updateOne({ _id: client }, { $set: { contactDifference } });
  }
}
