import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ROLES, type Role } from '@clinic/contract/constants';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { LINK_EMAILS, type LinkEmail } from '../../platform/mail/link-emails.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import type { OpenLink } from '../../platform/mailed-links/account-link.ts';

/** The email that carries a new link; written by the same update that opens the link. */
export const linkEffect = (linkEmail: LinkEmail, { nonce }: Pick<OpenLink, 'nonce'>, at: Date): Effect => ({
  key: `${linkEmail}:${nonce}`,
  kind: linkEmail,
  at,
});

/** The email's address; undefined when a later link replaced this one, or it was used. */
function addressOf(linkEmail: LinkEmail, account: AccountRecord, nonce: string): string | undefined {
  switch (LINK_EMAILS[linkEmail]) {
    case 'set-password':
      return account.passwordLink?.nonce === nonce ? account.email : undefined;
    case 'verify-email':
      return !nonce || account.verifyLink?.nonce === nonce ? account.email : undefined;
    case 'change-email':
      return account.emailChange?.nonce === nonce ? account.emailChange.email : undefined;
    case 'undo-email':
    case 'agree-email':
      return account.emailUndos?.find((undo) => undo.nonce === nonce)?.email;
  }
}

@Injectable()
export class LinkMails implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: Accounts,
    private readonly effects: Effects,
    private readonly outbox: Outbox,
  ) {}

  /** The account kinds are registered once their modules have started. */
  onApplicationBootstrap(): void {
    for (const role of ROLES)
      for (const linkEmail of Object.keys(LINK_EMAILS) as LinkEmail[])
        this.effects.handle<AccountRecord>(this.accounts.modelOf(role), linkEmail, (account, effect) =>
          this.mail(role, linkEmail, account, effect),
        );
  }

  private async mail(
    role: Role,
    linkEmail: LinkEmail,
    account: AccountRecord,
    { key }: Effect,
  ): Promise<void> {
    // A queued welcome email of an earlier release names no link.
    const nonce = key.slice(linkEmail.length + 1);
    const email = addressOf(linkEmail, account, nonce);
    if (email === undefined) return;
    const id = account._id.toHexString();
    await this.outbox.add({
      _id: `${id}:${key}`,
      kind: linkEmail,
      ...(role === 'client' && { client: id }),
      to: { name: account.name, email },
      role,
      account: id,
      ...(nonce && { nonce }),
      ...(linkEmail === 'email-asked' && {
        becomes: account.emailUndos?.find((undo) => undo.nonce === nonce)?.to,
      }),
    });
  }
}
