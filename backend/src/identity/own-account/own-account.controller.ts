import { Body, Controller, Param, Req } from '@nestjs/common';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { pendingEmail } from '../account-links/email-moves.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Refuses } from '../../platform/http/refuses.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { signedIn } from '../../platform/http/signed-in.ts';
import { Sessions } from '../sessions/sessions.ts';
import { ChangePasswordDto } from './own-account.dto.ts';
import { OwnPasswords } from './own-passwords.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class OwnAccountController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly passwords: OwnPasswords,
    private readonly clock: Clock,
  ) {}

  @Handles(accountCalls.me)
  async me(@Req() request: ClinicRequest) {
    const { role, id } = signedIn(request).caller;
    const account = await this.accounts.record(role, id);
    const { name, email = '', emailVerifiedAt } = account;
    const proven = {
      emailVerified: emailVerifiedAt !== undefined,
      pendingEmail: pendingEmail(account, this.clock.now()),
    };
    // Only the admin sees the phone numbers of staff.
    const { phone } = account as { phone?: string };
    const reached = role === 'client' && phone !== undefined ? { phone } : {};
    return { account: { id, role, name, email, ...reached, ...proven } };
  }

  @Command(accountCalls.logOut, { action: 'logout', kind: 'session' })
  async logOut(@CommandContext() context: WriteContext, @Req() request: ClinicRequest) {
    await this.sessions.end(context, signedIn(request).session);
    return { message: 'You are logged out.' };
  }

  @Handles(accountCalls.sessions)
  async list(@Req() request: ClinicRequest) {
    const { caller, session } = signedIn(request);
    const { ver } = await this.accounts.record(caller.role, caller.id);
    return { sessions: await this.sessions.list({ role: caller.role, account: caller.id, ver }, session) };
  }

  @Command(accountCalls.endSession, { action: 'delete', kind: 'session' })
  async endSession(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    if (!(await this.sessions.end(context, id))) throw new ApiError('NOT_FOUND');
    return { message: 'That device is logged out.' };
  }

  @Command(accountCalls.endOtherSessions, { action: 'delete', kind: 'other sessions' })
  async endOtherSessions(@CommandContext() context: WriteContext, @Req() request: ClinicRequest) {
    await this.sessions.endOthers(context, signedIn(request).session);
    return { message: 'All other devices are logged out.' };
  }

  @Command(accountCalls.changePassword, { action: 'set-password', kind: 'account' })
  @Refuses(429)
  async changePassword(
    @CommandContext() context: WriteContext,
    @Req() request: ClinicRequest,
    @Body() change: ChangePasswordDto,
  ) {
    await this.passwords.change(context, signedIn(request).session, change);
    return { message: 'Your password is changed. All other devices are logged out.' };
  }
}
