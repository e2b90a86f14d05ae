import { setTimeout as wait } from 'node:timers/promises';
import { Body, Controller, Req } from '@nestjs/common';
import { clientCalls } from '@clinic/contract/client-calls';
import { Audited } from '../audit/audited.ts';
import { Accounts } from '../accounts/accounts.ts';
import { Attempts } from '../auth/attempts.ts';

import { Handles } from '../http/handles.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { ForgotPasswordDto, SetPasswordDto } from './client.dto.ts';
import { ClientPasswords } from './client-passwords.ts';

/** Requests a minute from one address (decisions, section 13). */
const REQUESTS = 10;
/** Longer than storing a mail takes: how long the answer takes does not tell whether there is such an account. */
const ANSWER_MS = 250;

@Controller()
export class ClientPasswordsController {
  constructor(
    private readonly passwords: ClientPasswords,
    private readonly attempts: Attempts,
    private readonly accounts: Accounts,
  ) {}

  @Handles(clientCalls.forgotPassword)
  @Audited('forgot-password', 'client')
  async forgotPassword(@Body() body: ForgotPasswordDto, @Req() request: ClinicRequest) {
    await this.attempts.take(`forgot-password:${request.ip ?? ''}`, REQUESTS);
    const [account] = await Promise.all([
      this.accounts.byEmail('client', body.email),
      this.passwords.forgot(body),
      wait(ANSWER_MS),
    ]);
    request.subject = { id: account?.id ?? '', name: account?.name ?? '' };
    return { message: 'If there is an account with this email, we have sent a link to it.' };
  }

  @Handles(clientCalls.setPassword)
  @Audited('set-password', 'client')
  async setPassword(@Body() body: SetPasswordDto, @Req() request: ClinicRequest) {
    await this.attempts.take(`set-password:${request.ip ?? ''}`, REQUESTS);
    const { id, name } = await this.passwords.set(body);
    // The link proves who it is: the audit names the client.
    request.caller = { id, name, role: 'client' };
    request.subject = { id, name };
    return { message: 'Your password was changed. Please log in.' };
  }
}
