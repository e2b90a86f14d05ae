import { Injectable } from '@nestjs/common';
import type { ProveAgain } from '@clinic/contract/identity/second-factor';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { invalid } from '../../platform/http/api-error.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { signedIn } from '../../platform/http/signed-in.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { LogIn } from '../auth/log-in.service.ts';
import { Sessions } from '../sessions/sessions.ts';
import { SecondFactorProofs, wrongProof } from './second-factor-proofs.ts';

/** Answers the question whether the person who holds the phone is its owner (docs/decisions/120). */
@Injectable()
export class PasswordAgain {
  constructor(
    private readonly accounts: Accounts,
    private readonly logIns: LogIn,
    private readonly proofs: SecondFactorProofs,
    private readonly sessions: Sessions,
  ) {}

  /** Throws INVALID_INPUT, TOO_MANY_ATTEMPTS. */
  async prove(context: WriteContext, { current, code }: ProveAgain, request: ClinicRequest): Promise<void> {
    const { caller, session } = signedIn(request);
    if (code !== undefined) await this.requireCode(code, request);
    else if (current) await this.logIns.passwordAgain(caller, current, request);
    else throw invalid('current', 'Please type your password.');
    await this.sessions.provedAgain(context, session);
  }

  private async requireCode(code: string, request: ClinicRequest): Promise<void> {
    const { role, id } = signedIn(request).caller;
    const account = await this.accounts.record(role, id);
    if (await this.proofs.isProved({ code }, { role, account: id }, account, request)) return;
    await this.logIns.refused(role, { id, name: account.name }, request);
    throw wrongProof({ code });
  }
}
