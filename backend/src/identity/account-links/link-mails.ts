import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ROLES, type Role } from '@clinic/contract/constants';
import type { AccountRecord } from '../../platform/accounts/account-record.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { Effects, type Effect } from '../../platform/database/effects.ts';
import { LINK_LETTERS, type LinkLetter } from '../../platform/mail/link-letters.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import type { OpenLink } from '../../platform/mailed-links/account-link.ts';

/** The letter of a new link; the update that opens the link writes it. */
export const linkEffect = (letter: LinkLetter, { nonce }: Pick<OpenLink, 'nonce'>, at: Date): Effect => ({
  key: `${letter}:${nonce}`,
  kind: letter,
  at,
});

/** Undefined when a later link has replaced this one, or it was used. */
function addressOf(letter: LinkLetter, account: AccountRecord, nonce: string): string | undefined {
  switch (LINK_LETTERS[letter]) {
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

  /** Here, since the modules register their kinds of account when they begin. */
  onApplicationBootstrap(): void {
    for (const role of ROLES)
      for (const letter of Object.keys(LINK_LETTERS) as LinkLetter[])
        this.effects.handle<AccountRecord>(this.accounts.modelOf(role), letter, (account, effect) =>
          this.mail(role, letter, account, effect),
        );
  }

  private async mail(role: Role, letter: LinkLetter, account: AccountRecord, { key }: Effect): Promise<void> {
    // A welcome letter of an earlier release names no link.
    const nonce = key.slice(letter.length + 1);
    const email = addressOf(letter, account, nonce);
    if (email === undefined) return;
    const id = account._id.toHexString();
    await this.outbox.add({
      _id: `${id}:${key}`,
      kind: letter,
      ...(role === 'client' && { client: id }),
      to: { name: account.name, email },
      role,
      account: id,
      ...(nonce && { nonce }),
      ...(letter === 'email-asked' && {
        becomes: account.emailUndos?.find((undo) => undo.nonce === nonce)?.to,
      }),
    });
  }
}
