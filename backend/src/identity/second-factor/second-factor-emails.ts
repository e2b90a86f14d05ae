import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ROLES } from '@clinic/contract/constants';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { SECOND_FACTOR_EVENTS, type SecondFactorEvent } from '../../platform/mail/mail-message.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';

const kindOf = (event: SecondFactorEvent) => `second-factor-${event}`;

/** The email about a change of a second factor; written by the same update. */
export const factorEmail = (event: SecondFactorEvent, at: Date): Effect => ({
  key: `${kindOf(event)}:${randomUUID()}`,
  kind: kindOf(event),
  at,
});

/** Emails people about every change of their second factor, their own changes included. */
@Injectable()
export class SecondFactorEmails implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: Accounts,
    private readonly effects: Effects,
    private readonly outbox: Outbox,
  ) {}

  /** The account kinds are registered once their modules have started. */
  onApplicationBootstrap(): void {
    for (const role of ROLES)
      for (const event of SECOND_FACTOR_EVENTS)
        this.effects.handle<AccountRecord>(this.accounts.modelOf(role), kindOf(event), (account, { key }) =>
          this.outbox.add({
            _id: `${account._id.toHexString()}:${key}`,
            kind: 'second-factor',
            ...(role === 'client' && { client: account._id.toHexString() }),
            to: { name: account.name, email: account.email },
            event,
            role,
          }),
        );
  }
}
