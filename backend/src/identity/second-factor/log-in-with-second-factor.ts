import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import {
  type FactorWay,
  type PasskeyOptions,
  type SecondFactorAnswer,
  type SecondFactorLogIn,
  type SecondFactorTicket,
} from '@clinic/contract/identity/second-factor';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts, hasSecondFactor, type Account } from '../../platform/accounts/accounts.ts';
import { Attempts } from '../auth/attempts.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { SecondFactorAfterPassword } from '../auth/second-factor-gate.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { Passkeys } from './passkeys.ts';
import { SecondFactorProofs, wrongProof } from './second-factor-proofs.ts';
import type { TicketRecord } from './ticket.schema.ts';
import { Tickets } from './tickets.ts';
import { Answers } from '../../platform/ports/answers.ts';

/** Second steps a minute from one address: this only spares the database, since tickets cannot be guessed. */
const PER_ADDRESS = 60;

@Injectable()
export class LogInWithSecondFactor {
  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly logIns: LogIn,
    private readonly tickets: Tickets,
    private readonly passkeys: Passkeys,
    private readonly proofs: SecondFactorProofs,
  ) {}

  /** Throws INVALID_INPUT for a wrong answer, TICKET_EXPIRED, TOO_MANY_ATTEMPTS. */
  async logIn(answer: SecondFactorAnswer, request: ClinicRequest): Promise<SecondFactorLogIn> {
    await this.attempts.takeFrom(request, 'second-step', PER_ADDRESS);
    const ticket = await this.tickets.useTicket(answer.ticket, 'log-in');
    const account = await this.accountOf(ticket);
    const person = { id: ticket.account, name: account.name };
    if (!(await this.proofs.isProved(answer, ticket, account, request))) {
      await this.logIns.refused(ticket.role, person, request);
      throw ticket.triesLeft === 0 ? new ApiError('TICKET_EXPIRED') : wrongProof(answer);
    }
    await this.tickets.close(answer.ticket);
    const token = await this.logIns.complete(ticket.role, { ...person, ver: ticket.ver }, request);
    return { token, role: ticket.role, person };
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
}
