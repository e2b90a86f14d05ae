import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Role } from '@clinic/contract/constants';
import type { Credentials, TokenPayload } from '@clinic/contract/people';
import { Audit } from '../audit/audit.service.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';
import { Accounts, type Account } from '../accounts/accounts.ts';
import { Attempts } from './attempts.ts';
import { passwordMatches } from '../accounts/passwords.ts';

/** Wrong passwords a minute for one account from one address, and from all of them together (decisions, section 13). */
const PER_ADDRESS = 10;
const PER_ACCOUNT = 100;
const LIFETIME: Record<Role, '12h' | '30d'> = {
  admin: '12h',
  doctor: '12h',
  assistant: '12h',
  client: '30d',
};

@Injectable()
export class LogIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly jwt: JwtService,
    private readonly audit: Audit,
  ) {}

  /**
   * Checks a log-in and answers the account's id and a fresh token. An unknown e-mail and a wrong password take equally
   * long and say the same. Throws LOGIN_REFUSED, TOO_MANY_ATTEMPTS.
   */
  async verify(
    role: Role,
    { email, password }: Credentials,
    request: ClinicRequest,
  ): Promise<{ id: string; token: string }> {
    const keys = [`log-in:${role}:${email}:${request.ip}`, `log-in:${role}:${email}`] as const;
    await this.attempts.take(keys[0], PER_ADDRESS);
    await this.attempts.take(keys[1], PER_ACCOUNT);
    const [account, twin] = await Promise.all([this.accounts.byEmail(role, email), this.twin(role, email)]);
    const matches = await passwordMatches(account?.passwordHash, password);
    if (!account || !matches) {
      await this.failed(role, account, twin, request);
      throw new ApiError('LOGIN_REFUSED');
    }
    await Promise.all(keys.map((key) => this.attempts.giveBack(key)));
    request.caller = { id: account.id, role, name: account.name };
    await this.audit.write(request, { ...named(account), action: 'login', kind: role });
    return { id: account.id, token: this.token(role, account.id, account.ver) };
  }

  /** Who of the other kind of staff has the e-mail: staff log-in tries the doctor first, then the assistant. */
  private twin(role: Role, email: string): Promise<Account | null> {
    if (role === 'doctor') return this.accounts.byEmail('assistant', email);
    return role === 'assistant' ? this.accounts.byEmail('doctor', email) : Promise.resolve(null);
  }

  /**
   * A doctor's account whose password was wrong has a failed log-in at once, unless an assistant has the same e-mail: then
   * it is known when the assistant's log-in, which comes next, fails too. Without a doctor's account nothing has failed yet.
   */
  private async failed(
    role: Role,
    account: Account | null,
    twin: Account | null,
    request: ClinicRequest,
  ): Promise<void> {
    const goesOn = role === 'doctor' && (!account || twin !== null);
    await this.audit.write(request, {
      ...named(account),
      action: goesOn ? 'login-fallback' : 'login-failed',
      kind: role,
    });
    if (role === 'assistant' && account && twin)
      await this.audit.write(request, { ...named(twin), action: 'login-failed', kind: 'doctor' });
  }

  token(role: Role, id: string, ver: number): string {
    return this.jwt.sign({ sub: id, role, ver } satisfies TokenPayload, { expiresIn: LIFETIME[role] });
  }
}

const named = (account: Account | null) => account && { id: account.id, name: account.name };
