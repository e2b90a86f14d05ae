import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import {
  plainCode,
  TOTP_DIGITS,
  type FactorWay,
  type PasskeyOptions,
  type PasskeyProof,
  type SecondFactorAnswer,
  type SecondFactorLogIn,
  type SecondFactorTicket,
} from '@clinic/contract/identity/second-factor';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts, hasSecondFactor, type Account } from '../../platform/accounts/accounts.ts';
import { attemptKey, type AttemptKey } from '../auth/attempt-key.ts';
import { Attempts } from '../auth/attempts.ts';
import { TrustedAddresses } from '../auth/trusted-addresses.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { SecondFactorAfterPassword } from '../auth/second-factor-gate.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { customerOf } from '../../platform/http/customer-address.ts';
import { Passkeys } from './passkeys.ts';
import { factorEmail } from './second-factor-emails.ts';
import { SecretBox } from './secret-box.ts';
import type { TicketRecord } from './ticket.schema.ts';
import { Tickets } from './tickets.ts';
import { totpStep } from './totp.ts';
import { Clock } from '../../platform/config/clock.ts';
import { job } from '../../platform/writes/write-context.ts';
import { Answers } from '../../platform/ports/answers.ts';

/** Second steps a minute from one address: this only spares the database, since tickets cannot be guessed. */
const PER_ADDRESS = 60;
/**
 * Wrong answers an hour per account and method, from one trusted address and from all others together. Three
 * of a million codes are valid, so strangers hit one in 16,000 hours.
 */
const PER_ACCOUNT = 20;
const HOUR_MS = 60 * 60_000;

const WRONG = {
  code: 'This code is not right, or it was used already. Please type the newest one.',
  passkey: 'This passkey is not one of your account’s. Please try again, or use another way.',
};

@Injectable()
export class LogInWithSecondFactor {
  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly known: TrustedAddresses,
    private readonly logIns: LogIn,
    private readonly tickets: Tickets,
    private readonly passkeys: Passkeys,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_INPUT for a wrong answer, TICKET_EXPIRED, TOO_MANY_ATTEMPTS. */
  async logIn(answer: SecondFactorAnswer, request: ClinicRequest): Promise<SecondFactorLogIn> {
    await this.attempts.takeFrom(request, 'second-step', PER_ADDRESS);
    const ticket = await this.tickets.useTicket(answer.ticket, 'log-in');
    const key = await this.countOf(ticket, answer, request);
    const account = await this.accountOf(ticket);
    await this.attempts.reserve(key, PER_ACCOUNT, HOUR_MS);
    const person = { id: ticket.account, name: account.name };
    const good = await this.proved(answer, ticket, account).catch(async (error: unknown) => {
      await this.attempts.settle(key, 'bad', HOUR_MS);
      throw error;
    });
    await this.attempts.settle(key, good ? 'good' : 'bad', HOUR_MS);
    if (!good) {
      await this.logIns.refused(ticket.role, person, request);
      if (ticket.triesLeft === 0) throw new ApiError('TICKET_EXPIRED');
      const field = answer.passkey ? 'passkey' : 'code';
      throw invalid(field, WRONG[field]);
    }
    await this.tickets.close(answer.ticket);
    const token = await this.logIns.complete(ticket.role, { ...person, ver: ticket.ver }, request);
    return { token, role: ticket.role, person };
  }

  /** Wrong answers count per method; a stranger with the password cannot block a trusted address. */
  private async countOf(
    { role, account }: TicketRecord,
    { passkey, code = '' }: SecondFactorAnswer,
    request: ClinicRequest,
  ): Promise<AttemptKey> {
    const typed = plainCode(code).length === TOTP_DIGITS ? 'totp' : 'recovery';
    const from = customerOf(request);
    const isKnown = await this.known.isKnown(role, account, from);
    const way = passkey ? 'passkey' : typed;
    return attemptKey(`second-factor:${way}`, `${role}:${account}`, isKnown ? from : 'elsewhere');
  }

