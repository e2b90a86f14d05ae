import { Injectable } from '@nestjs/common';
import { accountChange } from '../../platform/accounts/account-writes.ts';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { NewPasswords } from '../../platform/accounts/new-passwords.ts';
import { Passwords } from '../../platform/accounts/passwords.ts';
import { attemptKey } from '../auth/attempt-key.ts';
import { Attempts } from '../auth/attempts.ts';
import { wrongPassword } from '../auth/log-in.service.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Sessions } from '../sessions/sessions.ts';
import type { ChangePasswordDto } from './own-account.dto.ts';
import { Clock } from '../../platform/config/clock.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** Wrong passwords a minute: a browser that was left open allows no faster guessing than the log-in. */
const ATTEMPTS = 10;

@Injectable()
export class OwnPasswords {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly newPasswords: NewPasswords,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {}

  /** Ends the other sessions. Throws INVALID_INPUT (wrong password), TOO_MANY_ATTEMPTS, STALE_RECORD. */
  async change(
    context: WriteContext,
    session: string,
    { current, password }: ChangePasswordDto,
  ): Promise<void> {
    const { role, id } = context.caller;
    const account = await this.require({ role, id }, current);
    const hash = await this.newPasswords.hash(password, account);
    const changed = await this.accounts.change(
      context,
      role,
      id,
      { passwordHash: account.passwordHash },
      accountChange({ passwordChosenAt: this.clock.now() }, hash),
    );
    if (!changed) throw new ApiError('STALE_RECORD');
    await this.sessions.keep(session, changed.ver);
  }

  /** Asks for the password again before a sensitive change. Throws INVALID_INPUT, TOO_MANY_ATTEMPTS. */
  async require({ role, id }: Pick<Caller, 'role' | 'id'>, current: string): Promise<AccountRecord> {
    const key = attemptKey('password', `${role}:${id}`);
    await this.attempts.reserve(key, ATTEMPTS);
    const account = await this.accounts.record(role, id, '+passwordHash');
    const matches = (await this.passwords.match(account.passwordHash, current)) !== 'no';
    await this.attempts.settle(key, matches ? 'good' : 'bad');
    if (!matches) throw wrongPassword();
    return account;
  }
}
