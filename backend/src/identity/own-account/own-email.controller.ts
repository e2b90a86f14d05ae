import { Body, Controller } from '@nestjs/common';
import { VERIFICATIONS_A_MINUTE } from '@clinic/contract/identity/account';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { EmailLinks } from '../account-links/email-links.ts';
import { Audited } from '../../platform/audit/audited.ts';
import { Attempts } from '../auth/attempts.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Refuses } from '../../platform/http/refuses.ts';
import { ChangeEmailDto } from './own-account.dto.ts';
import { OwnPasswords } from './own-passwords.ts';

/** Letters per minute to addresses that one person enters. */
const CHANGES = 3;

@Controller()
export class OwnEmailController {
  constructor(
    private readonly emails: EmailLinks,
    private readonly passwords: OwnPasswords,
    private readonly attempts: Attempts,
  ) {}

  @Handles(accountCalls.sendVerification)
  @Refuses(429)
  @Audited('send-link', 'account')
  async sendVerification(@CurrentUser() caller: Caller) {
    await this.attempts.take(`verify-email:${caller.role}:${caller.id}`, VERIFICATIONS_A_MINUTE);
    await this.emails.send(caller);
    return { message: 'We have sent you a new link. Please check your inbox.' };
  }

  @Handles(accountCalls.changeEmail)
  @Refuses(429)
  @Audited('change-email', 'account')
  async changeEmail(@CurrentUser() caller: Caller, @Body() { email, current }: ChangeEmailDto) {
    await this.passwords.require(caller, current);
    await this.attempts.take(`change-email:${caller.role}:${caller.id}`, CHANGES);
    const pending = await this.emails.ask(caller, email);
    return {
      message: pending
        ? 'We have sent a link to the new address. Your e-mail changes when you open it.'
        : 'Your e-mail is changed, and we have sent a link to it. Please log in again.',
      pending,
    };
  }

  @Handles(accountCalls.cancelEmailChange)
  @Audited('update', 'account')
  async cancelEmailChange(@CurrentUser() caller: Caller) {
    await this.emails.cancel(caller);
    return { message: 'Your e-mail stays as it is.' };
  }
}
