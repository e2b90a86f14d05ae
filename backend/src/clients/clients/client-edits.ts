import { Inject, Injectable } from '@nestjs/common';
import { clinicToday, type Day } from '@clinic/contract/clinic-calendar';
import { addressMove, keptAddress } from '@clinic/contract/identity/address-moves';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import type { ChosenLanguage, Client } from '@clinic/contract/people';
import { CLIENT_FIELDS, type ClientField } from '@clinic/contract/platform/audit';
import { clientSearchFields } from '@clinic/contract/platform/search-keys';
import type { Types } from 'mongoose';
import { updateIfUnmodified } from '../../platform/database/conditional-write.ts';
import { notDeleted, sameEmail } from '../../platform/accounts/account-record.ts';
import { ConfirmedPeople } from '../../identity/account-links/confirmed-people.ts';
import {
  closing,
  confirmed,
  emptied,
  isOf,
  MOVED,
  movedAtOnce,
  movedWhenOpened,
  movedFields,
  refuseUnsettled,
  settled,
  unmoved,
  type EmailMove,
} from '../../identity/account-links/email-moves.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { DoctorRemoval } from '../../identity/staff/doctor-removal.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { refuseBirthday } from './birthdays.ts';
import type { BirthdayDto, EditClientDto } from './client.dto.ts';
import { ClientOwners } from './client-owners.ts';
import { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';
import { UpdatedServers } from '../updated-servers/updated-servers.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { stateOf } from '../../platform/writes/state-of.ts';
import type { Settling } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/**
 * Decides what another e-mail from the desk does. Where the old one is proven, the person decides; where it
 * is not, the clinic does, and the user of the new address reads nothing from before until the clinic knows
 * that it is the same person. Throws FACTOR_RESET_LATELY, and INVALID_INPUT when a proven one would be emptied.
 */
function moveOf(stored: ClientRecord, email: string | undefined, by: Caller, now: Date): EmailMove {
  if (stored.email === email) return unmoved(stored);
  refuseUnsettled(stored, now);
  const proven = stored.emailVerifiedAt !== undefined;
  const chosen = stored.passwordChosenAt !== undefined;
  if (email === undefined) {
    const refusal = keptAddress({ proven });
    if (refusal) throw invalid('email', refusal);
    return closing(emptied(stored), stored, by, now);
  }
  const hasEmail = stored.email !== undefined;
  if (addressMove({ role: 'client', hasEmail, proven, chosen }, 'staff') !== 'at-once')
    return knownBy(doctorOfMove(stored, by, now), movedWhenOpened(stored, email, by, now));
  const linkEmail = chosen ? 'verify-email' : 'first-password';
  return closing(movedAtOnce(stored, email, now, linkEmail), stored, by, now);
}

/** Keeps who knows the person, since the client may have another doctor when the move is confirmed. */
const knownBy = (movedDoctor: Types.ObjectId | null, move: EmailMove): EmailMove => ({
  ...move,
  set: { ...move.set, movedDoctor },
});

/**
 * Returns the doctor who must know the client after a change of address: the one before colleagues began to change it,
 * so that a second change does not replace the doctor.
 */
function doctorOfMove(stored: ClientRecord, by: Caller, now: Date): Types.ObjectId | null {
  const { emailChange, movedUnagreed, movedDoctor = null, doctor, formerDoctor } = stored;
  const waits = emailChange && emailChange.expiresAt > now && !isOf(stored, emailChange.by);
  if (movedUnagreed || waits) return movedDoctor;
  return doctor ?? (formerDoctor?.by.id === by.id ? formerDoctor.id : null);
}

/** Removes the mark of a difference: the desk saw how Personal Details differ, and decides by saving. */
const withoutDifference = (
  { $unset, ...change }: ReturnType<typeof movedFields<Partial<ClientRecord>>>,
  unset: object = {},
) => ({
  ...change,
  $unset: { ...$unset, ...unset, contactDifference: 1 as const },
});

/** A field that the record lacks does not compile. */
type Edited = Partial<
  Pick<ClientRecord, Exclude<keyof EditClientDto, 'updatedAt' | 'birthday' | 'email'>>
> & {
  birthday?: Day | null;
};

/** Returns the sent fields; omitted ones stay as they are. */
const sentOf = (edited: Omit<Edited, 'birthday'>): Partial<ClientRecord> =>
  Object.fromEntries(Object.entries(edited).filter(([, value]) => value !== undefined));

/** A form's switch is off also while no wish is known, which it leaves unknown. */
const unlessUnknown = (whatsApp: boolean | undefined, stored: ClientRecord): boolean | undefined =>
  stored.whatsApp === undefined && !whatsApp ? undefined : whatsApp;

/** The fields that an edit changes or, of an address, asks to change. */
const changedFields = (stored: ClientRecord, edited: Edited & { email?: string | null }): ClientField[] =>
  (Object.keys(CLIENT_FIELDS) as ClientField[]).filter(
    (field) =>
      edited[field] !== undefined && String(edited[field]) !== String(stored[field] ?? absentOf(field)),
  );

/** The value that an absent field stands for. */
const absentOf = (field: ClientField) => (field === 'whatsApp' ? false : null);

@Injectable()
export class ClientEdits {
  constructor(
    private readonly clients: ClientsService,
    private readonly updatedServers: UpdatedServers,
    private readonly doctors: DoctorsService,
    private readonly owners: ClientOwners,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly people: ConfirmedPeople,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Throws NOT_FOUND, EMAIL_TAKEN, STALE_RECORD, FACTOR_RESET_LATELY, INVALID_INPUT for an emptied address that is the
   * person's, and what `chosen` throws.
   */
  update(context: WriteContext, id: string, edit: EditClientDto): Promise<Client> {
    return this.clients.once(
      context,
      () => this.change(context, id, edit),
      (changed) => this.clients.view(changed),
    );
  }

  /** The client's doctor writes the birthday down. Throws NOT_FOUND, INVALID_INPUT, STALE_RECORD. */
  async setBirthday(
    context: WriteContext,
    id: string,
    { birthday, updatedAt }: BirthdayDto,
  ): Promise<Client> {
    refuseBirthday(birthday, clinicToday(this.clock.now(), this.env.clinicTimezone));
    const change = async () => {
      const stored = await this.clients.record(id);
      context.changes({ fields: changedFields(stored, { birthday }) });
      await updateIfUnmodified(
        updatedAt,
        (unchanged) =>
          this.clients.change(
            context,
            { _id: id, ...unchanged },
            birthday ? { $set: { birthday } } : { $unset: { birthday: 1 } },
          ),
        () => this.clients.record(id),
      );
      return this.clients.get(id);
    };
    return this.clients.once(context, change, (changed) => this.clients.view(changed));
  }

  /**
   * The clinic confirms that this person uses the account at this address. Throws NOT_FOUND, STALE_RECORD,
   * and FORBIDDEN for the one who asked for a change of it.
   */
  async confirm(context: WriteContext, id: string, email: string): Promise<Client> {
    const stored = await this.clients.record(id);
    const doctor = await this.knowing(stored);
    await this.people.refuse(context.caller, stored, doctor);
    const known = await this.clients.change(
      context,
      { _id: id, email, movedAt: stored.movedAt ?? null, doctor: stored.doctor },
      {
        ...confirmed,
        $set: { emailVerifiedAt: this.clock.now() },
        $unset: { ...confirmed.$unset, verifyLink: 1 },
      },
    );
    if (!known) throw new ApiError('STALE_RECORD');
    return this.clients.view(known);
  }

  /** Chooses the language of the client's plan. Throws NOT_FOUND. */
  chooseLanguage(context: WriteContext, id: string, language: PlanLanguage): Promise<ChosenLanguage> {
    const choose = async () => {
      // `updatedAt` stays, since it protects the desk's edits of other fields.
      const changed = await this.clients.change(
        context,
        { _id: id },
        { $set: { language } },
        { timestamps: false },
      );
      if (!changed) throw new ApiError('NOT_FOUND');
      return { language };
    };
    return this.clients.once(context, choose, () => Promise.resolve({ language }));
  }

  /** Id of the doctor who knows the person: the present one, or the one when a verified address was left. */
  private async knowing(stored: ClientRecord): Promise<string | undefined> {
    const { movedUnagreed, movedDoctor } = stored;
    const before = movedUnagreed && movedDoctor ? movedDoctor.toHexString() : undefined;
    const doctors = await this.doctors.all();
    if (doctors.some(({ id }) => id === before)) return before;
    return doctors.find(({ id }) => id === stored.doctor?.toHexString())?.id;
  }

  private async change(
    context: WriteContext,
    id: string,
    { email: typedEmail, doctor, birthday, updatedAt, ...typed }: EditClientDto,
  ): Promise<Client> {
    const stored = (await this.clients.find({ _id: id })) ?? (await this.clients.record(id));
    const now = this.clock.now();
    refuseBirthday(birthday, clinicToday(now, this.env.clinicTimezone));
    const email = typedEmail ?? undefined;
    const moves = email !== stored.email;
    const move = moveOf(stored, email, context.caller, now);
    if (moves && email === undefined) await this.updatedServers.requireForNoEmail();
    const whatsApp = unlessUnknown(typed.whatsApp, stored);
    const sent = sentOf({ ...typed, whatsApp, doctor: await this.chosen(doctor) });
    const giving =
      sent.doctor === undefined ? undefined : await this.owners.giving(stored, sent.doctor, context.author);
    const fields: Partial<ClientRecord> = {
      ...sent,
      ...(birthday && { birthday }),
      ...giving?.set,
      ...clientSearchFields({ ...typed, email: move.email }),
    };
    context.changes({
      fields: changedFields(stored, { ...sent, email: email ?? null, birthday }),
      doctors: giving?.doctors,
    });
    await updateIfUnmodified(
      updatedAt,
      (unchanged) =>
        this.clients.change(
          context,
          {
            _id: id,
            ...sameEmail(stored),
            ...unchanged,
            ...(move.which as object),
            ...giving?.which,
            ...(moves && (settled(now) as object)),
          },
          withoutDifference(movedFields(move, fields), {
            ...giving?.unset,
            ...(birthday === null && { birthday: 1 }),
          }),
          {
            // These emails are not sent when the edit is undone, since they would go to the wrong address.
            effects: [...move.effects, ...(giving?.effects ?? [])],
            ...(fields.doctor && {
              settling: this.keeping(
                fields.doctor,
                stored,
                { ...fields, ...(birthday === null && { birthday: undefined }) },
                move,
              ),
            }),
          },
        ),
      () => this.clients.record(id),
    );
    return this.clients.get(id);
  }

  /** Undoes the edit when the chosen doctor was deleted meanwhile; sessions that it ended stay ended. */
  private keeping(
    doctor: Types.ObjectId,
    before: ClientRecord,
    fields: Partial<ClientRecord>,
    move: EmailMove,
  ): Settling<ClientRecord> {
    const changed = { ...fields, ...sameEmail(move) };
    const names = Object.keys(changed) as (keyof ClientRecord)[];
    return {
      check: () => this.doctorRemoval.requireKept(doctor),
      which: ({ _id }) => ({ _id, ...changed, ...notDeleted }),
      back: stateOf(before, [...MOVED, ...names, 'updatedAt', 'contactDifference', 'formerDoctor']),
    };
  }

  /** Returns the chosen doctor; undefined leaves the doctor as is, and null takes the doctor away. */
  private async chosen(doctor: string | null | undefined): Promise<Types.ObjectId | null | undefined> {
    if (doctor === undefined) return undefined;
    return doctor ? (await this.doctors.chosen(doctor))._id : null;
  }
}
