import { Injectable } from '@nestjs/common';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts, ACCOUNTS } from '../../platform/accounts/accounts.ts';
import { effectKinds, type Effect } from '../../platform/writes/envelope.ts';
import { LINK_EMAILS, type LinkEmail } from '../../platform/mail/link-emails.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import type { OpenLink } from '../../platform/mailed-links/account-link.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

const KINDS = effectKinds(Object.keys(LINK_EMAILS) as LinkEmail[]);

/** The email that carries a new link; written by the same update that opens the link. */
export const linkEffect = (linkEmail: LinkEmail, { nonce }: Pick<OpenLink, 'nonce'>, at: Date): Effect => ({
  key: `${linkEmail}:${nonce}`,
  kind: KINDS[linkEmail],
  at,
});

/** Returns the email's address; undefined when a later link replaced this one, or it was used. */
function addressOf(linkEmail: LinkEmail, account: AccountRecord, nonce: string): string | undefined {
  switch (LINK_EMAILS[linkEmail]) {
    case 'set-password':
      return account.passwordLink?.nonce === nonce ? account.email : undefined;
    case 'verify-email':
      return account.verifyLink?.nonce === nonce ? account.email : undefined;
    case 'change-email':
      return account.emailChange?.nonce === nonce ? account.emailChange.email : undefined;
    case 'undo-email':
    case 'agree-email':
      return account.emailUndos?.find((undo) => undo.nonce === nonce)?.email;
  }
}

@Injectable()
export class LinkMails {
  constructor(
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
  ) {}

  @OnEffect({ of: ACCOUNTS, kinds: Object.values(KINDS) })
  async mail(account: AccountRecord, { key, kind }: Effect, model: string): Promise<void> {
    const role = this.accounts.roleOf(model);
    const linkEmail = kind as string as LinkEmail;
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
      nonce,
      ...(linkEmail === 'email-asked' && {
        becomes: account.emailUndos?.find((undo) => undo.nonce === nonce)?.to,
      }),
    });
  }
}
