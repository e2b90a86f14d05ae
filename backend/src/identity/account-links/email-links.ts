import { randomBytes } from 'node:crypto';
import { addressMove } from '@clinic/contract/identity/address-moves';
import { Inject, Injectable } from '@nestjs/common';
import type { UpdateQuery } from 'mongoose';
import { sameEmail, type AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { Passwords } from '../../platform/accounts/passwords.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import {
  accountOfToken,
  newLink,
  opens,
  UNDO_MS,
  type AccountKey,
} from '../../platform/mailed-links/account-link.ts';
import { linkEffect } from './link-mails.ts';
import { closing, confirmed, isOf, movedAtOnce, movedFields, movedWhenOpened } from './email-moves.ts';
import { factorSince } from './factor-since.ts';
import { Clock } from '../../platform/config/clock.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** Emails that people verify and change by emailed links (decisions/022). */
@Injectable()
export class EmailLinks {
  constructor(
    private readonly accounts: Accounts,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {}

  /** Emails a link that verifies the account's address, unless it is verified already. */
  async send(context: WriteContext): Promise<void> {
    const { role, id } = context.caller;
    const now = this.clock.now();
    const verifyLink = newLink(now);
    await this.accounts.change(
      context,
      role,
      id,
      { email: { $exists: true }, emailVerifiedAt: { $exists: false } },
      { $set: { verifyLink } },
      { effects: [linkEffect('verify-email', verifyLink, now)] },
    );
  }

  /**
   * Changes the person's address. An unverified one is replaced at once, and what the clinic wrote for it is closed; a
   * verified one stays until the new address's link is opened. Answers whether the change waits. Throws INVALID_INPUT,
   * EMAIL_TAKEN, STALE_RECORD.
   */
  async ask(context: WriteContext, email: string): Promise<boolean> {
    const { role, id } = context.caller;
    const account = await this.accounts.record(role, id);
    if (account.email === email) throw invalid('email', 'This is your e-mail already.');
    const now = this.clock.now();
    const proven = account.emailVerifiedAt !== undefined;
    const chosen = account.passwordChosenAt !== undefined;
    const hasEmail = account.email !== undefined;
    const waits = addressMove({ role, hasEmail, proven, chosen }, 'self') !== 'at-once';
    const atOnce = () => {
      const move = movedAtOnce(account, email, now, 'verify-email');
      return role === 'client' ? closing(move, account, { role, id }, now) : move;
    };
    const move = waits ? movedWhenOpened(account, email, { role, id }, now) : atOnce();
    const { which, set } = this.accounts.following(role, account, waits ? account.email : email);
    const changed = await this.accounts.change(
      context,
      role,
      id,
      { ...move.which, ...which },
      movedFields(move, waits ? {} : { ...set, updatedAt: now }),
      { effects: move.effects },
    );
    if (!changed) throw new ApiError('STALE_RECORD');
    return waits;
  }

  async cancel(context: WriteContext): Promise<void> {
    const { role, id } = context.caller;
    // The front desk sees the pending address, so removing it counts as a change of the record.
    await this.accounts.change(
      context,
      role,
      id,
      {},
      { $set: { updatedAt: this.clock.now() }, $unset: { emailChange: 1 } },
    );
  }

  /** Opens a link that proves the present or a new address. Throws LINK_INVALID, EMAIL_TAKEN. */
  open(context: WriteContext, token: string): Promise<Caller> {
    return retryOnConflict(async () => {
      const { key, account } = await this.named(token);
      const { verifyLink, emailChange } = account;
      if (opens(this.env.jwtSecret, 'verify-email', token, key, verifyLink, this.clock.now()))
        return this.changed(
          context,
          key,
          account,
          { 'verifyLink.nonce': verifyLink.nonce },
          {
            $set: { emailVerifiedAt: this.clock.now() },
            $unset: { verifyLink: 1 },
          },
        );
      if (!opens(this.env.jwtSecret, 'change-email', token, key, emailChange, this.clock.now()))
        throw new ApiError('LINK_INVALID');
      const now = this.clock.now();
      // The old address gets the full time again to undo the change.
      const expiresAt = new Date(now.getTime() + UNDO_MS);
      const emailUndos = account.emailUndos?.map((undo) =>
        undo.email === account.email ? { ...undo, expiresAt } : undo,
      );
      const { by, agreed, nonce } = emailChange;
      const closes = !isOf(account, by) && !agreed;
      return this.moved(context, key, account, emailChange.email, {
        which: { 'emailChange.nonce': nonce, 'emailChange.agreed': agreed ?? null },
        set: { emailUndos, ...(closes && { movedAt: account.movedAt ?? now, movedUnagreed: true }) },
        unset: { emailChange: 1, passwordLink: 1, verifyLink: 1 },
        ...(closes && by && { more: { $addToSet: { movedBy: by } } }),
      });
    });
  }

  /** The current address agrees to another one that the clinic asked for. Throws LINK_INVALID. */
  agree(context: WriteContext, token: string): Promise<Caller> {
    return retryOnConflict(async () => {
      const { key, account } = await this.named(token);
      const now = this.clock.now();
      const left = account.emailUndos?.find((one) =>
        opens(this.env.jwtSecret, 'agree-email', token, key, one, now),
      );
      if (!left) throw new ApiError('LINK_INVALID');
      const { email, emailChange, movedAt } = account;
      if (emailChange?.undo === left.nonce && emailChange.expiresAt > now) {
        const which = { 'emailChange.nonce': emailChange.nonce };
        return this.changed(context, key, account, which, { $set: { 'emailChange.agreed': true } });
      }
      // Only an address that was certainly this person's can vouch for the next one.
      if (!movedAt || left.doubtful || left.to !== email) throw new ApiError('LINK_INVALID');
      return this.changed(context, key, account, { ...sameEmail({ email }), movedAt }, confirmed);
    });
  }

  /**
   * Answers "This was not me" from the old address: restores it, drops pending changes and second factors that were
   * added since a week before the change was asked for (decisions/094), ends the sessions, and voids the password until
   * it is set by the link emailed to this address. Earlier addresses keep their undo links. Throws LINK_INVALID,
   * EMAIL_TAKEN.
   */
  async undo(context: WriteContext, token: string): Promise<Caller> {
    const passwordHash = await this.passwords.hash(randomBytes(32).toString('base64url'));
    const passwordLink = newLink(this.clock.now());
    return retryOnConflict(async () => {
      const { key, account } = await this.named(token);
      const left = account.emailUndos ?? [];
      const undo = left.find((one) =>
        opens(this.env.jwtSecret, 'undo-email', token, key, one, this.clock.now()),
      );
      if (!undo) throw new ApiError('LINK_INVALID');
      const earlier = left.slice(0, left.indexOf(undo)).filter(({ email }) => email !== undo.email);
      const factor = factorSince(account.secondFactor, new Date(undo.askedAt.getTime() - UNDO_MS));
      return this.moved(context, key, account, undo.email, {
        which: { 'emailUndos.nonce': undo.nonce, emailUndos: { $size: left.length }, ...factor.which },
        set: { passwordHash, passwordLink, emailUndos: earlier, ...factor.set },
        unset: {
          emailChange: 1,
          verifyLink: 1,
          ...factor.unset,
          ...(!undo.doubtful && { movedAt: 1, movedBy: 1, movedUnagreed: 1, movedDoctor: 1 }),
        },
        effects: [linkEffect('undone-email', passwordLink, this.clock.now())],
      });
    });
  }

  private async named(token: string): Promise<{ key: AccountKey; account: AccountRecord }> {
    const key = accountOfToken(token);
    const account = key && (await this.accounts.find(key.role, key.id));
    if (!key || !account) throw new ApiError('LINK_INVALID');
    return { key, account };
  }

  /** Returns the account at the new address, which the link verifies; null after a concurrent change. */
  private moved(
    context: WriteContext,
    key: AccountKey,
    account: AccountRecord,
    email: string,
    {
      which,
      set,
      unset,
      more = {},
      effects,
    }: { which: object; set: object; unset: object; more?: object; effects?: Effect[] },
  ): Promise<Caller | null> {
    const following = this.accounts.following(key.role, account, email);
    const now = this.clock.now();
    return this.changed(
      context,
      key,
      account,
      { ...sameEmail(account), ...which, ...following.which },
      {
        $set: { ...set, ...following.set, email, emailVerifiedAt: now, updatedAt: now },
        $inc: { ver: 1 },
        $unset: unset,
        ...more,
      },
      effects,
    );
  }

  private async changed(
    context: WriteContext,
    key: AccountKey,
    { name }: AccountRecord,
    which: object,
    update: UpdateQuery<AccountRecord>,
    effects?: Effect[],
  ): Promise<Caller | null> {
    // The link proves the identity, so the audit names the person.
    context.actAs({ ...key, name });
    const changed = await this.accounts.change(context, key.role, key.id, which, update, { effects });
    return changed && { ...key, name };
  }
}
