import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { accountChange } from '../accounts/account-writes.ts';
import { clientOfToken, newPasswordLink, passwordToken } from '../mailed-links/password-link.ts';
import { ENV, type Env } from '../config/env.ts';
import { Effects, type Effect } from '../database/effects.ts';
import { ApiError } from '../http/api-error.ts';
import { sameToken } from '../http/same-token.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { ClientRecord } from './client.schema.ts';
import { ClientsService } from './clients.service.ts';
import type { ForgotPasswordDto, SetPasswordDto } from './client.dto.ts';

/** Another mail for the same account at the earliest after so long, in milliseconds: nobody floods a client's mailbox. */
const PAUSE_MS = 2 * 60_000;

type LinkMail = 'set-password' | 'first-password';

/** The mail that must follow from a new link; written by the same update that opens the link. */
export const linkMail = (kind: LinkMail, { nonce }: { nonce: string }): Effect => ({
  key: `${kind}:${nonce}`,
  kind,
  at: new Date(),
});

/** Set-password links of clients: asked for, mailed, used once. */
@Injectable()
export class ClientPasswords implements OnModuleInit {
  constructor(
    private readonly clients: ClientsService,
    @Inject(ENV) private readonly env: Env,
    private readonly effects: Effects,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    for (const kind of ['set-password', 'first-password'] as const)
      this.effects.handle<ClientRecord>(ClientRecord.name, kind, (client, effect) =>
        this.mail(kind, client, effect),
      );
  }

  /** Opens a link for the account and mails it; does nothing when there is no such account. */
  async forgot({ email }: ForgotPasswordDto): Promise<void> {
    const passwordLink = newPasswordLink();
    const justSent = new Date(passwordLink.expiresAt.getTime() - PAUSE_MS);
    const client = await this.clients.change(
      { email, 'passwordLink.expiresAt': { $not: { $gt: justSent } } },
      { $set: { passwordLink }, $push: { effects: linkMail('set-password', passwordLink) } },
      // A forgotten password is no change of what the front desk may be editing.
      { timestamps: false, projection: { _id: 1 } },
    );
    if (client) await this.effects.run(ClientRecord.name, client._id);
  }

  /** Sets the password that the link allows, once, and ends the client's sessions. Throws LINK_INVALID. */
  async set({ token, password }: SetPasswordDto): Promise<{ id: string; name: string }> {
    const id = clientOfToken(token);
    const client = id && (await this.clients.find({ _id: id }));
    const link = client ? client.passwordLink : undefined;
    if (
      !client ||
      !link ||
      link.expiresAt.getTime() <= Date.now() ||
      !sameToken(token, passwordToken(this.env.jwtSecret, client._id.toHexString(), link.nonce))
    )
      throw new ApiError('LINK_INVALID');
    const { $set, $inc } = await accountChange({}, password);
    const used = await this.clients.change(
      { _id: client._id, 'passwordLink.nonce': link.nonce },
      { $set, $inc, $unset: { passwordLink: 1 } },
      { projection: { _id: 1 } },
    );
    if (!used) throw new ApiError('LINK_INVALID');
    return { id: client._id.toHexString(), name: client.name };
  }

  private async mail(kind: LinkMail, client: ClientRecord, { key }: Effect): Promise<void> {
    const { _id, name, email, passwordLink } = client;
    // A later link has replaced this one, or it was used.
    if (!passwordLink || key !== linkMail(kind, passwordLink).key) return;
    await this.outbox.add({
      _id: `${_id.toHexString()}:${key}`,
      kind: 'set-password',
      to: { name, email },
      client: _id.toHexString(),
      nonce: passwordLink.nonce,
      registered: kind === 'first-password',
    });
  }
}
