import { Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import type { Credentials } from '@clinic/contract/people';
import { Audit } from '../../platform/audit/audit.service.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { customerOf } from '../../platform/http/customer-address.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { Accounts, type Account } from '../../platform/accounts/accounts.ts';
import { LoginThrottle } from './log-in-throttle.ts';
import { SecondFactorAfterPassword } from './second-factor-gate.ts';
import { Tokens } from './tokens.ts';
import { Passwords } from '../../platform/accounts/passwords.ts';
import { job, WriteContext } from '../../platform/writes/write-context.ts';

export const wrongPassword = (): ApiError => invalid('current', 'This is not your password.');

@Injectable()
export class LogIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly throttle: LoginThrottle,
    private readonly tokens: Tokens,
    private readonly audit: Audit,
    private readonly afterPassword: SecondFactorAfterPassword,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Checks the password of a person who is signed in; a wrong one counts as a log-in that failed. Throws INVALID_INPUT,
   * TOO_MANY_ATTEMPTS.
   */
  async passwordAgain({ role, id }: Caller, current: string, request: ClinicRequest): Promise<void> {
    const account = await this.accounts.record(role, id, '+passwordHash');
    const { email = id } = account;
    const attempt = await this.throttle.admit({ role, email, id, from: customerOf(request) });
    const isRight = (await this.passwords.match(account.passwordHash, current)) !== 'no';
    if (isRight) return attempt.good();
    await attempt.bad();
    await this.refused(role, { id, name: account.name }, request);
    throw wrongPassword();
  }

  /**
   * Checks a log-in and answers the account's id and a fresh token. An unknown email and a wrong password
   * take equally long and answer alike. Throws LOGIN_REFUSED, TOO_MANY_ATTEMPTS, ACCOUNT_LOCKED,
   * SECOND_FACTOR_REQUIRED.
   */
  async verify(
    role: Role,
    { email, password }: Credentials,
    request: ClinicRequest,
  ): Promise<{ id: string; token: string }> {
    const [account, twin] = await Promise.all([this.accounts.byEmail(role, email), this.twin(role, email)]);
    const attempt = await this.throttle.admit({ role, email, id: account?.id, from: customerOf(request) });
    const match = await this.passwords.match(account?.passwordHash, password);
    if (!account || match === 'no') {
      await attempt.bad();
      await this.failed(role, { account, twin, typed: this.audit.typed(email) }, request);
      throw new ApiError('LOGIN_REFUSED');
    }
    await attempt.good();
    if (match === 'as typed') await this.hashAnew(role, account, password);
    if (role !== 'client' && account.movedAt) {
      await this.refused(role, account, request);
      throw new ApiError('ACCOUNT_LOCKED');
    }
    await this.afterPassword.ask(role, account);
    return { id: account.id, token: await this.complete(role, account, request) };
  }

  /** Signs in a person who has proved everything the account asks for; answers the token. */
  complete(
    role: Role,
    account: Pick<Account, 'id' | 'name' | 'ver'>,
    request: ClinicRequest,
  ): Promise<string> {
    request.caller = { id: account.id, role, name: account.name };
    // The session is written together with the audit row of the log-in.
    const context = new WriteContext({ call: { request, audit: { action: 'login', kind: role } } });
    return this.tokens.signIn(context, role, account, request);
  }

  /** Adds the journal entry of a log-in that failed after a correct password. */
  async refused(role: Role, account: Pick<Account, 'id' | 'name'>, request: ClinicRequest): Promise<void> {
    await this.audit.write(request, { ...named(account), action: 'login-failed', kind: role });
  }

  /**
   * Hashes the password anew in its composed form; sessions and links stay, and so does a password that was changed
   * meanwhile.
   */
  private async hashAnew(role: Role, { id, passwordHash }: Account, password: string): Promise<void> {
    const anew = await this.passwords.hash(password);
    await this.accounts.change(job(), role, id, { passwordHash }, { $set: { passwordHash: anew } });
  }

  /** Returns the other staff account with this email: the staff log-in tries the doctor first, then the assistant. */
  private twin(role: Role, email: string): Promise<Account | null> {
    if (role === 'doctor') return this.accounts.byEmail('assistant', email);
    return role === 'assistant' ? this.accounts.byEmail('doctor', email) : Promise.resolve(null);
  }

  /**
   * Records a failed log-in. A doctor's wrong password fails at once, unless an assistant has the same email: then the
   * assistant's attempt, which comes next, decides.
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
