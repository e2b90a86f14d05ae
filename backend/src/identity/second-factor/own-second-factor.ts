import { Inject, Injectable } from '@nestjs/common';
import {
  plainCode,
  type AddPasskey,
  type ConfirmApp,
  type NewApp,
  type NewPasskey,
  type SecondFactorChanged,
  type SecondFactorState,
} from '@clinic/contract/identity/second-factor';
import type { QueryFilter, UpdateQuery } from 'mongoose';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts, hasSecondFactor } from '../../platform/accounts/accounts.ts';
import type { SecondFactorRecord } from '../../platform/accounts/second-factor-record.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { OwnPasswords } from '../own-account/own-passwords.ts';
import { Passkeys } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { factorEmail } from './second-factor-emails.ts';
import { SecondFactorRules } from './second-factor-rule.ts';
import { secondFactorView } from './second-factor.view.ts';
import { SecretBox } from './secret-box.ts';
import type { TicketKind, TicketRecord } from './ticket.schema.ts';
import { Tickets } from './tickets.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, mailsAreSetUp, type Env } from '../../platform/config/env.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

const MAX_PASSKEYS = 10;
const WRONG_CODE =
  'This is not the code. Please look whether your phone’s clock is right, and type the newest one.';

const UNPROVEN = 'Please confirm your e-mail first: this page sends you the link.';

type Whose = Pick<Caller, 'role' | 'id'>;
type Change = { which: QueryFilter<AccountRecord>; update: UpdateQuery<AccountRecord>; codes?: string[] };

const ownerOf = ({ role, id }: Whose) => `${role}:${id}`;

