import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts, ACCOUNTS } from '../../platform/accounts/accounts.ts';
import { type EffectKind, effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { SECOND_FACTOR_EVENTS, type SecondFactorEvent } from '../../platform/mail/mail-message.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

const KINDS = {
  added: effectKind('second-factor-added'),
  removed: effectKind('second-factor-removed'),
  codes: effectKind('second-factor-codes'),
  'code-used': effectKind('second-factor-code-used'),
  reset: effectKind('second-factor-reset'),
} as const satisfies Record<SecondFactorEvent, EffectKind>;

/** The email about a change of a second factor; written by the same update. */
export const factorEmail = (event: SecondFactorEvent, at: Date): Effect => ({
  key: `${KINDS[event]}:${randomUUID()}`,
  kind: KINDS[event],
  at,
});

/** Emails people about every change of their second factor, their own changes included. */
@Injectable()
export class SecondFactorEmails {
  constructor(
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
  ) {}

  @OnEffect({ of: ACCOUNTS, kinds: Object.values(KINDS) })
  async mail(account: AccountRecord, { key, kind }: Effect, model: string): Promise<void> {
    const role = this.accounts.roleOf(model);
    await this.outbox.add({
      _id: `${account._id.toHexString()}:${key}`,
      kind: 'second-factor',
      ...(role === 'client' && { client: account._id.toHexString() }),
      to: { name: account.name, email: account.email },
      event: SECOND_FACTOR_EVENTS.find((event) => KINDS[event] === kind)!,
      role,
    });
  }
}
