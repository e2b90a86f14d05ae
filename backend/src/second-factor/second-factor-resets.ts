import { Injectable } from '@nestjs/common';
import type { ResetSecondFactor } from '@clinic/contract/second-factor';
import type { QueryFilter } from 'mongoose';
import type { AccountRecord } from '../accounts/account-record.ts';
import { Accounts } from '../accounts/accounts.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Caller } from '../http/clinic-request.ts';
import { factorLetter, SecondFactorLetters } from './second-factor-letters.ts';
import { Clock } from '../config/clock.ts';

/** A link to choose a password and a lost second factor together would open the account to whoever reads its mail. */
const AFTER_LINK_MS = 24 * 60 * 60_000;

/** Takes a second factor away from whoever has lost it. */
@Injectable()
export class SecondFactorResets {
  constructor(
    private readonly accounts: Accounts,
    private readonly letters: SecondFactorLetters,
    private readonly clock: Clock,
  ) {}

  /** Answers the person's name. Throws NOT_FOUND, INVALID_INPUT, LINK_SENT_LATELY. */
  async byAdmin(admin: Caller, { role, id }: ResetSecondFactor): Promise<string> {
    if (role === admin.role && id === admin.id)
      throw invalid('id', 'Your own second factor is removed on your account page, with your password.');
    const longAgo = new Date(this.clock.now().getTime() - AFTER_LINK_MS);
    const reset = await this.reset({ role, id }, { passwordLinkAt: { $not: { $gt: longAgo } } });
    if (reset) return reset.name;
    const { secondFactor, passwordLinkAt } = await this.accounts.record(role, id);
    if (!secondFactor) throw invalid('id', 'This person has no second factor.');
    throw new ApiError(passwordLinkAt && passwordLinkAt > longAgo ? 'LINK_SENT_LATELY' : 'STALE_RECORD');
  }

  /** For the operator, who has the server anyway. Throws an error that says why not. */
  async ofAdmin(email: string): Promise<void> {
    const account = await this.accounts.byEmail('admin', email);
    if (!account) throw new Error(`No admin has the e-mail ${email}.`);
    const reset = await this.reset({ role: 'admin', id: account.id }, {});
    if (!reset) throw new Error(`${email} has no second factor.`);
  }

  /** Ends the sessions too. */
  private async reset(
    { role, id }: ResetSecondFactor,
    which: QueryFilter<AccountRecord>,
  ): Promise<AccountRecord | null> {
    const reset = await this.accounts.change(
      role,
      id,
      { ...which, secondFactor: { $exists: true } },
      {
        $unset: { secondFactor: 1 },
        $inc: { ver: 1 },
        $push: { effects: factorLetter('reset', this.clock.now()) },
      },
    );
    if (reset) await this.letters.send({ role, id });
    return reset;
  }
}