/** Changes that signed-in people make to their own second factor. Every change starts with the password. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: OwnPasswords,
    private readonly tickets: Tickets,
    private readonly passkeys: Passkeys,
    private readonly box: SecretBox,
    private readonly rules: SecondFactorRules,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async state(whose: Whose): Promise<SecondFactorState> {
    return this.view(whose, await this.accounts.record(whose.role, whose.id));
  }

  /**
   * Throws INVALID_INPUT for a wrong password, TOO_MANY_ATTEMPTS (every method that takes one), and
   * EMAIL_UNVERIFIED (every method that adds a factor).
   */
  async startApp(whose: Whose, current: string): Promise<NewApp> {
    const account = await this.passwords.require(whose, current);
    this.refuseUnproven(account);
    const { name, email = name, ver } = account;
    const secret = newTotpSecret();
    const sealed = this.box.seal(secret, ownerOf(whose));
    const ticket = await this.open('app', whose, { ver, secret: sealed });
    return { ticket, secret, uri: totpUri(secret, email) };
  }

  /** Throws INVALID_INPUT for a wrong code, TICKET_EXPIRED, STALE_RECORD. */
  async confirmApp(context: WriteContext, { ticket, code }: ConfirmApp): Promise<SecondFactorChanged> {
    const whose = context.caller;
    const { secret = '', ver } = await this.useTicket(ticket, 'app', whose);
    const step = await totpStep(
      this.box.open(secret, ownerOf(whose)),
      plainCode(code),
      this.clock.now().getTime(),
    );
    if (step === undefined) throw invalid('code', WRONG_CODE);
    await this.tickets.close(ticket);
    const totp = { secret, createdAt: this.clock.now(), lastStep: step };
    return this.add(context, { totp }, ver, () => ({
      which: {},
      update: { $set: { 'secondFactor.totp': totp } },
    }));
  }

  /** Throws STALE_RECORD on a concurrent change. */
  async removeApp(context: WriteContext, current: string): Promise<SecondFactorChanged> {
    const whose = context.caller;
    await this.passwords.require(whose, current);
    const { secondFactor } = await this.accounts.record(whose.role, whose.id);
    const app = { 'secondFactor.totp': { $exists: true } };
    const change: Change = secondFactor?.passkeys.length
      ? {
          which: { ...app, 'secondFactor.passkeys.0': { $exists: true } },
          update: { $unset: { 'secondFactor.totp': 1 } },
        }
      : {
          which: { ...app, 'secondFactor.passkeys.0': { $exists: false } },
          update: { $unset: { secondFactor: 1 } },
        };
    return this.write(context, change, 'removed');
  }

  /** Throws FORBIDDEN where passkeys cannot work. */
  async startPasskey(whose: Whose, current: string): Promise<NewPasskey> {
    const account = await this.passwords.require(whose, current);
    this.refuseUnproven(account);
    const { name, email = name, ver, secondFactor } = account;
    const { options, challenge } = await this.passkeys.toMake(
      { id: ownerOf(whose), name, email },
      secondFactor?.passkeys ?? [],
    );
    return { ticket: await this.open('passkey', whose, { ver, challenge }), options };
  }

  /** `device`: its name when the person gives none. Throws INVALID_INPUT, TICKET_EXPIRED, STALE_RECORD. */
  async addPasskey(context: WriteContext, made: AddPasskey, device: string): Promise<SecondFactorChanged> {
    const whose = context.caller;
    const { challenge = '', ver } = await this.useTicket(made.ticket, 'passkey', whose);
    const credential = challenge && (await this.passkeys.made(made, challenge));
    if (!credential) throw invalid('passkey', 'This passkey could not be read. Please try again.');
    await this.tickets.close(made.ticket);
    const passkey = {
      ...credential,
      name: made.name || device,
      createdAt: this.clock.now(),
      lastUsedAt: null,
    };
    return this.add(context, { passkeys: [passkey] }, ver, (account) => {
      if ((account.secondFactor?.passkeys.length ?? 0) >= MAX_PASSKEYS)
        throw invalid('passkey', `There are ${MAX_PASSKEYS} passkeys already. Please remove one first.`);
      return {
        which: {
          'secondFactor.passkeys.id': { $ne: passkey.id },
          [`secondFactor.passkeys.${MAX_PASSKEYS - 1}`]: { $exists: false },
        },
        update: { $push: { 'secondFactor.passkeys': passkey } },
      };
    });
  }

  /** Throws NOT_FOUND, STALE_RECORD. */
  async removePasskey(
    context: WriteContext,
    { current, id }: { current: string; id: string },
  ): Promise<SecondFactorChanged> {
    const whose = context.caller;
    await this.passwords.require(whose, current);
    const { secondFactor } = await this.accounts.record(whose.role, whose.id);
    const passkeys = secondFactor?.passkeys ?? [];
    if (!passkeys.some((passkey) => passkey.id === id)) throw new ApiError('NOT_FOUND');
    const mine = { 'secondFactor.passkeys.id': id };
    const last = passkeys.length === 1 && !secondFactor?.totp;
    const change: Change = last
      ? {
          which: {
            ...mine,
            'secondFactor.passkeys.1': { $exists: false },
            'secondFactor.totp': { $exists: false },
          },
          update: { $unset: { secondFactor: 1 } },
        }
      : {
          which: {
            ...mine,
            $or: [
              { 'secondFactor.passkeys.1': { $exists: true } },
              { 'secondFactor.totp': { $exists: true } },
            ],
          },
          update: { $pull: { 'secondFactor.passkeys': { id } } },
        };
    return this.write(context, change, 'removed');
  }

  /** Throws STALE_RECORD when there is no second factor. */
  async renewRecoveryCodes(context: WriteContext, current: string): Promise<SecondFactorChanged> {
    const whose = context.caller;
    await this.passwords.require(whose, current);
    const { codes, recovery, recoveryAt } = this.recovery(whose);
    const which = { secondFactor: { $exists: true } };
    const $set = { 'secondFactor.recovery': recovery, 'secondFactor.recoveryAt': recoveryAt };
    return this.write(context, { which, update: { $set }, codes }, 'codes');
  }

  /**
   * Adds a factor; the first one comes with recovery codes, a further one keeps them. The address must be verified, or
   * mails off, and the password must be the one with which the person began, since whatever ended the sessions must
   * also end this.
   */
  private async add(
    context: WriteContext,
    first: Partial<SecondFactorRecord>,
    ver: number,
    further: (account: AccountRecord) => Change,
  ): Promise<SecondFactorChanged> {
    const whose = context.caller;
    const account = await this.accounts.record(whose.role, whose.id);
    this.refuseUnproven(account);
    const { email, emailVerifiedAt } = account;
    if (!emailVerifiedAt) context.did('add-factor-unconfirmed');
    const begun = { ver, email, emailVerifiedAt };
    if (hasSecondFactor(account)) {
      const { which, update } = further(account);
      const there = { ...begun, ...which, secondFactor: { $exists: true } };
      return this.write(context, { which: there, update }, 'added');
    }
    const { codes, ...recovery } = this.recovery(whose);
    const update = { $set: { secondFactor: { passkeys: [], ...first, ...recovery } } };
    const none = { ...begun, secondFactor: { $exists: false } };
    return this.write(context, { which: none, update, codes }, 'added');
  }

  /**
   * A stranger who registered another person's address must not add a factor that locks out its owner. Without mails
   * an address cannot be confirmed, so the password that every change begins with stands in for it (decisions/141).
   */
  private refuseUnproven({ emailVerifiedAt }: AccountRecord): void {
    if (!emailVerifiedAt && mailsAreSetUp(this.env))
      throw new ApiError('EMAIL_UNVERIFIED', { message: UNPROVEN });
  }

  private async write(
    context: WriteContext,
    { which, update, codes }: Change,
    event: Parameters<typeof factorEmail>[0],
  ): Promise<SecondFactorChanged> {
    const { role, id } = context.caller;
    const effects = [factorEmail(event, this.clock.now())];
    const changed = await this.accounts.change(context, role, id, which, update, { effects });
    if (!changed) throw new ApiError('STALE_RECORD');
    return { state: await this.view(context.caller, changed), ...(codes && { recoveryCodes: codes }) };
  }

  private recovery(whose: Whose): { codes: string[]; recovery: string[]; recoveryAt: Date } {
    const codes = newRecoveryCodes();
    const recovery = codes.map((code) => this.box.hash(plainCode(code), ownerOf(whose)));
    return { codes, recovery, recoveryAt: this.clock.now() };
  }

  private async view({ role }: Whose, account: AccountRecord): Promise<SecondFactorState> {
    return secondFactorView(account, {
      required: await this.rules.requires(role),
      passkeyHost: this.passkeys.host,
    });
  }

  private open(
    kind: TicketKind,
    { role, id }: Whose,
    more: Pick<TicketRecord, 'ver' | 'secret' | 'challenge'>,
  ): Promise<string> {
    return this.tickets.open({ kind, role, account: id, ...more });
  }

  private async useTicket(ticket: string, kind: TicketKind, { role, id }: Whose): Promise<TicketRecord> {
    const { ver } = await this.accounts.record(role, id);
    return this.tickets.useOwnTicket(ticket, kind, { role, account: id, ver });
  }
}
