import { Injectable } from '@nestjs/common';
import type { Client } from '@clinic/contract/people';
import { searchKeys } from '@clinic/contract/search-keys';
import { ifUnchangedSince } from '../database/conditional-write.ts';
import { Departures, goneDoctor } from '../staff/departures.ts';
import { DoctorsService } from '../staff/doctors.service.ts';
import type { EditClientDto } from './client.dto.ts';
import type { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';

/** What front desk and admin change of a client. */
@Injectable()
export class ClientEdits {
  constructor(
    private readonly clients: ClientsService,
    private readonly doctors: DoctorsService,
    private readonly departures: Departures,
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
    const before = await ifUnchangedSince(
      updatedAt,
      (unchanged) =>
        this.clients.change({ _id: id, ...unchanged }, { $set: fields }, { returnDocument: 'before' }),
      () => this.clients.record(id),
    );
    if (fields.doctor && !(await this.departures.keeps(fields.doctor))) {
      await this.takeBack(before, fields);
      throw goneDoctor();
    }
    return this.clients.get(id);
  }

  /** Undoes an edit, unless somebody has changed the client since. */
  private async takeBack(before: ClientRecord, fields: Partial<ClientRecord>): Promise<void> {
    const { _id, name, email, phone, doctor, updatedAt } = before;
    const old = { name, email, phone, doctor, searchKeys: before.searchKeys, updatedAt };
    await this.clients.change({ _id, ...fields }, { $set: old }, { timestamps: false });
  }
}
