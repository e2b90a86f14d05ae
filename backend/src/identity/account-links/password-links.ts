import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@clinic/contract/constants';
import type { SetPassword } from '@clinic/contract/people';
import type { QueryFilter } from 'mongoose';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { accountChange } from '../../platform/accounts/account-writes.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { NewPasswords } from '../../platform/accounts/new-passwords.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import {
  accountOfToken,
  LINK_MS,
  newLink,
  opens,
  type AccountKey,
} from '../../platform/mailed-links/account-link.ts';
import type { PasswordEmail } from '../../platform/mail/link-emails.ts';
import { refuseUnsettled, settled } from './email-moves.ts';
import { linkEffect } from './link-mails.ts';
import { Clock } from '../../platform/config/clock.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** Shortest pause between two emails for one account, in milliseconds, against flooding. */
const PAUSE_MS = 2 * 60_000;

@Injectable()
export class PasswordLinks {
  constructor(
    private readonly accounts: Accounts,
    private readonly newPasswords: NewPasswords,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Opens and emails a link for the email's account, unless one was just sent; null without an account. */
  async forgot(
    context: WriteContext,
    role: Role,
    email: string,
    linkEmail: PasswordEmail = 'set-password',
  ): Promise<{ id: string; name: string } | null> {
    const account = await this.accounts.byEmail(role, email);
    const justSent = new Date(this.clock.now().getTime() + LINK_MS - PAUSE_MS);
    const waited = { email, 'passwordLink.expiresAt': { $not: { $gt: justSent } } };
    if (account) await this.send(context, { role, id: account.id }, linkEmail, waited);
    return account;
  }

  /** Opens a link for an account that matches `which`, and emails it; answers whether there was one. */
  async send(
    context: WriteContext,
    { role, id }: { role: Role; id: string },
    linkEmail: PasswordEmail,
    which: QueryFilter<AccountRecord> = {},
  ): Promise<boolean> {
    const passwordLink = newLink(this.clock.now());
    const effects = [linkEffect(linkEmail, passwordLink, this.clock.now())];
    const change = { $set: { passwordLink } };
    return (await this.accounts.change(context, role, id, which, change, { effects })) !== null;
  }

  /** For an admin, who sends a staff member a link. Throws NOT_FOUND, FACTOR_RESET_LATELY. */
  async sendByAdmin(context: WriteContext, key: AccountKey): Promise<void> {
    if (await this.send(context, key, 'sent-password', settled(this.clock.now()))) return;
    refuseUnsettled(await this.accounts.record(key.role, key.id), this.clock.now());
    throw new ApiError('STALE_RECORD');
  }

  /**
   * Sets the password that the link allows, once, and ends the person's sessions; answers whose it is.
   * Removes a second factor that was added before the address was verified: it may be a stranger's. Throws
   * LINK_INVALID.
   */
  async set(
    context: WriteContext,
    { token, password }: SetPassword,
    roles: readonly Role[],
  ): Promise<Caller> {
    const { key, account, link } = await this.opened(token, roles);
    // The link proves the identity, so the audit names the person.
    context.actAs({ ...key, name: account.name });
    const now = this.clock.now();
    // The link was emailed to the address, so opening it verifies the address.
    const change = accountChange(
      { passwordChosenAt: now, passwordLinkUsedAt: now, emailVerifiedAt: now },
      await this.newPasswords.hash(password, account),
    );
    const proven = account.emailVerifiedAt !== undefined;
    const used = await this.accounts.change(
      context,
      key.role,
      key.id,
      { 'passwordLink.nonce': link.nonce },
      proven ? change : { ...change, $unset: { ...change.$unset, secondFactor: 1 } },
    );
    if (!used) throw new ApiError('LINK_INVALID');
    return { ...key, name: account.name };
  }

  /** Returns the person who may set a password by this link, which stays usable. Throws LINK_INVALID. */
  async opened(token: string, roles: readonly Role[]) {
    const key = accountOfToken(token);
    const account = key && roles.includes(key.role) ? await this.accounts.find(key.role, key.id) : undefined;
    const link = account?.passwordLink;
    if (!key || !account || !link) throw new ApiError('LINK_INVALID');
    if (!opens(this.env.jwtSecret, 'set-password', token, key, link, this.clock.now()))
      throw new ApiError('LINK_INVALID');
    return { key, account, link };
  }
}