  /** Returns the challenge that the browser's passkey must sign, once. Throws TICKET_EXPIRED, TOO_MANY_ATTEMPTS. */
  async toProve(ticket: string, request: ClinicRequest): Promise<PasskeyOptions> {
    await this.attempts.takeFrom(request, 'second-step', PER_ADDRESS);
    const account = await this.accountOf(await this.tickets.read(ticket, 'log-in'));
    const { options, challenge } = await this.passkeys.toProve(account.secondFactor?.passkeys ?? []);
    await this.tickets.challenge(ticket, challenge);
    return options;
  }

  @Answers(SecondFactorAfterPassword)
  async afterPassword(role: Role, account: Account): Promise<void> {
    if (!hasSecondFactor(account)) return;
    const { ver, secondFactor } = await this.accounts.record(role, account.id);
    // The factor or the password changed since the account was read; the next attempt reads it again.
    if (!secondFactor || ver !== account.ver) throw new ApiError('STALE_RECORD');
    const { host } = this.passkeys;
    const ways: [FactorWay, boolean][] = [
      ['totp', Boolean(secondFactor.totp)],
      ['passkey', secondFactor.passkeys.length > 0 && host !== null],
      ['recovery', secondFactor.recovery.length > 0],
    ];
    const answered: SecondFactorTicket = {
      ticket: await this.tickets.open({ kind: 'log-in', role, account: account.id, ver }),
      ways: ways.filter(([, there]) => there).map(([way]) => way),
      passkeyHost: host,
    };
    throw new ApiError('SECOND_FACTOR_REQUIRED', { body: { secondFactor: answered } });
  }

  private async accountOf({ role, account: id, ver }: TicketRecord): Promise<AccountRecord> {
    const account = await this.accounts.record(role, id).catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
    if (account?.ver !== ver || !account.secondFactor) throw new ApiError('TICKET_EXPIRED');
    return account;
  }

  private async proved(
    { passkey, code = '' }: SecondFactorAnswer,
    ticket: TicketRecord,
    account: AccountRecord,
  ) {
    return passkey
      ? this.passkeyProved(passkey, ticket, account)
      : this.codeUsed(plainCode(code), ticket, account);
  }

  /** Uses a code up; of concurrent requests with the same code, one succeeds. */
  private async codeUsed(code: string, { role, account: id }: TicketRecord, account: AccountRecord) {
    const owner = `${role}:${id}`;
    const { ver } = account;
    if (code.length !== TOTP_DIGITS) {
      const hash = this.box.hash(code, owner);
      const used = await this.accounts.change(
        job(),
        role,
        id,
        { ver, 'secondFactor.recovery': hash },
        { $pull: { 'secondFactor.recovery': hash } },
        { effects: [factorEmail('code-used', this.clock.now())] },
      );
      return used !== null;
    }
    const secret = account.secondFactor?.totp?.secret;
    const step = secret && (await totpStep(this.box.open(secret, owner), code, this.clock.now().getTime()));
    if (!step) return false;
    const used = await this.accounts.change(
      job(),
      role,
      id,
      { ver, 'secondFactor.totp.secret': secret, 'secondFactor.totp.lastStep': { $lt: step } },
      { $set: { 'secondFactor.totp.lastStep': step } },
    );
    return used !== null;
  }

  private async passkeyProved(proof: PasskeyProof, ticket: TicketRecord, account: AccountRecord) {
    const { role, account: id, challenge } = ticket;
    const passkey = account.secondFactor?.passkeys.find((known) => known.id === proof.id);
    if (!passkey || !challenge) return false;
    const counter = await this.passkeys.proved(proof, passkey, challenge);
    if (counter === undefined) return false;
    const same = { $elemMatch: { id: passkey.id, counter: passkey.counter } };
    const used = await this.accounts.change(
      job(),
      role,
      id,
      { ver: account.ver, 'secondFactor.passkeys': same },
      {
        $set: {
          'secondFactor.passkeys.$.counter': counter,
          'secondFactor.passkeys.$.lastUsedAt': this.clock.now(),
        },
      },
    );
    return used !== null;
  }
}
