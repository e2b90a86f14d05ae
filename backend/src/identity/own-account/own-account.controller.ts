import { Body, Controller, Param, Req } from '@nestjs/common';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { pendingEmail } from '../account-links/email-moves.ts';
import { Audited } from '../../platform/audit/audited.ts';
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
    const { name, email, emailVerifiedAt } = account;
    const proven = {
      emailVerified: emailVerifiedAt !== undefined,
      pendingEmail: pendingEmail(account, this.clock.now()),
    };
    // Only the admin sees and changes the staff's phone numbers.
    const { phone } = account as { phone?: string };
    const reached = role === 'client' && phone !== undefined ? { phone } : {};
    return { account: { id, role, name, email, ...reached, ...proven } };
  }

  @Handles(accountCalls.logOut)
  @Audited('logout', 'session')
  async logOut(@Req() request: ClinicRequest) {
    const { caller, session } = signedIn(request);
    await this.sessions.end(session, { role: caller.role, account: caller.id });
    return { message: 'You are logged out.' };
  }

  @Handles(accountCalls.sessions)
  async list(@Req() request: ClinicRequest) {
    const { caller, session } = signedIn(request);
    const { ver } = await this.accounts.record(caller.role, caller.id);
    return { sessions: await this.sessions.list({ role: caller.role, account: caller.id, ver }, session) };
  }

  @Handles(accountCalls.endSession)
  @Audited('delete', 'session')
  async endSession(@Req() request: ClinicRequest, @Param('id', ObjectIdPipe) id: string) {
    const { caller } = signedIn(request);
    const ended = await this.sessions.end(id, { role: caller.role, account: caller.id });
    if (!ended) throw new ApiError('NOT_FOUND');
    return { message: 'That device is logged out.' };
  }

  @Handles(accountCalls.endOtherSessions)
  @Audited('delete', 'other sessions')
  async endOtherSessions(@Req() request: ClinicRequest) {
    const { caller, session } = signedIn(request);
    await this.sessions.endOthers(session, { role: caller.role, account: caller.id });
    return { message: 'All other devices are logged out.' };
  }

  @Handles(accountCalls.changePassword)
  @Refuses(429)
  @Audited('set-password', 'account')
  async changePassword(@Req() request: ClinicRequest, @Body() change: ChangePasswordDto) {
    const { caller, session } = signedIn(request);
    await this.passwords.change(caller, session, change);
    return { message: 'Your password is changed. All other devices are logged out.' };
  }
}
