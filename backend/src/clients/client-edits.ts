import { Injectable } from '@nestjs/common';
import type { Client } from '@clinic/contract/people';
import { searchKeys } from '@clinic/contract/search-keys';
import type { UpdateQuery } from 'mongoose';
import { ifUnchangedSince } from '../database/conditional-write.ts';
import { Effects } from '../database/effects.ts';
import { newPasswordLink } from '../mailed-links/password-link.ts';
import { Departures, goneDoctor } from '../staff/departures.ts';
import { DoctorsService } from '../staff/doctors.service.ts';
import type { EditClientDto } from './client.dto.ts';
import { linkMail } from './client-passwords.ts';
import { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';

/** In the state in which the link was read: one that is opened meanwhile is not lost. */
const addressedAs = ({ email, passwordLink }: ClientRecord) => ({
  email,
  'passwordLink.nonce': passwordLink?.nonce ?? null,
});

/**
 * Whoever has the old address is perhaps a stranger: its link and its sessions end. Who had a link still to open gets one
 * at the new address.
 */
function afterMove(fields: Partial<ClientRecord>, { passwordLink }: ClientRecord): UpdateQuery<ClientRecord> {
  if (!passwordLink) return { $inc: { ver: 1 } };
  const link = newPasswordLink();
  return {
    $set: { ...fields, passwordLink: link },
    $inc: { ver: 1 },
    $push: { effects: linkMail('first-password', link) },
  };
}

/** What front desk and admin change of a client. */
@Injectable()
export class ClientEdits {
  constructor(
    private readonly clients: ClientsService,
    private readonly doctors: DoctorsService,
    private readonly departures: Departures,
    private readonly effects: Effects,
  ) {}

  /** Throws NOT_FOUND, EMAIL_TAKEN, STALE_RECORD, and for a wrong doctor what `chosen` throws. */
  async update(id: string, { name, email, phone, doctor, updatedAt }: EditClientDto): Promise<Client> {
    const fields: Partial<ClientRecord> = {
      name,
      email,
      phone,
      searchKeys: searchKeys({ name, email, phone }),
      ...(doctor !== undefined && { doctor: doctor ? (await this.doctors.chosen(doctor))._id : null }),
    };
    const stored = await this.clients.find({ _id: id }, { email: 1, passwordLink: 1 });
    const moved = stored && stored.email !== email;
    const before = await ifUnchangedSince(
      updatedAt,
      (unchanged) =>
        this.clients.change(
          { _id: id, ...unchanged, ...(moved && addressedAs(stored)) },
          { $set: fields, ...(moved && afterMove(fields, stored)) },
          { returnDocument: 'before' },
        ),
      () => this.clients.record(id),
    );
    if (fields.doctor && !(await this.departures.keeps(fields.doctor))) {
      await this.takeBack(before, fields);
      throw goneDoctor();
    }
    // Only now: a letter that follows from an edit that is taken back goes to the address that stays.
    if (moved) await this.effects.run(ClientRecord.name, id);
    return this.clients.get(id);
  }

  /** Undoes an edit, unless somebody has changed the client since. */
  private async takeBack(before: ClientRecord, fields: Partial<ClientRecord>): Promise<void> {
    const { _id, name, email, phone, doctor, updatedAt } = before;
    const old = { name, email, phone, doctor, searchKeys: before.searchKeys, updatedAt };
    await this.clients.change({ _id, ...fields }, { $set: old }, { timestamps: false });
  }
}
