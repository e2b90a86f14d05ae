import { Injectable } from '@nestjs/common';
import type { Client } from '@clinic/contract/people';
import { searchKeys } from '@clinic/contract/search-keys';
import type { Types } from 'mongoose';
import { rowTakenBack } from '../audit/audited-records.ts';
import { ifUnchangedSince } from '../database/conditional-write.ts';
import {
  linksOf,
  movedAtOnce,
  movedWhenProven,
  moving,
  unmoved,
  type EmailMove,
} from '../account-links/email-moves.ts';
import { Effects } from '../database/effects.ts';
import { forgetKey } from '../database/idempotency.ts';
import { ApiError } from '../http/api-error.ts';
import { Departures, goneDoctor } from '../staff/departures.ts';
import { DoctorsService } from '../staff/doctors.service.ts';
import type { EditClientDto } from './client.dto.ts';
import { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';
import { Clock } from '../config/clock.ts';

/**
 * What the desk makes of another e-mail. Of a proven one the person decides; of one that nobody has proven the clinic does,
 * and whoever gets in at the new address reads nothing from before until the clinic knows that it is the same person.
 */
function moveOf(stored: ClientRecord, email: string, now: Date): EmailMove & { set: Partial<ClientRecord> } {
  if (stored.email === email) return unmoved(stored);
  if (stored.emailVerifiedAt) return movedWhenProven(stored, email, now);
  if (!stored.passwordChosenAt) return movedAtOnce(stored, email, now, 'first-password');
  const move = movedAtOnce(stored, email, now, 'verify-email');
  return { ...move, set: { ...move.set, movedAt: now } };
}

/** What an edit may change. One that is added must be changed below and undone, else it does not compile. */
type EditedField = Exclude<keyof EditClientDto, 'updatedAt'>;

/** Without what was left out, which stays. */
const sentOf = (edited: Partial<ClientRecord>): Partial<ClientRecord> =>
  Object.fromEntries(Object.entries(edited).filter(([, value]) => value !== undefined));

/** What front desk and admin change of a client. */
@Injectable()
export class ClientEdits {
  constructor(
    private readonly clients: ClientsService,
    private readonly doctors: DoctorsService,
    private readonly departures: Departures,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, EMAIL_TAKEN, STALE_RECORD, and for a wrong doctor what `chosen` throws. */
  update(id: string, edit: EditClientDto): Promise<Client> {
    return this.clients.once(
      () => this.change(id, edit),
      (changed) => this.clients.view(changed),
    );
  }

  /** The clinic knows that it is this person who uses the account at this address. Throws NOT_FOUND, STALE_RECORD. */
  async confirm(id: string, email: string): Promise<Client> {
    const confirmed = await this.clients.change(
      { _id: id, email },
      { $set: { emailVerifiedAt: this.clock.now() }, $unset: { movedAt: 1, verifyLink: 1 } },
      { returnDocument: 'after' },
    );
    if (confirmed) return this.clients.view(confirmed);
    await this.clients.record(id);
    throw new ApiError('STALE_RECORD');
  }

  private async change(
    id: string,
    { name, email, phone, doctor, whatsApp, updatedAt }: EditClientDto,
  ): Promise<Client> {
    const stored = (await this.clients.find({ _id: id })) ?? (await this.clients.record(id));
    const move = moveOf(stored, email, this.clock.now());
    const edited = {
      name,
      phone,
      whatsApp,
      doctor: await this.chosen(doctor),
    } satisfies Record<Exclude<EditedField, 'email'>, unknown>;
    const fields: Partial<ClientRecord> = {
      ...sentOf(edited),
      searchKeys: searchKeys({ name, email: move.email, phone }),
    };
    await ifUnchangedSince(
      updatedAt,
      (unchanged) =>
        this.clients.change(
          { _id: id, email: stored.email, ...unchanged, ...(move.which as object) },
          moving(move, fields),
          { projection: { _id: 1 } },
        ),
      () => this.clients.record(id),
    );
    if (fields.doctor && !(await this.departures.keeps(fields.doctor))) {
      await this.takeBack(stored, fields);
      throw goneDoctor();
    }
    // Only now: a letter that follows from an edit that is taken back goes to the address that stays.
    if (move.letters.length > 0) await this.effects.run(ClientRecord.name, id);
    return this.clients.get(id);
  }

  /** The doctor's id; undefined stays so, and null is nobody. */
  private async chosen(doctor: string | null | undefined): Promise<Types.ObjectId | null | undefined> {
    if (doctor === undefined) return undefined;
    return doctor ? (await this.doctors.chosen(doctor))._id : null;
  }

  /** Undoes an edit, unless somebody has changed the client since. */
  private async takeBack(before: ClientRecord, fields: Partial<ClientRecord>): Promise<void> {
    const { _id, name, email, phone, doctor, whatsApp = false, updatedAt, movedAt } = before;
    const { $set, $unset } = linksOf(before);
    const edited = { name, email, phone, doctor, whatsApp } satisfies Record<EditedField, unknown>;
    const old = { ...edited, searchKeys: before.searchKeys, updatedAt, ...$set };
    await this.clients.change(
      { _id, ...fields },
      {
        $set: { ...old, ...(movedAt && { movedAt }) },
        $unset: { ...$unset, ...(!movedAt && { movedAt: 1 }) },
        $pull: { ...forgetKey().$pull, ...rowTakenBack().$pull },
      },
      { timestamps: false },
    );
  }
}
