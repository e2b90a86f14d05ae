import { Body, Controller, Inject } from '@nestjs/common';
import { VERIFICATIONS_A_MINUTE } from '@clinic/contract/identity/account';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { ENV, mailsAreSetUp, type Env } from '../../platform/config/env.ts';
import { EmailLinks } from '../account-links/email-links.ts';
import { attemptKey } from '../auth/attempt-key.ts';
import { Attempts } from '../auth/attempts.ts';
import { Refuses } from '../../platform/http/refuses.ts';
import { ChangeEmailDto } from './own-account.dto.ts';
import { OwnPasswords } from './own-passwords.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

/** Emails a minute that one person can trigger to addresses of their choice. */
const CHANGES = 3;

@Controller()
export class OwnEmailController {
  constructor(
    private readonly emails: EmailLinks,
    private readonly passwords: OwnPasswords,
    private readonly attempts: Attempts,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Command(accountCalls.sendVerification, { action: 'send-link', kind: 'account' })
  @Refuses(429)
  async sendVerification(@CommandContext() context: WriteContext) {
    const { role, id } = context.caller;
    await this.attempts.countAttempt(attemptKey('verify-email', `${role}:${id}`), VERIFICATIONS_A_MINUTE);
    await this.emails.send(context);
    return {
      message: mailsAreSetUp(this.env)
        ? 'You get a new link by e-mail. Please check your inbox.'
        : 'A letter with a new link is written to you.',
    };
  }

  @Command(accountCalls.changeEmail, { action: 'change-email', kind: 'account' })
  @Refuses(429)
  async changeEmail(@CommandContext() context: WriteContext, @Body() { email, current }: ChangeEmailDto) {
    const { caller } = context;
    await this.passwords.require(caller, current);
    await this.attempts.countAttempt(attemptKey('change-email', `${caller.role}:${caller.id}`), CHANGES);
    const pending = await this.emails.ask(context, email);
    return { message: this.moved(pending), pending };
  }

  @Command(accountCalls.cancelEmailChange, { action: 'update', kind: 'account' })
  async cancelEmailChange(@CommandContext() context: WriteContext) {
    await this.emails.cancel(context);
    return { message: 'Your e-mail stays as it is.' };
  }

  private moved(pending: boolean): string {
    const isMailed = mailsAreSetUp(this.env);
    if (pending)
      return isMailed
        ? 'The new address gets a link. Your e-mail changes when you open it.'
        : 'A letter with a link is written to the new address. Your e-mail changes when the link is opened.';
    return isMailed
      ? 'Your e-mail is changed, and gets a link. Please log in again.'
      : 'Your e-mail is changed. Please log in again.';
  }
}
