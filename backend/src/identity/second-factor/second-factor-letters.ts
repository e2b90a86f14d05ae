import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ROLES, type Role } from '@clinic/contract/constants';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { Effects, type Effect } from '../../platform/database/effects.ts';
import { SECOND_FACTOR_EVENTS, type SecondFactorEvent } from '../../platform/mail/mail-message.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';

const kindOf = (event: SecondFactorEvent) => `second-factor-${event}`;

/** The letter about a change of a second factor; the same update writes it. */
export const factorLetter = (event: SecondFactorEvent, at: Date): Effect => ({
  key: `${kindOf(event)}:${randomUUID()}`,
  kind: kindOf(event),
  at,
});

/** Mails people about every change of their second factor. */
@Injectable()
export class SecondFactorLetters implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: Accounts,
    private readonly effects: Effects,
    private readonly outbox: Outbox,
  ) {}

  /** Here, since the modules register their kinds of account when they begin. */
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

  /** Letters that fail are left to the sweeper. */
  send({ role, id }: { role: Role; id: string }): Promise<void> {
    return this.effects.run(this.accounts.modelOf(role), id);
  }
}
