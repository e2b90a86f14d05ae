import { Injectable } from '@nestjs/common';
import type { PasskeyChallenge, ProveAgain } from '@clinic/contract/identity/second-factor';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { signedIn } from '../../platform/http/signed-in.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { Sessions } from '../sessions/sessions.ts';
import { Passkeys } from './passkeys.ts';
import { SecondFactorProofs, wrongProof } from './second-factor-proofs.ts';
import { Tickets } from './tickets.ts';

const KIND = 'again';

/** Answers the question whether the person who holds the phone is its owner (docs/decisions/120). */
@Injectable()
export class PasswordAgain {
  constructor(
    private readonly accounts: Accounts,
    private readonly logIns: LogIn,
    private readonly proofs: SecondFactorProofs,
    private readonly passkeys: Passkeys,
    private readonly tickets: Tickets,
    private readonly sessions: Sessions,
  ) {}

  /** Throws INVALID_INPUT, TICKET_EXPIRED, TOO_MANY_ATTEMPTS. */
  async prove(context: WriteContext, given: ProveAgain, request: ClinicRequest): Promise<void> {
    const { caller, session } = signedIn(request);
    if (given.passkey || given.code !== undefined) await this.requireFactor(given, request);
    else if (given.current) await this.logIns.passwordAgain(caller, given.current, request);
    else throw invalid('current', 'Please type your password.');
    await this.sessions.provedAgain(context, session);
  }

  /** Throws NOT_FOUND for a person without passkeys. */
  async toProve(request: ClinicRequest): Promise<PasskeyChallenge> {
    const { role, id } = signedIn(request).caller;
    const { ver, secondFactor } = await this.accounts.record(role, id);
    if (!secondFactor?.passkeys.length) throw new ApiError('NOT_FOUND');
    const { options, challenge } = await this.passkeys.toProve(secondFactor.passkeys, 'required');
    return { ticket: await this.tickets.open({ kind: KIND, role, account: id, ver, challenge }), options };
  }

  private async requireFactor(given: ProveAgain, request: ClinicRequest): Promise<void> {
    const { role, id } = signedIn(request).caller;
    const account = await this.accounts.record(role, id);
    const own = { kind: KIND, role, account: id, ver: account.ver } as const;
    const proving = given.passkey ? await this.tickets.useOwnTicket(given.ticket ?? '', KIND, own) : own;
    if (await this.proofs.isProved(given, proving, account, request)) return;
    await this.logIns.refused(role, { id, name: account.name }, request);
    throw wrongProof(given);
  }
}
