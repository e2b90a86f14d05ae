import { Injectable } from '@nestjs/common';
import type { ResetSecondFactor } from '@clinic/contract/identity/second-factor';
import type { QueryFilter } from 'mongoose';
import { EVERY_LINK } from '../account-links/email-moves.ts';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { factorEmail } from './second-factor-emails.ts';
import { Clock } from '../../platform/config/clock.ts';

/**
 * So long after a new password by link a reset is refused: it would open the account to anyone who reads its mailbox.
 */
const AFTER_LINK_MS = 24 * 60 * 60_000;
const UNCONFIRMED = 'The e-mail of this account was changed. Please have the person confirmed first.';

@Injectable()
export class SecondFactorResets {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Answers the person's name. Throws NOT_FOUND, INVALID_INPUT, LINK_USED_LATELY, PERSON_UNCONFIRMED. */
  async byAdmin(context: WriteContext, { role, id }: ResetSecondFactor): Promise<string> {
    const { caller } = context;
    if (role === caller.role && id === caller.id)
      throw invalid('id', 'Your own second factor is removed on your account page, with your password.');
    const longAgo = new Date(this.clock.now().getTime() - AFTER_LINK_MS);
    const which = { passwordLinkUsedAt: { $not: { $gt: longAgo } }, movedAt: { $exists: false } };
    const reset = await this.reset(context, { role, id }, which);
    if (reset) return reset.name;
    const { secondFactor, passwordLinkUsedAt, movedAt } = await this.accounts.record(role, id);
    // The reset would also end the links of the old address.
    if (movedAt) throw new ApiError('PERSON_UNCONFIRMED', { message: UNCONFIRMED });
    if (!secondFactor) throw invalid('id', 'This person has no second factor.');
    const lately = passwordLinkUsedAt && passwordLinkUsedAt > longAgo;
    throw new ApiError(lately ? 'LINK_USED_LATELY' : 'STALE_RECORD');
  }

  /**
   * Resets an admin's factor for the operator, who can read the server's data anyway. Throws an error that states the
   * reason.
   */
  async ofAdmin(email: string): Promise<void> {
    const account = await this.accounts.byEmail('admin', email);
    if (!account) throw new Error(`No admin has the e-mail ${email}.`);
    const reset = await this.reset(job(), { role: 'admin', id: account.id }, {});
    if (!reset) throw new Error(`${email} has no second factor.`);
  }

  /** Also ends sessions and every open link: an earlier link must not meet a log-in without the factor. */
  private reset(
    context: WriteContext,
    { role, id }: ResetSecondFactor,
    which: QueryFilter<AccountRecord>,
  ): Promise<AccountRecord | null> {
    const now = this.clock.now();
    return this.accounts.change(
      context,
      role,
      id,
      { ...which, secondFactor: { $exists: true } },
      {
        $set: { factorResetAt: now },
        $unset: { ...EVERY_LINK, secondFactor: 1 },
        $inc: { ver: 1 },
      },
      { effects: [factorEmail('reset', now)] },
    );
  }
}
