import { Injectable } from '@nestjs/common';
import type { OptionalEmail } from '@clinic/contract/notifications/email-kinds';
import type { Types } from 'mongoose';
import { wantsReminders } from '../../clients/clients/consents.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { EmailSwitchesService } from './email-switches.service.ts';

export interface Addressee {
  id: string;
  name: string;
  /** Absent for a client without an address. */
  email?: string;
  phone: string;
  wantsReminders: boolean;
}

type ReachedClient = Pick<ClientRecord, '_id' | 'name' | 'email' | 'phone' | 'consents'>;

/** These emails are also sent to clients who want no reminders, since clients came for their contents. */
const NO_REMINDERS: readonly OptionalEmail[] = ['plan-published', 'check-in-answered'];

@Injectable()
export class OptionalEmails {
  constructor(
    private readonly switches: EmailSwitchesService,
    private readonly clients: ClientsService,
  ) {}

  isOn(kind: OptionalEmail): Promise<boolean> {
    return this.switches.isOn(kind);
  }

  /** The client, when the email is switched on and the client wants it. */
  async addressee(kind: OptionalEmail, client: Types.ObjectId): Promise<Addressee | undefined> {
    return (await this.isOn(kind)) ? this.wanting(kind, client) : undefined;
  }

  /**
   * Returns the client, unless gone, or without a wish for reminders. The news that a plan or an answer is there is no
   * reminder, since the client came for it. Only for callers that have checked the switch.
   */
  async wanting(kind: OptionalEmail, client: Types.ObjectId): Promise<Addressee | undefined> {
    const found = await this.clients.find({ _id: client }, { name: 1, email: 1, phone: 1, consents: 1 });
    return found ? this.addressOf(kind, found) : undefined;
  }

  /**
   * Returns the addressee when the client is read already. One without an address is answered in any case: whether the
   * desk may tell the news is decided where it is stored (`platform/mail/without-address.ts`).
   */
  addressOf(
    kind: OptionalEmail,
    { _id, name, email, phone, consents }: ReachedClient,
  ): Addressee | undefined {
    const wants = wantsReminders(consents);
    if (email && !wants && !NO_REMINDERS.includes(kind)) return undefined;
    return { id: _id.toHexString(), name, email, phone, wantsReminders: wants };
  }
}
