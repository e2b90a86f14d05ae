import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { searchKeys } from '@clinic/contract/search-keys';
import type { Model, Types } from 'mongoose';
import { notDeleted } from '../accounts/account-record.ts';
import { refuseTakenEmail } from '../accounts/account-writes.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { newPasswordLink } from '../mailed-links/password-link.ts';
import { Effects } from '../database/effects.ts';
import { Departures, goneDoctor } from '../staff/departures.ts';
import { DoctorsService } from '../staff/doctors.service.ts';
import type { AddClientDto } from './client.dto.ts';
import { linkMail } from './client-passwords.ts';
import { ClientRecord } from './client.schema.ts';

/** Kind of the effect that tells an enquiry which client came of it. */
export const ENQUIRY_EFFECT = 'enquiry';

/** Clients whom the front desk adds: they choose their password by a mailed link. */
@Injectable()
export class DeskClients {
  constructor(
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    private readonly doctors: DoctorsService,
    private readonly departures: Departures,
    private readonly effects: Effects,
  ) {}

  /** `enquiry`: the one that the client comes from. Throws EMAIL_TAKEN, DOCTOR_GONE. */
  async add({ name, email, phone, doctor }: AddClientDto, enquiry?: Types.ObjectId): Promise<ClientRecord> {
    const passwordLink = newPasswordLink();
    const client = {
      name,
      email,
      phone,
      doctor: doctor ? (await this.doctors.chosen(doctor))._id : null,
      searchKeys: searchKeys({ name, email, phone }),
      // Nobody knows it: only the link opens the account.
      passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
      passwordLink,
      ...(enquiry && { enquiry }),
      effects: [
        linkMail('first-password', passwordLink),
        ...(enquiry ? [{ key: ENQUIRY_EFFECT, kind: ENQUIRY_EFFECT, at: new Date() }] : []),
      ],
    };
    const created = await refuseTakenEmail(this.clients.create(client));
    if (client.doctor && !(await this.departures.keeps(client.doctor))) {
      await this.clients.deleteOne({ _id: created._id });
      throw goneDoctor();
    }
    await this.effects.run(ClientRecord.name, created._id);
    return created.toObject();
  }

  /** The client who came of an enquiry. */
  ofEnquiry(enquiry: Types.ObjectId): Promise<ClientRecord | null> {
    return this.clients.findOne({ enquiry, ...notDeleted }).lean();
  }
}
