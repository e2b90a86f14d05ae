import { contactOfForm } from '@clinic/contract/contact-difference';
import { searchKeys } from '@clinic/contract/search-keys';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ClientsService } from './clients.service.ts';

/** Personal Details as they were saved. */
interface SavedContact {
  client: Types.ObjectId;
  fields: { number?: string; email?: string };
  savedBy: { name: string };
  at: Date;
}

/** The account has the only number that is called: what a form says instead becomes it, or is shown to the desk. */
@Injectable()
export class ContactDifferences {
  constructor(private readonly clients: ClientsService) {}

  async fromForm({ client, fields, savedBy, at }: SavedContact): Promise<void> {
    const account = await this.clients.find({ _id: client });
    if (!account) return;
    const { phone, formPhone, formEmail } = contactOfForm(account, fields);
    if (!phone && !formPhone && !formEmail) return;
    // What was changed after the form was saved is newer than the form.
    const isNewer = account.updatedAt > at;
    const before = account.contactDifference?.phoneBefore ?? account.phone;
    const isMoved = phone !== null && !isNewer;
    const contactDifference = {
      phoneBefore: isMoved && before !== phone ? before : null,
      formPhone: isNewer ? (phone ?? formPhone) : formPhone,
      formEmail,
      since: at,
      by: savedBy.name,
    };
    await this.clients.change(
      { _id: client, phone: account.phone, email: account.email, updatedAt: account.updatedAt },
      {
        $set: {
          contactDifference,
          ...(isMoved && {
            phone,
            searchKeys: searchKeys({ name: account.name, email: account.email, phone }),
          }),
        },
      },
      { projection: { _id: 1 } },
    );
  }
}
