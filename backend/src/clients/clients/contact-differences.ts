import { contactOfForm } from '@clinic/contract/clients/contact-difference';
import { searchFields } from '@clinic/contract/platform/search-keys';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import { readBirth } from '@clinic/contract/reading/days';
import { valueOf } from '@clinic/contract/reading/reading';
import { Inject, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { sameEmail } from '../../platform/accounts/account-record.ts';
import type { ClientRecord } from './client.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ClientsService } from './clients.service.ts';
import { job } from '../../platform/writes/write-context.ts';

interface SavedContact {
  client: Types.ObjectId;
  fields: { number?: string; email?: string };
  savedBy: { name: string };
  at: Date;
}

/**
 * Compares a form's phone with the account's, which the clinic calls: another number replaces it, or is shown to the
 * desk.
 */
@Injectable()
export class ContactDifferences {
  constructor(
    private readonly clients: ClientsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async fromForm({ client, fields, savedBy, at }: SavedContact): Promise<void> {
    const account = await this.clients.find({ _id: client });
    if (!account) return;
    const { phone, formPhone, formEmail } = contactOfForm(account, fields);
    // An account that was changed after the form was saved is newer than the form.
    const isNewer = account.updatedAt > at;
    const isMoved = phone !== null && !isNewer;
    const known = account.contactDifference;
    const before = known?.phoneBefore ?? (isMoved ? account.phone : null);
    const contactDifference = {
      phoneBefore: before === (isMoved ? phone : account.phone) ? null : before,
      formPhone: isMoved ? null : (phone ?? formPhone),
      formEmail,
      since: at,
      by: savedBy.name,
    };
    const isTold = Boolean(contactDifference.phoneBefore ?? contactDifference.formPhone ?? formEmail);
    if (!isTold && !known && !isMoved) return;
    const changed = await this.clients.change(
      job(),
      { _id: client, phone: account.phone, ...sameEmail(account), updatedAt: account.updatedAt },
      {
        $set: { ...(isTold && { contactDifference }), ...(isMoved && ofPhone(account, phone)) },
        ...(!isTold && { $unset: { contactDifference: 1 as const } }),
      },
    );
    // The sweeper tries again.
    if (!changed) throw new Error('The account was changed in the same moment.');
  }

  /** Keeps the birthday that a form says for the staff to take or leave; the client's own birthday stays. */
  async proposeBirthday(client: Types.ObjectId, typed: string): Promise<void> {
    const today = clinicToday(this.clock.now(), this.env.clinicTimezone);
    const born = valueOf(readBirth(typed, today));
    const change = born ? { $set: { formBirthday: born } } : { $unset: { formBirthday: 1 as const } };
    await this.clients.change(job(), { _id: client }, change, { timestamps: false });
  }
}

const ofPhone = ({ name, email }: ClientRecord, phone: string) => ({
  phone,
  ...searchFields({ name, email, phone }),
});
