import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Client } from '@clinic/contract/people';
import { searchKeys } from '@clinic/contract/search-keys';
import type { Types } from 'mongoose';
import { hashPassword } from '../accounts/passwords.ts';
import { Effects, type Effect } from '../database/effects.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { newPasswordLink } from '../mailed-links/password-link.ts';
import { Departures, goneDoctor } from '../staff/departures.ts';
import { DoctorsService } from '../staff/doctors.service.ts';
import type { AddClientDto, RegisterDto } from './client.dto.ts';
import { linkMail } from './client-passwords.ts';
import { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';

/** Kind of the effect that tells an enquiry which client came of it. */
export const ENQUIRY_EFFECT = 'enquiry';
const WELCOME_EFFECT = 'welcome';

const effectOf = (kind: string): Effect => ({ key: kind, kind, at: new Date() });

/** Where every client begins: by registering, or at the front desk, which mails a link to choose the password. */
@Injectable()
export class NewClients implements OnModuleInit {
  constructor(
    private readonly clients: ClientsService,
    private readonly doctors: DoctorsService,
    private readonly departures: Departures,
    private readonly effects: Effects,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.effects.handle<ClientRecord>(ClientRecord.name, WELCOME_EFFECT, ({ _id, name, email }) =>
      this.outbox.add({ _id: `${_id.toHexString()}:welcome`, kind: 'welcome', to: { name, email } }),
    );
  }

  /** Throws EMAIL_TAKEN. */
  async register({ password, ...person }: RegisterDto): Promise<Client> {
    return this.store(person, {
      passwordHash: await hashPassword(password),
      effects: [effectOf(WELCOME_EFFECT)],
    });
  }

  /** `enquiry`: the one that the client comes from. Throws EMAIL_TAKEN, DOCTOR_GONE. */
  async add({ doctor, ...person }: AddClientDto, enquiry?: Types.ObjectId): Promise<Client> {
    const passwordLink = newPasswordLink();
    return this.store(person, {
      doctor: doctor ? (await this.doctors.chosen(doctor))._id : null,
      // Nobody knows it: only the link opens the account.
      passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
      passwordLink,
      ...(enquiry && { enquiry }),
      effects: [linkMail('first-password', passwordLink), ...(enquiry ? [effectOf(ENQUIRY_EFFECT)] : [])],
    });
  }

  /** The client who came of an enquiry. */
  async ofEnquiry(enquiry: Types.ObjectId): Promise<Client | null> {
    const client = await this.clients.find({ enquiry });
    return client && this.clients.view(client);
  }

  private async store(
    { name, email, phone }: Pick<AddClientDto, 'name' | 'email' | 'phone'>,
    account: Partial<ClientRecord>,
  ): Promise<Client> {
    const keys = searchKeys({ name, email, phone });
    const client = await this.clients.insert({ name, email, phone, searchKeys: keys, ...account });
    if (client.doctor && !(await this.departures.keeps(client.doctor))) {
      await this.clients.discard(client);
      throw goneDoctor();
    }
    await this.effects.run(ClientRecord.name, client._id);
    return this.clients.view(client);
  }
}
