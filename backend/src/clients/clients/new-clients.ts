import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { clinicDateTime, clinicToday, formatDay } from '@clinic/contract/clinic-calendar';
import type { Client } from '@clinic/contract/people';
import { clientSearchFields } from '@clinic/contract/platform/search-keys';
import type { Types } from 'mongoose';
import { NewPasswords } from '../../platform/accounts/new-passwords.ts';
import { Passwords } from '../../platform/accounts/passwords.ts';
import { linkEffect } from '../../identity/account-links/link-mails.ts';
import { PasswordLinks } from '../../identity/account-links/password-links.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { newLink } from '../../platform/mailed-links/account-link.ts';
import { DoctorRemoval } from '../../identity/staff/doctor-removal.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { refuseBirthday } from './birthdays.ts';
import type { AddClientDto, RegisterDto } from './client.dto.ts';
import { newsletterEffect, registrationConsents } from './consents.ts';
import { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';
import { TakeOvers } from './take-overs.ts';
import { UpdatedServers } from '../updated-servers/updated-servers.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { type EffectKind, effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';

export const ENQUIRY_EFFECT = effectKind('enquiry');

type TypedPerson = Omit<AddClientDto, 'doctor' | 'takeOver' | 'birthday' | 'alike' | 'email'> & {
  email?: string;
};

const effectOf = (kind: EffectKind, at: Date): Effect => ({ key: kind, kind, at });

/**
 * Clients register themselves, or the front desk adds them and a link to choose the password is mailed where there is
 * an address.
 */
@Injectable()
export class NewClients {
  constructor(
    private readonly clients: ClientsService,
    private readonly takeOvers: TakeOvers,
    private readonly updatedServers: UpdatedServers,
    private readonly doctors: DoctorsService,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly passwords: PasswordLinks,
    @Inject(ENV) private readonly env: Env,
    private readonly newPasswords: NewPasswords,
    private readonly clock: Clock,
    private readonly hashes: Passwords,
  ) {}

  /**
   * Throws EMAIL_TAKEN, INVALID_INPUT for a weak password. The answer is the same for any address in use; the owner of
   * an address that another person has registered gets an email.
   */
  async register(context: WriteContext, { password, consents, ...person }: RegisterDto): Promise<Client> {
    const now = this.clock.now();
    const verifyLink = newLink(now);
    const account = {
      passwordHash: await this.newPasswords.hash(password, person),
      passwordChosenAt: now,
      verifyLink,
      ...(consents && { consents: registrationConsents(consents, now) }),
    };
    const effects = [
      linkEffect('welcome', verifyLink, now),
      ...(consents?.newsletter ? [newsletterEffect(now)] : []),
    ];
    try {
      return await this.store(context, person, account, effects);
    } catch (error) {
      if (await this.takeOvers.registeredUnproven(person.email))
        await this.passwords.forgot(job(), 'client', person.email, 'registered-again');
      throw error;
    }
  }

  /**
   * Adds a client, with the id of the `enquiry` from which it is made. Throws EMAIL_TAKEN, DOCTOR_GONE, and INVALID_INPUT,
   * also without an e-mail while a server of an earlier release may run.
   */
  add(context: WriteContext, fields: AddClientDto, enquiry?: Types.ObjectId): Promise<Client> {
    return this.clients.once(
      context,
      () => this.addNow(context, fields, enquiry),
      (added) => this.clients.view(added),
    );
  }

  private async addNow(
    context: WriteContext,
    { doctor, takeOver, birthday, alike, email, ...others }: AddClientDto,
    enquiry?: Types.ObjectId,
  ): Promise<Client> {
    if (!email) await this.updatedServers.requireForNoEmail();
    const person: TypedPerson = email ? { ...others, email } : others;
    const now = this.clock.now();
    refuseBirthday(birthday, clinicToday(now, this.env.clinicTimezone));
    const passwordLink = newLink(now);
    const account = {
      doctor: doctor ? (await this.doctors.chosen(doctor))._id : null,
      // Only the mailed link opens the account, so the password is random.
      passwordHash: await this.hashes.hash(randomBytes(32).toString('base64url')),
      ...(email && { passwordLink }),
      // The records are closed as after a change of address, since the mailbox may be the colleague's own
      // (decisions/089). Without an address they are closed too: one that is typed later needs its own Yes.
      movedAt: now,
      movedBy: [{ id: context.caller.id, role: context.caller.role }],
      ...(birthday && { birthday }),
      ...(enquiry && { enquiry }),
    };
    const effects = [
      ...(email ? [linkEffect('first-password', passwordLink, now)] : []),
      ...(enquiry ? [effectOf(ENQUIRY_EFFECT, now)] : []),
    ];
    if (takeOver && email) await this.takeOvers.setAside(context, email);
    try {
      return await this.store(
        context,
        person,
        account,
        effects,
        alike && { ...alike, by: context.author, at: now },
      );
    } catch (error) {
      throw (email && (await this.mayTakeOver(email, error))) || error;
    }
  }

  /** Makes the refusal of a registered but unproven address, which says that the desk may take it over. */
  private async mayTakeOver(email: string, error: unknown): Promise<ApiError | undefined> {
    if (!(error instanceof ApiError) || error.code !== 'EMAIL_TAKEN') return undefined;
    const registered = await this.takeOvers.registeredUnproven(email);
    if (!registered) return undefined;
    const { date } = clinicDateTime(registered, this.env.clinicTimezone);
    const takeOver = [`Registered on ${formatDay(date)}, not verified.`];
    return new ApiError('EMAIL_TAKEN', { details: { ...error.extra.details, takeOver } });
  }

  async ofEnquiry(enquiry: Types.ObjectId): Promise<Client | null> {
    const client = await this.clients.find({ enquiry });
    return client && this.clients.view(client);
  }

  private async store(
    context: WriteContext,
    person: TypedPerson,
    account: Partial<ClientRecord>,
    effects: Effect[],
    alike?: object,
  ): Promise<Client> {
    // A typed field that the record lacks does not compile.
    const fields: Partial<Pick<ClientRecord, keyof TypedPerson>> = person;
    const client = await this.clients.insert(
      context,
      { ...fields, ...clientSearchFields(person), ...account },
      {
        effects,
        alike,
        settling: {
          check: (written) => this.doctorRemoval.requireKept(written.doctor),
          which: ({ _id, updatedAt }) => ({ _id, updatedAt }),
        },
      },
    );
    return this.clients.view(client);
  }
}
