import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import type { Credentials } from '@clinic/contract/people';
import { Audit } from '../../platform/audit/audit.service.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { customerOf } from '../../platform/http/customer-address.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Accounts, type Account } from '../../platform/accounts/accounts.ts';
import { Guessing } from './guessing.ts';
import { SecondStep } from './second-step.ts';
import { Tokens } from './tokens.ts';
import { Passwords } from '../../platform/accounts/passwords.ts';

@Injectable()
export class LogIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly guessing: Guessing,
    private readonly tokens: Tokens,
    private readonly audit: Audit,
    private readonly secondStep: SecondStep,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Checks a log-in and answers the account's id and a fresh token. An unknown e-mail and a wrong password
   * take equally long and answer the same. Throws LOGIN_REFUSED, TOO_MANY_ATTEMPTS, ACCOUNT_LOCKED,
   * SECOND_FACTOR_REQUIRED.
   */
  async verify(
    role: Role,
    { email, password }: Credentials,
    request: ClinicRequest,
  ): Promise<{ id: string; token: string }> {
    const [account, twin] = await Promise.all([this.accounts.byEmail(role, email), this.twin(role, email)]);
    const attempt = await this.guessing.admit({ role, email, id: account?.id, from: customerOf(request) });
    const matches = await this.passwords.match(account?.passwordHash, password);
    if (!account || !matches) {
      await attempt.bad();
      await this.failed(role, { account, twin, typed: this.audit.typed(email) }, request);
      throw new ApiError('LOGIN_REFUSED');
    }
    await attempt.good();
    if (role !== 'client' && account.movedAt) {
      await this.refused(role, account, request);
      throw new ApiError('ACCOUNT_LOCKED');
    }
    await this.secondStep.afterPassword(role, account);
    return { id: account.id, token: await this.complete(role, account, request) };
  }

  /** Signs in after every required proof; answers the token. */
  async complete(
    role: Role,
    account: Pick<Account, 'id' | 'name' | 'ver'>,
    request: ClinicRequest,
  ): Promise<string> {
    request.caller = { id: account.id, role, name: account.name };
    return this.audit.during(
      request,
      { action: 'login', kind: role },
      () => this.tokens.signIn(role, account, request),
      () => named(account),
    );
  }

  /** Leaves the audit row of a log-in that failed after a right password. */
  async refused(role: Role, account: Pick<Account, 'id' | 'name'>, request: ClinicRequest): Promise<void> {
    await this.audit.write(request, { ...named(account), action: 'login-failed', kind: role });
  }

  /** The other staff role's account of this e-mail: staff log-in tries doctor, then assistant. */
  private twin(role: Role, email: string): Promise<Account | null> {
    if (role === 'doctor') return this.accounts.byEmail('assistant', email);
    return role === 'assistant' ? this.accounts.byEmail('doctor', email) : Promise.resolve(null);
  }

  /**
   * A doctor's wrong password is a failed log-in at once, unless an assistant has the same e-mail: then the
   * assistant's log-in, which comes next, decides. Without a doctor's account nothing has failed yet.
   */
  private async failed(
    role: Role,
    { account, twin, typed }: { account: Account | null; twin: Account | null; typed: string },
    request: ClinicRequest,
  ): Promise<void> {
    const goesOn = role === 'doctor' && (!account || twin !== null);
    await this.audit.write(request, {
      ...(account ? named(account) : { id: typed }),
      action: goesOn ? 'login-fallback' : 'login-failed',
      kind: role,
    });
    if (role === 'assistant' && account && twin)
      await this.audit.write(request, { ...named(twin), action: 'login-failed', kind: 'doctor' });
  }
}

const named = ({ id, name }: Pick<Account, 'id' | 'name'>) => ({ id, name });
